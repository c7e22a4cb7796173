import { OhneErgebnis, volleGebuehr13, volleGebuehr49 } from "../../gegenrechnung/gebuehren/tabellen.ts";
import { nummer } from "../../gegenrechnung/gebuehren/verzeichnis.ts";
import type { VvWert } from "../../packages/gesetze/rvg/vv/typen.ts";
import { cent, type Stufentabelle, tabellengebuehr } from "../../packages/recht/index.ts";
import type { Belegreihe } from "../pruefungen/belege.ts";
import { reihenname } from "./reihen.ts";

/** § 49 RVG as stored: above `ueber` row by row. */
type Staatskasse = {
  readonly zeilen: readonly { readonly bis: number | null; readonly gebuehr: number }[];
};

/**
 * Versions of the fees that the second calculation does not know, or holds to be something else. It has its own numbers and
 * shares no line with the first one.
 */
export const spiegelPruefen = (reihen: readonly Belegreihe[]): string[] =>
  reihen.flatMap(({ name, reihe }) =>
    reihe.fassungen
      .filter(({ ab, wert }) => !gleich(name, ab, wert))
      .map(({ ab }) => `${name} · ab ${ab}: die Gegenrechnung sagt etwas anderes`),
  );

const paragraph13 = reihenname("gebuehren", "§ 13 Abs. 1 RVG", "Wertgebühren");
const paragraph49 = reihenname("gebuehren", "§ 49 RVG", "Wertgebühren aus der Staatskasse");

function gleich(name: string, ab: string, wert: unknown): boolean {
  if (name === paragraph13) {
    const tabelle = wert as Stufentabelle;
    return [tabelle.bis, ...tabelle.stufen.map(({ bis }) => bis ?? 60_000_000)].every((grenze) =>
      [grenze, grenze + 1].every(
        (w) => BigInt(tabellengebuehr(tabelle, cent(w))) === volleGebuehr13(BigInt(w), ab),
      ),
    );
  }
  if (name === paragraph49)
    return (wert as Staatskasse).zeilen.every(
      ({ bis, gebuehr }) => volleGebuehr49(BigInt(bis ?? 99_000_000), ab) === BigInt(gebuehr),
    );
  const nr = /^gebuehren · Nr\. (\d{4}) VV$/.exec(name)?.[1];
  return (
    nr === undefined ||
    nr.startsWith("7") ||
    nummerGleich(nr, ab, wert as VvWert | { art: "entfallen" | "auslage" })
  );
}

/** Compares the figures of a number; what only words say is compared by the random calculations. */
function nummerGleich(nr: string, ab: string, wert: VvWert | { art: "entfallen" | "auslage" }): boolean {
  try {
    const anderer = nummer(nr, ab).wert;
    switch (wert.art) {
      case "satz":
        return anderer.rate100 === wert.satz100 && zweite(anderer.assignedRate100, wert.bestellt100);
      case "satzrahmen":
        return anderer.min100 === wert.min100 && anderer.max100 === wert.max100;
      case "betragsrahmen":
        return (
          anderer.minCents === wert.min &&
          anderer.maxCents === wert.max &&
          zweite(anderer.assignedCents, wert.bestellt)
        );
      case "festbetrag":
        return (anderer.cents ?? anderer.assignedCents) === (wert.betrag ?? wert.bestellt);
      default:
        return wert.art !== "entfallen";
    }
  } catch (fehler) {
    if (fehler instanceof OhneErgebnis) return wert.art === "entfallen";
    throw fehler;
  }
}

const zweite = (eine: number | null | undefined, andere: number | undefined): boolean =>
  (eine ?? undefined) === andere;
