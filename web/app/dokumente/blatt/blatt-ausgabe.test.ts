import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import {
  type Blatt,
  fassungssatz,
  istZahlspalte,
  kennzahlEuro,
  rechnungsspalten,
  zelltext,
} from "./blatt.ts";
import { blattAlsCsv, blattFehlermeldung, blattZumKopieren, wegzeilen } from "./blatt-ausgabe.ts";
import { alsHtmlTabelle } from "./tabelle-kopieren.ts";

const quelle = {
  titel: "KostBRÄG 2025",
  fundstelle: "BGBl. 2025 I Nr. 109",
};
const fassung = {
  norm: "§ 34 GKG",
  ab: tag("2025-06-01"),
  quelle,
  grund: "weil das Verfahren danach anhängig wurde",
  sicherheit: "hoch",
} as const;

const kosten = {
  titel: "Kosten <neu>",
  spalten: rechnungsspalten,
  zeilen: [
    { art: "titel", zellen: ["Gericht"] },
    {
      zellen: ["1210 Klage", "Nr. 1210 KV GKG", 300, 84_900],
      schritte: [
        { text: "1,0 Gebühr", norm: "§ 34 GKG", betrag: cent(28_300) },
        { text: "3,0 Gebühr", norm: "Nr. 1210 KV GKG", betrag: cent(84_900) },
      ],
    },
    { art: "zwischensumme", zellen: ["Gebühren", undefined, undefined, 84_900] },
    { art: "summe", zellen: ["Summe", undefined, undefined, 84_900] },
  ],
} as const;
const tage = {
  titel: "Tage",
  spalten: [
    { titel: "Schritt", art: "text" },
    { titel: "Tag", art: "tag" },
  ],
  zeilen: [
    { zellen: ["Ende & Schluss", "2026-03-02"], schritte: [{ text: "Ein Monat", norm: "§ 188 BGB" }] },
  ],
} as const;
const blatt = (mehr: Partial<Blatt> = {}): Blatt => ({
  titel: "Gerichtskosten",
  kennzahl: { text: "Summe", wert: "849,00 €" },
  fassungen: [fassung],
  tabellen: [kosten],
  vermerke: [
    { art: "hinweis", text: "Mit <Rücksicht>.", norm: "§ 1 GKG" },
    { art: "warnung", text: "Ohne Norm." },
  ],
  rechenstand: "7",
  ...mehr,
});
const satz =
  "§ 34 GKG: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil das Verfahren danach anhängig wurde.";
const glatt = (text: string) => text.replaceAll("\u00a0", " ");

test("Zellen stehen, wie man sie liest", () => {
  expect(zelltext(undefined, { titel: "", art: "betrag" })).toBe("");
  expect(zelltext(123_456, { titel: "", art: "betrag" })).toBe("1.234,56");
  expect(zelltext(130, { titel: "", art: "satz" })).toBe("1,3");
  expect(zelltext(1_234, { titel: "", art: "zahl" })).toBe("1.234");
  expect(zelltext("2026-03-02", { titel: "", art: "tag" })).toBe("02.03.2026");
  for (const text of ["2026-03-02x", "x2026-03-02", "2026-3-02"])
    expect(zelltext(text, { titel: "", art: "tag" })).toBe(text);
  expect(zelltext("2026-03-02", { titel: "", art: "text" })).toBe("2026-03-02");
});

test("Rechts stehen Beträge, Sätze, Zahlen und Tage", () => {
  const arten = ["text", "norm", "betrag", "satz", "zahl", "tag"] as const;
  expect(arten.filter((art) => istZahlspalte({ titel: "", art }))).toEqual(["betrag", "satz", "zahl", "tag"]);
});

test("Die Fassung nennt Norm, Tag, Gesetz und Grund; die erste keinen Tag", () => {
  expect(fassungssatz(fassung)).toBe(satz);
  const { norm: _, ...ohneNorm } = fassung;
  expect(fassungssatz({ ...ohneNorm, seitAnfang: true })).toBe(
    "Recht seit dem Inkrafttreten des Gesetzes (KostBRÄG 2025), weil das Verfahren danach anhängig wurde.",
  );
  expect(kennzahlEuro("Summe", cent(123_456))).toEqual({ text: "Summe", wert: "1.234,56\u00a0€" });
});

const zeilen = [
  "Position\tGrundlage\tSatz\tBetrag in €",
  "Gericht\t\t\t",
  "1210 Klage\tNr. 1210 KV GKG\t3,0\t849,00",
  "Gebühren\t\t\t849,00",
  "Summe\t\t\t849,00",
].join("\n");

