import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { type Kuendigungseingabe, kuendigung, type Werktageingabe, werktagImMonat } from "../../index.ts";
import { be, d, protokoll, t } from "../testing.ts";

const gekuendigt = (zugang: string, e: object) =>
  protokoll(kuendigung({ ...be, zugangAm: t(zugang), ...e } as Kuendigungseingabe));
const werktag = (monat: string, e: object = {}) =>
  protokoll(werktagImMonat({ ...be, monatAm: t(monat), ...e } as Werktageingabe));
const erste = (r: readonly string[]) => r[0];

describe("Der ganze Rechenweg eines Werktags im Monat", () => {
  wege(werktag, [
    // 01., 02., 03.09.2026.
    [
      "Der dritte Werktag",
      ["2026-09-15"],
      [
        "BGB-WERKTAG vorwaerts ab 2026-09-01: 2026-09-03 / 2026-09-03 / 2026-09-03; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 1 BGB (BGH VIII ZR 206/04)) 3. Werktag ab Dienstag, 01.09.2026: Donnerstag, 03.09.2026. → 2026-09-03 @ Berlin",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
    ],
    // 03.07.2027 ist Samstag: Montag, 05.07.; sicher ist Freitag, 02.07.
    [
      "Ein Samstag als dritter Werktag",
      ["2027-07-20"],
      [
        "BGB-WERKTAG vorwaerts ab 2027-07-01: 2027-07-03 / 2027-07-05 / 2027-07-02; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 1 BGB (BGH VIII ZR 206/04)) 3. Werktag ab Donnerstag, 01.07.2027: Montag, 05.07.2027. → 2027-07-05 @ Berlin",
        "streitig R-KUEND (§ 573c Abs. 1, § 193 BGB) 2027-07-03 oder 2027-07-05, gewählt 2027-07-05: Ist der letzte Karenztag ein Samstag, genügt nach überwiegender Ansicht der nächste Werktag; höchstrichterlich ist das nicht abschließend entschieden. [BGH VIII ZR 206/04; LG Berlin]",
        "warnung (§ 573c Abs. 1, § 193 BGB) Ist der letzte Karenztag ein Samstag, genügt nach überwiegender Ansicht der nächste Werktag; höchstrichterlich ist das nicht abschließend entschieden. Vertretbar sind der 03.07.2027 und der 05.07.2027; gerechnet ist mit dem 05.07.2027 (BGH VIII ZR 206/04; LG Berlin).",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
    ],
    // § 556b Abs. 1 BGB: 01., 02., 05.07.2027.
    [
      "Für die Miete zählt der Samstag nicht",
      ["2027-07-20", { samstag: "zaehlt-nicht" }],
      [
        "BGB-WERKTAG vorwaerts ab 2027-07-01: 2027-07-05 / 2027-07-05 / 2027-07-05; mittel, R-KUEND",
        "R-KUEND (§ 556b Abs. 1 BGB (BGH VIII ZR 129/09)) 3. Werktag ab Donnerstag, 01.07.2027: Montag, 05.07.2027. → 2027-07-05 @ Berlin",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
    ],
    [
      "Zählt der Samstag ganz, ist er der Tag",
      ["2027-07-20", { samstag: "zaehlt" }],
      [
        "BGB-WERKTAG vorwaerts ab 2027-07-01: 2027-07-03 / 2027-07-03 / 2027-07-03; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 1 BGB (BGH VIII ZR 206/04)) 3. Werktag ab Donnerstag, 01.07.2027: Samstag, 03.07.2027. → 2027-07-03 @ Berlin",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "R-KUEND",
      ],
    ],
    // September 2026: 26 Werktage mit Samstagen; ohne die Sonntage 06. und 13. und 20.: der 20. ist der 23.09.
    [
      "Der zwanzigste Werktag, mit Vorfrist",
      ["2026-09-15", { n: 20, vorfristen: [d(1, "woche")] }],
      [
        "BGB-WERKTAG vorwaerts ab 2026-09-01: 2026-09-23 / 2026-09-23 / 2026-09-23; mittel, R-KUEND",
        "R-KUEND (§ 573c Abs. 1 BGB (BGH VIII ZR 206/04)) 20. Werktag ab Dienstag, 01.09.2026: Mittwoch, 23.09.2026. → 2026-09-23 @ Berlin",
        "hinweis (§§ 573c, 580a, 621, 622 BGB) Mittlere Sicherheit. Kündigungsfristen und Werktage: Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag.",
        "Vorfrist 2026-09-16 (2026-09-16)",
        "R-KUEND R-VORFRIST",
      ],
    ],
  ]);

  test("Andere Zahlen nicht", () => {
    expect([0, 21, 1.5].map((n) => werktag("2026-09-15", { n }))).toEqual([
      ["Bitte geben Sie eine ganze Zahl von 1 bis 20 an. (§ 573c BGB) [n]"],
      ["Bitte geben Sie eine ganze Zahl von 1 bis 20 an. (§ 573c BGB) [n]"],
      ["Bitte geben Sie eine ganze Zahl von 1 bis 20 an. (§ 573c BGB) [n]"],
    ]);
  });
});

describe("Fehler einer Kündigung", () => {
  test("Feld und Norm", () => {
    expect([
      gekuendigt("2026-01-15", {}),
      gekuendigt("2026-01-15", { art: "toString" }),
      gekuendigt("2026-01-15", { art: "622-2", jahre: 2.5 }),
      gekuendigt("2026-01-15", { art: "622-2", jahre: -1 }),
      gekuendigt("2026-01-15", { art: "622-2", jahre: 101 }),
      gekuendigt("2026-01-15", { dauer: d(3, "werktag") }),
      gekuendigt("2026-01-15", { dauer: d(3, "stunde") }),
      gekuendigt("2026-01-15", { dauer: [] }),
      gekuendigt("1993-10-14", { art: "622-1" }),
      protokoll(kuendigung({ zugangAm: undefined as never, art: "622-1" })),
      gekuendigt("2026-01-15", { art: "622-1", ort: { land: "XX" } }),
    ]).toEqual([
      ["Bitte wählen Sie die Art der Kündigung oder geben Sie die Frist an. (§ 622 BGB) [dauer]"],
      ["Diese Art der Kündigung ist nicht bekannt. (§ 622 BGB) [art]"],
      ["Bitte geben Sie ganze Jahre an. (§ 622 BGB) [jahre]"],
      ["Bitte geben Sie ganze Jahre an. (§ 622 BGB) [jahre]"],
      ["Bitte geben Sie ganze Jahre an. (§ 622 BGB) [jahre]"],
      ["Kündigungsfristen sind nach Tagen, Wochen, Monaten oder Jahren bemessen. (§ 622 BGB) [dauer]"],
      ["Kündigungsfristen sind nach Tagen, Wochen, Monaten oder Jahren bemessen. (§ 622 BGB) [dauer]"],
      ["Bitte geben Sie eine Dauer an. (§ 186 BGB) [dauer]"],
      ["Für den 14.10.1993 ist keine Fassung dieser Frist erfasst. (§ 622 Abs. 1 BGB) [zugangAm]"],
      ["Bitte geben Sie den Tag an. (§ 187 BGB) [zugangAm]"],
      ["Dieses Land ist nicht bekannt. (§ 193 BGB) [ort.land]"],
    ]);
  });

  // Sieben Monate: 15.08., also 31.08.2026.
  test("Hundert Jahre gehen noch", () => {
    expect([gekuendigt("2026-01-15", { art: "622-2", jahre: 100 })].map(erste)).toEqual([
      "BGB-KUEND vorwaerts ab 2026-01-15: 2026-08-31 / 2026-08-31 / 2026-08-31; mittel, R-KUEND",
    ]);
  });
});
