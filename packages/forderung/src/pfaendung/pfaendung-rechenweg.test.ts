import { cent, euro, type Schritt, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { vermerkzeile } from "../testing.ts";
import { type PKontoEingabe, pKonto } from "./p-konto.ts";
import { type Pfaendungseingabe, pfaendbarerBetrag } from "./pfaendung.ts";

// Amounts of the notices of 2021 and 2026 (§ 850c Abs. 4 ZPO), multiplied and added by the arithmetic of each line.

const zeile = ({ norm, text, betrag }: Schritt): string =>
  `${norm} | ${text} | ${betrag === undefined ? "–" : euro(betrag)}`.replaceAll("\u00a0", " ");

const pfaendung = (weiteres: Partial<Pfaendungseingabe>) => {
  const e = pfaendbarerBetrag({
    nettoeinkommen: cent(2_000_00),
    zeitraum: "monat",
    unterhaltspflichten: 0,
    stichtag: tag("2026-07-15"),
    ...weiteres,
  });
  if (e.art === "kein-ergebnis") throw new Error(e.grund);
  return e;
};

const gericht =
  "hinweis | §§ 850d, 850f Abs. 2 ZPO | Bei Unterhaltsgläubigern und bei Forderungen aus vorsätzlicher unerlaubter Handlung bestimmt das Gericht den Freibetrag; die Tabelle gilt dann nicht.";
const einkuenfte =
  "hinweis | § 850c Abs. 6 ZPO | Hat eine unterhaltsberechtigte Person eigene Einkünfte, kann das Gericht sie ganz oder teilweise unberücksichtigt lassen. | unterhaltspflichten";
const fuenf = (norm: string) =>
  `hinweis | ${norm} | Mehr als fünf Personen erhöhen den Freibetrag nicht weiter. | unterhaltspflichten`;

describe("Pfändbares Arbeitseinkommen, ganz", () => {
  test("monatlich 5.009,99 € und zwei Personen", () => {
    // 5.009,99 − 4.866,30 = 143,69; 4.866,30 auf 4.860; 1.587,40 + 597,42 + 332,83 = 2.517,65; 4/10 von 2.342,35 = 936,94
    const e = pfaendung({ nettoeinkommen: cent(5_009_99), unterhaltspflichten: 2 });
    const { schritte, vermerke, ...kopf } = e;
    expect(schritte.map(zeile)).toEqual([
      "§ 850e ZPO | Nettoeinkommen monatlich | 5.009,99 €",
      "§ 850c Abs. 3 Satz 3 ZPO | Über 4.866,30 € voll pfändbar | 143,69 €",
      "§ 850c Abs. 5 Satz 1 ZPO | Abgerundet auf ein Vielfaches von 10 € | 4.860,00 €",
      "§ 850c Abs. 1 ZPO | Unpfändbarer Grundbetrag | 1.587,40 €",
      "§ 850c Abs. 2 Satz 1 ZPO | Erhöhung für die erste Person | 597,42 €",
      "§ 850c Abs. 2 Satz 2 ZPO | Erhöhung für 1 weitere Person zu je 332,83 € | 332,83 €",
      "§ 850c Abs. 1, 2 ZPO | Freibetrag | 2.517,65 €",
      "§ 850c Abs. 3 Satz 1 ZPO | 4/10 von 2.342,35 € | 936,94 €",
      "§ 850c ZPO | Pfändbar | 1.080,63 €",
    ]);
    expect(vermerke.map(vermerkzeile)).toEqual([gericht, einkuenfte]);
    expect(kopf).toEqual({
      art: "ergebnis",
      rechenstand: "1.2",
      pfaendbar: 1_080_63,
      verbleibt: 3_929_36,
      abgerundet: 4_860_00,
      freibetrag: 2_517_65,
      mehrbetrag: 143_69,
      zehntel: 4,
      fassung: {
        norm: "§ 850c ZPO",
        ab: "2026-07-01",
        quelle: {
          titel: "Bekanntmachung zu den Pfändungsfreigrenzen 2026 nach § 850c ZPO",
          fundstelle: "BGBl. 2026 I Nr. 80",
          link: "https://www.gesetze-im-internet.de/zpo/__850c.html",
        },
        grund: "weil das Einkommen am 15.07.2026 gezahlt wird (§ 850c Abs. 4 ZPO)",
        sicherheit: "hoch",
      },
    });
  });

  test("wöchentlich 600 € und keine Person", () => {
    // 7/10 von 600 − 365,33 = 234,67: 164,269
    const e = pfaendung({ nettoeinkommen: cent(602_49), zeitraum: "woche" });
    expect(e.schritte.map(zeile)).toEqual([
      "§ 850e ZPO | Nettoeinkommen wöchentlich | 602,49 €",
      "§ 850c Abs. 5 Satz 1 ZPO | Abgerundet auf ein Vielfaches von 2,50 € | 600,00 €",
      "§ 850c Abs. 1 ZPO | Unpfändbarer Grundbetrag | 365,33 €",
      "§ 850c Abs. 3 Satz 1 ZPO | 7/10 von 234,67 € | 164,27 €",
      "§ 850c ZPO | Pfändbar | 164,27 €",
    ]);
    expect(e.vermerke.map(vermerkzeile)).toEqual([gericht]);
    expect(e.verbleibt).toBe(438_22);
  });

  test("täglich 200 € und sechs Personen, die wie fünf zählen", () => {
    // 73,06 + 27,50 + 4 × 15,32 = 161,84; 1/10 von 38,16 = 3,816
    const e = pfaendung({ nettoeinkommen: cent(200_49), zeitraum: "tag", unterhaltspflichten: 6 });
    expect(e.schritte.map(zeile)).toEqual([
      "§ 850e ZPO | Nettoeinkommen täglich | 200,49 €",
      "§ 850c Abs. 5 Satz 1 ZPO | Abgerundet auf ein Vielfaches von 0,50 € | 200,00 €",
      "§ 850c Abs. 1 ZPO | Unpfändbarer Grundbetrag | 73,06 €",
      "§ 850c Abs. 2 Satz 1 ZPO | Erhöhung für die erste Person | 27,50 €",
      "§ 850c Abs. 2 Satz 2 ZPO | Erhöhung für 4 weitere Personen zu je 15,32 € | 61,28 €",
      "§ 850c Abs. 1, 2 ZPO | Freibetrag | 161,84 €",
      "§ 850c Abs. 3 Satz 1 ZPO | 1/10 von 38,16 € | 3,82 €",
      "§ 850c ZPO | Pfändbar | 3,82 €",
    ]);
    expect(e.vermerke.map(vermerkzeile)).toEqual([gericht, einkuenfte, fuenf("§ 850c Abs. 2 ZPO")]);
    expect(e.zehntel).toBe(1);
  });

  test("fünf Personen sind noch kein Vermerk, die volle Grenze noch kein Mehrbetrag", () => {
    expect(pfaendung({ unterhaltspflichten: 5 }).vermerke.map(vermerkzeile)).toEqual([gericht, einkuenfte]);
    expect(pfaendung({ nettoeinkommen: cent(4_866_30) }).schritte.map(zeile)).not.toContain(
      "§ 850c Abs. 3 Satz 3 ZPO | Über 4.866,30 € voll pfändbar | 0,00 €",
    );
    expect(pfaendung({ nettoeinkommen: cent(4_866_31) }).mehrbetrag).toBe(1);
  });

  test.each([
    [{ nettoeinkommen: cent(0) }, 0],
    [{ nettoeinkommen: cent(1_589_99) }, 0],
    [{ nettoeinkommen: cent(1_590_00) }, 1_82],
  ])("%j: %i Cent", (weiteres, pfaendbar) => {
    expect(pfaendung(weiteres).pfaendbar).toBe(pfaendbar);
  });
});

const konto = (weiteres: Partial<PKontoEingabe> = {}) => {
  const e = pKonto({ stichtag: tag("2026-07-15"), unterhaltspflichten: 0, ...weiteres });
  if (e.art === "kein-ergebnis") throw new Error(e.grund);
  return e;
};

const dreiMonate =
  "hinweis | § 899 Abs. 2 ZPO | Nicht verbrauchtes geschütztes Guthaben bleibt in den folgenden 3 Kalendermonaten zusätzlich frei.";
const nachweis = (norm: string) =>
  `hinweis | ${norm} | Erhöhungsbeträge beachtet das Kreditinstitut erst, wenn sie nachgewiesen sind (Bescheinigung).`;

describe("Pfändungsschutzkonto, ganz", () => {
  test("drei Personen, Kindergeld und eine einmalige Leistung", () => {
    const e = konto({
      unterhaltspflichten: 3,
      weitere: [
        { bezeichnung: "Kindergeld", betrag: cent(259_00), norm: "§ 902 Satz 1 Nr. 5 ZPO" },
        { bezeichnung: "Beihilfe", betrag: cent(100_00) },
      ],
    });
    const { schritte, vermerke, ...kopf } = e;
    expect(schritte.map(zeile)).toEqual([
      "§ 850c Abs. 1 ZPO | Unpfändbarer Grundbetrag monatlich | 1.587,40 €",
      "§ 899 Abs. 1 Satz 1 ZPO | Aufgerundet auf volle 10,00 €: Grundfreibetrag des Kontos | 1.590,00 €",
      "§ 902 Satz 1 Nr. 1 ZPO | Erhöhung für die erste Person | 597,42 €",
      "§ 902 Satz 1 Nr. 1 ZPO | Erhöhung für 2 weitere Personen | 665,66 €",
      "§ 902 Satz 1 Nr. 5 ZPO | Kindergeld | 259,00 €",
      "§ 902 ZPO | Beihilfe | 100,00 €",
      "§§ 899, 902 ZPO | Freibetrag des Kontos im Kalendermonat | 3.212,08 €",
    ]);
    expect(vermerke.map(vermerkzeile)).toEqual([dreiMonate, nachweis("§ 903 ZPO")]);
    expect(kopf).toEqual({
      art: "ergebnis",
      rechenstand: "1.2",
      grundbetrag: 1_590_00,
      erhoeht: 3_212_08,
      fassung: {
        norm: "§ 850c ZPO, § 899 Abs. 1 Satz 1 ZPO",
        ab: "2026-07-01",
        quelle: {
          titel: "Bekanntmachung zu den Pfändungsfreigrenzen 2026 nach § 850c ZPO",
          fundstelle: "BGBl. 2026 I Nr. 80",
          link: "https://www.gesetze-im-internet.de/zpo/__850c.html",
        },
        grund: "weil das Guthaben am 15.07.2026 gepfändet ist (§ 850c Abs. 4 ZPO)",
        sicherheit: "hoch",
      },
    });
  });

  test("zwei Personen, davon eine weitere; sechs zählen wie fünf", () => {
    expect(konto({ unterhaltspflichten: 2 }).schritte.map(zeile)[3]).toBe(
      "§ 902 Satz 1 Nr. 1 ZPO | Erhöhung für 1 weitere Person | 332,83 €",
    );
    // 1.590 + 597,42 + 4 × 332,83
    expect(konto({ unterhaltspflichten: 6 }).erhoeht).toBe(3_518_74);
    expect(konto({ unterhaltspflichten: 6 }).vermerke.map(vermerkzeile)).toEqual([
      dreiMonate,
      nachweis("§ 903 ZPO"),
      fuenf("§ 902 Satz 1 Nr. 1 ZPO"),
    ]);
    expect(konto({ unterhaltspflichten: 5 }).vermerke.map(vermerkzeile)).toEqual([
      dreiMonate,
      nachweis("§ 903 ZPO"),
    ]);
  });

  test("ohne Erhöhung ist nichts nachzuweisen", () => {
    const e = konto({ weitere: [] });
    expect(e.vermerke.map(vermerkzeile)).toEqual([dreiMonate]);
    expect(e.schritte.map(zeile)).toEqual([
      "§ 850c Abs. 1 ZPO | Unpfändbarer Grundbetrag monatlich | 1.587,40 €",
      "§ 899 Abs. 1 Satz 1 ZPO | Aufgerundet auf volle 10,00 €: Grundfreibetrag des Kontos | 1.590,00 €",
      "§§ 899, 902 ZPO | Freibetrag des Kontos im Kalendermonat | 1.590,00 €",
    ]);
  });

  test("bis zum 30.11.2021 ohne Aufrundung und mit einem Monat Übertrag (§ 850k ZPO a. F.)", () => {
    const e = konto({ stichtag: tag("2021-11-30"), unterhaltspflichten: 1 });
    expect(e.schritte.map(zeile)).toEqual([
      "§ 850c Abs. 1 ZPO | Unpfändbarer Grundbetrag monatlich | 1.252,64 €",
      "§ 850k Abs. 1 Satz 1 ZPO a. F. | Grundfreibetrag des Kontos | 1.252,64 €",
      "§ 850k Abs. 2 Satz 1 Nr. 1 ZPO a. F. | Erhöhung für die erste Person | 471,44 €",
      "§ 850k Abs. 1, 2 ZPO a. F. | Freibetrag des Kontos im Kalendermonat | 1.724,08 €",
    ]);
    expect(e.vermerke.map(vermerkzeile)).toEqual([
      "hinweis | § 850k Abs. 1 Satz 3 ZPO a. F. | Nicht verbrauchtes geschütztes Guthaben bleibt im folgenden Kalendermonat zusätzlich frei.",
      nachweis("§ 850k Abs. 5 Satz 2 ZPO a. F."),
    ]);
  });
});

describe("Kein Ergebnis", () => {
  const personen = "Die Zahl der Unterhaltspflichten muss eine ganze Zahl ab null sein.";
  const heute = { stichtag: tag("2026-07-15"), unterhaltspflichten: 0 };

  test.each<[Partial<Pfaendungseingabe>, object]>([
    [
      { nettoeinkommen: cent(-1) },
      {
        grund: "Das Nettoeinkommen muss ein Betrag ab null sein.",
        norm: "§ 850e ZPO",
        feld: "nettoeinkommen",
      },
    ],
    [
      { nettoeinkommen: 0.5 as never },
      {
        grund: "Das Nettoeinkommen muss ein Betrag ab null sein.",
        norm: "§ 850e ZPO",
        feld: "nettoeinkommen",
      },
    ],
    [
      { unterhaltspflichten: 0.5 },
      { grund: personen, norm: "§ 850c Abs. 2 ZPO", feld: "unterhaltspflichten" },
    ],
    [
      { stichtag: tag("2021-06-30") },
      { grund: "Für den 30.06.2021 ist keine Fassung erfasst.", norm: "§ 850c ZPO", feld: "stichtag" },
    ],
  ])("Arbeitseinkommen mit %j", (weiteres, erwartet) => {
    const e = { ...heute, nettoeinkommen: cent(1), zeitraum: "monat" } as const;
    expect(pfaendbarerBetrag({ ...e, ...weiteres })).toEqual({ art: "kein-ergebnis", ...erwartet });
  });

  test.each<[Partial<PKontoEingabe>, object]>([
    [
      { unterhaltspflichten: 0.5 },
      { grund: personen, norm: "§ 902 Satz 1 Nr. 1 ZPO", feld: "unterhaltspflichten" },
    ],
    [
      {
        weitere: [
          { bezeichnung: "x", betrag: cent(0) },
          { bezeichnung: "y", betrag: cent(-1) },
        ],
      },
      {
        grund: "Der Erhöhungsbetrag muss ein Betrag ab null sein.",
        norm: "§ 902 ZPO",
        feld: "weitere[1].betrag",
      },
    ],
    [
      { weitere: [{ bezeichnung: "x", betrag: 0.5 as never }] },
      {
        grund: "Der Erhöhungsbetrag muss ein Betrag ab null sein.",
        norm: "§ 902 ZPO",
        feld: "weitere[0].betrag",
      },
    ],
    [
      { stichtag: tag("2021-06-30") },
      { grund: "Für den 30.06.2021 ist keine Fassung erfasst.", norm: "§ 899 ZPO", feld: "stichtag" },
    ],
  ])("Konto mit %j", (weiteres, erwartet) => {
    expect(pKonto({ ...heute, ...weiteres })).toEqual({ art: "kein-ergebnis", ...erwartet });
  });

  test("nach der letzten Bekanntmachung fehlt die nächste", () => {
    expect(pKonto({ ...heute, stichtag: tag("9999-12-31") })).toMatchObject({
      art: "kein-ergebnis",
      grund: expect.stringMatching(
        /^Die Pfändungsfreigrenzen ab dem 01\.07\.\d{4} sind noch nicht erfasst\.$/,
      ),
      norm: "§ 850c Abs. 4 ZPO",
      feld: "stichtag",
    });
  });
});
