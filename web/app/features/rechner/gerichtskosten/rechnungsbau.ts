import { type GerichtskostenEingabe, istAuslage, type Kostenposition } from "@gebuehrenportal/gerichtskosten";
import { gelesen, type Lesung } from "../felder/gelesen.ts";
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
import { kopfangaben } from "./felder.ts";
import { type Gerichtskunde, kostenVor, nenntGericht } from "./gericht.ts";
import { gesetzDer, lageDer, position, zeilen } from "./position.ts";

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
function gerichtDer(werte: Werte, kunde: Gerichtskunde | undefined) {
  const text = (werte.gericht ?? "").trim();
  return text === "" || !nenntGericht(gesetzDer(werte)) ? undefined : kunde?.(text);
}

function auswertung(frage: Frage, kunde: Gerichtskunde | undefined): Blattauswertung {
  const { werte, heute } = frage;
  const leser = new Leser(heute);
  const gezeigt = felder(werte, heute);
  const verborgen = ["rechtsmittelAm", "leistungsende"].filter((feld) => !gezeigt[feld]);
  const sichtbar = { ...werte, ...Object.fromEntries(verborgen.map((feld) => [feld, ""])) };
  const kopf = gelesen(kopfangaben, { ...frage, werte: sichtbar }, leser);
  const { gesetz, stichtag } = lageDer(werte, heute);
  const alle = zeilen(werte);
  const lesungen: Lesung<Kostenposition>[] = [];
  for (const zeile of alle) {
    const vorgabe = lesungen[0]?.eingabe.wert;
    lesungen.push(position(frage, leser, zeile, { gesetz, stichtag, vorgabe }));
  }
  const positionen = lesungen.map(({ eingabe }) => eingabe);
  if (positionen[0]?.nr === "") leser.noetig(undefined, "kv");
  const gelesenes = gerichtDer(werte, kunde);
  if (gelesenes && "fehler" in gelesenes) leser.fehlt("gericht", gelesenes.fehler, geltungsnorm(gesetz));
  const gericht = gelesenes && !("fehler" in gelesenes) ? gelesenes : undefined;
  const fehlt = hindernis(
    leser,
    frage,
    gesetz === "gkg" ? "Geben Sie den Streitwert ein." : "Geben Sie die Nummer ein.",
  );
  if (fehlt || !kopf) return fehlt ?? { art: "leer", text: "" };
  const eingabe: GerichtskostenEingabe = {
    ...kopf.eingabe,
    positionen:
      gezeigt.unzeit && werte.unzeit === "ja"
        ? positionen.map((p) =>
            istAuslage(gesetz, p.nr) ? p : { ...p, angaben: { ...p.angaben, zurUnzeit: true } },
          )
        : positionen,
  };
  const ergebnis = kostenVor(eingabe, gericht);
  if (ergebnis.art === "kein-ergebnis") {
    const [, nr, pfad = ""] = /^positionen\[(\d+)\]\.?(.*)$/.exec(ergebnis.feld ?? "") ?? [];
    const ort =
      nr === undefined
        ? kopf.ort(ergebnis.feld ?? "")
        : (lesungen[Number(nr)]?.ort(pfad) ?? stelle(alle[Number(nr)]?.ort ?? "", "kv"));
    return ohneErgebnis(ergebnis, ort);
  }
  return {
    art: "ergebnis",
    eingabe: { ...eingabe, ...(gericht && { gericht: gericht.id }) },
    ergebnis,
    blatt: blatt(ergebnis, stichtag),
  };
}
