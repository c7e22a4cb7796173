import { wiederkehrendeNutzungen } from "@gebuehrenportal/gesetze/zpo/paragraph-9.ts";
import { cent, tag } from "@gebuehrenportal/recht";
import { mitFassung } from "@gebuehrenportal/recht/testing";
import { describe, expect, test } from "vitest";
import { anmerkungen, weg } from "./testing.ts";
import type { WiederkehrendEingabe } from "./typen.ts";
import { wiederkehrend, wiederkehrendRegeln } from "./wiederkehrend.ts";

// 1.000 € in the month throughout, 12.000 € in the year.
const mit = (regel: string, weiteres: Partial<WiederkehrendEingabe> = {}) =>
  wiederkehrend({ regel, monatsbetrag: cent(1_000_00), ...weiteres });
const jahr = (norm: string) => `${norm} | Jahresbetrag: 12 × 1.000,00 € | 1200000`;

describe("Der Rechenweg wiederkehrender Leistungen im Wortlaut", () => {
  test.each<[string, string, Partial<WiederkehrendEingabe>, string[]]>([
    [
      "42 Monate, der Gesamtbetrag ist geringer, Rückstände kommen dazu: 30.000 + 2.000",
      "zpo9",
      { gesamtbetrag: cent(30_000_00), rueckstaende: cent(2_000_00) },
      [
        jahr("§ 9 ZPO"),
        "§ 9 ZPO | Dreieinhalbfacher Betrag von 12.000,00 € im Jahr | 4200000",
        "§ 9 ZPO | Der geringere Gesamtbetrag | 3000000",
        "§ 5 ZPO | Bei Einreichung fällige 2.000,00 € hinzugerechnet | 3200000",
      ],
    ],
    [
      "derselbe Gesamtbetrag ist keine Zeile, keine Rückstände auch nicht",
      "zpo9",
      { gesamtbetrag: cent(42_000_00), rueckstaende: cent(0) },
      [jahr("§ 9 ZPO"), "§ 9 ZPO | Dreieinhalbfacher Betrag von 12.000,00 € im Jahr | 4200000"],
    ],
    [
      "ein höherer Gesamtbetrag auch nicht",
      "zpo9",
      { gesamtbetrag: cent(42_000_01) },
      [jahr("§ 9 ZPO"), "§ 9 ZPO | Dreieinhalbfacher Betrag von 12.000,00 € im Jahr | 4200000"],
    ],
    [
      "eine kürzere Dauer in Monaten",
      "zpo9",
      { dauerMonate: 41 },
      [jahr("§ 9 ZPO"), "§ 9 ZPO | Betrag von 41 Monaten von 12.000,00 € im Jahr | 4100000"],
    ],
    [
      "ein Monat",
      "gkg42-2a",
      { dauerMonate: 1 },
      [
        jahr("§ 42 Abs. 2 Satz 1 GKG"),
        "§ 42 Abs. 2 Satz 1 GKG | Betrag eines Monats von 12.000,00 € im Jahr | 100000",
      ],
    ],
    [
      "ein Jahr, der Jahresbetrag geht dem Monatsbetrag vor",
      "gkg41-2",
      { jahresbetrag: cent(11_000_00) },
      ["§ 41 Abs. 2 GKG | Betrag eines Jahres von 11.000,00 € im Jahr | 1100000"],
    ],
    [
      "drei Jahre, Rückstände vor dem Sozialgericht",
      "gkg42-1",
      { rueckstaende: cent(500_00) },
      [
        jahr("§ 42 Abs. 1 GKG"),
        "§ 42 Abs. 1 GKG | Betrag von 3 Jahren von 12.000,00 € im Jahr | 3600000",
        "§ 42 Abs. 3 GKG | Bei Einreichung fällige 500,00 € hinzugerechnet | 3650000",
      ],
    ],
    ["der feste Wert braucht keinen Betrag", "famgkg51-3", {}, ["§ 51 Abs. 3 FamGKG | Fester Wert | 50000"]],
  ])("%s (%s)", (_, regel, weiteres, zeilen) => {
    const e = mit(regel, weiteres);
    expect(weg(e)).toEqual(zeilen);
    expect(anmerkungen(e)).toEqual([]);
  });

  test("5 % des Sachwerts, zehn Jahre mit 65: 15.000 × 10", () => {
    expect(weg(wiederkehrend({ regel: "gnotkg52-4", sachwert: cent(300_000_00), alter: [65] }))).toEqual([
      "§ 52 Abs. 5 GNotKG | Jahreswert: 5 % von 300.000,00 € | 1500000",
      "§ 52 Abs. 4 GNotKG | Betrag von 10 Jahren von 15.000,00 € im Jahr | 15000000",
    ]);
  });

  test("Rückstände, die nicht zählen, werden mit der Norm genannt", () => {
    const rueckstaende = cent(500_00);
    const nicht = (norm: string) => [
      `hinweis | ${norm} | Rückstände werden hier nicht hinzugerechnet. | rueckstaende`,
    ];
    expect(anmerkungen(mit("gkg42-1", { rueckstaende, arbeitsgericht: true }))).toEqual(
      nicht("§ 42 Abs. 3 Satz 1 Halbsatz 2 GKG"),
    );
    expect(anmerkungen(mit("gkg42-2b", { rueckstaende }))).toEqual(nicht("§ 42 Abs. 2 Satz 2 GKG"));
    expect(weg(mit("zpo9", { rueckstaende, arbeitsgericht: true })).at(-1)).toMatch(/^§ 5 ZPO/);
  });

  test("der Kopf nennt den Tag und die Norm, die ihn bestimmt", () => {
    expect(mit("zpo9")).toMatchObject({
      fassung: { norm: "§ 9 ZPO", grund: "neueste erfasste Fassung, weil kein Tag angegeben ist" },
    });
    expect(mit("gkg41-2", { antragAm: tag("2025-06-01") })).toMatchObject({
      fassung: {
        norm: "§ 41 GKG",
        ab: "2013-08-01",
        grund: "maßgeblicher Tag 01.06.2025 (§ 40 GKG)",
      },
      vermerke: [],
    });
  });

  test("eine nicht gesicherte Fassung wird gesagt, wenn ein Tag angegeben ist", () => {
    const quelle = { titel: "Änderungsgesetz", fundstelle: "BGBl. 2026 I" };
    const neue = { ab: tag("2026-07-01"), quelle, wert: { monate: 36 }, sicherheit: "mittel" as const };
    mitFassung(wiederkehrendeNutzungen, neue, () => {
      expect(anmerkungen(mit("zpo9", { antragAm: tag("2026-07-01") }))).toEqual([
        "hinweis | § 9 ZPO | § 9 ZPO: Diesen Betrag oder Satz haben wir nicht am amtlichen Text bestätigt; bitte prüfen Sie ihn. | –",
      ]);
      expect(anmerkungen(mit("zpo9", { antragAm: tag("2026-06-30") }))).toEqual([]);
      expect(anmerkungen(mit("zpo9"))).toEqual([]);
    });
  });
});

