import { expect, test } from "vitest";
import { gelesen } from "./testing-arten.ts";

test.each([
  ["Nach Art. 3 VO 883/2004 gilt das.", "Art. 3 VO (EG) 883/2004"],
  ["Nach Art. 3 des Rahmenbeschlusses 2002/584 gilt das.", ""],
  ["Nach Art. 3 der Richtlinie 2002 gilt das.", ""],
  [
    "Nach Art. 3 der Verordnung des Europäischen Parlaments und des Rates (EU) 2016/679 gilt das.",
    "Art. 3 DSGVO",
  ],
  ["Nach Art. 3 der Verordnung des Europäischen Rechts (EU) 2016/679 gilt das.", ""],
  ["Nach Art. 3 der Verordnung der Kommission (EU) 2016/679 gilt das.", "Art. 3 DSGVO"],
])("Ein Rechtsakt der Union wird an Art und Nummer erkannt: %s", (text, erwartet) => {
  expect(gelesen(text)).toBe(erwartet);
});

test.each([
  ["Gestritten wird.⏎⏎FoeG § 5", "§ 5 FoeG"],
  ["Gestritten wird um FoeG § 5", ""],
  ["Gestritten wird nach dem FoeG § 5", "§ 5 FoeG"],
  ["Normen (FoeG § 5)", "§ 5 FoeG"],
  ["Normen; FoeG § 5", "§ 5 FoeG"],
  ["§ 3 BGB FoeG § 5", "§ 3 BGB"],
  ["Nach dem BGB, Art. 5 DSGVO", "Art. 5 DSGVO"],
])("Ein unbekanntes Gesetz steht nur am Anfang eines Eintrags vor seiner Stelle: %j", (text, erwartet) => {
  expect(gelesen(text)).toBe(erwartet);
});

test.each([
  ["§ 433 BGB gilt, weil § 434 die Sache meint.", "§ 433 BGB; § 434 BGB"],
  ["§ 433 BGB gilt, weil § 434 die Vereinbarung meint.", "§ 433 BGB"],
  ["§ 433 BGB gilt, weil § 434 der Satzung das meint.", "§ 433 BGB"],
  ["§ 433 BGB gilt, und § 434 ist zu beachten.", "§ 433 BGB; § 434 BGB"],
  ["Nach § 3 IFG gilt das, so Stern in § 5 S. 446.", "§ 3 IFG"],
  ["Nach § 3 IFG gilt das, so auch in § 5 S. 2.", "§ 3 IFG; § 5 Satz 2 IFG"],
  ["Nach § 3 IFG gilt das, so auch § 5, S. 12 ff.", "§ 3 IFG"],
  ["Nach § 3 IFG gilt das, so auch § 5, Seite 12.", "§ 3 IFG"],
  ["Nach § 3 IFG (so die Auflage 2); § 5 gilt ebenso.", "§ 3 IFG; § 5 IFG"],
])("Was neben einer Stelle ohne Gesetz steht, entscheidet: %s", (text, erwartet) => {
  expect(gelesen(text)).toBe(erwartet);
});

test.each([
  ["§ 5 UWG und 1.1.99 gilt.", "§ 5 UWG"],
  ["§ 5 UWG und 1.1.49 gilt.", "§ 5 UWG"],
  ["Art. 6 und 25.5.2018 DSGVO", ""],
  ["Nr. 4.1.20 TA Lärm", "Nr. 4.1.20 TA Lärm"],
  ["§§ 5, 7. Mai 2020 UWG", ""],
  ["§§ 5, 7. Sache UWG", ""],
])("Ein Datum: %s", (text, erwartet) => {
  expect(gelesen(text)).toBe(erwartet);
});