test("Als Text zum Kopieren: Titel, Zeilen mit Tabulatoren, dann Fassungen und Vermerke", () => {
  expect(blattZumKopieren(blatt()).text).toBe(
    `Gerichtskosten\n${zeilen}\n\n${satz}\n\nMit <Rücksicht>. (§ 1 GKG)\n\nOhne Norm.`,
  );
  expect(blattZumKopieren(blatt({ tabellen: [kosten, tage], fassungen: [], vermerke: [] })).text).toBe(
    `Kosten <neu>\n${zeilen}\n\nTage\nSchritt\tTag\nEnde & Schluss\t02.03.2026`,
  );
});

test("Als Tabelle zum Kopieren: Summen und Überschriften fett, Zahlen rechts, nichts wird zum Befehl", () => {
  const { html } = blattZumKopieren(blatt({ tabellen: [kosten, tage] }));
  expect(glatt(html)).toContain("<p><b>Kosten &lt;neu&gt;</b></p><table");
  expect(glatt(html)).toContain("<p>Mit &lt;Rücksicht&gt;. (§ 1 GKG)</p><p>Ohne Norm.</p>");
  expect(html).toContain("Ende &amp; Schluss");
  const fett = [...html.matchAll(/<td[^>]*><b>([^<]+)</g)].map(([, text]) => text);
  expect(fett).toEqual(["Gericht", "Summe", "849,00"]);
  const zelle = (art: string, wo: string, inhalt: string) =>
    `<${art} style="border:1px solid #999;padding:2pt 5pt;text-align:${wo}">${inhalt}</${art}>`;
  expect(
    alsHtmlTabelle(
      "A & B",
      [
        ["Wert", "RVG"],
        ["1.000,50 €", "–", "−5", "12a", "a12", "&"],
      ],
      [1],
    ),
  ).toBe(
    `<p><b>A &amp; B</b></p><table style="border-collapse:collapse"><tr>${zelle("th", "left", "Wert")}${zelle("th", "right", "RVG")}</tr><tr>${zelle("td", "right", "<b>1.000,50 €</b>")}${zelle("td", "right", "<b>–</b>")}${zelle("td", "right", "<b>−5</b>")}${zelle("td", "left", "<b>12a</b>")}${zelle("td", "left", "<b>a12</b>")}${zelle("td", "left", "<b>&amp;</b>")}</tr></table>`,
  );
});

test("Die CSV-Datei hat Fassungen, Tabellen, Vermerke, Rechenweg und Rechenstand", () => {
  const csv = (b: Blatt) => blattAlsCsv(b).replace("\ufeff", "").split("\r\n");
  expect(csv(blatt())).toEqual([
    "Gerichtskosten",
    satz,
    "",
    "Position;Grundlage;Satz;Betrag in €",
    "Gericht;;;",
    "1210 Klage;Nr. 1210 KV GKG;3,0;849,00",
    "Gebühren;;;849,00",
    "Summe;;;849,00",
    "",
    "Mit <Rücksicht>. (§ 1 GKG)",
    "Ohne Norm.",
    "",
    "Rechenweg",
    "1210 Klage;1,0 Gebühr;§ 34 GKG;283,00",
    "1210 Klage;3,0 Gebühr;Nr. 1210 KV GKG;849,00",
    "",
    "Rechenstand 7",
    "",
  ]);
  const ohneWeg = { ...tage, zeilen: [{ zellen: ["Ende", "2026-03-02"] }] };
  expect(csv(blatt({ tabellen: [ohneWeg, ohneWeg], fassungen: [], vermerke: [] }))).toEqual([
    "Gerichtskosten",
    "",
    "Tage",
    "Schritt;Tag",
    "Ende;02.03.2026",
    "",
    "Tage",
    "Schritt;Tag",
    "Ende;02.03.2026",
    "",
    "Rechenstand 7",
    "",
  ]);
});

test("Der Rechenweg nennt zu jedem Schritt seine Zeile, ohne Betrag bleibt die Zelle leer", () => {
  expect(wegzeilen(blatt({ tabellen: [tage] }))).toEqual([["Ende & Schluss", "Ein Monat", "§ 188 BGB", ""]]);
});

test("Eine Fehlermeldung beginnt mit der Frage und enthält, was gerechnet wurde", () => {
  expect(blattFehlermeldung(blatt())).toBe(
    [
      "Was ist falsch, und was müsste richtig herauskommen (mit Fundstelle)?",
      "",
      "",
      "Gerichtskosten, Rechenstand 7",
      "Position | Grundlage | Satz | Betrag in €",
      "Gericht",
      "1210 Klage | Nr. 1210 KV GKG | 3,0 | 849,00",
      "Gebühren | 849,00",
      "Summe | 849,00",
    ].join("\r\n"),
  );
});
