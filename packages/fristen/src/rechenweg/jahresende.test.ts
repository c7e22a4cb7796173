import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { abJahresende, abMonatsende, type Monatsendeeingabe, rueckschauJahresanfang } from "../../index.ts";
import { be, d, protokoll, protokolliert, t } from "../testing.ts";

describe("Der ganze Rechenweg ab Jahres- und Monatsende", () => {
  wege(protokolliert(abJahresende), [
    // § 149 Abs. 2 AO: 31.07.2026, ein Freitag.
    [
      "Steuererklärung: sieben Monate nach Jahresende",
      [
        {
          ...be,
          ereignisAm: t("2025-05-01"),
          dauer: d(7, "monat"),
          regime: "AO",
          fristtyp: "gesetzlich",
          vorfristen: [],
        },
      ],
      [
        "AO vorwaerts ab 2025-05-01: 2026-07-31 / 2026-07-31 / 2026-07-31; hoch, R-JAHRESENDE",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres 2025. → 2026-01-01",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) 7 Monate ab 01.01.2026: rechnerisches Ende Freitag, 31.07.2026. → 2026-07-31",
        "R-193 (§ 108 Abs. 3 AO) Freitag, 31.07.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-07-31 @ Berlin",
        "fristbeginn 2026-01-01 Beginn der Frist, 0 Uhr",
        "R-JAHRESENDE R-193 R-TAGESENDE",
      ],
    ],
    // § 169 Abs. 2 Nr. 2 AO: 31.12.2025.
    [
      "Festsetzungsfrist: vier Jahre, auch für die Verjährung",
      [
        {
          ...be,
          ereignisAm: t("2021-05-01"),
          dauer: d(4, "jahr"),
          regime: "AO",
          vorfristen: [],
        },
      ],
      [
        "AO vorwaerts ab 2021-05-01: 2025-12-31 / 2025-12-31 / 2025-12-31; hoch, R-JAHRESENDE",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres 2021. → 2022-01-01",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) 4 Jahre ab 01.01.2022: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-WERKTAG (BFH, 20.03.2018 – III B 135/17) Silvester ist kein gesetzlicher Feiertag: kein Feiertagsgesetz nennt den 31. Dezember. → 2025-12-31 @ Berlin",
        "R-193-VERJ (§ 108 Abs. 3 AO) Mittwoch, 31.12.2025 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2025-12-31 @ Berlin",
        "fristbeginn 2022-01-01 Beginn der Frist, 0 Uhr",
        "R-JAHRESENDE R-WERKTAG R-193-VERJ R-TAGESENDE",
      ],
    ],
    // 31.12.2023 ist ein Sonntag.
    [
      "Ohne Verschiebung bleibt der Sonntag",
      [
        {
          ...be,
          ereignisAm: t("2020-05-01"),
          dauer: d(3, "jahr"),
          verschiebung: "keine",
          vorfristen: [],
        },
      ],
      [
        "BGB vorwaerts ab 2020-05-01: 2023-12-31 / 2023-12-31 / 2023-12-31; hoch, R-JAHRESENDE",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres 2020. → 2021-01-01",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) 3 Jahre ab 01.01.2021: rechnerisches Ende Sonntag, 31.12.2023. → 2023-12-31",
        "fristbeginn 2021-01-01 Beginn der Frist, 0 Uhr",
        "R-JAHRESENDE R-TAGESENDE",
      ],
    ],
  ]);

  // § 18 Abs. 1 UStG: Samstag, 10.10., also Montag, 12.10.2026.
  test("Voranmeldung am zehnten Tag nach dem Monat", () => {
    expect(
      protokoll(
        abMonatsende({
          ...be,
          ereignisAm: t("2026-09-15"),
          dauer: d(10, "tag"),
          regime: "AO",
          vorfristen: [],
        }),
      ),
    ).toEqual([
      "AO vorwaerts ab 2026-09-15: 2026-10-10 / 2026-10-12 / 2026-10-12; hoch, R-MONATSENDE",
      "frei 2026-10-10 samstag",
      "frei 2026-10-11 sonntag",
      "R-MONATSENDE (§§ 187 Abs. 2, 188 Abs. 2 BGB) Maßgebend ist der Ablauf des Monats, in den der 15.09.2026 fällt; 10 Tage danach: rechnerisches Ende Samstag, 10.10.2026. → 2026-10-10",
      "R-193 (§ 108 Abs. 3 AO) Kein Werktag: Samstag, 10.10.2026, Sonntag, 11.10.2026. Die Frist endet am nächsten Werktag, Montag, 12.10.2026. → 2026-10-12 @ Berlin",
      "R-MONATSENDE R-193 R-ORT R-TAGESENDE",
    ]);
  });

  // § 558b Abs. 2 BGB: 31.05. ist Sonntag, also Montag, 01.06.; drei Monate ab dem 31.05.: Montag, 31.08.2026.
  test("Mieterhöhung: zwei Monate Zustimmung, drei Monate Klage", () => {
    expect(
      protokoll(
        abMonatsende({
          ...be,
          ereignisAm: t("2026-03-10"),
          dauer: d(2, "monat"),
          danachMonate: 3,
          vorfristen: [],
        }),
      ),
    ).toEqual([
      "BGB vorwaerts ab 2026-03-10: 2026-05-31 / 2026-06-01 / 2026-06-01; hoch, R-MONATSENDE",
      "frei 2026-05-31 sonntag",
      "R-MONATSENDE (§§ 187 Abs. 2, 188 Abs. 2 BGB) Maßgebend ist der Ablauf des Monats, in den der 10.03.2026 fällt; 2 Monate danach: rechnerisches Ende Sonntag, 31.05.2026. → 2026-05-31",
      "R-MONATSFOLGE (§ 558b Abs. 2 Satz 2 BGB) Weitere 3 Monate ab 31.05.2026: rechnerisch Montag, 31.08.2026, Ende Montag, 31.08.2026. → 2026-08-31",
      "R-193 (§ 193 BGB) Kein Werktag: Sonntag, 31.05.2026. Die Frist endet am nächsten Werktag, Montag, 01.06.2026. → 2026-06-01 @ Berlin",
      "folgefrist-rechnerisch 2026-08-31 Rechnerisches Ende der Folgefrist",
      "folgefrist 2026-08-31 Ende der Folgefrist",
      "R-MONATSENDE R-MONATSFOLGE R-193 R-ORT R-TAGESENDE",
    ]);
  });

  // 30.04.2025, ein Monat weiter Samstag, 31.05.: Montag, 02.06.
  test("Die Folgefrist eines Monats am Samstag", () => {
    expect(
      [undefined, "keine", "vorwaerts"].map((danachVerschiebung) =>
        protokoll(
          abMonatsende({
            ...be,
            ereignisAm: t("2025-02-10"),
            dauer: d(2, "monat"),
            danachMonate: 1,
            vorfristen: [],
            ...(danachVerschiebung && { danachVerschiebung }),
          } as Monatsendeeingabe),
        ).filter((zeile) => /folgefrist|weiterer/.test(zeile)),
      ),
    ).toEqual([
      [
        "R-MONATSFOLGE (§ 558b Abs. 2 Satz 2 BGB) Ein weiterer Monat ab 30.04.2025: rechnerisch Samstag, 31.05.2025, Ende Montag, 02.06.2025. → 2025-06-02",
        "folgefrist-rechnerisch 2025-05-31 Rechnerisches Ende der Folgefrist",
        "folgefrist 2025-06-02 Ende der Folgefrist",
      ],
      [
        "R-MONATSFOLGE (§ 558b Abs. 2 Satz 2 BGB) Ein weiterer Monat ab 30.04.2025: rechnerisch Samstag, 31.05.2025, Ende Samstag, 31.05.2025. → 2025-05-31",
        "folgefrist-rechnerisch 2025-05-31 Rechnerisches Ende der Folgefrist",
        "folgefrist 2025-05-31 Ende der Folgefrist",
      ],
      [
        "R-MONATSFOLGE (§ 558b Abs. 2 Satz 2 BGB) Ein weiterer Monat ab 30.04.2025: rechnerisch Samstag, 31.05.2025, Ende Montag, 02.06.2025. → 2025-06-02",
        "folgefrist-rechnerisch 2025-05-31 Rechnerisches Ende der Folgefrist",
        "folgefrist 2025-06-02 Ende der Folgefrist",
      ],
    ]);
  });

  // § 44 Abs. 4 Satz 2 SGB X: 01.01.2022.
  test("Rückschau: vier Jahre vor dem Jahr des Antrags", () => {
    expect(
      protokoll(rueckschauJahresanfang({ ...be, ereignisAm: t("2026-05-01"), dauer: d(4, "jahr") })),
    ).toEqual([
      "SGB X rueckwaerts ab 2026-05-01: 2022-01-01 / 2022-01-01 / 2022-01-01; hoch, R-JAHRESENDE",
      "R-JAHRESENDE (§ 44 Abs. 4 Satz 2 SGB X) Gerechnet wird vom Beginn des Jahres 2026; 4 Jahre zurück: Samstag, 01.01.2022. → 2022-01-01",
      "zeitraumbeginn 2022-01-01 Beginn des Rückschauzeitraums",
      "R-JAHRESENDE",
    ]);
  });

  test("Fehler", () => {
    expect(
      [
        protokoll(abJahresende({ ereignisAm: "x" as never, dauer: d(1, "jahr") })),
        protokoll(abJahresende({ ereignisAm: t("2026-05-01"), dauer: [] })),
        protokoll(abJahresende({ ereignisAm: t("2026-05-01"), dauer: d(3, "stunde") })),
        protokoll(abJahresende({ ereignisAm: t("2026-05-01"), dauer: d(3, "werktag") })),
        protokoll(abMonatsende({ ereignisAm: t("2026-05-01"), dauer: d(3, "werktag") })),
        ...[0, 1.5, 1201].map((danachMonate) =>
          protokoll(abMonatsende({ ereignisAm: t("2026-05-01"), dauer: d(1, "monat"), danachMonate })),
        ),
        protokoll(
          abMonatsende({ ...be, ereignisAm: t("1950-05-01"), dauer: d(1, "monat"), danachMonate: 1200 }),
        ),
        protokoll(rueckschauJahresanfang({ ereignisAm: t("2026-05-01"), dauer: d(18, "monat") })),
        protokoll(
          rueckschauJahresanfang({ ereignisAm: t("2026-05-01"), dauer: [...d(1, "jahr"), ...d(1, "tag")] }),
        ),
        protokoll(rueckschauJahresanfang({ ereignisAm: "x" as never, dauer: d(1, "jahr") })),
      ].map((zeilen) => zeilen[0]),
    ).toEqual([
      "Diesen Tag gibt es nicht. (§ 187 BGB) [ereignisAm]",
      "Bitte geben Sie eine Dauer an. (§ 186 BGB) [dauer]",
      "Hier wird nach Tagen, Wochen, Monaten oder Jahren gerechnet. (§ 188 BGB) [dauer]",
      "Hier wird nach Tagen, Wochen, Monaten oder Jahren gerechnet. (§ 188 BGB) [dauer]",
      "Hier wird nach Tagen, Wochen, Monaten oder Jahren gerechnet. (§ 188 BGB) [dauer]",
      "Bitte geben Sie eine ganze Zahl von Monaten an. (§ 558b Abs. 2 BGB) [danachMonate]",
      "Bitte geben Sie eine ganze Zahl von Monaten an. (§ 558b Abs. 2 BGB) [danachMonate]",
      "Bitte geben Sie eine ganze Zahl von Monaten an. (§ 558b Abs. 2 BGB) [danachMonate]",
      "Für den 01.05.1950 ist keine Fassung dieser Regel erfasst. (§ 558b Abs. 2 Satz 2 BGB) []",
      "Diese Rückschau ist nach Jahren bemessen. (§ 44 Abs. 4 SGB X) [dauer]",
      "Diese Rückschau ist nach Jahren bemessen. (§ 44 Abs. 4 SGB X) [dauer]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [ereignisAm]",
    ]);
  });
});
