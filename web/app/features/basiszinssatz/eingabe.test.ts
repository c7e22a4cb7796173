import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { angabenAus, halbjahrAus, satzAusText } from "./eingabe.ts";

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

  const mit = (satz: string, mehr = {}) => angabenAus({ satz, fundstelle: "Bundesbank", ...mehr }).fehler;

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
    expect(Object.keys(angabenAus({ satz: " ", fundstelle: " \n " }).fehler)).toEqual(["satz", "fundstelle"]);
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
  ["01.01.2027", "schon ein Satz eingetragen"],
  ["01.01.2028", "Zuerst fehlt der Satz ab 01.07.2027"],
])("Das Halbjahr „%s“ gegen den Bestand geprüft: %s", (text, fehler) => {
  const bestand = { nichtErfasstAb: tag("2027-01-01"), unbekanntAb: tag("2027-07-01") };
  const gelesen = halbjahrAus(text, bestand, tag("2027-07-20"));
  expect(gelesen).toEqual(fehler ? { fehler: expect.stringContaining(fehler) } : { ab: "2027-07-01" });
});
