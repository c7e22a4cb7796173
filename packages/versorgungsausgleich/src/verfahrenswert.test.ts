import { verfahrenswertRegel } from "@gebuehrenportal/gesetze/famgkg/paragraph-50.ts";
import { cent, tag } from "@gebuehrenportal/recht";
import { mitFassung } from "@gebuehrenportal/recht/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anmerkungen, weg } from "./testing.ts";
import { verfahrenswert } from "./verfahrenswert.ts";

const wert = (n1: number, n2: number, anrechte: number, nachScheidung = false) => {
  const antwort = verfahrenswert({
    nettoeinkommen1: cent(n1),
    nettoeinkommen2: cent(n2),
    anrechte,
    nachScheidung,
  });
  if (antwort.art !== "ergebnis") throw new Error(antwort.grund);
  return antwort.wert;
};

describe("Verfahrenswert des Versorgungsausgleichs", () => {
  test.each([
    [2_500_00, 1_500_00, 3, false, 3_600_00],
    [500_00, 500_00, 1, false, 1_000_00],
    [2_500_00, 1_500_00, 1, true, 2_400_00],
    [3_333_33, 0, 1, false, 1_000_00],
    [3_333_34, 0, 1, false, 1_000_00],
    [3_333_35, 0, 1, false, 1_000_01],
  ])("%i + %i Cent, %i Anrechte, nach der Scheidung %s: %i Cent", (n1, n2, anrechte, nach, erwartet) => {
    expect(wert(n1, n2, anrechte, nach)).toBe(erwartet);
  });

  test("der Mindestwert gilt für alle Anrechte zusammen und steht als Schritt", () => {
    const antwort = verfahrenswert({ nettoeinkommen1: cent(500_00), nettoeinkommen2: cent(0), anrechte: 5 });
    expect(antwort).toMatchObject({
      wert: 1_000_00,
      schritte: [{}, {}, { norm: "§ 50 Abs. 1 Satz 2 FamGKG" }],
    });
  });

  test("höchstens 30 Mio. € (§ 33 Abs. 2 FamGKG), auch nach Billigkeit, und es steht als Schritt", () => {
    const e = { nettoeinkommen1: cent(10_000_000_00), nettoeinkommen2: cent(0), anrechte: 11 };
    const hoechster = { wert: 30_000_000_00 };
    expect(verfahrenswert({ ...e, anrechte: 10 })).toMatchObject(hoechster);
    const gedeckelt = verfahrenswert(e);
    expect(gedeckelt).toMatchObject(hoechster);
    expect(gedeckelt.art === "ergebnis" && gedeckelt.schritte.at(-1)?.norm).toBe("§ 33 Abs. 2 FamGKG");
    expect(verfahrenswert({ ...e, billigkeit: cent(30_000_000_01) })).toMatchObject(hoechster);
  });

  test("Auskunft hat einen festen Wert, Billigkeit ersetzt den Regelwert", () => {
    const e = { nettoeinkommen1: cent(2_500_00), nettoeinkommen2: cent(1_500_00), anrechte: 3 };
    expect(verfahrenswert({ ...e, auskunft: true })).toMatchObject({ wert: 500_00 });
    expect(verfahrenswert({ ...e, billigkeit: cent(2_000_00) })).toMatchObject({ wert: 2_000_00 });
  });

  test("falsche Angaben geben kein Ergebnis und nennen das Feld", () => {
    const e = { nettoeinkommen1: cent(1_00), nettoeinkommen2: cent(1_00), anrechte: 1 };
    expect(verfahrenswert({ ...e, nettoeinkommen1: cent(-1) })).toMatchObject({ feld: "nettoeinkommen1" });
    expect(verfahrenswert({ ...e, nettoeinkommen2: 0.5 as never })).toMatchObject({
      feld: "nettoeinkommen2",
    });
    expect(verfahrenswert({ ...e, anrechte: 0 })).toMatchObject({ feld: "anrechte" });
    expect(verfahrenswert({ ...e, anrechte: 1.5 })).toMatchObject({ feld: "anrechte" });
    expect(verfahrenswert({ ...e, antragAm: tag("2009-08-31") })).toMatchObject({ feld: "antragAm" });
    expect(verfahrenswert({ ...e, antragAm: tag("2009-09-01") })).toMatchObject({ art: "ergebnis" });
  });
});

