import { tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import { betrag, ergebnis, ohneErgebnis, p, sache, sacheVon, texte } from "../testing.ts";

const beratung = (art: "erstberatung" | "beratung" | "gutachten", verbraucher = true) => ({
  beratung: { art, verbraucher },
});

describe("Beratung nach § 34 RVG", () => {
  it.each([
    ["erstberatung", 190_00],
    ["beratung", 250_00],
    ["gutachten", 250_00],
  ] as const)("%s: vom Verbraucher ohne Vereinbarung höchstens %i Cent", (art, hoechstens) => {
    expect(betrag(p("34", { betrag: 300_00, ...beratung(art) }))).toBe(hoechstens);
    expect(betrag(p("34", { betrag: 100_00, ...beratung(art) }))).toBe(100_00);
  });
  it("nennt ohne Betrag den Höchstbetrag als solchen", () => {
    const e = ergebnis(sache([p("34", beratung("erstberatung"))]));
    expect(sacheVon(e).netto).toBe(210_00);
    expect(texte(e).join()).toContain("Höchstbetrag");
  });
  it("nimmt die Vereinbarung, wie sie ist, und verlangt sonst einen Betrag", () => {
    expect(betrag(p("34", { betrag: 900_00 }))).toBe(900_00);
    expect(betrag(p("34", { betrag: 900_00, ...beratung("beratung", false) }))).toBe(900_00);
    expect(ohneErgebnis(sache(["34"]))).toMatchObject({ norm: "§ 34 Abs. 1 Satz 2 RVG" });
  });
  it("gibt es seit Juli 2006", () => {
    expect(ohneErgebnis(sache([p("34", { betrag: 1 })], { auftragAm: tag("2006-06-30") })).grund).toContain(
      "keine Fassung",
    );
  });
});
