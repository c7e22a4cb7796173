import { cent, tag } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anrecht } from "./anrecht.ts";
import { differenz } from "./differenz.ts";
import { geld, punkte, recht, zeitratierlich } from "./testing.ts";
import type { AnrechtEingabe } from "./typen.ts";

describe("Ein Anrecht", () => {
  test("gesetzliche Rente: Hälfte, Kapitalwert, Monatsrente, interne Teilung", () => {
    // 13,2345 / 2 = 6,61725 → 6,6173; × 7.235,5860 = 47.880,0432; × 34,19 € = 226,2454
    expect(anrecht(recht("grv", punkte(132_345)))).toMatchObject({
      ausgleichswert: { zehntausendstel: 66_173 },
      kapitalwert: 47_880_04,
      rente: 226_25,
      teilung: { art: "intern" },
      bagatelle: { grenze: 3_948_00, eingehalten: false },
      vermerke: [{ norm: "§ 18 Abs. 3 VersAusglG" }],
    });
  });

  test("zeitratierlich: R × m / n, mit der Norm des Trägers", () => {
    expect(anrecht(recht("beamte", geld("rente", 0), { bewertung: zeitratierlich }))).toMatchObject({
      ehezeitanteil: { betrag: 300_00 },
      ausgleichswert: { betrag: 150_00 },
      schritte: [{ norm: "§ 40 Abs. 2 VersAusglG" }, {}, {}, {}, {}, {}, {}],
    });
    expect(anrecht(recht("betrieblich", geld("rente", 0), { bewertung: zeitratierlich }))).toMatchObject({
      schritte: [{ norm: "§ 45 Abs. 2 VersAusglG" }, {}, {}, {}],
    });
  });

  test("Beamte: Kapitalwert wie in der gesetzlichen Rentenversicherung", () => {
    // 150 € ÷ 34,19 € = 4,3872 Entgeltpunkte; × 7.235,5860 = 31.743,9629
    expect(anrecht(recht("beamte", geld("rente", 300_00)))).toMatchObject({ kapitalwert: 31_743_96 });
    expect(anrecht(recht("beamte-extern", geld("rente", 300_00)))).toMatchObject({
      teilung: { art: "extern", norm: "§ 16 Abs. 1 VersAusglG" },
    });
  });

  test("Teilungskosten gehen je zur Hälfte ab, nie unter null", () => {
    const mit = (kosten: number) =>
      anrecht(recht("betrieblich", geld("kapital", 10_000_00), { teilungskosten: cent(kosten) }));
    expect(mit(300_00)).toMatchObject({ ausgleichswert: { betrag: 4_850_00 } });
    expect(mit(20_000_00)).toMatchObject({ ausgleichswert: { betrag: 0 } });
  });

  test("externe Teilung bis 2 % als Rente und 240 % als Kapital", () => {
    // Bezugsgröße 2022: 3.290 €; 2 % = 65,80 €; 240 % = 7.896 €
    expect(anrecht(recht("privat", geld("rente", 131_60)))).toMatchObject({
      teilung: { art: "extern-auf-verlangen" },
    });
    expect(anrecht(recht("privat", geld("rente", 131_62)))).toMatchObject({ teilung: { art: "intern" } });
    expect(anrecht(recht("betrieblich", geld("kapital", 15_792_00)))).toMatchObject({
      teilung: { art: "extern-auf-verlangen", grenze: { grenze: 7_896_00 } },
    });
    expect(anrecht(recht("betrieblich", geld("kapital", 15_792_02)))).toMatchObject({
      teilung: { art: "intern" },
    });
  });

  test("mehrere Betriebsrenten beim selben Träger zählen seit dem 01.08.2021 zusammen", () => {
    const e = recht("betrieblich", geld("kapital", 10_000_00), { summeBeimTraeger: cent(8_000_00) });
    expect(anrecht(e)).toMatchObject({ teilung: { art: "intern" } });
    expect(anrecht({ ...e, ehezeitende: tag("2021-07-31") })).toMatchObject({
      teilung: { art: "extern-auf-verlangen" },
    });
  });

  test("Direktzusage bis zur Beitragsbemessungsgrenze", () => {
    expect(anrecht(recht("direktzusage", geld("kapital", 169_200_00)))).toMatchObject({
      teilung: { art: "extern-auf-verlangen", norm: "§ 17 VersAusglG", grenze: { grenze: 84_600_00 } },
    });
    expect(anrecht(recht("direktzusage", geld("kapital", 169_200_02)))).toMatchObject({
      teilung: { art: "intern" },
    });
    expect(anrecht(recht("direktzusage", geld("rente", 500_00)))).toMatchObject({
      teilung: { art: "intern" },
      vermerke: [{ feld: "kapitalwert" }, { feld: "kapitalwert" }],
    });
    expect(anrecht(recht("direktzusage", geld("rente", 500_00), { vereinbarung: true }))).toMatchObject({
      teilung: { art: "extern", norm: "§ 14 Abs. 2 Nr. 1 VersAusglG" },
    });
  });

  test("ohne Faktor des Jahres helfen Kapitalwert oder Faktor aus der Auskunft, der Rest steht", () => {
    const e = recht("grv", punkte(100_000), { ehezeitende: tag("2006-07-31") });
    expect(anrecht(e)).toMatchObject({
      art: "ergebnis",
      ausgleichswert: { zehntausendstel: 50_000 },
      offen: [
        { was: "Der korrespondierende Kapitalwert", norm: "§ 47 Abs. 2 VersAusglG" },
        { was: "Die Geringfügigkeit", norm: "§ 18 VersAusglG" },
      ],
    });
    expect(anrecht(e)).not.toHaveProperty("kapitalwert");
    expect(anrecht({ ...e, kapitalwert: cent(31_000_00) })).toMatchObject({
      kapitalwert: 31_000_00,
      offen: [],
    });
    // 5,0000 × 5.700,0000
    expect(anrecht({ ...e, umrechnungsfaktor: 57_000_000 })).toMatchObject({
      kapitalwert: 28_500_00,
      offen: [],
      konstanten: expect.arrayContaining([
        expect.objectContaining({ jahr: 2006, wert: "5.700,0000", sicherheit: "hoch" }),
      ]),
    });
  });

  test("falsche Angaben nennen das Feld", () => {
    const feld = (e: AnrechtEingabe) => {
      const a = anrecht(e);
      return a.art === "kein-ergebnis" ? a.feld : "ergebnis";
    };
    expect(feld(recht("grv", punkte(1), { ehezeitende: tag("2022-06-29") }))).toBe("ehezeitende");
    expect(feld(recht("privat", punkte(1)))).toBe("bewertung");
    expect(feld(recht("privat", geld("rente", 1), { ost: true }))).toBe("ost");
    expect(feld(recht("privat", geld("rente", 1), { teilungskosten: cent(1) }))).toBe("teilungskosten");
    expect(feld(recht("privat", geld("kapital", -1)))).toBe("bewertung.ehezeitanteil.betrag");
    const zeit = { art: "zeitratierlich", gesamt: geld("rente", 1), zeitInEhe: 2, zeitGesamt: 1 } as const;
    expect(feld(recht("privat", geld("rente", 1), { bewertung: zeit }))).toBe("bewertung.zeitInEhe");
    expect(feld(recht("privat", geld("rente", 1), { bewertung: { ...zeit, zeitGesamt: 0 } }))).toBe(
      "bewertung.zeitGesamt",
    );
  });

  test("zwei Hälften sind das Ganze bis auf eine Rundungsstelle, und mehr ist nie weniger", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), (betrag) => {
        const wert = (n: number) => {
          const a = anrecht(recht("privat", geld("kapital", n)));
          return a.art === "ergebnis" && a.ausgleichswert.einheit === "kapital"
            ? a.ausgleichswert.betrag
            : -1;
        };
        expect(2 * wert(betrag) - betrag).toBe(betrag % 2);
        expect(wert(betrag + 1)).toBeGreaterThanOrEqual(wert(betrag));
      }),
    );
  });
});

