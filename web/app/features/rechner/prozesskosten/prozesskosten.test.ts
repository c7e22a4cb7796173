import { cent, tag } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Instanz, ProzesskostenEingabe, Verfahrensende } from "./eingabe.ts";
import { prozesskosten } from "./prozesskosten.ts";

const neu = tag("2026-11-21");
const alt = tag("2025-05-31");

const klage = (mehr: Partial<ProzesskostenEingabe> = {}): ProzesskostenEingabe => ({
  wert: cent(1_000_000),
  rolle: "klaeger",
  instanzen: [{ am: neu, ende: "urteil" }],
  ...mehr,
});

function rechne(eingabe: ProzesskostenEingabe) {
  const ergebnis = prozesskosten(eingabe);
  if (ergebnis.art === "kein-ergebnis") throw new Error(ergebnis.grund);
  return ergebnis;
}
const instanz = (mehr: Partial<Instanz> = {}): Instanz => ({ am: neu, ende: "urteil", ...mehr });

// Referenzwerte: 10.000 €, 3100+3104 → 1.963,50 €; 3200+3202 → 2.196,26 €; Gericht 849,00 € und 1.132,00 €
test("Zwei Instanzen über 10.000 €: zweimal Anwalt je Instanz und das Gericht", () => {
  const { abschnitte, summen } = rechne(klage({ instanzen: [instanz(), instanz()] }));
  expect(abschnitte.map((a) => a.summen)).toEqual([
    { eigene: 196_350, gegner: 196_350, gericht: 84_900, zusammen: 477_600 },
    { eigene: 219_626, gegner: 219_626, gericht: 113_200, zusammen: 552_452 },
  ]);
  expect(summen.zusammen).toBe(477_600 + 552_452);
});

describe("Wie die Instanz endet", () => {
  // 3100+3104+1003 → 2.739,38 €; Nr. 1211 KV GKG: 283,00 €
  test("Vergleich: Einigungsgebühr und ermäßigte Gerichtsgebühr", () => {
    const { abschnitte } = rechne(klage({ instanzen: [instanz({ ende: "vergleich" })] }));
    expect(abschnitte[0]?.summen).toMatchObject({ eigene: 273_938, gericht: 28_300 });
  });
  // 3100 allein: (847,60 + 20,00) × 1,19 = 1.032,44 €
  test("Rücknahme: keine Terminsgebühr, es sei denn, verhandelt wurde schon", () => {
    const ohne = rechne(klage({ instanzen: [instanz({ ende: "ruecknahme" })] }));
    expect(ohne.summen).toMatchObject({ eigene: 103_244, gericht: 28_300 });
    const mit = rechne(klage({ instanzen: [instanz({ ende: "ruecknahme", termin: true })] }));
    expect(mit.summen.eigene).toBe(196_350);
  });
  // § 34 GKG: 1,0 aus 10.000 € = 283,00 €
  test.each([
    ["urteil", 1, false, 113_200],
    ["anerkenntnis", 1, false, 56_600],
    ["ruecknahme", 1, false, 56_600],
    ["ruecknahme", 1, true, 28_300],
    ["urteil", 2, false, 141_500],
    ["vergleich", 2, false, 84_900],
    ["ruecknahme", 2, true, 28_300],
  ] as const)("%s in Instanz %i + 1, vor Begründung %s: %i Cent", (ende, stelle, vorBegruendung, betrag) => {
    const folge = [instanz(), instanz(), instanz()].slice(0, stelle);
    const { abschnitte } = rechne(klage({ instanzen: [...folge, instanz({ ende, vorBegruendung })] }));
    expect(abschnitte[stelle]?.summen.gericht).toBe(betrag);
  });
});

