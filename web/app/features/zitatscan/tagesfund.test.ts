import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { moeglicheTage, tagesangabe, tagesworte, tagJeSeite, teiltage, teilworte } from "./tagesangabe.ts";
import { dokumentteile } from "./tagesfund.ts";

const tagesfunde = (...seiten: Parameters<typeof dokumentteile>) => dokumentteile(...seiten)[0]?.tage ?? [];

const seite = (nr: number, ...zeilen: readonly string[]) => ({ seite: nr, text: zeilen.join("\r\n") });

const urteil = tagesfunde([
  seite(1, "Landgericht Köln", "Urteil vom 02.04.2019", "verkündet am 12.03.2019", "In dem Rechtsstreit"),
  seite(2, "Der Kläger begehrt Zahlung seit dem 01.01.2018.", "Köln, den 12.03.2019"),
]);

test("Der Verkündungstag geht vor, jeder Tag steht einmal da, mit der Seite, die ihn nennt", () => {
  expect(urteil).toEqual([
    { tag: "2019-03-12", art: "verkuendung", sicherheit: "hoch", seite: 1 },
    { tag: "2019-04-02", art: "entscheidung", sicherheit: "hoch", seite: 1 },
  ]);
});

test("Die Unterschrift auf der letzten Seite eines langen Schriftsatzes zählt, aber nicht als sicher", () => {
  const voll = "Es folgt weiterer Vortrag zur Sache. ".repeat(60);
  const funde = tagesfunde([
    ...Array.from({ length: 9 }, (_, i) => seite(i + 1, voll)),
    seite(10, voll, "Hamburg, den 7. Mai 2021", "Rechtsanwältin"),
  ]);
  expect(funde).toEqual([{ tag: "2021-05-07", art: "ort", sicherheit: "gering", seite: 10 }]);
});

const heute = tag("2026-11-23");

test("Ein Tag in der Zukunft ist nicht der des Dokuments, auch wenn er zuerst gefunden wird", () => {
  const tage = tagesfunde([
    seite(1, "verkündet am 12.03.2062", "Urteil vom 02.04.2019", "In dem Rechtsstreit"),
  ]);
  expect(tage.map((fund) => fund.tag)).toContain("2062-03-12");
  expect(tagesangabe({ tage }, heute)?.tag).toBe("2019-04-02");
  expect(moeglicheTage({ tage }, heute).map((fund) => fund.tag)).toEqual(["2019-04-02"]);
  expect(tagesangabe({ tage }, tag("2019-04-01"))).toBeUndefined();
});

const [erste, zweite] = ["14. Oktober 2021", "3. März 2020"].map((am, i) =>
  seite(
    i + 1,
    "VERWALTUNGSGERICHT MUSTERSTADT",
    "BESCHLUSS",
    "In dem Verfahren",
    `hat die 2. Kammer am ${am} durch den Richter Abel`,
    "beschlossen:",
    "Der Antrag wird abgelehnt.",
    "Gründe:",
  ),
);

test("Eine Datei aus mehreren Dokumenten hat einen Tag je Dokument, bis einer von Hand angegeben ist", () => {
  const teile = dokumentteile([erste, zweite].flatMap((eine) => eine ?? []));
  expect(teile.map(({ abSeite, tage }) => [abSeite, tage[0]?.tag])).toEqual([
    [1, "2021-10-14"],
    [2, "2020-03-03"],
  ]);
  const datei = { tage: [], teile };
  expect(tagesangabe(datei, heute)).toBeUndefined();
  expect([1, 2, 3].map(tagJeSeite(datei, heute))).toEqual(["2021-10-14", "2020-03-03", "2020-03-03"]);
  expect(teilworte(teiltage(datei, heute))).toBe("ab Seite 1: 14.10.2021; ab Seite 2: 03.03.2020");
  const gesetzt = { ...datei, tagVonHand: tag("2019-01-01") };
  expect(teiltage(gesetzt, heute)).toEqual([]);
  expect([1, 2].map(tagJeSeite(gesetzt, heute))).toEqual(["2019-01-01", "2019-01-01"]);
});

test("Zwei Tage, die gleich gut passen, stehen zur Wahl; keiner gilt", () => {
  const tage = tagesfunde([seite(1, "Datum: 05.01.2018", "Vermerk", "Datum: 09.01.2018")]);
  expect(tagesangabe({ tage }, heute)).toBeUndefined();
  expect(moeglicheTage({ tage }, heute)).toHaveLength(2);
});

test("Ohne Fund und ohne Angabe gibt es keinen Tag, sonst gilt die Angabe von Hand", () => {
  expect(tagesangabe({ tage: [] }, heute)).toBeUndefined();
  const gefunden = tagesangabe({ tage: urteil }, heute);
  expect(gefunden && tagesworte(gefunden)).toBe("12.03.2019 (als Verkündungstag gefunden, Seite 1, sicher)");
  const gesetzt = tagesangabe({ tage: urteil, tagVonHand: tag("2020-01-01") }, heute);
  expect(gesetzt && tagesworte(gesetzt)).toBe("01.01.2020 (von Hand angegeben)");
});
