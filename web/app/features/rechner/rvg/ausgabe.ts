import type { RvgErgebnis, Zeile } from "@gebuehrenportal/gebuehren";
import { cent, datum, kurzname, satz, zahl } from "@gebuehrenportal/recht";
import { csvDatei } from "../csv-datei.ts";
import { alsHtmlTabelle, alsTextTabelle } from "../tabelle-kopieren.ts";
import type { Auswertung } from "./auswertung.ts";
import { zeilentitel } from "./ui/zeilentitel.ts";

type Ergebnis = Extract<Auswertung, { art: "ergebnis" }>;

const kopf = ["Position", "Grundlage", "Wert in €", "Satz", "Betrag in €"] as const;

/** The bill as rows of texts: the same figures in copy, file and page. `fett`: rows that stand out. */
export function rechnungszeilen({ ergebnis, titel }: Ergebnis): { zeilen: string[][]; fett: number[] } {
  const zeilen: string[][] = [[...kopf]];
  const fett: number[] = [];
  const betragszeile = (text: string, betrag: string) => zeilen.push([text, "", "", "", betrag]);
  const mehrere = ergebnis.angelegenheiten.length > 1;
  for (const [i, a] of ergebnis.angelegenheiten.entries()) {
    if (mehrere) fett.push(betragszeile(`${i + 1}. ${a.bezeichnung ?? "Angelegenheit"}`, "") - 1);
    for (const zeile of a.zeilen) zeilen.push(zeilenzellen(zeile, titel));
    if (mehrere) betragszeile("Zwischensumme", zahl(a.netto));
  }
  betragszeile("Netto", zahl(ergebnis.netto));
  betragszeile(
    `Umsatzsteuer ${ergebnis.umsatzsteuer.prozent} % (Nr. 7008 VV)`,
    zahl(ergebnis.umsatzsteuer.betrag),
  );
  if (ergebnis.zahlungen) {
    betragszeile("Rechnungsbetrag", zahl(ergebnis.brutto));
    betragszeile("Zahlungen und Vorschüsse", zahl(cent(-ergebnis.zahlungen.brutto)));
  }
  fett.push(betragszeile(ergebnis.zahlungen ? "Noch zu zahlen" : "Gesamtbetrag", zahl(ergebnis.offen)) - 1);
  return { zeilen, fett };
}

const zeilenzellen = (z: Zeile, titel: Ergebnis["titel"]): string[] => [
  zeilentitel(z, titel),
  z.norm,
  z.wert === undefined ? "" : zahl(z.wert),
  z.satz100 === undefined ? "" : satz(z.satz100),
  zahl(z.betrag),
];

/** Sentence above a copied or stored bill: which law. */
const ueberschrift = ({ angelegenheiten }: RvgErgebnis): string => {
  const fassung = angelegenheiten[0]?.fassung;
  return fassung
    ? `Vergütung nach dem RVG in der Fassung vom ${datum(fassung.ab)} (${kurzname(fassung.quelle)})`
    : "Vergütung nach dem RVG";
};

/** For the clipboard: a clean table for word processors and the same as text with tabulators. */
export function zumKopieren(auswertung: Ergebnis): { text: string; html: string } {
  const { zeilen, fett } = rechnungszeilen(auswertung);
  const titel = ueberschrift(auswertung.ergebnis);
  return { text: alsTextTabelle(titel, zeilen), html: alsHtmlTabelle(titel, zeilen, fett) };
}

export const alsCsv = (auswertung: Ergebnis): string => csvDatei(rechnungszeilen(auswertung).zeilen);

/** Inputs, result and version of the engine in one file. */
export const alsJson = ({ eingabe, ergebnis }: Ergebnis): string =>
  JSON.stringify({ eingabe, ergebnis }, null, 2);

/** Text of a mail that reports a fault: the figures without names; the sender may change everything. */
export function fehlermeldung(auswertung: Ergebnis): string {
  const { zeilen } = rechnungszeilen({
    ...auswertung,
    ergebnis: {
      ...auswertung.ergebnis,
      angelegenheiten: auswertung.ergebnis.angelegenheiten.map(({ bezeichnung: _, ...a }) => a),
    },
  });
  const { angelegenheiten, rechenstand } = auswertung.ergebnis;
  const tage = angelegenheiten.map((a) => datum(a.fassung.ab)).join(", ");
  return [
    "Was ist falsch, und was müsste richtig herauskommen (mit Fundstelle)?",
    "",
    "",
    `Rechenstand ${rechenstand}, Fassung vom ${tage}`,
    ...zeilen.map((z) => z.filter(Boolean).join(" | ")),
  ].join("\r\n");
}