describe("Parteien und Anwälte", () => {
  // 10.000 €, drei Auftraggeber → 2.429,03 €
  test("Drei Mandanten erhöhen nach Nr. 1008 VV, drei Anwälte schreiben drei Rechnungen", () => {
    const { summen, abschnitte } = rechne(
      klage({ eigene: { parteien: 3 }, gegner: { parteien: 3, anwalt: "je" } }),
    );
    expect(summen.eigene).toBe(242_903);
    expect(summen.gegner).toBe(3 * 196_350);
    expect(abschnitte[0]?.gegner?.rechnungen).toBe(3);
  });
  test("Ohne Anwalt entstehen keine Anwaltskosten", () => {
    expect(rechne(klage({ gegner: { anwalt: "ohne" } })).summen).toMatchObject({
      gegner: 0,
      eigene: 196_350,
    });
  });
  // 2,5 × 652,00 € + 20,00 € = 1.650,00 € ohne Umsatzsteuer
  test("Bei Vorsteuerabzug ist die Umsatzsteuer keine Kostenlast", () => {
    expect(rechne(klage({ eigene: { vorsteuerabzug: true } })).summen).toMatchObject({
      eigene: 165_000,
      gegner: 196_350,
    });
  });
});

test("Das Rechtsmittel nach der Änderung folgt neuem Recht, die erste Instanz bleibt beim alten", () => {
  const { abschnitte } = rechne(klage({ instanzen: [instanz({ am: alt }), instanz({ am: neu })] }));
  // 10.000 € nach altem Recht: 1.850,45 € und 798,00 €
  expect(abschnitte[0]?.summen).toMatchObject({ eigene: 185_045, gericht: 79_800 });
  expect(abschnitte[1]?.summen).toMatchObject({ eigene: 219_626, gericht: 113_200 });
});

test("Zeugen und Sachverständige sind Auslagen des Gerichts", () => {
  const kosten = { zeugen: cent(12_000), sachverstaendige: cent(250_000) };
  expect(rechne(klage({ instanzen: [instanz(kosten)] })).summen.gericht).toBe(84_900 + 262_000);
});

describe("Mahnverfahren vorher", () => {
  const mahnverfahren = { am: neu };
  // 1.000,00 × 0 … 10.000 €: 3305 = 652,00 + 20,00, × 1,19 = 799,68 €; Gericht 0,5 × 283,00 = 141,50 €
  test("Die Gebühren gehen in den Prozess über: zusammen bleibt eine Gerichtsgebühr von 3,0", () => {
    const { abschnitte, summen } = rechne(klage({ mahnverfahren }));
    expect(abschnitte[0]?.summen).toEqual({ eigene: 79_968, gegner: 0, gericht: 14_150, zusammen: 94_118 });
    expect(summen.gericht).toBe(84_900);
    // Mehr als ohne Mahnverfahren kostet nur die zweite Pauschale: 20,00 € × 1,19
    expect(summen.eigene).toBe(196_350 + 2_380);
  });
  test("Der Widerspruch durch einen Anwalt kostet die andere Seite eine halbe Gebühr, die angerechnet wird", () => {
    const { abschnitte, summen } = rechne(
      klage({ mahnverfahren: { ...mahnverfahren, widerspruchDurchAnwalt: true } }),
    );
    // 0,5 × 652,00 + 20,00 (20 % höchstens), × 1,19
    expect(abschnitte[0]?.summen.gegner).toBe(41_174);
    expect(summen.gegner).toBe(196_350 + 2_380);
  });
});

describe("Wer die Kosten trägt", () => {
  const alles = 477_600;
  const last = (eingabe: ProzesskostenEingabe) =>
    Object.fromEntries(rechne(eingabe).ausgaenge.map((a) => [a.art, [a.eigene, a.gegner]]));

  test("Unterliegen alles, Obsiegen nichts, Quote den Anteil", () => {
    expect(last(klage({ kostenquote: 2_500 }))).toEqual({
      unterliegen: [alles, 0],
      obsiegen: [0, alles],
      quote: [alles / 4, (alles / 4) * 3],
    });
  });
  test("Nach einem Vergleich ohne Regelung trägt jeder seinen Anwalt und das halbe Gericht (§ 98 ZPO)", () => {
    expect(last(klage({ instanzen: [instanz({ ende: "vergleich" })] })).kostenaufhebung).toEqual([
      273_938 + 14_150,
      273_938 + 14_150,
    ]);
  });
  test("Mit Prozesskostenhilfe bleibt bei Unterliegen der gegnerische Anwalt (§ 123 ZPO)", () => {
    const eingabe = klage({ prozesskostenhilfe: true });
    expect(last(eingabe).unterliegen).toEqual([196_350, 0]);
    // § 49 RVG: 2,5 × 374,00 € + 20,00 €, × 1,19
    expect(rechne(eingabe).staatskasse).toBe(113_645);
  });
  test("Der Kläger, der den Vorschuss gezahlt hat, bekommt ihn anteilig zurück (§ 106 ZPO)", () => {
    const { ausgleich } = rechne(klage({ kostenquote: 5_000 }));
    expect(ausgleich).toMatchObject({ schuldner: "gegner", betrag: 42_450 });
    const { ausgleich: anders } = rechne(klage({ kostenquote: 5_000, rolle: "beklagter" }));
    expect(anders).toMatchObject({ schuldner: "eigene", betrag: 42_450 });
  });
});

