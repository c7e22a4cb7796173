import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { angabenAus, beginnAus, satzAusText } from "./eingabe.ts";
import { jahreswert } from "./werte.ts";

function wert(name: string) {
  const gefunden = jahreswert(name);
  if (!gefunden) throw new Error(name);
  return gefunden;
}
const basiszins = wert("basiszinssatz");

describe("Der Satz", () => {
  test.each([
    ["1,27", 127],
    ["1.27", 127],
    ["1,5", 150],
    ["2", 200],
    ["-0,88", -88],
    ["\u22120,88 %", -88],
    [" + 0,12% ", 12],
    ["0", 0],
  ])("%s wird gelesen", (text, hundertstel) => {
    expect(satzAusText(text)).toBe(hundertstel);
  });

  test.each(["", "viel", "1,275", "127,0", "1,2,7", "1 27", "--1", "1e1"])("%s ist keiner", (text) => {
    expect(satzAusText(text)).toBeUndefined();
  });

  const mit = (satz: string, mehr = {}) =>
    angabenAus(basiszins, { satz, fundstelle: "Bundesbank", ...mehr }).fehler;

  test("ist er ungewöhnlich, wird einmal nachgefragt; unmöglich ist er auch mit Bestätigung", () => {
    expect(mit("6,00")).toEqual({});
    expect(mit("6,01")).toMatchObject({
      satz: expect.stringContaining("ungewöhnlich"),
      geprueft: expect.any(String),
    });
    expect(mit("-2,01")).toMatchObject({ geprueft: expect.any(String) });
    expect(mit("6,01", { geprueft: "ja" })).toEqual({});
    expect(mit("20,01", { geprueft: "ja" })).toEqual({
      satz: "Möglich sind \u221220,00\u00a0% bis 20,00\u00a0%.",
    });
  });

  test("ohne Satz und Fundstelle steht an beiden Feldern, was fehlt", () => {
    expect(Object.keys(angabenAus(basiszins, { satz: " ", fundstelle: " \n " }).fehler)).toEqual([
      "satz",
      "fundstelle",
    ]);
    expect(mit("1,27", { fundstelle: "x".repeat(301) })).toEqual({
      fundstelle: "Bitte höchstens 300 Zeichen.",
    });
  });
});

test.each([
  ["01.07.2027", undefined],
  ["1.7.27", undefined],
  ["", "Bitte geben Sie den ersten Tag"],
  ["31.02.2027", "Diesen Tag gibt es nicht"],
  ["02.07.2027", "nur zum 1. Januar und zum 1. Juli"],
  ["01.04.2027", "nur zum 1. Januar und zum 1. Juli"],
  ["01.07.2026", "im Portal schon enthalten und lässt sich nicht überschreiben"],
  ["01.01.2027", "schon etwas eingetragen"],
  ["01.01.2028", "Zuerst fehlt der Wert ab 01.07.2027"],
])("Das Halbjahr „%s“ gegen den Bestand geprüft: %s", (text, fehler) => {
  const bestand = { nichtErfasstAb: tag("2027-01-01"), unbekanntAb: tag("2027-07-01") };
  const gelesen = beginnAus(basiszins, text, bestand, tag("2027-07-20"));
  expect(gelesen).toEqual(fehler ? { fehler: expect.stringContaining(fehler) } : { ab: "2027-07-01" });
});

describe("Die anderen Werte", () => {
  const bund = {
    "bund-erwerbstaetig": "290",
    "bund-partei": "640,00",
    "bund-erwachsen": "510",
    "bund-ab14": "530",
    "bund-ab6": "440",
    "bund-unter6": "400",
  };
  const mit = (name: string, felder: Record<string, string>) =>
    angabenAus(wert(name), { fundstelle: "BGBl.", ...felder });

  test("werden in Cent gelesen; Landkreise dürfen fehlen, halbe nicht", () => {
    expect(mit("pkh", bund)).toMatchObject({
      fehler: {},
      entwurf: false,
      zahlen: { "bund-partei": 640_00, "bund-unter6": 400_00 },
    });
    expect(Object.keys(mit("pkh", { ...bund, "starnberg-partei": "660" }).fehler)).toEqual([
      "starnberg-erwerbstaetig",
      "starnberg-erwachsen",
      "starnberg-ab14",
      "starnberg-ab6",
      "starnberg-unter6",
    ]);
    expect(mit("pkh", { ...bund, "bund-partei": "" }).fehler).toEqual({
      "bund-partei": "Bitte geben Sie den Betrag ein.",
    });
  });

  test.each([
    ["bezugsgroesse", { betrag: "41.300" }, "betrag"],
    ["rentenwert", { betrag: "4,25" }, "betrag"],
    ["faktoren", { entgelt: "5.345", beitragssatz: "18,6" }, "entgelt"],
    ["faktoren", { entgelt: "53.452", beitragssatz: "1,86" }, "entgelt"],
  ])("%s mit einem verrutschten Komma wird zweimal gefragt", (name, felder, feld) => {
    expect(mit(name, felder).fehler).toMatchObject({
      [feld]: expect.stringContaining("wäre ungewöhnlich"),
      geprueft: expect.any(String),
    });
    expect(mit(name, { ...felder, geprueft: "ja" }).fehler).toEqual({});
  });

  test("ein Entwurf ist einer, wenn er angekreuzt ist", () => {
    expect(mit("bezugsgroesse", { betrag: "4.130", entwurf: "ja" })).toMatchObject({
      entwurf: true,
      fehler: {},
    });
    expect(mit("faktoren", { entgelt: "53.452", beitragssatz: "18,6" })).toMatchObject({
      zahlen: { entgelt: 53_452_00, beitragssatz: 18_60 },
      fehler: {},
    });
  });

  test.each([
    ["pkh", "01.07.2027", "nur zum 1. Januar (§ 115 Abs. 1 ZPO)"],
    ["pfaendung", "01.01.2027", "nur zum 1. Juli (§ 850c ZPO)"],
    ["rentenwert", "01.01.2027", "nur zum 1. Juli (§ 68 SGB VI)"],
  ])("%s beginnt nicht am %s", (name, text, fehler) => {
    const bestand = { nichtErfasstAb: tag("2027-01-01"), unbekanntAb: tag("2027-01-01") };
    expect(beginnAus(wert(name), text, bestand, tag("2026-12-20"))).toEqual({
      fehler: expect.stringContaining(fehler),
    });
  });
});
