import { type GerichtskostenEingabe, istAuslage } from "@gebuehrenportal/gerichtskosten";
import type { KeinErgebnis } from "@gebuehrenportal/recht";
import { hindernis, ohneErgebnis } from "../formular/hindernis.ts";
import { Leser } from "../formular/lesen.ts";
import {
  type Blattauswertung,
  type Frage,
  type Rechnung,
  stelle,
  type Werte,
} from "../formular/rechnerformular.ts";
import { geltungsnorm } from "../geltungsnorm.ts";
import { felder } from "./anpassung.ts";
import { blatt } from "./blatt.ts";
import { type Gerichtskunde, kostenVor, nenntGericht } from "./gericht.ts";
import { gesetze, position, type Zeile, zeilen } from "./position.ts";

/**
 * Reads the form and computes the costs by the register of the chosen statute. The browser begins without the directory of
 * courts and fetches it once a court is typed.
 */
export const rechnungMit = (kunde?: Gerichtskunde): Rechnung => ({
  auswertung: (frage) => auswertung(frage, kunde),
  felder: (werte, heute) => {
    const gefunden = gerichtDer(werte, kunde);
    return {
      ...felder(werte, heute),
      ...(gefunden && !("fehler" in gefunden) && { gericht: { hinweis: gefunden.name } }),
    };
  },
  ...(!kunde && {
    nachladen: ({ gericht = "" }) => (gericht.trim() === "" ? undefined : mitGerichten()),
  }),
});

/** The browser's engine at first. */
export const kleineRechnung = rechnungMit();

const mitGerichten = () =>
  import("../gerichtskunde.ts").then(({ gerichtMitLand }) => rechnungMit(gerichtMitLand));

/** The court of the form; `undefined` where none was typed or the statute has none. */
function gerichtDer({ gericht = "", gesetz = "" }: Werte, kunde: Gerichtskunde | undefined) {
  const text = gericht.trim();
  const gewaehlt = gesetze.find((g) => g === gesetz) ?? "gkg";
  return text === "" || !nenntGericht(gewaehlt) ? undefined : kunde?.(text);
}

function auswertung(frage: Frage, kunde: Gerichtskunde | undefined): Blattauswertung {
  const { werte, heute } = frage;
  const leser = new Leser(heute);
  const gesetz = leser.auswahl(werte.gesetz, "gesetz", gesetze) ?? "gkg";
  const stichtag = leser.tag(werte.stichtag, "stichtag") ?? heute;
  const gezeigt = felder(werte, heute);
  const tag = (name: string) => (gezeigt[name] ? leser.tag(werte[name], name) : undefined);
  const rechtsmittelAm = tag("rechtsmittelAm");
  const leistungsende = tag("leistungsende");
  const unzeit = gesetz === "gvkostg" && werte.unzeit === "ja";
  const alle = zeilen(werte);
  const [erste, ...weitere] = alle;
  const hauptposition = erste && position(leser, erste, { gesetz, stichtag, vorgabe: undefined });
  const vorgabe = hauptposition?.wert;
  const positionen = [
    ...(hauptposition ? [hauptposition] : []),
    ...weitere.map((zeile) => position(leser, zeile, { gesetz, stichtag, vorgabe })),
  ];
  if (positionen[0]?.nr === "") leser.noetig(undefined, "kv");
  const gelesen = gerichtDer(werte, kunde);
  if (gelesen && "fehler" in gelesen) leser.fehlt("gericht", gelesen.fehler, geltungsnorm(gesetz));
  const gericht = gelesen && !("fehler" in gelesen) ? gelesen : undefined;
  const fehlt = hindernis(
    leser,
    frage,
    gesetz === "gkg" ? "Geben Sie den Streitwert ein." : "Geben Sie die Nummer ein.",
  );
  if (fehlt) return fehlt;
  const eingabe: GerichtskostenEingabe = {
    gesetz,
    stichtag,
    ...(rechtsmittelAm && { rechtsmittelAm }),
    ...(leistungsende && { leistungsende }),
    positionen: unzeit
      ? positionen.map((p) =>
          istAuslage(gesetz, p.nr) ? p : { ...p, angaben: { ...p.angaben, zurUnzeit: true } },
        )
      : positionen,
  };
  const ergebnis = kostenVor(eingabe, gericht);
  if (ergebnis.art === "kein-ergebnis") return ohneErgebnis(ergebnis, ortVon(ergebnis, alle));
  return {
    art: "ergebnis",
    eingabe: { ...eingabe, ...(gericht && { gericht: gericht.id }) },
    ergebnis,
    blatt: blatt(ergebnis, stichtag),
  };
}

/** Where the form has the field that the engine complains of. */
function ortVon({ feld = "" }: KeinErgebnis, alle: readonly Zeile[]): string | undefined {
  const m = /^positionen\[(\d+)\](?:\.(.+))?$/.exec(feld);
  if (!m) return feld === "stichtag" || feld === "leistungsende" ? feld : undefined;
  const zeile = alle[Number(m[1])];
  const name = feldnamen[m[2] ?? ""] ?? m[2]?.replace("angaben.", "") ?? "kv";
  return zeile && stelle(zeile.ort, name);
}

const feldnamen: Readonly<Record<string, string>> = {
  nr: "kv",
  satz100: "satz",
  "angaben.strafe": "strafmass",
  "angaben.seitenFarbe": "farbseiten",
  "angaben.grossformat": "seiten",
  "angaben.ohneMindestwert": "ohnemindest",
  "angaben.mahnverfahren": "mahnwert",
  "angaben.mahnverfahren.wert": "mahnwert",
};
