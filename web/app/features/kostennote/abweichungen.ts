import type { Kostennotenfelder } from "./felder.ts";

const worte: Readonly<Record<string, string>> = {
  name: "Name oder Firma",
  zusatz: "Zusatz",
  strasse: "Straße und Hausnummer",
  plz: "PLZ",
  ort: "Ort",
  land: "Land",
  ustIdNr: "Umsatzsteuer-Identifikationsnummer",
  email: "E-Mail-Adresse",
  leitwegId: "Leitweg-ID",
  referenz: "Zeichen des Mandanten",
  betreff: "Betreff",
  aktenzeichen: "Aktenzeichen",
  von: "Beginn der Leistung",
  bis: "Ende der Leistung",
  leistungsort: "Ort der Leistung",
  ziel: "Zahlbar in",
  text: "Eigener Text",
  rechenweg: "Rechenweg beifügen",
  verguetung: "Abgerechnet wird",
  rest: "Wer den Rest schuldet",
  restam: "Entscheidung des Gerichts",
  auftrag: "Auftrag erteilt am",
  postentext: "Posten, Bezeichnung",
  postenbetrag: "Posten, Betrag",
  zahlungsart: "Zahlung, Art",
  zahlungam: "Zahlung, Eingang",
  zahlungbetrag: "Zahlung, Betrag",
  zahlungsteuer: "Zahlung, USt darin",
};

/** A field in words; rows with their number. */
function feldwort(name: string): string {
  const [, art = name, nr] = /^(\D+)(\d+)$/.exec(name) ?? [];
  const wort = worte[art] ?? name;
  return nr === undefined || nr === "1" ? wort : `${wort} (${nr})`;
}

const wert = (text: string | undefined): string => (text ? `„${text}“` : "nichts");

/** Where two states of a draft differ, in words: „Ort: „Bonn“, hier „Köln““; empty: nowhere. */
export function abweichungen(dort: Kostennotenfelder, hier: Kostennotenfelder): readonly string[] {
  const namen = [...new Set([...Object.keys(dort), ...Object.keys(hier)])];
  return namen
    .filter((name) => (dort[name] ?? "") !== (hier[name] ?? ""))
    .map((name) => `${feldwort(name)}: ${wert(dort[name])}, hier ${wert(hier[name])}`);
}