describe("Was die Zeit bestimmt", () => {
  test.each<[string, string, Partial<WiederkehrendEingabe>, number]>([
    ["Bezüge eines Jahres, auch bei kurzer Dauer", "gkg52-6-lebenszeit", { dauerMonate: 3 }, 12_000_00],
    ["und bei kleinerem Gesamtbetrag", "gkg52-6-lebenszeit", { gesamtbetrag: cent(5_000_00) }, 12_000_00],
    ["das Alter zählt nicht bei der Miete", "gnotkg99-miete", { dauerMonate: 240, alter: [80] }, 240_000_00],
    [
      "Mietvertrag auf unbestimmte Zeit, höchstens 20 Jahre",
      "gnotkg99-miete-unbestimmt",
      { dauerMonate: 241 },
      240_000_00,
    ],
    ["die längste Dauer sind hundert Jahre", "zpo8", { dauerMonate: 1_200 }, 300_000_00],
    ["keine Dauer, kein Wert", "zpo9", { dauerMonate: 0 }, 0],
    ["130 Jahre alt: fünf Jahre", "gnotkg52-4", { alter: [130] }, 60_000_00],
    ["gerade geboren: zwanzig Jahre", "gnotkg52-4", { alter: [0] }, 240_000_00],
    ["befristet auf 8 Jahre, mit 71 nur 5", "gnotkg52-2", { dauerMonate: 96, alter: [71] }, 60_000_00],
    ["befristet auf 4 Jahre, mit 71 die 4", "gnotkg52-2", { dauerMonate: 48, alter: [71] }, 48_000_00],
  ])("%s (%s)", (_, regel, weiteres, wert) => {
    expect(mit(regel, weiteres)).toMatchObject({ wert });
  });
});

