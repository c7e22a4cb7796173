import { expect, test } from "vitest";
import { type Fristangabe, fristangaben } from "./fristangabe.ts";

/** „2 woche nach Zustellung“, „2027-09-05“: what a text was read as. */
const kurz = (angabe: Fristangabe): string =>
  angabe.art === "tag"
    ? angabe.tag
    : [`${angabe.dauer.wert} ${angabe.dauer.einheit}`, angabe.nach && `nach ${angabe.nach}`]
        .filter(Boolean)
        .join(" ");
const gelesen = (text: string): readonly string[] => fristangaben(text).map(kurz);

test.each([
  ["Es wird Gelegenheit zur Stellungnahme binnen zwei Wochen gegeben.", "2 woche"],
  ["Nehmen Sie bitte binnen 2 Wochen nach Zustellung Stellung.", "2 woche nach Zustellung"],
  ["innerhalb von zwei Wochen ab Zugang dieses Schreibens", "2 woche nach Zugang"],
  ["Die Berufung ist innerhalb eines Monats nach der Zustellung einzulegen.", "1 monat nach Zustellung"],
  ["binnen einer Notfrist von einem Monat nach Zustellung dieses Urteils", "1 monat nach Zustellung"],
  ["Sie haben binnen einer Notfrist von 2 (zwei) Wochen Ihre Verteidigung anzuzeigen", "2 woche"],
  ["Auf die Klage ist binnen weiterer zwei Wochen zu erwidern.", "2 woche"],
  ["innerhalb einer Frist von vierzehn Tagen", "14 tag"],
  ["Ihm wird eine Frist von drei Wochen gesetzt.", "3 woche"],
  ["Die Frist beträgt zwei Monate.", "2 monat"],
  [
    "Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Widerspruch erhoben werden.",
    "1 monat nach Bekanntgabe",
  ],
  ["Bitte äußern Sie sich binnen Monatsfrist.", "1 monat"],
  ["Frist: 10 Tage", "10 tag"],
  ["Stellungnahme bis zum 05.09.2027", "2027-09-05"],
  ["Bitte reichen Sie die Unterlagen bis spätestens 5. September 2027 ein.", "2027-09-05"],
  ["bis Sonntag, den 05.09.2027", "2027-09-05"],
  ["bis zum Ablauf des 05.09.2027", "2027-09-05"],
  ["spätestens am 5.9.2027", "2027-09-05"],
  ["Die Frist wird bis einschließlich 05.09.2027 verlängert.", "2027-09-05"],
  ["Frist: 05.09.2027", "2027-09-05"],
])("%j setzt %s", (text, erwartet) => {
  expect(gelesen(text)).toEqual([erwartet]);
});

test.each([
  "Der Kläger hat das Gerät vor zwei Wochen gekauft.",
  "Seit zwei Wochen ist der Beklagte krank.",
  "Das Gerät war zwei Wochen lang in der Werkstatt.",
  "Er wird zu einer Freiheitsstrafe von zwei Monaten verurteilt.",
  "Der Mangel trat innerhalb der letzten zwei Wochen auf.",
  "Nach zwei Wochen kam die Ware an.",
  "Der Vertrag läuft über zwei Jahre.",
  "Sie zahlten nicht binnen zwei Wochen.",
  "binnen drei Werktagen",
  "Miete für die Zeit vom 01.09.2026 bis zum 05.09.2027",
  "Zinsen vom 1. September 2026 bis 5. September 2027",
  "seit dem 01.09.2026 bis zum 05.09.2027",
  "Termin am 05.09.2027, 9:00 Uhr",
  "Urteil vom 05.09.2027",
  "bis zum 31.02.2027",
  "Die Arbeitstage bis Weihnachten sind gezählt.",
])("%j setzt keine Frist", (text) => {
  expect(gelesen(text)).toEqual([]);
});

test("Mehrere Fristen kommen in der Folge des Textes, jede mit ihrer Stelle", () => {
  const text = "Anzeige binnen zwei Wochen nach Zustellung; Erwiderung bis zum 05.09.2027.";
  const angaben = fristangaben(text);
  expect(angaben.map(kurz)).toEqual(["2 woche nach Zustellung", "2027-09-05"]);
  expect(angaben.map(({ start, ende }) => text.slice(start, ende))).toEqual([
    "binnen zwei Wochen nach Zustellung",
    "bis zum 05.09.2027",
  ]);
});

test("Über das Ende einer Zeile hinweg", () => {
  expect(gelesen("binnen zwei\nWochen nach\nZustellung")).toEqual(["2 woche nach Zustellung"]);
});

test("Ein langer Text ohne Fristen ist schnell durchgesehen", () => {
  expect(gelesen("bis zum innerhalb einer Frist von ".repeat(5_000))).toEqual([]);
});