describe("Der Rechenweg im Wortlaut", () => {
  const e = { nettoeinkommen1: cent(2_500_00), nettoeinkommen2: cent(1_500_00), anrechte: 3 };
  const mitgezaehlt =
    "hinweis | § 50 Abs. 1 FamGKG | Mitgezählt werden auch Anrechte, die am Ende nicht ausgeglichen werden; das ist herrschende Meinung, aber nicht unbestritten. | anrechte";
  const unbillig =
    "hinweis | § 50 Abs. 3 FamGKG | Ist der Wert nach den Umständen unbillig, kann das Gericht einen höheren oder niedrigeren festsetzen. | –";
  const einkommenszeile =
    "§ 50 Abs. 1 Satz 1 FamGKG | Nettoeinkommen beider Ehegatten in 3 Monaten: 3 × 4.000,00 € | 1200000";
  const beiDerScheidung =
    "§ 50 Abs. 1 Satz 1 FamGKG | 10 % je Anrecht (Wertausgleich bei der Scheidung), 3 Anrechte | 360000";

  test("drei Anrechte bei der Scheidung: 30 % von 12.000 €", () => {
    const antwort = verfahrenswert(e);
    expect(weg(antwort)).toEqual([einkommenszeile, beiDerScheidung]);
    expect(anmerkungen(antwort)).toEqual([mitgezaehlt, unbillig]);
    expect(antwort).toMatchObject({
      fassung: {
        norm: "§ 50 FamGKG",
        ab: "2009-09-01",
        grund: "neueste erfasste Fassung, weil kein Tag des Antrags angegeben ist",
      },
    });
  });

  test("ein Anrecht nach der Scheidung: 20 % von 1.500 € liegen unter dem Mindestwert", () => {
    const klein = {
      nettoeinkommen1: cent(500_00),
      nettoeinkommen2: cent(0),
      anrechte: 1,
      nachScheidung: true,
    };
    expect(weg(verfahrenswert(klein))).toEqual([
      "§ 50 Abs. 1 Satz 1 FamGKG | Nettoeinkommen beider Ehegatten in 3 Monaten: 3 × 500,00 € | 150000",
      "§ 50 Abs. 1 Satz 1 FamGKG | 20 % je Anrecht (Ausgleichsansprüche nach der Scheidung), 1 Anrecht | 30000",
      "§ 50 Abs. 1 Satz 2 FamGKG | Mindestwert, insgesamt | 100000",
    ]);
  });

  test("genau der Mindestwert ist keine Zeile: 20 % von 5.000,01 €", () => {
    const genau = { nettoeinkommen1: cent(1_000_00), nettoeinkommen2: cent(666_67), anrechte: 2 };
    expect(weg(verfahrenswert(genau))).toHaveLength(2);
    expect(verfahrenswert(genau)).toMatchObject({ wert: 1_000_00 });
  });

  test("Auskunft: fester Wert, die Zahl der Anrechte ist keine Frage", () => {
    const antwort = verfahrenswert({ ...e, auskunft: true });
    expect(weg(antwort)).toEqual(["§ 50 Abs. 2 FamGKG | Auskunft oder Abtretung: fester Wert | 50000"]);
    expect(anmerkungen(antwort)).toEqual([unbillig]);
  });

  test("Billigkeit über dem Höchstwert, nach dem Tag des Antrags", () => {
    const antwort = verfahrenswert({ ...e, billigkeit: cent(40_000_000_00), antragAm: tag("2025-06-01") });
    expect(weg(antwort)).toEqual([
      einkommenszeile,
      beiDerScheidung,
      "§ 50 Abs. 3 FamGKG | Wert nach Billigkeit statt des Regelwerts | 4000000000",
      "§ 33 Abs. 2 FamGKG | Höchstens 30.000.000,00 € | 3000000000",
    ]);
    expect(anmerkungen(antwort)).toEqual([mitgezaehlt]);
    expect(antwort).toMatchObject({
      fassung: { grund: "weil der Antrag am 01.06.2025 gestellt wurde (§ 34 FamGKG)" },
    });
  });

  test("was nicht stimmt, wird mit Norm und Feld gesagt", () => {
    const nein = (grund: string, norm: string, feld: string) => ({ art: "kein-ergebnis", grund, norm, feld });
    const [abs1, abs3] = ["§ 50 Abs. 1 FamGKG", "§ 50 Abs. 3 FamGKG"];
    const minus = cent(-1);
    const einkommen = "Das Nettoeinkommen ist negativ.";
    expect(verfahrenswert({ ...e, nettoeinkommen1: minus })).toEqual(
      nein(einkommen, abs1, "nettoeinkommen1"),
    );
    expect(verfahrenswert({ ...e, nettoeinkommen2: minus })).toEqual(
      nein(einkommen, abs1, "nettoeinkommen2"),
    );
    expect(verfahrenswert({ ...e, billigkeit: minus })).toEqual(
      nein("Der Wert nach Billigkeit ist negativ.", abs3, "billigkeit"),
    );
    const zahl = nein("Die Zahl der Anrechte liegt zwischen 1 und 999.", abs1, "anrechte");
    for (const anrechte of [0, 1.5, 1_000]) expect(verfahrenswert({ ...e, anrechte })).toEqual(zahl);
    expect(verfahrenswert({ ...e, anrechte: 999 })).toMatchObject({ wert: 1_198_800_00 });
    expect(verfahrenswert({ ...e, antragAm: tag("2009-08-31") })).toEqual(
      nein("Für den 31.08.2009 ist keine Fassung erfasst.", "§ 50 FamGKG", "antragAm"),
    );
  });

  test("eine nicht gesicherte Fassung wird gesagt, wenn ein Tag angegeben ist", () => {
    const [erste] = verfahrenswertRegel.fassungen;
    if (!erste) throw new Error();
    const quelle = { titel: "Änderungsgesetz", fundstelle: "BGBl. 2026 I" };
    const neue = { ab: tag("2026-07-01"), quelle, wert: erste.wert, sicherheit: "mittel" as const };
    mitFassung(verfahrenswertRegel, neue, () => {
      expect(anmerkungen(verfahrenswert({ ...e, antragAm: tag("2026-07-01") }))).toEqual([
        "hinweis | § 50 FamGKG | § 50 FamGKG: Diesen Betrag oder Satz haben wir nicht am amtlichen Text bestätigt; bitte prüfen Sie ihn. | –",
        mitgezaehlt,
        unbillig,
      ]);
    });
  });
});

const einkommen = fc.integer({ min: 0, max: 10_000_000_00 });

describe("Eigenschaften", () => {
  test("der Wert steigt mit Einkommen und Anrechten", () => {
    fc.assert(
      fc.property(einkommen, einkommen, fc.integer({ min: 1, max: 20 }), (a, b, n) => {
        expect(wert(a + 100, b, n)).toBeGreaterThanOrEqual(wert(a, b, n));
        expect(wert(a, b, n + 1)).toBeGreaterThanOrEqual(wert(a, b, n));
      }),
    );
  });

  test("nur die Summe der Einkommen zählt, und nach der Scheidung ist es das Doppelte", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4_000_00, max: 9_999_999 }), einkommen, (a, b) => {
        expect(wert(a, b, 2)).toBe(wert(b, a, 2));
        expect(wert(a, 0, 2, true)).toBe(wert(a, 0, 4));
      }),
    );
  });
});