describe("Was fehlt oder nicht stimmt, wird mit Norm und Feld gesagt", () => {
  test.each<[string, Partial<WiederkehrendEingabe>, string, string, string]>([
    ["fehlt", {}, "Diese Regel gibt es nicht.", "§ 48 Abs. 1 GKG", "regel"],
    [
      "gkg42-1",
      { antragAm: tag("2013-07-31") },
      "Für den 31.07.2013 ist keine Fassung erfasst.",
      "§ 42 Abs. 1 GKG",
      "antragAm",
    ],
    ["zpo9", { gesamtbetrag: cent(-1) }, "Der Betrag ist negativ.", "§ 9 ZPO", "gesamtbetrag"],
    ["zpo9", { rueckstaende: cent(-1) }, "Der Betrag ist negativ.", "§ 9 ZPO", "rueckstaende"],
    ["zpo9", { jahresbetrag: cent(-1) }, "Der Betrag ist negativ.", "§ 9 ZPO", "jahresbetrag"],
    [
      "gnotkg52-3a",
      { sachwert: cent(-1) },
      "Der Betrag ist negativ.",
      "§ 52 Abs. 3 Satz 1 GNotKG",
      "sachwert",
    ],
    ["zpo9", { dauerMonate: -1 }, "Die Dauer wird in ganzen Monaten angegeben.", "§ 9 ZPO", "dauerMonate"],
    ["zpo9", { dauerMonate: 1_201 }, "Die Dauer wird in ganzen Monaten angegeben.", "§ 9 ZPO", "dauerMonate"],
    ["gnotkg52-4", { alter: [131] }, "Kein gültiges Lebensalter.", "§ 52 Abs. 4 GNotKG", "alter[0]"],
    ["gnotkg52-4", { alter: [50, 0.5] }, "Kein gültiges Lebensalter.", "§ 52 Abs. 4 GNotKG", "alter[1]"],
    ["gnotkg52-2", {}, "Die Dauer in Monaten fehlt.", "§ 52 Abs. 2 GNotKG", "dauerMonate"],
    ["gnotkg99-miete", {}, "Die Dauer in Monaten fehlt.", "§ 99 Abs. 1 GNotKG", "dauerMonate"],
    ["zpo8", {}, "Die Dauer in Monaten fehlt.", "§ 8 ZPO", "dauerMonate"],
    ["gnotkg52-4", {}, "Das Lebensalter der berechtigten Person fehlt.", "§ 52 Abs. 4 GNotKG", "alter"],
    [
      "gnotkg52-4",
      { alter: [50, 60] },
      "Bei mehreren Personen kommt es darauf an, mit wessen Tod das Recht endet.",
      "§ 52 Abs. 4 Satz 2 GNotKG",
      "endet",
    ],
  ])("%s mit %j", (regel, weiteres, grund, norm, feld) => {
    expect(mit(regel, weiteres)).toEqual({ art: "kein-ergebnis", grund, norm, feld });
  });

  test("ein Betrag fehlt", () => {
    expect(wiederkehrend({ regel: "gkg41-2", sachwert: cent(1) })).toEqual({
      art: "kein-ergebnis",
      grund: "Der Betrag eines Monats oder eines Jahres fehlt.",
      norm: "§ 41 Abs. 2 GKG",
      feld: "monatsbetrag",
    });
  });
});

describe("Die Regeln eines Formulars", () => {
  test("nennen Felder und, wo es einen gibt, den Hinweis; im Ergebnis ebenso", () => {
    const raeumung = {
      id: "gkg41-2",
      titel: "Räumung",
      norm: "§ 41 Abs. 2 GKG",
      felder: ["monatsbetrag", "jahresbetrag", "dauerMonate"],
      hinweis:
        "Eine kürzere streitige Zeit zählt nur, wenn die Räumung allein wegen Beendigung verlangt wird.",
    };
    const miete = {
      id: "zpo8",
      titel: "Zuständigkeit und Beschwer: Miete oder Pacht",
      norm: "§ 8 ZPO",
      felder: ["monatsbetrag", "jahresbetrag", "dauerMonate", "gesamtbetrag"],
    };
    const regel = (id: string) => wiederkehrendRegeln().find((r) => r.id === id);
    expect(regel("gkg41-2")).toStrictEqual(raeumung);
    expect(regel("zpo8")).toStrictEqual(miete);
    expect(mit("gkg41-2")).toMatchObject({ regel: raeumung });
  });

  test("das Amt steht in Satz 4, der Status in Satz 1 des § 52 Abs. 6 GKG", () => {
    const beamte = wiederkehrendRegeln().filter((r) => r.id.startsWith("gkg52-6"));
    expect(beamte.map((r) => `${r.norm}: ${r.titel}`)).toEqual([
      "§ 52 Abs. 6 Satz 1 GKG: Beamtenstatus auf Lebenszeit",
      "§ 52 Abs. 6 Satz 1 GKG: Beamtenstatus, nicht auf Lebenszeit",
      "§ 52 Abs. 6 Satz 4 GKG: Anderes Amt oder Zeitpunkt des Ruhestands (auf Lebenszeit)",
      "§ 52 Abs. 6 Satz 4 GKG: Anderes Amt oder Zeitpunkt des Ruhestands (nicht auf Lebenszeit)",
    ]);
  });
});
