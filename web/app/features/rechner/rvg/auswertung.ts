import type { RvgAntwort, RvgEingabe, RvgErgebnis } from "@gebuehrenportal/gebuehren";
import type { Blatt } from "#dokumente/blatt/blatt.ts";
import type { Fehlerliste } from "../formular/lesen.ts";
import type { Basicfunktion } from "./basic.ts";
import type { Titel } from "./ergebnis/titel.ts";
import type { Vorschlag } from "./formular/vorschlag.ts";

/** What the page shows beside the form. */
export type Auswertung =
  /** Nothing to compute yet: no value, no fee ticked. */
  | { readonly art: "leer"; readonly fehlt: "wert" | "gebuehr" }
  | { readonly art: "fehler"; readonly fehler: Fehlerliste }
  /** The law gives no result, and no single field is to blame. */
  | { readonly art: "kein-ergebnis"; readonly grund: string; readonly norm: string }
  | { readonly art: "basic"; readonly funktionen: readonly Basicfunktion[] }
  | {
      readonly art: "ergebnis";
      readonly eingabe: RvgEingabe;
      readonly ergebnis: RvgErgebnis;
      /** Title of every number in the result, by the id of its matter. */
      readonly titel: Readonly<Record<string, Titel>>;
      readonly vorschlaege: readonly Vorschlag[];
      /** The result as the page shows it. */
      readonly blatt: Blatt;
    };

/**
 * Place of the form (`a1.p2.satz`) that an engine path (`angelegenheiten[0].positionen[1].satz100`) speaks of;
 * `undefined` if it names no field of the form.
 */
export function formularort(feld: string, eingabe: RvgEingabe): string | undefined {
  const m = /^angelegenheiten\[(\d+)\](?:\.positionen\[(\d+)\])?\.(\w+)/.exec(feld);
  if (!m) return feld === "leistungsende" ? "allgemein.leistungsende" : undefined;
  const angelegenheit = eingabe.angelegenheiten[Number(m[1])];
  if (!angelegenheit) return undefined;
  const position = m[2] === undefined ? undefined : angelegenheit.positionen[Number(m[2])];
  const name = namen[m[3] ?? ""] ?? m[3];
  // A fee without a value of its own asks for the value of its matter.
  if (name === "wert" && position && position.wert === undefined && angelegenheit.wert === undefined)
    return `${angelegenheit.id}.wert`;
  return [angelegenheit.id, position?.id, name].filter((teil) => teil !== undefined).join(".");
}

/** Fields whose name differs between form and engine. */
const namen: Readonly<Record<string, string>> = {
  satz100: "satz",
  gemeinsamerWert: "gemeinsam",
  bewilligterWert: "bewilligt",
  bewilligteQuote: "bewilligtProzent",
  auftragAm: "auftrag",
  beiordnungAm: "beiordnung",
  erledigtAm: "erledigt",
  rechtsmittelAm: "rechtsmittel",
  weitereAuftraegeAm: "weitereAuftraege",
};

/** Whether the engine only misses a value that nobody has typed yet. */
export const nurWertFehlt = (antwort: RvgAntwort): boolean =>
  antwort.art === "kein-ergebnis" && /\.wert$/.test(antwort.feld ?? "");