describe("Differenz von Anrechten gleicher Art", () => {
  const paar = (a: number, b: number) => {
    const { ehezeitende: _, ...eins } = recht("grv", punkte(a));
    const { ehezeitende: __, ...zwei } = recht("grv", punkte(b));
    return differenz({ ehezeitende: tag("2022-06-30"), anrecht1: eins, anrecht2: zwei });
  };

  test("verglichen werden die korrespondierenden Kapitalwerte", () => {
    // 5,0000 und 4,5000 Entgeltpunkte: 36.177,93 − 32.560,14 (je gerundet) = 3.617,79 ≤ 3.948
    expect(paar(100_000, 90_000)).toMatchObject({
      differenz: 3_617_79,
      bagatelle: { norm: "§ 18 Abs. 1 VersAusglG", eingehalten: true },
    });
    expect(paar(100_000, 80_000)).toMatchObject({ bagatelle: { eingehalten: false } });
    expect(paar(90_000, 100_000)).toMatchObject({ differenz: 3_617_79 });
  });

  test("verschiedene Bezugsgrößen und fehlende Kapitalwerte geben kein Ergebnis", () => {
    const ehezeitende = tag("2022-06-30");
    const { ehezeitende: _, ...rente } = recht("grv", geld("rente", 100_00));
    const { ehezeitende: __, ...inPunkten } = recht("grv", punkte(100_000));
    expect(differenz({ ehezeitende, anrecht1: inPunkten, anrecht2: rente })).toMatchObject({
      feld: "anrecht2.bewertung",
    });
    expect(
      differenz({ ehezeitende, anrecht1: inPunkten, anrecht2: { ...inPunkten, kapitalwert: cent(-1) } }),
    ).toMatchObject({ feld: "anrecht2.kapitalwert" });
  });
});
