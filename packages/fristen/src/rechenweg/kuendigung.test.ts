import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { type Kuendigungseingabe, kuendigung } from "../../index.ts";
import { be, d, protokoll, t } from "../testing.ts";

const gekuendigt = (zugang: string, e: object) =>
  protokoll(kuendigung({ ...be, zugangAm: t(zugang), ...e } as Kuendigungseingabe));
const erste = (r: readonly string[]) => r[0];

describe("Der ganze Rechenweg einer Kündigung", () => {
  wege(gekuendigt, [
    // § 622 Abs. 1 BGB: 02.03. + 28 Tage = 30.03.; nächster Termin 31.03.2026.
    [
      "Grundfrist: vier Wochen zum Fünfzehnten oder Monatsende",
      ["2026-03-02", { art: "622-1" }],
      [
        "BGB-KUEND vorwaerts ab 2026-03-02: 2026-03-31 / 2026-03-31 / 2026-03-31; mittel, R-KUEND",
        "R-KUEND (§ 622 Abs. 1 BGB) Zugang der Kündigung am Montag, 02.03.2026. → 2026-03-02",
        "R-KUEND (§ 622 Abs. 1 BGB) Mindestfrist 4 Wochen: frühestens Montag, 30.03.2026. → 2026-03-30",
        "R-KUEND (§ 622 Abs. 1 BGB) Nächster zulässiger Endtermin: Dienstag, 31.03.2026. → 2026-03-31",
        "R-193-NEIN (§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)) Wochenenden und Feiertage verschieben eine Kündigungsfrist nicht.",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND R-193-NEIN",
      ],
    ],
    // 01.03. + 14 = 15.03.2026, ein Sonntag.
    [
      "Probezeit: zwei Wochen zu jedem Tag, auch Sonntag",
      ["2026-03-01", { art: "622-3" }],
      [
        "BGB-KUEND vorwaerts ab 2026-03-01: 2026-03-15 / 2026-03-15 / 2026-03-15; mittel, R-KUEND",
        "R-KUEND (§ 622 Abs. 3 BGB) Zugang der Kündigung am Sonntag, 01.03.2026. → 2026-03-01",
        "R-KUEND (§ 622 Abs. 3 BGB) Mindestfrist 2 Wochen: frühestens Sonntag, 15.03.2026. → 2026-03-15",
        "R-193-NEIN (§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)) Wochenenden und Feiertage verschieben eine Kündigungsfrist nicht.",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND R-193-NEIN",
      ],
    ],
    // § 622 Abs. 2 Nr. 2 BGB: 15.03., also 31.03.2026.
    [
      "Arbeitgeber nach fünf Jahren: zwei Monate zum Monatsende",
      ["2026-01-15", { art: "622-2", jahre: 5 }],
      [
        "BGB-KUEND vorwaerts ab 2026-01-15: 2026-03-31 / 2026-03-31 / 2026-03-31; mittel, R-KUEND",
        "R-KUEND (§ 622 Abs. 2 BGB) Zugang der Kündigung am Donnerstag, 15.01.2026. → 2026-01-15",
        "R-KUEND (§ 622 Abs. 2 BGB) Mindestfrist 2 Monate: frühestens Sonntag, 15.03.2026. → 2026-03-15",
        "R-KUEND (§ 622 Abs. 2 BGB) Nächster zulässiger Endtermin: Dienstag, 31.03.2026. → 2026-03-31",
        "R-193-NEIN (§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)) Wochenenden und Feiertage verschieben eine Kündigungsfrist nicht.",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND R-193-NEIN",
      ],
    ],
    // § 573c Abs. 1 BGB: 01., 02., 03.09.2026; Ende des übernächsten Monats 30.11.
    [
      "Miete: bis zum dritten Werktag",
      ["2026-09-03", { art: "573c-1" }],
      [
        "BGB-KUEND vorwaerts ab 2026-09-03: 2026-11-30 / 2026-11-30 / 2026-11-30; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Zugang der Kündigung am Donnerstag, 03.09.2026. → 2026-09-03",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Bis zum 3. Werktag, Donnerstag, 03.09.2026: rechtzeitig. Ende Montag, 30.11.2026. → 2026-11-30",
        "zugang-bis 2026-09-03 Letzter Tag für den Zugang in diesem Zeitabschnitt",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
    ],
    // 31.12.2026.
    [
      "Miete: einen Tag später ein Monat mehr",
      ["2026-09-04", { art: "573c-1" }],
      [
        "BGB-KUEND vorwaerts ab 2026-09-04: 2026-12-31 / 2026-12-31 / 2026-12-31; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Zugang der Kündigung am Freitag, 04.09.2026. → 2026-09-04",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Bis zum 3. Werktag, Donnerstag, 03.09.2026: verspätet, die Kündigung wirkt zum nächsten Termin. Ende Donnerstag, 31.12.2026. → 2026-12-31",
        "zugang-bis 2026-09-03 Letzter Tag für den Zugang in diesem Zeitabschnitt",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
    ],
    // 31.10.2027.
    [
      "Wer den früheren Tag wählt, hat den Montag verpasst",
      ["2027-07-05", { art: "573c-1", streit: { "R-KUEND": "frueher" } }],
      [
        "BGB-KUEND vorwaerts ab 2027-07-05: 2027-10-31 / 2027-10-31 / 2027-09-30; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Zugang der Kündigung am Montag, 05.07.2027. → 2027-07-05",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Bis zum 3. Werktag, Samstag, 03.07.2027: verspätet, die Kündigung wirkt zum nächsten Termin. Ende Sonntag, 31.10.2027. → 2027-10-31",
        "zugang-bis 2027-07-03 Letzter Tag für den Zugang in diesem Zeitabschnitt",
        "streitig R-KUEND (§ 573c Abs. 1, § 193 BGB) 2027-09-30 oder 2027-10-31, gewählt 2027-10-31: Ist der letzte Karenztag ein Samstag, genügt nach überwiegender Ansicht der nächste Werktag; höchstrichterlich ist das nicht abschließend entschieden. [BGH VIII ZR 206/04; LG Berlin]",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "warnung (§ 573c Abs. 1, § 193 BGB) Ist der letzte Karenztag ein Samstag, genügt nach überwiegender Ansicht der nächste Werktag; höchstrichterlich ist das nicht abschließend entschieden. Vertretbar sind der 03.07.2027 und der 05.07.2027; gerechnet ist mit dem 03.07.2027 (BGH VIII ZR 206/04; LG Berlin).",
        "warnung (§ 573c Abs. 1, § 193 BGB) Ist der letzte Karenztag ein Samstag, genügt nach überwiegender Ansicht der nächste Werktag; höchstrichterlich ist das nicht abschließend entschieden. Vertretbar sind der 30.09.2027 und der 31.10.2027; gerechnet ist mit dem 31.10.2027 (BGH VIII ZR 206/04; LG Berlin).",
        "R-KUEND",
      ],
    ],
    // 30.11.2026 + 3 Monate: 28.02.2027.
    [
      "Vermieter nach fünf Jahren: drei Monate mehr",
      ["2026-09-03", { art: "573c-1-vermieter", jahre: 5 }],
      [
        "BGB-KUEND vorwaerts ab 2026-09-03: 2027-02-28 / 2027-02-28 / 2027-02-28; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 1 Satz 2 BGB) Zugang der Kündigung am Donnerstag, 03.09.2026. → 2026-09-03",
        "R-KUEND (§ 573c Abs. 1 Satz 2 BGB) Bis zum 3. Werktag, Donnerstag, 03.09.2026: rechtzeitig. Ende Sonntag, 28.02.2027. → 2027-02-28",
        "zugang-bis 2026-09-03 Letzter Tag für den Zugang in diesem Zeitabschnitt",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
    ],
    [
      "Miete nach Tagen: der nächste Tag",
      ["2026-09-04", { art: "580a-1-tag" }],
      [
        "BGB-KUEND vorwaerts ab 2026-09-04: 2026-09-05 / 2026-09-05 / 2026-09-05; mittel, R-KUEND",
        "R-KUEND (§ 580a Abs. 1 Nr. 1 BGB) Zugang der Kündigung am Freitag, 04.09.2026. → 2026-09-04",
        "R-KUEND (§ 580a Abs. 1 Nr. 1 BGB) Mindestfrist 1 Tag: frühestens Samstag, 05.09.2026. → 2026-09-05",
        "R-193-NEIN (§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)) Wochenenden und Feiertage verschieben eine Kündigungsfrist nicht.",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND R-193-NEIN",
      ],
    ],
    // 19.08. + 42 Tage = 30.09.2026.
    [
      "Dienstvertrag nach Vierteljahren: sechs Wochen zum Quartalsende",
      ["2026-08-19", { art: "621-quartal" }],
      [
        "BGB-KUEND vorwaerts ab 2026-08-19: 2026-09-30 / 2026-09-30 / 2026-09-30; mittel, R-KUEND",
        "R-KUEND (§ 621 Nr. 4 BGB) Zugang der Kündigung am Mittwoch, 19.08.2026. → 2026-08-19",
        "R-KUEND (§ 621 Nr. 4 BGB) Mindestfrist 6 Wochen: frühestens Mittwoch, 30.09.2026. → 2026-09-30",
        "R-KUEND (§ 621 Nr. 4 BGB) Nächster zulässiger Endtermin: Mittwoch, 30.09.2026. → 2026-09-30",
        "R-193-NEIN (§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)) Wochenenden und Feiertage verschieben eine Kündigungsfrist nicht.",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND R-193-NEIN",
      ],
    ],
    // § 113 Satz 2 InsO: 15.04., also 30.04.; eine Woche davor der 23.04.
    [
      "Insolvenz: höchstens drei Monate zum Monatsende, mit Vorfrist auf Wunsch",
      ["2026-01-15", { art: "inso-113", vorfristen: [d(1, "woche")] }],
      [
        "BGB-KUEND vorwaerts ab 2026-01-15: 2026-04-30 / 2026-04-30 / 2026-04-30; mittel, R-KUEND",
        "R-KUEND (§ 113 Satz 2 InsO) Zugang der Kündigung am Donnerstag, 15.01.2026. → 2026-01-15",
        "R-KUEND (§ 113 Satz 2 InsO) Mindestfrist 3 Monate: frühestens Mittwoch, 15.04.2026. → 2026-04-15",
        "R-KUEND (§ 113 Satz 2 InsO) Nächster zulässiger Endtermin: Donnerstag, 30.04.2026. → 2026-04-30",
        "R-193-NEIN (§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)) Wochenenden und Feiertage verschieben eine Kündigungsfrist nicht.",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "Vorfrist 2026-04-23 (2026-04-23)",
        "R-KUEND R-193-NEIN R-VORFRIST",
      ],
    ],
  ]);

  // 18.03. + 28 = 15.04.; 19.03. + 28 = 16.04., also 30.04.
  test("Grundfrist zum Fünfzehnten", () => {
    expect(
      [gekuendigt("2026-03-18", { art: "622-1" }), gekuendigt("2026-03-19", { art: "622-1" })].map(erste),
    ).toEqual([
      "BGB-KUEND vorwaerts ab 2026-03-18: 2026-04-15 / 2026-04-15 / 2026-04-15; mittel, R-KUEND",
      "BGB-KUEND vorwaerts ab 2026-03-19: 2026-04-30 / 2026-04-30 / 2026-04-30; mittel, R-KUEND",
    ]);
  });

  test("Arbeitgeber vor zwei Jahren, auch ohne Angabe", () => {
    expect([
      gekuendigt("2026-01-15", { art: "622-2", jahre: 1 }),
      gekuendigt("2026-01-15", { art: "622-2" }),
    ]).toEqual([
      ["Vor 2 Jahren gilt die Grundfrist. (§ 622 Abs. 2 BGB) [jahre]"],
      ["Vor 2 Jahren gilt die Grundfrist. (§ 622 Abs. 2 BGB) [jahre]"],
    ]);
  });

  // November: 02., 03., 04.11. (01.11. Sonntag): 31.01.2027; danach 28.02.2027; Dezember: 03.12.: 28.02.2027.
  test("Miete über den Jahreswechsel", () => {
    expect(
      [
        gekuendigt("2026-11-04", { art: "573c-1" }),
        gekuendigt("2026-11-05", { art: "573c-1" }),
        gekuendigt("2026-12-03", { art: "573c-1" }),
      ].map(erste),
    ).toEqual([
      "BGB-KUEND vorwaerts ab 2026-11-04: 2027-01-31 / 2027-01-31 / 2027-01-31; mittel, R-KUEND",
      "BGB-KUEND vorwaerts ab 2026-11-05: 2027-02-28 / 2027-02-28 / 2027-02-28; mittel, R-KUEND",
      "BGB-KUEND vorwaerts ab 2026-12-03: 2027-02-28 / 2027-02-28 / 2027-02-28; mittel, R-KUEND",
    ]);
  });

  // 01.07.2027 Donnerstag, 02. Freitag, 03. Samstag; nächster Werktag Montag, 05.07. Rechtzeitig: 30.09.; sonst 31.10.2027.
  test("Der dritte Werktag ist ein Samstag: am Freitag sicher, am Montag vertretbar", () => {
    expect([
      gekuendigt("2027-07-02", { art: "573c-1" }),
      gekuendigt("2027-07-05", { art: "573c-1" }),
    ]).toEqual([
      [
        "BGB-KUEND vorwaerts ab 2027-07-02: 2027-09-30 / 2027-09-30 / 2027-09-30; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Zugang der Kündigung am Freitag, 02.07.2027. → 2027-07-02",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Bis zum 3. Werktag, Montag, 05.07.2027: rechtzeitig. Ende Donnerstag, 30.09.2027. → 2027-09-30",
        "zugang-bis 2027-07-05 Letzter Tag für den Zugang in diesem Zeitabschnitt",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
      [
        "BGB-KUEND vorwaerts ab 2027-07-05: 2027-09-30 / 2027-09-30 / 2027-09-30; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Zugang der Kündigung am Montag, 05.07.2027. → 2027-07-05",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Bis zum 3. Werktag, Montag, 05.07.2027: rechtzeitig. Ende Donnerstag, 30.09.2027. → 2027-09-30",
        "zugang-bis 2027-07-05 Letzter Tag für den Zugang in diesem Zeitabschnitt",
        "streitig R-KUEND (§ 573c Abs. 1, § 193 BGB) 2027-09-30 oder 2027-10-31, gewählt 2027-09-30: Ist der letzte Karenztag ein Samstag, genügt nach überwiegender Ansicht der nächste Werktag; höchstrichterlich ist das nicht abschließend entschieden. [BGH VIII ZR 206/04; LG Berlin]",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "warnung (§ 573c Abs. 1, § 193 BGB) Ist der letzte Karenztag ein Samstag, genügt nach überwiegender Ansicht der nächste Werktag; höchstrichterlich ist das nicht abschließend entschieden. Vertretbar sind der 03.07.2027 und der 05.07.2027; gerechnet ist mit dem 05.07.2027 (BGH VIII ZR 206/04; LG Berlin).",
        "warnung (§ 573c Abs. 1, § 193 BGB) Ist der letzte Karenztag ein Samstag, genügt nach überwiegender Ansicht der nächste Werktag; höchstrichterlich ist das nicht abschließend entschieden. Vertretbar sind der 30.09.2027 und der 31.10.2027; gerechnet ist mit dem 30.09.2027 (BGH VIII ZR 206/04; LG Berlin).",
        "R-KUEND",
      ],
    ]);
  });

  test("An diesem Samstag selbst und am Dienstag danach streitet niemand", () => {
    expect([
      gekuendigt("2027-07-03", { art: "573c-1" }),
      gekuendigt("2027-07-06", { art: "573c-1" }),
    ]).toEqual([
      [
        "BGB-KUEND vorwaerts ab 2027-07-03: 2027-09-30 / 2027-09-30 / 2027-09-30; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Zugang der Kündigung am Samstag, 03.07.2027. → 2027-07-03",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Bis zum 3. Werktag, Montag, 05.07.2027: rechtzeitig. Ende Donnerstag, 30.09.2027. → 2027-09-30",
        "zugang-bis 2027-07-05 Letzter Tag für den Zugang in diesem Zeitabschnitt",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
      [
        "BGB-KUEND vorwaerts ab 2027-07-06: 2027-10-31 / 2027-10-31 / 2027-10-31; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Zugang der Kündigung am Dienstag, 06.07.2027. → 2027-07-06",
        "R-KUEND (§ 573c Abs. 1 Satz 1 BGB) Bis zum 3. Werktag, Montag, 05.07.2027: verspätet, die Kündigung wirkt zum nächsten Termin. Ende Sonntag, 31.10.2027. → 2027-10-31",
        "zugang-bis 2027-07-05 Letzter Tag für den Zugang in diesem Zeitabschnitt",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
    ]);
  });

  test("Vermieter ohne Jahre wie der Mieter", () => {
    expect([gekuendigt("2026-09-03", { art: "573c-1-vermieter" })].map(erste)).toEqual([
      "BGB-KUEND vorwaerts ab 2026-09-03: 2026-11-30 / 2026-11-30 / 2026-11-30; mittel, R-KUEND",
    ]);
  });

  // § 573c Abs. 3 BGB.
  test("Möbliert: bis zum Fünfzehnten zum Monatsende", () => {
    expect([
      gekuendigt("2026-09-15", { art: "573c-3" }),
      gekuendigt("2026-09-16", { art: "573c-3" }),
    ]).toEqual([
      [
        "BGB-KUEND vorwaerts ab 2026-09-15: 2026-09-30 / 2026-09-30 / 2026-09-30; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 3 BGB) Zugang der Kündigung am Dienstag, 15.09.2026. → 2026-09-15",
        "R-KUEND (§ 573c Abs. 3 BGB) Bis zum 15., Dienstag, 15.09.2026: rechtzeitig. Ende Mittwoch, 30.09.2026. → 2026-09-30",
        "zugang-bis 2026-09-15 Letzter Tag für den Zugang in diesem Zeitabschnitt",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
      [
        "BGB-KUEND vorwaerts ab 2026-09-16: 2026-10-31 / 2026-10-31 / 2026-10-31; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 3 BGB) Zugang der Kündigung am Mittwoch, 16.09.2026. → 2026-09-16",
        "R-KUEND (§ 573c Abs. 3 BGB) Bis zum 15., Dienstag, 15.09.2026: verspätet, die Kündigung wirkt zum nächsten Termin. Ende Samstag, 31.10.2026. → 2026-10-31",
        "zugang-bis 2026-09-15 Letzter Tag für den Zugang in diesem Zeitabschnitt",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
    ]);
  });

  // 01., 02., 03.07.2026: 31.12.; danach 31.03.2027; 01., 02.10. und der Samstag ist Feiertag, also Montag, 05.10.: 31.03.2027.
  test("Geschäftsräume: bis zum dritten Werktag des Vierteljahrs zum Ende des nächsten", () => {
    expect(
      [
        gekuendigt("2026-07-03", { art: "580a-2" }),
        gekuendigt("2026-09-30", { art: "580a-2" }),
        gekuendigt("2026-10-05", { art: "580a-2" }),
      ].map((r) => [r[0], r.find((z) => z.startsWith("zugang-bis"))]),
    ).toEqual([
      [
        "BGB-KUEND vorwaerts ab 2026-07-03: 2026-12-31 / 2026-12-31 / 2026-12-31; mittel, R-KUEND",
        "zugang-bis 2026-07-03 Letzter Tag für den Zugang in diesem Zeitabschnitt",
      ],
      [
        "BGB-KUEND vorwaerts ab 2026-09-30: 2027-03-31 / 2027-03-31 / 2027-03-31; mittel, R-KUEND",
        "zugang-bis 2026-07-03 Letzter Tag für den Zugang in diesem Zeitabschnitt",
      ],
      [
        "BGB-KUEND vorwaerts ab 2026-10-05: 2027-03-31 / 2027-03-31 / 2027-03-31; mittel, R-KUEND",
        "zugang-bis 2026-10-05 Letzter Tag für den Zugang in diesem Zeitabschnitt",
      ],
    ]);
  });

  // Montag, 07.09.: Samstag, 12.09.; am Sonntag, 13.09., verspätet: Samstag, 19.09.
  test("Miete nach Wochen: bis zum ersten Werktag zum Samstag", () => {
    expect([
      gekuendigt("2026-09-07", { art: "580a-1-woche" }),
      gekuendigt("2026-09-13", { art: "580a-1-woche" }),
    ]).toEqual([
      [
        "BGB-KUEND vorwaerts ab 2026-09-07: 2026-09-12 / 2026-09-12 / 2026-09-12; mittel, R-KUEND",
        "R-KUEND (§ 580a Abs. 1 Nr. 2 BGB) Zugang der Kündigung am Montag, 07.09.2026. → 2026-09-07",
        "R-KUEND (§ 580a Abs. 1 Nr. 2 BGB) Bis zum 1. Werktag, Montag, 07.09.2026: rechtzeitig. Ende Samstag, 12.09.2026. → 2026-09-12",
        "zugang-bis 2026-09-07 Letzter Tag für den Zugang in diesem Zeitabschnitt",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
      [
        "BGB-KUEND vorwaerts ab 2026-09-13: 2026-09-19 / 2026-09-19 / 2026-09-19; mittel, R-KUEND",
        "R-KUEND (§ 580a Abs. 1 Nr. 2 BGB) Zugang der Kündigung am Sonntag, 13.09.2026. → 2026-09-13",
        "R-KUEND (§ 580a Abs. 1 Nr. 2 BGB) Bis zum 1. Werktag, Montag, 07.09.2026: verspätet, die Kündigung wirkt zum nächsten Termin. Ende Samstag, 19.09.2026. → 2026-09-19",
        "zugang-bis 2026-09-07 Letzter Tag für den Zugang in diesem Zeitabschnitt",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
    ]);
  });

  // 16.03., Samstag 21.03.2026; 02.04.2026.
  test("Eigene Frist und eigene Termine", () => {
    expect([
      gekuendigt("2026-03-02", { dauer: d(2, "woche"), endtermine: ["samstag"] }),
      gekuendigt("2026-03-02", { dauer: d(1, "monat") }),
    ]).toEqual([
      [
        "BGB-KUEND vorwaerts ab 2026-03-02: 2026-03-21 / 2026-03-21 / 2026-03-21; mittel, R-KUEND",
        "R-KUEND (§§ 621, 622 BGB) Zugang der Kündigung am Montag, 02.03.2026. → 2026-03-02",
        "R-KUEND (§§ 621, 622 BGB) Mindestfrist 14 Tage: frühestens Montag, 16.03.2026. → 2026-03-16",
        "R-KUEND (§§ 621, 622 BGB) Nächster zulässiger Endtermin: Samstag, 21.03.2026. → 2026-03-21",
        "R-193-NEIN (§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)) Wochenenden und Feiertage verschieben eine Kündigungsfrist nicht.",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND R-193-NEIN",
      ],
      [
        "BGB-KUEND vorwaerts ab 2026-03-02: 2026-04-02 / 2026-04-02 / 2026-04-02; mittel, R-KUEND",
        "R-KUEND (§§ 621, 622 BGB) Zugang der Kündigung am Montag, 02.03.2026. → 2026-03-02",
        "R-KUEND (§§ 621, 622 BGB) Mindestfrist 1 Monat: frühestens Donnerstag, 02.04.2026. → 2026-04-02",
        "R-193-NEIN (§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)) Wochenenden und Feiertage verschieben eine Kündigungsfrist nicht.",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND R-193-NEIN",
      ],
    ]);
  });
});
