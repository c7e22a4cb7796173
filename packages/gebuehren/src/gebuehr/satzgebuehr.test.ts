import { tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import { betrag, ergebnis, ohneErgebnis, p, sache, texte } from "../testing.ts";

const wert = 1_000_000;

describe("Satzrahmen", () => {
  it.each([
    [{}, 847_60],
    [{ rahmen: "schwelle" }, 847_60],
    [{ rahmen: "mindest" }, 326_00],
    [{ rahmen: "mittel" }, 978_00],
    [{ rahmen: "hoechst" }, 1630_00],
    [{ satz100: 180 }, 1173_60],
  ] as const)("Geschäftsgebühr mit %j: %i Cent", (rest, erwartet) => {
    expect(betrag(p("2300", rest), { wert })).toBe(erwartet);
  });
  it("nimmt ohne Schwelle die Mitte", () => {
    expect(betrag("2100", { wert })).toBe(489_00);
    expect(ohneErgebnis(sache([p("2100", { rahmen: "schwelle" })], { wert })).feld).toContain("rahmen");
  });
  it.each([49, 251])("lehnt den Satz %i außerhalb des Rahmens ab", (satz100) => {
    expect(ohneErgebnis(sache([p("2300", { satz100 })], { wert }))).toMatchObject({
      norm: "Nr. 2300 VV",
      feld: "angelegenheiten[0].positionen[0].satz100",
    });
  });
  it("sagt über der Schwelle, wann mehr gefordert werden kann", () => {
    expect(texte(ergebnis(sache([p("2300", { satz100: 131 })], { wert }))).join()).toContain(
      "umfangreich oder schwierig",
    );
    expect(texte(ergebnis(sache([p("2300", { satz100: 130 })], { wert })))).toEqual([]);
  });
});

describe("Fester Satz", () => {
  it("rechnet mit einem abweichenden Satz und sagt es", () => {
    const e = ergebnis(sache([p("3100", { satz100: 100 })], { wert }));
    expect(e.netto).toBe(672_00);
    expect(texte(e)).toEqual(["Nr. 3100 VV: gerechnet mit 1,0 statt des gesetzlichen Satzes von 1,3."]);
  });
  it("lässt keinen Betrag wählen", () => {
    expect(ohneErgebnis(sache([p("3100", { betrag: 100 })], { wert })).feld).toContain("betrag");
  });
});

describe("Inkasso unbestrittener Forderungen", () => {
  it.each([
    ["einfach", 326_00],
    ["regel", 586_80],
    ["umfangreich", 847_60],
  ] as const)("%s: %i Cent aus 10.000 €", (inkasso, erwartet) => {
    expect(betrag(p("2300", { inkasso }), { wert })).toBe(erwartet);
  });
  it.each([
    ["einfach", 51],
    ["regel", 91],
    ["umfangreich", 131],
  ] as const)("%s: mehr als der Höchstsatz gibt es nicht", (inkasso, satz100) => {
    expect(ohneErgebnis(sache([p("2300", { inkasso, satz100 })], { wert })).norm).toBe("Nr. 2300 Anm. 2 VV");
  });
  it("hat bis 50 € eine eigene Gebühr", () => {
    expect(betrag(p("2300", { inkasso: "regel" }), { wert: 5000 })).toBe(28_35);
    expect(betrag(p("2300", { inkasso: "regel" }), { wert: 5001 })).toBe(46_35);
    expect(betrag(p("2300", { inkasso: "regel" }), { wert: 5000, auftragAm: tag("2021-10-01") })).toBe(27_00);
    expect(betrag(p("2301", { inkasso: "regel" }), { wert: 5000 })).toBe(15_00);
    expect(betrag("2300", { wert: 5000 })).toBe(66_95);
  });
  it("gibt es erst seit Oktober 2021 und nur bei der Geschäftsgebühr", () => {
    const frueher = { wert, auftragAm: tag("2021-09-30") };
    expect(ohneErgebnis(sache([p("2300", { inkasso: "regel" })], frueher)).norm).toBe("Nr. 2300 Anm. 2 VV");
    expect(ohneErgebnis(sache([p("1000", { inkasso: "regel" })], { wert })).feld).toContain("inkasso");
  });
});

describe("Einziehung", () => {
  it("entsteht nicht unter 30 €, bis Juli 2013 nicht unter 25 €", () => {
    expect(ohneErgebnis(sache(["4142"], { wert: 2999 })).norm).toBe("Nr. 4142 Anm. 2 VV");
    expect(betrag("4142", { wert: 3000 })).toBe(51_50);
    expect(betrag("5116", { wert: 2500, auftragAm: tag("2013-07-31") })).toBe(25_00);
    expect(ohneErgebnis(sache(["5116"], { wert: 2499, auftragAm: tag("2013-07-31") })).grund).toContain(
      "25,00",
    );
  });
});
