import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import { betrag, ergebnis, ohneErgebnis, p, sache, sacheVon, texte, zeilen } from "../testing.ts";

describe("Betragsrahmen", () => {
  it.each([
    [{}, 392_00],
    [{ rahmen: "mindest" }, 65_00],
    [{ rahmen: "hoechst" }, 719_00],
    [{ betrag: 500_00 }, 500_00],
    [{ betrag: 65_00 }, 65_00],
    [{ betrag: 719_00 }, 719_00],
  ] as const)("Nr. 3102 mit %j: %i Cent", (rest, erwartet) => {
    expect(betrag(p("3102", rest))).toBe(erwartet);
  });
  it.each([64_99, 719_01])("lehnt %i Cent außerhalb des Rahmens ab", (b) => {
    expect(ohneErgebnis(sache([p("3102", { betrag: b })]))).toMatchObject({
      norm: "Nr. 3102 VV",
      feld: "angelegenheiten[0].positionen[0].betrag",
    });
  });
  it("nimmt bei Nr. 2302 die Schwelle, die mit den Auftraggebern steigt", () => {
    expect(betrag("2302")).toBe(391_00);
    const z = sacheVon(ergebnis(sache(["2302"], { auftraggeber: 2 }))).zeilen[0];
    expect(z).toMatchObject({ betrag: 508_30, rahmen: { schwelle: 508_30 } });
    expect(texte(ergebnis(sache([p("2302", { betrag: 391_01 })]))).join()).toContain(
      "umfangreich oder schwierig",
    );
    expect(texte(ergebnis(sache([p("2302", { betrag: 391_00 })])))).toEqual([]);
  });
  it("bestimmt den gewählten Betrag vor der Erhöhung", () => {
    expect(betrag(p("3102", { betrag: 100_00 }), { auftraggeber: 2 })).toBe(130_00);
  });
  it("lässt keinen Satz wählen", () => {
    expect(ohneErgebnis(sache([p("3102", { satz100: 100 })])).feld).toContain("satz100");
  });
});

describe("Wiederkehrende Gebühren", () => {
  it("entstehen je Hauptverhandlungstag", () => {
    expect(betrag(p("4108", { anzahl: 3 }))).toBe(990_00);
  });
  it.each(["3106", "3104", "4106", "4100", "6301"])("Nr. %s entsteht nur einmal", (nr) => {
    expect(ohneErgebnis(sache([p(nr, { anzahl: 2 })], { wert: 100_000 })).norm).toBe("§ 15 Abs. 2 RVG");
  });
});

describe("Bußgeldstufen", () => {
  it.each([
    ["2015-07-24", 39_99, "5101"],
    ["2015-07-24", 40_00, "5103"],
    ["2015-07-25", 59_99, "5101"],
    ["2025-05-31", 60_00, "5103"],
    ["2025-06-01", 79_99, "5101"],
    ["2025-06-01", 80_00, "5103"],
    ["2025-06-01", 5_000_00, "5103"],
    ["2025-06-01", 5_000_01, "5105"],
  ])("am %s gehört zu %i Cent Nr. %s", (auftragAm, geldbusse, richtig) => {
    const rest = { auftragAm: tag(auftragAm), geldbusse };
    for (const nr of ["5101", "5103", "5105"]) {
      if (nr === richtig) expect(betrag(nr, rest)).toBeGreaterThan(0);
      else expect(ohneErgebnis(sache([nr], rest)).grund).toContain(`ist Nr. ${richtig} VV maßgeblich`);
    }
  });
  it("gilt auch für Termine vor Gericht und für Bezugsgebühren", () => {
    expect(ohneErgebnis(sache(["5110"], { geldbusse: cent(50_00) })).grund).toContain("Nr. 5108 VV");
    const bezug = p("5115", { bezug: { nr: "5109" } });
    expect(ohneErgebnis(sache([bezug], { geldbusse: cent(50_00) })).grund).toContain("Nr. 5107 VV");
  });
});

describe("Spalten und Zuschläge", () => {
  it("gibt den Längenzuschlag nur dem bestellten Anwalt und nur neben dem Termin", () => {
    expect(ohneErgebnis(sache(["4108", "4110"])).grund).toContain("nur der gerichtlich bestellte");
    expect(ohneErgebnis(sache(["4110"], { vertretung: "bestellt" })).grund).toContain(
      "nur neben Nr. 4108 und 4109",
    );
    const e = ergebnis(sache([p("4109", { anzahl: 2 }), "4110", "4111"], { vertretung: "bestellt" }));
    expect(sacheVon(e).staatskasse?.zeilen.map((z) => z.betrag)).toEqual([642_00, 132_00, 264_00, 20_00]);
    expect(zeilen(e)).toEqual([["4109", 803_00]]);
    const zuviel = sache([p("4108"), "4110", "4111"], { vertretung: "bestellt" });
    expect(ohneErgebnis(zuviel).grund).toContain("höchstens einen Längenzuschlag");
  });
  it("zählt nur die Zuschläge zum selben Termin", () => {
    const beide = sache(["4108", "4111", "4112", "4114", "4116"], { vertretung: "bestellt" });
    expect(sacheVon(ergebnis(beide)).staatskasse?.gebuehren).toBe(264_00 + 264_00 + 178_00 + 307_00 + 154_00);
  });
  it("trennt die Spalten", () => {
    expect(ohneErgebnis(sache(["4304"])).feld).toContain("nr");
    expect(ohneErgebnis(sache(["4303"], { vertretung: "bestellt" })).grund).toContain("nur der Wahlanwalt");
  });
  it("kennt Nummern nur zu ihrer Zeit", () => {
    expect(ohneErgebnis(sache(["3339"], { wert: 100, auftragAm: tag("2023-10-12") })).grund).toContain(
      "13.10.2023",
    );
    expect(betrag("3339", { wert: 50_000, auftragAm: tag("2023-10-13") })).toBe(24_50);
    expect(ohneErgebnis(sache(["3103"])).grund).toContain("seit dem 01.08.2013 nicht mehr");
    expect(ohneErgebnis(sache(["9999"])).grund).toContain("gibt es im Vergütungsverzeichnis nicht");
  });
});