test.each([
  ["§ 823 BGB. Vgl. § 826 auch.", "§ 823 BGB"],
  ["§ 823 BGB, vgl. § 826 auch.", "§ 823 BGB; § 826 BGB"],
  ["§ 823 BGB gilt, gem. § 826 auch.", "§ 823 BGB; § 826 BGB"],
  ["§ 823 BGB gilt usw. § 826 auch.", "§ 823 BGB; § 826 BGB"],
  ["§ 823 BGB gilt i. d. R. § 826 auch.", "§ 823 BGB; § 826 BGB"],
  ["§ 823 BGB gilt am 3. Mai, § 826 auch.", "§ 823 BGB; § 826 BGB"],
  ["§ 823 BGB sagt der 2. Senat, § 826 auch.", "§ 823 BGB; § 826 BGB"],
  ["§ 823 BGB gilt seit 2002. Der § 826 auch.", "§ 823 BGB"],
  ["§ 823 BGB gilt (so der BGH). Zu § 826 auch.", "§ 823 BGB"],
  ["„§ 823 BGB gilt.“ Zu § 826 auch.", "§ 823 BGB"],
  ["§ 823 BGB gilt! Zu § 826 auch.", "§ 823 BGB"],
  ["Er sagt: § 823 BGB gilt. „Auch § 826 gilt.“", "§ 823 BGB"],
  ["§ 823 Abs. 1 BGB. Satz 2 und § 826 gelten.", "§ 823 Abs. 1 BGB; § 826 BGB"],
])("Wo ein Satz endet, endet auch das Erben: %s", (text, erwartet) => {
  expect(gelesen(text)).toBe(erwartet);
});

test.each([
  ["Das steht in § 5 SV Musterdorf GmbH.", ""],
  ["Das steht in § 5 BGB Musterdorf GmbH.", ""],
  ["Das steht in § 5 BGB und Musterdorf GmbH.", "§ 5 BGB"],
  ["Das steht in § 5 UWG (Unser Warengesetz).", "§ 5 UWG"],
  ["Das steht in § 5 WEG Hauptstr. 5.", ""],
  ["Das steht in § 5 WEG Hauptstr. und so.", "§ 5 WEG"],
  ["Das steht in § 5 AO (Abgabenordnung).", "§ 5 AO"],
  ["Das steht in § 5 AO (Arbeitsordnung des Betriebs).", ""],
  ["Das steht in § 5 AO (neue Arbeitsordnung).", ""],
  ["Das steht in § 5 AO (Betriebsordnung).", "§ 5 AO"],
])("Ein Name oder eine Klammer hinter dem Kürzel: %s", (text, erwartet) => {
  expect(gelesen(text)).toBe(erwartet);
});

test.each([
  ["§ 3 Abs. 1 Nr. 3 a) aa) EStG", "§ 3 Abs. 1 Nr. 3 Buchst. a Doppelbuchst. aa EStG"],
  ["§ 5 Abs. 1 Satz 2 Nr. 3 und Satz 4 UWG", "§ 5 Abs. 1 Satz 2 Nr. 3 UWG; § 5 Abs. 1 Satz 4 UWG"],
  ["§ 5 Satz 2 und Abs. 3 UWG", "§ 5 Satz 2 UWG; § 5 Abs. 3 UWG"],
  ["§ 5 Abs. 1 und Abs. 3 UWG", "§ 5 Abs. 1 UWG; § 5 Abs. 3 UWG"],
  ["Art. 3 VO 88345/2004", ""],
  ["§ 7 des Zweiten Buches des Sozialgesetzbuchs", "§ 7 SGB II"],
  ["§ 13 GO der Ratsherren", "§ 13 GO"],
  ["§ 13 GO des Stadtrats", ""],
  ["Anlage x zum RVG", ""],
  ["Anlage I BtMG", "Anlage I BtMG"],
])("Stufen, Nummern und Namen: %s", (text, erwartet) => {
  expect(gelesen(text)).toBe(erwartet);
});

test.each([
  ["§ 433 BGB gilt?⏎§ 7 Haftung⏎Der Käufer haftet nach § 8.", "§ 433 BGB"],
  ["§ 433 BGB gilt!⏎§ 7 – Haftung⏎Der Käufer haftet nach § 8.", "§ 433 BGB"],
  ["§ 433 BGB gilt,⏎§ 434, § 437⏎§ 439 auch.", "§ 433 BGB; § 434 BGB; § 437 BGB; § 439 BGB"],
  ["§ 433 BGB gilt; nach Anlage 3 § 434 nicht.", "§ 433 BGB"],
  ["§ 433 BGB⏎Haftung⏎§ 434", "§ 433 BGB; § 434 BGB"],
])("Überschriften und Listen: %s", (text, erwartet) => {
  expect(gelesen(text)).toBe(erwartet);
});
