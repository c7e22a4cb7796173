import { describe, expect, test } from "vitest";
import { gelesen } from "./testing-arten.ts";

describe("Zwischen Nummern und Stufen kann der Abstand fehlen", () => {
  test.each([
    ["Der Ausschluss des § 3Nr. 8 IFG ist eng.", "§ 3 Nr. 8 IFG"],
    ["Ein Fall des § 3 Nr. 1a) IFG liegt nicht vor.", "§ 3 Nr. 1 Buchst. a IFG"],
    ["Ein Fall des § 3 Nr. 1a) UIG liegt nicht vor.", "§ 3 Nr. 1 Buchst. a UIG"],
    ["Das folgt aus § 823Abs. 1 BGB.", "§ 823 Abs. 1 BGB"],
    ["Das folgt aus § 4Abs.2Satz 1 KSchG.", "§ 4 Abs. 2 Satz 1 KSchG"],
    ["Das folgt aus §433Abs.2BGB.", "§ 433 Abs. 2 BGB"],
    ["Das folgt aus § 5BGB.", "§ 5 BGB"],
    ["Das folgt aus § 3Hs. 2 UWG.", "§ 3 Halbs. 2 UWG"],
    ["Das folgt aus Art.6Abs.1 DSGVO.", "Art. 6 Abs. 1 DSGVO"],
    ["Das folgt aus § 10 Nr. 2b) EStG.", "§ 10 Nr. 2 Buchst. b EStG"],
    ["Das folgt aus Art. 9 Abs. 2h) DSGVO.", "Art. 9 Abs. 2 Buchst. h DSGVO"],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    ["Das (vgl. § 3 Nr. 1a IFG) gilt.", "§ 3 Nr. 1a IFG"],
    ["Das folgt aus § 3a UWG.", "§ 3a UWG"],
    ["Das folgt aus § 28p SGB IV.", "§ 28p SGB IV"],
    ["Das (§ 9 Abs. 1a) BGB) gilt.", "§ 9 Abs. 1 Buchst. a BGB"],
    ["Das folgt aus § 312bb BGB.", "§ 312bb BGB"],
  ])("Ein Buchstabe bleibt ein Buchstabe: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Eine fehlerhafte Stufe verdirbt das Zitat nicht", () => {
  test.each([
    ["Die Frist des § 75 Abs. Satz 2 VwGO ist gewahrt.", "§ 75 Satz 2 VwGO"],
    ["Die Kosten regelt § 161 As. 2 VwGO.", "§ 161 Abs. 2 VwGO"],
    ["Die Frist des § 74 Abs VwGO ist gewahrt.", "§ 74 VwGO"],
    ["Das folgt aus § 5 Satz Nr. 3 UWG.", "§ 5 Nr. 3 UWG"],
    ["Das folgt aus § 46 Abs.. 2 SGB X.", "§ 46 Abs. 2 SGB X"],
    ["Das folgt aus § 3 Abs, 2 UWG.", "§ 3 Abs. 2 UWG"],
    ["Das folgt aus § 1 Abs. Nr. 2 AGG.", "§ 1 Nr. 2 AGG"],
    ["Das folgt aus Art. 19 Abs. Satz 1 GG.", "Art. 19 Satz 1 GG"],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    ["Es gilt § 3 UWG, Satz für Satz.", "§ 3 UWG"],
    ["Der Fall des § 5 ist klar.", ""],
  ])("Ein Wort allein ist keine Stufe: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Alternativen und Fälle stehen auch hinter ihrer Ordnungszahl", () => {
  test.each([
    ["Statthaft ist sie nach § 42 Abs. 1 1. Altern. VwGO.", "§ 42 Abs. 1 Alt. 1 VwGO"],
    ["Das folgt aus § 812 Abs. 1 Satz 1 2. Alt. BGB.", "§ 812 Abs. 1 Satz 1 Alt. 2 BGB"],
    ["Das folgt aus § 42 Abs. 1, 2. Alt. VwGO.", "§ 42 Abs. 1 Alt. 2 VwGO"],
    ["Das folgt aus § 263 Abs. 3 Nr. 2 1. Fallvariante StGB.", "§ 263 Abs. 3 Nr. 2 Var. 1 StGB"],
    ["Das folgt aus § 211 Abs. 2 3. Fallgr. StGB.", "§ 211 Abs. 2 Fall 3 StGB"],
    ["Das folgt aus § 249 Abs. 1 zweite Alternative StGB.", "§ 249 Abs. 1 Alt. 2 StGB"],
    ["Das folgt aus § 123 Abs. 1 Fallvariante 2 BGB.", "§ 123 Abs. 1 Var. 2 BGB"],
    ["Das folgt aus § 113 Abs. 1 S. 4 1. Altern VwGO.", "§ 113 Abs. 1 Satz 4 Alt. 1 VwGO"],
    ["Das folgt aus § 5 1. Var. UWG.", "§ 5 Var. 1 UWG"],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    ["Nach § 42 VwGO gibt es 1. Alternativen und 2. Varianten.", "§ 42 VwGO"],
    ["Nach § 42 Abs. 1 am 1. April VwGO", ""],
  ])("Eine Ordnungszahl allein ist keine Stufe: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Ein Datum ist keine Norm", () => {
  test.each([
    ["Art. 43 KI-VO gilt. Sicherstellung Art. 26 Abs. 1 i.V.m. 02.08.2026 offen.", "Art. 43 KI-VO"],
    ["Art. 26 Abs. 1 KI-VO i.V.m. 02.08.2026 ist offen.", "Art. 26 Abs. 1 KI-VO"],
    ["§ 5 UWG i. V. m. 1.1.2024 gilt.", "§ 5 UWG"],
    ["§ 5 UWG und 3. Mai 2024 gilt.", "§ 5 UWG"],
    ["§ 5 Abs. 1 UWG, 24.12.2023", "§ 5 Abs. 1 UWG"],
    ["§ 15 Abs. 2 vom 12.03.2021 KSchG", ""],
    ["§§ 3, 5 UWG und 31.12.2022, 1.1.99", "§ 3 UWG; § 5 UWG"],
    ["Art. 6 DSGVO i.V.m. 25. 05. 2018 gilt.", "Art. 6 DSGVO"],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    ["§ 5 Abs. 1 i.V.m. Abs. 2 UWG", "§ 5 Abs. 1 UWG; § 5 Abs. 2 UWG"],
    ["Nr. 4.1.2 TA Lärm", "Nr. 4.1.2 TA Lärm"],
  ])("Eine gegliederte Nummer bleibt eine: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Bereiche von Buchstaben und lateinische Zusätze", () => {
  test.each([
    ["Beiträge nach §§ 135 a-c BauGB.", "§§ 135a bis 135c BauGB; § 135c BauGB"],
    ["Beiträge nach §§ 135a bis c BauGB.", "§§ 135a bis 135c BauGB; § 135c BauGB"],
    ["Beiträge nach §§ 135a–c BauGB.", "§§ 135a bis 135c BauGB; § 135c BauGB"],
    ["Das folgt aus §§ 312b, c BGB.", "§ 312b BGB; § 312c BGB"],
    ["Das folgt aus §§ 20a, b und c AufenthG.", "§ 20a AufenthG; § 20b AufenthG; § 20c AufenthG"],
    ["Das folgt aus §§ 4a und b UWG.", "§ 4a UWG; § 4b UWG"],
    ["Das folgt aus Art. 246a bis c EGBGB.", "Art. 246a bis 246c EGBGB; Art. 246c EGBGB"],
    ["Das folgt aus §§ 675 c - e BGB.", "§§ 675c bis 675e BGB; § 675e BGB"],
    ["Das folgt aus §§ 305 a/b BGB.", "§ 305a BGB; § 305b BGB"],
    ["Die Marke ist notorisch im Sinne des Art. 6bis PVÜ; vgl. Art. 8 UMV.", "Art. 6bis PVÜ; Art. 8 UMV"],
    ["Das folgt aus Art. 5bis Abs. 1 PVÜ.", "Art. 5bis Abs. 1 PVÜ"],
    ["Das folgt aus Art. 6quinquies B PVÜ.", "Art. 6quinquies PVÜ"],
    ["Das folgt aus Art. 10bis PVÜ und Art. 10ter PVÜ.", "Art. 10bis PVÜ; Art. 10ter PVÜ"],
    ["Das folgt aus Art. 11bis RBÜ.", "Art. 11bis RBÜ"],
    ["Das folgt aus §§ 433 ff. BGB.", "§§ 433 ff. BGB"],
    ["Das folgt aus §§ 823 f. BGB.", "§§ 823 f. BGB"],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    ["Das folgt aus §§ 5bis 7 UWG.", "§§ 5 bis 7 UWG; § 7 UWG"],
    ["Das folgt aus § 3a und b ist falsch.", ""],
    ["Das folgt aus § 5a a.F. UWG.", "§ 5a UWG a.F."],
  ])("Ein Bereich von Zahlen bleibt einer: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});
