import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { type Blatt, type Blatttabelle, rechnungsspalten } from "./blatt.ts";
import { type Blattkopf, blattsatz } from "./blattsatz.ts";

const erstelltAm = tag("2026-11-21");
const kosten: Blatttabelle = {
  titel: "Kosten nach § 34 GKG",
  spalten: rechnungsspalten,
  zeilen: [
    { art: "titel", zellen: ["Gericht, Nr. 1210"] },
    {
      zellen: ["1210 Klage", "Nr. 1210 KV GKG", 300, 84_900],
      schritte: [
        { text: "1,0 Gebühr nach § 34", norm: "§ 34 GKG", betrag: cent(28_300) },
        { text: "ohne Betrag", norm: "Nr. 1210 KV GKG" },
      ],
    },
    { art: "zwischensumme", zellen: ["Gebühren", undefined, undefined, 84_900] },
    { art: "summe", zellen: ["Summe", undefined, 300, 84_900] },
    { art: "summe", zellen: ["Offen"] },
  ],
};
const tage: Blatttabelle = {
  titel: "Tage",
  spalten: [
    { titel: "Schritt", art: "text" },
    { titel: "Tag nach § 188", art: "tag" },
  ],
  zeilen: [
    { art: "summe", zellen: ["Ende", "2026-03-02"] },
    { art: "titel", zellen: [] },
  ],
};
const blatt: Blatt = {
  titel: "Gerichtskosten",
  kennzahl: { text: "Summe", wert: "849,00 €" },
  fassungen: [
    {
      norm: "§ 34 GKG",
      ab: tag("2025-06-01"),
      quelle: { titel: "KostBRÄG 2025", fundstelle: "BGBl. 2025 I Nr. 109" },
      grund: "weil das Verfahren danach anhängig wurde",
      sicherheit: "hoch",
    },
  ],
  tabellen: [kosten, tage],
  vermerke: [
    { art: "hinweis", text: "Mit Norm.", norm: "§ 1 GKG" },
    { art: "warnung", text: "Ohne Norm." },
    { art: "hinweis", text: "Mit Norm.", norm: "§ 1 GKG" },
  ],
  rechenstand: "7",
};
const satz = (kopf: Partial<Blattkopf> = {}, mehr: Partial<Blatt> = {}) =>
  blattsatz({ ...blatt, ...mehr }, { erstelltAm, ...kopf });

test("Der Kopf nennt nur, was angegeben ist, und den Tag", () => {
  expect(satz({ bezeichnung: "Meier ./. Schulz", aktenzeichen: "123/26" })).toMatchObject({
    titel: "Gerichtskosten",
    stand: "2026-11-21",
    angaben: [
      ["Bezeichnung", "Meier ./. Schulz"],
      ["Aktenzeichen", "123/26"],
      ["Berechnet am", "21.11.2026"],
    ],
    fusszeile: "Gerichtskosten · Meier ./. Schulz · 123/26 · 21.11.2026",
  });
  expect(satz({ bezeichnung: "", aktenzeichen: undefined })).toMatchObject({
    angaben: [["Berechnet am", "21.11.2026"]],
    fusszeile: "Gerichtskosten · 21.11.2026",
  });
});

test("Fassungen, Hinweise und Schluss stehen als ganze Sätze, jeder Hinweis einmal, Normen ungetrennt", () => {
  const { fassungen, vermerke, schluss } = satz();
  expect(fassungen).toEqual([
    "§\u00a034 GKG: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil das Verfahren danach anhängig wurde.",
  ]);
  expect(vermerke).toEqual(["Mit Norm. (§\u00a01 GKG)", "Ohne Norm."]);
  expect(schluss).toEqual([
    "Unverbindliche Berechnung. Keine Rechtsberatung. Alle Angaben ohne Gewähr. Rechenstand 7.",
  ]);
});

test("Tabellen stehen als Texte; nur die Summe der letzten Spalte trägt das Eurozeichen, und nur bei einem Betrag", () => {
  expect(satz().tabellen).toEqual([
    {
      titel: "Kosten nach §\u00a034 GKG",
      spalten: [
        { titel: "Position", rechts: false },
        { titel: "Grundlage", rechts: false },
        { titel: "Satz", rechts: true },
        { titel: "Betrag in €", rechts: true },
      ],
      zeilen: [
        { art: "titel", zellen: ["Gericht, Nr.\u00a01210"] },
        { art: "zeile", zellen: ["1210 Klage", "Nr.\u00a01210 KV GKG", "3,0", "849,00"] },
        { art: "zwischensumme", zellen: ["Gebühren", "", "", "849,00"] },
        { art: "summe", zellen: ["Summe", "", "3,0", "849,00\u00a0€"] },
        { art: "summe", zellen: ["Offen", "", "", ""] },
      ],
    },
    {
      titel: "Tage",
      spalten: [
        { titel: "Schritt", rechts: false },
        { titel: "Tag nach §\u00a0188", rechts: true },
      ],
      zeilen: [
        { art: "summe", zellen: ["Ende", "02.03.2026"] },
        { art: "titel", zellen: [""] },
      ],
    },
  ]);
});

test("Der Rechenweg führt jede gerechnete Zeile unter ihrer Überschrift an, den Betrag mit Einheit", () => {
  expect(satz().rechenweg).toEqual({
    titel: "Rechenweg",
    spalten: [
      { titel: "Schritt", rechts: false },
      { titel: "Norm", rechts: false },
      { titel: "Betrag", rechts: true },
    ],
    zeilen: [
      { art: "titel", zellen: ["Gericht, Nr.\u00a01210 – 1210 Klage"] },
      { art: "zeile", zellen: ["1,0 Gebühr nach §\u00a034", "§\u00a034 GKG", "283,00\u00a0€"] },
      { art: "zeile", zellen: ["ohne Betrag", "Nr.\u00a01210 KV GKG", ""] },
    ],
  });
});

test("Rechnen mehrere Tabellen, nennt der Rechenweg jede einmal; die Überschrift gilt nur der nächsten Zeile", () => {
  const schritte = [{ text: "Ein Monat", norm: "§ 188 BGB" }];
  const weitere: Blatttabelle = {
    ...tage,
    zeilen: [
      { zellen: ["Beginn", "2026-02-02"], schritte },
      { zellen: ["Ende", "2026-03-02"], schritte },
    ],
  };
  const koepfe = satz({}, { tabellen: [kosten, tage, weitere] })
    .rechenweg.zeilen.filter(({ art }) => art === "titel")
    .map(({ zellen }) => zellen.map((text) => text.replaceAll("\u00a0", " ")));
  expect(koepfe).toEqual([
    ["Kosten nach § 34 GKG – Gericht, Nr. 1210 – 1210 Klage"],
    ["Tage – Beginn"],
    ["Ende"],
  ]);
});

test("Steht ein Betrag vor der letzten Spalte, trägt er auch in der Summe keine Einheit", () => {
  const spalten = [
    { titel: "Soll", art: "betrag" },
    { titel: "Haben", art: "betrag" },
  ] as const;
  const tabelle: Blatttabelle = { titel: "Konto", spalten, zeilen: [{ art: "summe", zellen: [100, 250] }] };
  expect(satz({}, { tabellen: [tabelle] }).tabellen[0]?.zeilen).toEqual([
    { art: "summe", zellen: ["1,00", "2,50\u00a0€"] },
  ]);
});

test("Ohne Schritte gibt es keinen Rechenweg", () => {
  expect(satz({}, { tabellen: [tage] }).rechenweg.zeilen).toEqual([]);
});
