import { describe, expect, it } from "vitest";
import { ergebnis, kasse, ohneErgebnis, p, pkh, sache, sacheVon, schritttexte, texte } from "../testing.ts";

const wert = 1_000_000;
const frueher = { auftrag: "frueher" } as const;
const einzeln = { auftrag: "einzeln" } as const;
const kappung = (e: ReturnType<typeof ergebnis>) => sacheVon(e).zeilen.find((z) => z.art === "kappung");

describe("Mehrere Aufträge in derselben Angelegenheit", () => {
  it("bringen zusammen nicht mehr als einer von Anfang an (§ 15 Abs. 5 Satz 1 RVG)", () => {
    // 0,8 × 652,00 = 521,60 (Nr. 3403) und 1,3 × 652,00 = 847,60 (Nr. 3100), höchstens 847,60
    const e = ergebnis(sache([p("3403", frueher), "3100"], { wert }));
    expect(sacheVon(e).gebuehren).toBe(847_60);
    expect(kappung(e)).toMatchObject({ norm: "§ 15 Abs. 5 Satz 1 RVG", betrag: -521_60 });
    expect(schritttexte(kappung(e)?.schritte ?? [])).toEqual([
      "Gebühren aller Aufträge zusammen | § 15 Abs. 5 Satz 1 RVG | 1369.20",
      "ein Auftrag von Anfang an: Nr. 3100 VV | § 15 Abs. 5 Satz 1 RVG | 847.60",
    ]);
    expect(texte(e).join()).toContain("zwei Kalenderjahren");
  });

  it("messen sich am höheren Wert des erweiterten Auftrags", () => {
    // 1,3 × 354,50 aus 5.000 € = 460,85, dann 1,3 × 652,00 aus 10.000 €
    const e = ergebnis(sache([p("3100", { ...frueher, wert: 500_000, id: "erst" }), "3100"], { wert }));
    expect(sacheVon(e).gebuehren).toBe(847_60);
  });

  it("messen einzelne Handlungen am Gesamtauftrag, der angegeben wird (§ 15 Abs. 6 RVG)", () => {
    // 3 × 0,8 × 652,00 = 1.564,80; Nr. 3100 allein 847,60
    const handlungen = ["a", "b", "c"].map((id) => p("3403", { ...einzeln, id }));
    const e = ergebnis(sache(handlungen, { wert, gesamtauftrag: [p("3100")] }));
    expect(sacheVon(e).gebuehren).toBe(847_60);
    expect(kappung(e)?.norm).toBe("§ 15 Abs. 6 RVG");
  });

  it("gelten auch für Rahmen und Festgebühren: Einzeltätigkeit und Verteidigung", () => {
    // Nr. 4302 Mittelgebühr 184,00 und Nr. 4104 Mittelgebühr 198,00, höchstens 198,00
    const e = ergebnis(sache([p("4302", frueher), "4104"]));
    const ein = ergebnis(sache(["4104"]));
    expect(sacheVon(e).gebuehren).toBe(sacheVon(ein).gebuehren);
  });

  it("bleiben unbegrenzt, wo sie nicht mehr bringen, und der Vergleich wird genannt", () => {
    // 521,60 gegen 1,3 + 1,2 aus 10.000 € = 1.630,00
    const e = ergebnis(sache([p("3403", einzeln)], { wert, gesamtauftrag: [p("3100"), p("3104")] }));
    expect(sacheVon(e).gebuehren).toBe(521_60);
    expect(kappung(e)).toBeUndefined();
    expect(texte(e).join().replaceAll("\u00a0", " ")).toContain(
      "zusammen 521,60 €, nicht mehr als ein einziger Auftrag (Nr. 3100, 3104 VV: 1.630,00 €)",
    );
  });

  it("begrenzen die Pauschale mit", () => {
    // 1,3 × 51,50 = 66,95; 20 % = 13,39
    const e = ergebnis(sache([p("3403", frueher), "3100"], { wert: 50_000 }));
    expect(sacheVon(e).netto).toBe(66_95 + 13_39);
  });

  it("begrenzen auch, was die Staatskasse zahlt", () => {
    // § 49 RVG aus 10.000 €: 374,00; 1,3 = 486,20
    expect(kasse(pkh([p("3403", frueher), "3100"]))?.gebuehren).toBe(486_20);
  });

  it("fragen nach dem Vergleich, wenn nur einzelne Handlungen angegeben sind", () => {
    const x = ohneErgebnis(sache([p("3403", einzeln)], { wert }));
    expect(x).toMatchObject({ norm: "§ 15 Abs. 6 RVG", feld: "angelegenheiten[0].gesamtauftrag" });
  });
});