test("Gewinnschwelle: 4.776 € Verlust gegen 10.000 € Gewinn lohnen ab 32,33 %", () => {
  // 4.776 / 14.776 = 0,32322…, aufgerundet auf das Hundertstel
  expect(rechne(klage()).gewinnschwelle?.prozent100).toBe(3_233);
});

test("An der Gewinnschwelle ist der Erwartungswert null oder knapp darüber, darunter negativ", () => {
  const bei = (aussicht: number) => rechne(klage({ aussicht })).erwartung?.betrag ?? Number.NaN;
  expect(bei(3_233)).toBeGreaterThanOrEqual(0);
  expect(bei(3_232)).toBeLessThan(0);
});

test("Die Berufung vor der Klage ist ein Grund mit Norm, kein Absturz", () => {
  expect(prozesskosten(klage({ instanzen: [instanz(), instanz({ am: alt })] }))).toMatchObject({
    art: "kein-ergebnis",
    norm: "§ 517 ZPO",
    feld: "instanzen[1].am",
  });
  expect(prozesskosten(klage({ instanzen: [instanz({ am: tag("2012-01-01") })] })).art).toBe("kein-ergebnis");
});

const enden: readonly Verfahrensende[] = ["urteil", "vergleich", "ruecknahme", "anerkenntnis"];
const beliebig = fc.record({
  wert: fc.integer({ min: 1, max: 3_000_000_000 }).map(cent),
  rolle: fc.constantFrom("klaeger" as const, "beklagter" as const),
  instanzen: fc.array(
    fc.record({
      am: fc.constant(neu),
      ende: fc.constantFrom(...enden),
      zeugen: fc.integer({ min: 0, max: 500_000 }).map(cent),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  eigene: fc.record({ parteien: fc.integer({ min: 1, max: 9 }), vorsteuerabzug: fc.boolean() }),
  kostenquote: fc.integer({ min: 0, max: 10_000 }),
});

describe("Eigenschaften", () => {
  test("Das Ganze ist die Summe seiner Instanzen, und eine weitere Instanz ändert an den früheren nichts", () => {
    fc.assert(
      fc.property(beliebig, (eingabe) => {
        const ganz = rechne(eingabe);
        const teile = ganz.abschnitte.map((a) => a.summen.zusammen);
        expect(ganz.summen.zusammen).toBe(teile.reduce((a, b) => a + b, 0));
        const kuerzer = rechne({ ...eingabe, instanzen: eingabe.instanzen.slice(0, 1) });
        expect(kuerzer.abschnitte[0]?.summen).toEqual(ganz.abschnitte[0]?.summen);
      }),
      { numRuns: 60 },
    );
  });
  test("Beide Seiten tragen zusammen immer alles", () => {
    fc.assert(
      fc.property(beliebig, (eingabe) => {
        const { ausgaenge, summen } = rechne(eingabe);
        for (const { eigene, gegner } of ausgaenge)
          expect(Math.abs(eigene + gegner - summen.zusammen)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });
  test("Ein höherer Wert kostet nie weniger", () => {
    fc.assert(
      fc.property(beliebig, fc.integer({ min: 0, max: 1_000_000 }), (eingabe, mehr) => {
        const hoeher = rechne({ ...eingabe, wert: cent(eingabe.wert + mehr) });
        expect(hoeher.summen.zusammen).toBeGreaterThanOrEqual(rechne(eingabe).summen.zusammen);
      }),
      { numRuns: 60 },
    );
  });
});
