import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { d, t } from "../testing.ts";
import { h, verlauf } from "./testing-verjaehrung.ts";

describe("Der ganze Rechenweg einer Verjährung", () => {
  wege(verlauf, [
    // §§ 195, 199 Abs. 1 BGB; 31.12.2025 − 7 Tage: 24.12., Mittwoch und Werktag.
    [
      "Ohne Hemmung zum Jahresende, mit Vorfrist",
      [{ vorfristen: undefined }],
      [
        "BGB vorwaerts ab 2022-06-15: 2025-12-31 / 2025-12-31 / 2025-12-31; hoch, R-JAHRESENDE",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Sonntag, 01.01.2023. → 2023-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-WERKTAG (BFH, 20.03.2018 – III B 135/17) Silvester ist kein gesetzlicher Feiertag: kein Feiertagsgesetz nennt den 31. Dezember. → 2025-12-31 @ Berlin",
        "R-193-VERJ (§ 193 BGB) Mittwoch, 31.12.2025 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2025-12-31 @ Berlin",
        "Vorfrist 2025-12-24 (2025-12-24)",
        "R-JAHRESENDE R-188-3 R-WERKTAG R-193-VERJ R-TAGESENDE R-VORFRIST",
      ],
    ],
    // § 634a Abs. 1 Nr. 2, Abs. 2 BGB: 01.03.2026, ein Sonntag; Montag ist der 02.03.
    [
      "Taggenau ab Abnahme, fünf Jahre",
      [{ ereignisAm: t("2021-03-01"), beginn: "taggenau", dauer: d(5, "jahr") }],
      [
        "BGB vorwaerts ab 2021-03-01: 2026-03-01 / 2026-03-02 / 2026-03-02; hoch, R-187-1",
        "frei 2026-03-01 sonntag",
        "R-187-1 (§ 187 Abs. 1 BGB) Beginn am Montag, 01.03.2021; erster Tag Dienstag, 02.03.2021. → 2021-03-02",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 5 Jahre: rechnerisches Ende Sonntag, 01.03.2026. → 2026-03-01",
        "R-193-VERJ (§ 193 BGB) Kein Werktag: Sonntag, 01.03.2026. Die Frist endet am nächsten Werktag, Montag, 02.03.2026. → 2026-03-02 @ Berlin",
        "R-187-1 R-188-3 R-193-VERJ R-ORT R-TAGESENDE",
      ],
    ],
    // Die Frist beginnt am 01.01.2023: zehn Tage Verhandlungen, dann noch der 11. bis 20.01.: 10 + 10 = 20 Tage, 20.01.2026. Frühestens 10.04.2023 (drei Monate).
    [
      "Verhandlungen und eine zweite Hemmung, die sich überschneiden",
      [
        {
          hemmungen: [
            h("verhandlung", "2022-11-01", "2023-01-10"),
            h("sonstige", "2023-01-05", "2023-01-20"),
          ],
        },
      ],
      [
        "BGB vorwaerts ab 2022-06-15: 2026-01-20 / 2026-01-20 / 2026-01-20; mittel, R-JAHRESENDE",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Sonntag, 01.01.2023. → 2023-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-HEMMUNG (§§ 203, 209 BGB) Hemmung der Verjährungsfrist vom 01.01.2023 bis 10.01.2023: 10 Tage kommen hinzu, Samstag, 10.01.2026. → 2026-01-10",
        "R-HEMMUNG (§ 209 BGB) Hemmung der Verjährungsfrist vom 11.01.2023 bis 20.01.2023: 10 Tage kommen hinzu, Dienstag, 20.01.2026. → 2026-01-20",
        "R-193-VERJ (§ 193 BGB) Dienstag, 20.01.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-01-20 @ Berlin",
        "ohne-hemmung 2025-12-31 Ende ohne Hemmung und Neubeginn",
        "hinweis (§§ 199, 203–206 BGB) Mittlere Sicherheit. Hemmung und Neubeginn der Verjährung: es zählen nur Tage, an denen die Frist sonst liefe, und jeder nur einmal, auch wenn sich mehrere Hemmungen überschneiden.",
        "R-HEMMUNG R-JAHRESENDE R-188-3 R-193-VERJ R-TAGESENDE",
      ],
    ],
    // 31.12.2025 + 10 Tage = 10.01.2026; 29.12.2025 + 3 Monate = 29.03.2026, ein Sonntag: Montag, 30.03.
    [
      "Verhandlungen kurz vor Ablauf: frühestens drei Monate danach",
      [{ hemmungen: [h("verhandlung", "2025-12-20", "2025-12-29")] }],
      [
        "BGB vorwaerts ab 2022-06-15: 2026-03-29 / 2026-03-30 / 2026-03-30; mittel, R-JAHRESENDE",
        "frei 2026-03-29 sonntag",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Sonntag, 01.01.2023. → 2023-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-HEMMUNG (§§ 203, 209 BGB) Hemmung der Verjährungsfrist vom 20.12.2025 bis 29.12.2025: 10 Tage kommen hinzu, Samstag, 10.01.2026. → 2026-01-10",
        "R-HEMMUNG (§ 203 Satz 2 BGB) Frühestens 3 Monate nach dem Ende der Verhandlungen: Sonntag, 29.03.2026. → 2026-03-29",
        "R-193-VERJ (§ 193 BGB) Kein Werktag: Sonntag, 29.03.2026. Die Frist endet am nächsten Werktag, Montag, 30.03.2026. → 2026-03-30 @ Berlin",
        "ohne-hemmung 2025-12-31 Ende ohne Hemmung und Neubeginn",
        "hinweis (§§ 199, 203–206 BGB) Mittlere Sicherheit. Hemmung und Neubeginn der Verjährung: es zählen nur Tage, an denen die Frist sonst liefe, und jeder nur einmal, auch wenn sich mehrere Hemmungen überschneiden.",
        "R-HEMMUNG R-JAHRESENDE R-188-3 R-193-VERJ R-ORT R-TAGESENDE",
      ],
    ],
    // § 204 Abs. 2 BGB: bis 10.09.2026; 31 + 31 + 28 + 31 + 30 + 31 + 30 + 31 + 31 + 10 = 284 Tage; 31.12.2025 + 284 Tage = 11.10.2026, ein Sonntag.
    [
      "Eine Klage, sechs Monate nach der Entscheidung",
      [{ hemmungen: [h("rechtsverfolgung", "2025-12-01", "2026-03-10")] }],
      [
        "BGB vorwaerts ab 2022-06-15: 2026-10-11 / 2026-10-12 / 2026-10-12; mittel, R-JAHRESENDE",
        "frei 2026-10-11 sonntag",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Sonntag, 01.01.2023. → 2023-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-HEMMUNG (§ 204 Abs. 2, § 209 BGB) Hemmung der Verjährungsfrist vom 01.12.2025 bis 10.09.2026: 284 Tage kommen hinzu, Sonntag, 11.10.2026. → 2026-10-11",
        "R-193-VERJ (§ 193 BGB) Kein Werktag: Sonntag, 11.10.2026. Die Frist endet am nächsten Werktag, Montag, 12.10.2026. → 2026-10-12 @ Berlin",
        "ohne-hemmung 2025-12-31 Ende ohne Hemmung und Neubeginn",
        "hinweis (§§ 199, 203–206 BGB) Mittlere Sicherheit. Hemmung und Neubeginn der Verjährung: es zählen nur Tage, an denen die Frist sonst liefe, und jeder nur einmal, auch wenn sich mehrere Hemmungen überschneiden.",
        "R-HEMMUNG R-JAHRESENDE R-188-3 R-193-VERJ R-ORT R-TAGESENDE",
      ],
    ],
    // 31.12.2025 + 1 = 01.01.2026, Neujahr: Freitag, 02.01.
    [
      "Ein Tag Hemmung: ein Tag kommt hinzu",
      [{ hemmungen: [h("sonstige", "2024-05-03", "2024-05-03")] }],
      [
        "BGB vorwaerts ab 2022-06-15: 2026-01-01 / 2026-01-02 / 2026-01-02; mittel, R-JAHRESENDE",
        "frei 2026-01-01 feiertag Neujahr",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Sonntag, 01.01.2023. → 2023-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-HEMMUNG (§ 209 BGB) Hemmung der Verjährungsfrist vom 03.05.2024 bis 03.05.2024: 1 Tag kommt hinzu, Donnerstag, 01.01.2026. → 2026-01-01",
        "R-193-VERJ (§ 193 BGB; § 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)) Kein Werktag: Donnerstag, 01.01.2026 (Neujahr). Die Frist endet am nächsten Werktag, Freitag, 02.01.2026. → 2026-01-02 @ Berlin # Neujahr",
        "ohne-hemmung 2025-12-31 Ende ohne Hemmung und Neubeginn",
        "hinweis (§§ 199, 203–206 BGB) Mittlere Sicherheit. Hemmung und Neubeginn der Verjährung: es zählen nur Tage, an denen die Frist sonst liefe, und jeder nur einmal, auch wenn sich mehrere Hemmungen überschneiden.",
        "R-HEMMUNG R-JAHRESENDE R-188-3 R-193-VERJ R-ORT R-TAGESENDE",
      ],
    ],
    // § 206 BGB: ab 01.07.2025, 31 Tage: 31.01.2026, ein Samstag: Montag, 02.02.
    [
      "Höhere Gewalt nur in den letzten sechs Monaten",
      [{ hemmungen: [h("hoehere-gewalt", "2025-05-01", "2025-07-31")] }],
      [
        "BGB vorwaerts ab 2022-06-15: 2026-01-31 / 2026-02-02 / 2026-02-02; mittel, R-JAHRESENDE",
        "frei 2026-01-31 samstag",
        "frei 2026-02-01 sonntag",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Sonntag, 01.01.2023. → 2023-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-HEMMUNG (§§ 206, 209 BGB) Hemmung der Verjährungsfrist vom 01.07.2025 bis 31.07.2025: 31 Tage kommen hinzu, Samstag, 31.01.2026. → 2026-01-31",
        "R-193-VERJ (§ 193 BGB) Kein Werktag: Samstag, 31.01.2026, Sonntag, 01.02.2026. Die Frist endet am nächsten Werktag, Montag, 02.02.2026. → 2026-02-02 @ Berlin",
        "ohne-hemmung 2025-12-31 Ende ohne Hemmung und Neubeginn",
        "hinweis (§§ 199, 203–206 BGB) Mittlere Sicherheit. Hemmung und Neubeginn der Verjährung: es zählen nur Tage, an denen die Frist sonst liefe, und jeder nur einmal, auch wenn sich mehrere Hemmungen überschneiden.",
        "R-HEMMUNG R-JAHRESENDE R-188-3 R-193-VERJ R-ORT R-TAGESENDE",
      ],
    ],
    // 31.12.2025 + 15 Tage = 15.01.2026; frühestens 15.03.2026. Die Klage vom 15.02. hemmt bis 10.09.2026; ruht die Mindestfrist, kommen ihre Tage hinzu: 29 Resttage, 09.10.2026.
    [
      "Die Frist ist verbraucht und wird nur durch § 203 Satz 2 BGB offen gehalten",
      [
        {
          hemmungen: [
            h("verhandlung", "2025-12-01", "2025-12-15"),
            h("rechtsverfolgung", "2026-02-15", "2026-03-10"),
          ],
        },
      ],
      [
        "BGB vorwaerts ab 2022-06-15: 2026-09-10 / 2026-09-10 / 2026-09-10; mittel, R-JAHRESENDE",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Sonntag, 01.01.2023. → 2023-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-HEMMUNG (§§ 203, 209 BGB) Hemmung der Verjährungsfrist vom 01.12.2025 bis 15.12.2025: 15 Tage kommen hinzu, Donnerstag, 15.01.2026. → 2026-01-15",
        "R-HEMMUNG (§ 203 Satz 2 BGB) Frühestens 3 Monate nach dem Ende der Verhandlungen: Sonntag, 15.03.2026. → 2026-03-15",
        "R-HEMMUNG (§ 204 Abs. 2, § 209 BGB) Die Verjährungsfrist ist am 15.02.2026 verbraucht und nur noch nach § 203 Satz 2 BGB offen; sie endet nicht vor der Hemmung, Donnerstag, 10.09.2026. → 2026-09-10",
        "R-193-VERJ (§ 193 BGB) Donnerstag, 10.09.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-09-10 @ Berlin",
        "ohne-hemmung 2025-12-31 Ende ohne Hemmung und Neubeginn",
        "streitig R-HEMMUNG (§ 203 Satz 2, § 209 BGB) 2026-09-10 oder 2026-10-09, gewählt 2026-09-10: Nicht gesichert ist, ob eine weitere Hemmung auch die drei Monate nach dem Ende der Verhandlungen anhält. []",
        "hinweis (§§ 199, 203–206 BGB) Mittlere Sicherheit. Hemmung und Neubeginn der Verjährung: es zählen nur Tage, an denen die Frist sonst liefe, und jeder nur einmal, auch wenn sich mehrere Hemmungen überschneiden.",
        "warnung (§ 203 Satz 2, § 209 BGB) Nicht gesichert ist, ob eine weitere Hemmung auch die drei Monate nach dem Ende der Verhandlungen anhält. Vertretbar sind der 10.09.2026 und der 09.10.2026; gerechnet ist mit dem 10.09.2026.",
        "R-HEMMUNG R-JAHRESENDE R-188-3 R-193-VERJ R-TAGESENDE",
      ],
    ],
    // 15.02. bis 10.09.2026 sind 208 Tage; 15.03.2026 + 208 Tage = 09.10.2026, ein Freitag.
    [
      "Nach der späteren Ansicht ruht die Mindestfrist",
      [
        {
          hemmungen: [
            h("verhandlung", "2025-12-01", "2025-12-15"),
            h("rechtsverfolgung", "2026-02-15", "2026-03-10"),
          ],
          streit: { "R-HEMMUNG": "spaeter" },
        },
      ],
      [
        "BGB vorwaerts ab 2022-06-15: 2026-10-09 / 2026-10-09 / 2026-09-10; mittel, R-JAHRESENDE",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Sonntag, 01.01.2023. → 2023-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-HEMMUNG (§§ 203, 209 BGB) Hemmung der Verjährungsfrist vom 01.12.2025 bis 15.12.2025: 15 Tage kommen hinzu, Donnerstag, 15.01.2026. → 2026-01-15",
        "R-HEMMUNG (§ 203 Satz 2 BGB) Frühestens 3 Monate nach dem Ende der Verhandlungen: Sonntag, 15.03.2026. → 2026-03-15",
        "R-HEMMUNG (§ 203 Satz 2, § 209 BGB) Die Mindestfrist nach den Verhandlungen ruht vom 15.02.2026 bis 10.09.2026; sie endet am Freitag, 09.10.2026. → 2026-10-09",
        "R-HEMMUNG (§ 204 Abs. 2, § 209 BGB) Die Verjährungsfrist ist am 15.02.2026 verbraucht und nur noch nach § 203 Satz 2 BGB offen; sie endet nicht vor der Hemmung, Donnerstag, 10.09.2026. → 2026-09-10",
        "R-193-VERJ (§ 193 BGB) Freitag, 09.10.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-10-09 @ Berlin",
        "ohne-hemmung 2025-12-31 Ende ohne Hemmung und Neubeginn",
        "streitig R-HEMMUNG (§ 203 Satz 2, § 209 BGB) 2026-09-10 oder 2026-10-09, gewählt 2026-10-09: Nicht gesichert ist, ob eine weitere Hemmung auch die drei Monate nach dem Ende der Verhandlungen anhält. []",
        "hinweis (§§ 199, 203–206 BGB) Mittlere Sicherheit. Hemmung und Neubeginn der Verjährung: es zählen nur Tage, an denen die Frist sonst liefe, und jeder nur einmal, auch wenn sich mehrere Hemmungen überschneiden.",
        "warnung (§ 203 Satz 2, § 209 BGB) Nicht gesichert ist, ob eine weitere Hemmung auch die drei Monate nach dem Ende der Verhandlungen anhält. Vertretbar sind der 10.09.2026 und der 09.10.2026; gerechnet ist mit dem 09.10.2026.",
        "R-HEMMUNG R-JAHRESENDE R-188-3 R-193-VERJ R-TAGESENDE",
      ],
    ],
    // § 212 Abs. 1 Nr. 1 BGB: 03.05.2027, ein Montag.
    [
      "Anerkenntnis: die Frist läuft von vorn, taggenau",
      [{ neubeginnAm: [t("2024-05-03")] }],
      [
        "BGB vorwaerts ab 2022-06-15: 2027-05-03 / 2027-05-03 / 2027-05-03; mittel, R-JAHRESENDE",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Sonntag, 01.01.2023. → 2023-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-HEMMUNG (§ 212 BGB) Neubeginn am 03.05.2024: Die Frist läuft von vorn bis Montag, 03.05.2027. → 2027-05-03",
        "R-193-VERJ (§ 193 BGB) Montag, 03.05.2027 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2027-05-03 @ Berlin",
        "ohne-hemmung 2025-12-31 Ende ohne Hemmung und Neubeginn",
        "hinweis (§§ 199, 203–206 BGB) Mittlere Sicherheit. Hemmung und Neubeginn der Verjährung: es zählen nur Tage, an denen die Frist sonst liefe, und jeder nur einmal, auch wenn sich mehrere Hemmungen überschneiden.",
        "R-HEMMUNG R-JAHRESENDE R-188-3 R-193-VERJ R-TAGESENDE",
      ],
    ],
    // 03.02.2028, ein Donnerstag.
    [
      "Zwei Anerkenntnisse in verkehrter Reihenfolge: das spätere zählt",
      [{ neubeginnAm: [t("2025-02-03"), t("2024-05-03")] }],
      [
        "BGB vorwaerts ab 2022-06-15: 2028-02-03 / 2028-02-03 / 2028-02-03; mittel, R-JAHRESENDE",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Sonntag, 01.01.2023. → 2023-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-HEMMUNG (§ 212 BGB) Neubeginn am 03.05.2024: Die Frist läuft von vorn bis Montag, 03.05.2027. → 2027-05-03",
        "R-HEMMUNG (§ 212 BGB) Neubeginn am 03.02.2025: Die Frist läuft von vorn bis Donnerstag, 03.02.2028. → 2028-02-03",
        "R-193-VERJ (§ 193 BGB) Donnerstag, 03.02.2028 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2028-02-03 @ Berlin",
        "ohne-hemmung 2025-12-31 Ende ohne Hemmung und Neubeginn",
        "hinweis (§§ 199, 203–206 BGB) Mittlere Sicherheit. Hemmung und Neubeginn der Verjährung: es zählen nur Tage, an denen die Frist sonst liefe, und jeder nur einmal, auch wenn sich mehrere Hemmungen überschneiden.",
        "R-HEMMUNG R-JAHRESENDE R-188-3 R-193-VERJ R-TAGESENDE",
      ],
    ],
    // 31.12.2025 + 10 Tage = 10.01.2026: am 05.01. läuft sie noch; dann drei Jahre bis 05.01.2029.
    [
      "Anerkenntnis erst nach einer Hemmung, die bis dahin reicht",
      [{ neubeginnAm: [t("2026-01-05")], hemmungen: [h("sonstige", "2025-06-01", "2025-06-10")] }],
      [
        "BGB vorwaerts ab 2022-06-15: 2029-01-05 / 2029-01-05 / 2029-01-05; mittel, R-JAHRESENDE",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Sonntag, 01.01.2023. → 2023-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-HEMMUNG (§ 212 BGB) Neubeginn am 05.01.2026: Die Frist läuft von vorn bis Freitag, 05.01.2029. → 2029-01-05",
        "R-193-VERJ (§ 193 BGB) Freitag, 05.01.2029 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2029-01-05 @ Berlin",
        "ohne-hemmung 2025-12-31 Ende ohne Hemmung und Neubeginn",
        "hinweis (§§ 199, 203–206 BGB) Mittlere Sicherheit. Hemmung und Neubeginn der Verjährung: es zählen nur Tage, an denen die Frist sonst liefe, und jeder nur einmal, auch wenn sich mehrere Hemmungen überschneiden.",
        "R-HEMMUNG R-JAHRESENDE R-188-3 R-193-VERJ R-TAGESENDE",
      ],
    ],
    // Regelfrist ab 01.01.2026 bis 31.12.2028; Höchstfrist 10.02.2026 + 10 Tage = 20.02.2026, ein Freitag.
    [
      "Höchstfrist ab Entstehung (§ 199 Abs. 4 BGB), auch sie gehemmt",
      [
        {
          ereignisAm: t("2025-06-01"),
          hoechstfristen: [{ ab: t("2016-02-10"), dauer: d(10, "jahr"), norm: "§ 199 Abs. 4 BGB" }],
          hemmungen: [h("sonstige", "2025-01-01", "2025-01-10")],
        },
      ],
      [
        "BGB vorwaerts ab 2025-06-01: 2026-02-20 / 2026-02-20 / 2026-02-20; mittel, R-JAHRESENDE",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Donnerstag, 01.01.2026. → 2026-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Sonntag, 31.12.2028. → 2028-12-31",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Höchstfrist (§ 199 Abs. 4 BGB) 10 Jahre: rechnerisches Ende Dienstag, 10.02.2026. → 2026-02-10",
        "R-HEMMUNG (§ 209 BGB) Hemmung der Höchstfrist (§ 199 Abs. 4 BGB) vom 01.01.2025 bis 10.01.2025: 10 Tage kommen hinzu, Freitag, 20.02.2026. → 2026-02-20",
        "R-193-VERJ (§ 193 BGB) Freitag, 20.02.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-02-20 @ Berlin",
        "hoechstgrenze 2026-02-20 Früheste Höchstfrist",
        "regelfrist 2028-12-31 Ende ohne Höchstfrist",
        "hinweis (§§ 199, 203–206 BGB) Mittlere Sicherheit. Hemmung und Neubeginn der Verjährung: es zählen nur Tage, an denen die Frist sonst liefe, und jeder nur einmal, auch wenn sich mehrere Hemmungen überschneiden.",
        "R-HEMMUNG R-JAHRESENDE R-188-3 R-193-VERJ R-TAGESENDE",
      ],
    ],
    // 05.05.2030 und 05.01.2032 liegen nach dem 31.12.2025.
    [
      "Von zwei Höchstfristen die frühere; nach der Regelfrist bleibt sie ohne Wirkung",
      [
        {
          hoechstfristen: [
            { ab: t("2022-01-05"), dauer: d(10, "jahr"), norm: "§ 199 Abs. 4 BGB" },
            { ab: t("2000-05-05"), dauer: d(30, "jahr"), norm: "§ 199 Abs. 2 BGB" },
          ],
        },
      ],
      [
        "BGB vorwaerts ab 2022-06-15: 2025-12-31 / 2025-12-31 / 2025-12-31; hoch, R-JAHRESENDE",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Sonntag, 01.01.2023. → 2023-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Höchstfrist (§ 199 Abs. 4 BGB) 10 Jahre: rechnerisches Ende Montag, 05.01.2032. → 2032-01-05",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Höchstfrist (§ 199 Abs. 2 BGB) 30 Jahre: rechnerisches Ende Sonntag, 05.05.2030. → 2030-05-05",
        "R-WERKTAG (BFH, 20.03.2018 – III B 135/17) Silvester ist kein gesetzlicher Feiertag: kein Feiertagsgesetz nennt den 31. Dezember. → 2025-12-31 @ Berlin",
        "R-193-VERJ (§ 193 BGB) Mittwoch, 31.12.2025 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2025-12-31 @ Berlin",
        "hoechstgrenze 2030-05-05 Früheste Höchstfrist",
        "R-JAHRESENDE R-188-3 R-WERKTAG R-193-VERJ R-TAGESENDE",
      ],
    ],
    [
      "Eine Höchstfrist am selben Tag ändert nichts",
      [{ hoechstfristen: [{ ab: t("2015-12-31"), dauer: d(10, "jahr"), norm: "§ 199 Abs. 4 BGB" }] }],
      [
        "BGB vorwaerts ab 2022-06-15: 2025-12-31 / 2025-12-31 / 2025-12-31; hoch, R-JAHRESENDE",
        "R-JAHRESENDE (§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I) Beginn mit dem Schluss des Jahres; erster Tag Sonntag, 01.01.2023. → 2023-01-01",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Verjährungsfrist 3 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-188-3 (§ 188 Abs. 2, 3 BGB) Höchstfrist (§ 199 Abs. 4 BGB) 10 Jahre: rechnerisches Ende Mittwoch, 31.12.2025. → 2025-12-31",
        "R-WERKTAG (BFH, 20.03.2018 – III B 135/17) Silvester ist kein gesetzlicher Feiertag: kein Feiertagsgesetz nennt den 31. Dezember. → 2025-12-31 @ Berlin",
        "R-193-VERJ (§ 193 BGB) Mittwoch, 31.12.2025 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2025-12-31 @ Berlin",
        "hoechstgrenze 2025-12-31 Früheste Höchstfrist",
        "R-JAHRESENDE R-188-3 R-WERKTAG R-193-VERJ R-TAGESENDE",
      ],
    ],
  ]);

  // Am 31.12. läuft sie noch: 10 Tage, 10.01.2026, ein Samstag: Montag, 12.01.
  test("Hemmung am letzten Tag und einen Tag danach", () => {
    expect(
      [h("sonstige", "2025-12-31", "2026-01-09"), h("sonstige", "2026-01-01", "2026-01-09")].map(
        (hemmung) => verlauf({ hemmungen: [hemmung] })[0],
      ),
    ).toEqual([
      "BGB vorwaerts ab 2022-06-15: 2026-01-10 / 2026-01-12 / 2026-01-12; mittel, R-JAHRESENDE",
      "BGB vorwaerts ab 2022-06-15: 2025-12-31 / 2025-12-31 / 2025-12-31; mittel, R-JAHRESENDE",
    ]);
  });

  // Vor dem 01.01.2023 läuft nichts; der 01.01.2023 ist ein Tag.
  test("Hemmung ganz vor dem Beginn und bis zum ersten Tag", () => {
    expect(
      [h("sonstige", "2022-07-01", "2022-12-31"), h("sonstige", "2022-07-01", "2023-01-01")].map(
        (hemmung) => verlauf({ hemmungen: [hemmung] })[0],
      ),
    ).toEqual([
      "BGB vorwaerts ab 2022-06-15: 2025-12-31 / 2025-12-31 / 2025-12-31; mittel, R-JAHRESENDE",
      "BGB vorwaerts ab 2022-06-15: 2026-01-01 / 2026-01-02 / 2026-01-02; mittel, R-JAHRESENDE",
    ]);
  });

  // 31.12.2028 ist ein Sonntag, Neujahr ein Montag: 02.01.2029; 01.01.2026 ein Donnerstag und Feiertag.
  test("Anerkenntnis am letzten Tag, am Tag danach, am ersten Tag und davor", () => {
    expect(
      ["2025-12-31", "2026-01-01", "2023-01-01", "2022-12-31"].map(
        (am) => verlauf({ neubeginnAm: [t(am)] })[0],
      ),
    ).toEqual([
      "BGB vorwaerts ab 2022-06-15: 2028-12-31 / 2029-01-02 / 2029-01-02; mittel, R-JAHRESENDE",
      "BGB vorwaerts ab 2022-06-15: 2025-12-31 / 2025-12-31 / 2025-12-31; mittel, R-JAHRESENDE",
      "BGB vorwaerts ab 2022-06-15: 2026-01-01 / 2026-01-02 / 2026-01-02; mittel, R-JAHRESENDE",
      "BGB vorwaerts ab 2022-06-15: 2025-12-31 / 2025-12-31 / 2025-12-31; mittel, R-JAHRESENDE",
    ]);
  });

  test.each<[titel: string, eingabe: object, ende: string]>([
    [
      "Ab dem 28.02.2021 enden drei Jahre auch im Schaltjahr am 28.",
      { ereignisAm: t("2021-02-28"), beginn: "taggenau" },
      "BGB vorwaerts ab 2021-02-28: 2024-02-28 / 2024-02-28 / 2024-02-28; hoch, R-187-1",
    ],
    [
      "In welcher Reihenfolge sie genannt werden, ist gleich",
      {
        hemmungen: [h("sonstige", "2023-01-05", "2023-01-20"), h("verhandlung", "2022-11-01", "2023-01-10")],
      },
      "BGB vorwaerts ab 2022-06-15: 2026-01-20 / 2026-01-20 / 2026-01-20; mittel, R-JAHRESENDE",
    ],
    // 10.02.2026, nicht 02.06.2028.
    [
      "Neubeginn verlängert die Höchstfrist nicht",
      {
        neubeginnAm: [t("2025-06-02")],
        hoechstfristen: [{ ab: t("2016-02-10"), dauer: d(10, "jahr"), norm: "§ 199 Abs. 4 BGB" }],
      },
      "BGB vorwaerts ab 2022-06-15: 2026-02-10 / 2026-02-10 / 2026-02-10; mittel, R-JAHRESENDE",
    ],
    [
      "Wo nicht verschoben wird, bleibt der Feiertag",
      { hemmungen: [h("sonstige", "2024-05-03", "2024-05-03")], verschiebung: "keine" },
      "BGB vorwaerts ab 2022-06-15: 2026-01-01 / 2026-01-01 / 2026-01-01; mittel, R-JAHRESENDE",
    ],
  ])("%s", (_titel, eingabe, ende) => {
    expect(verlauf(eingabe)[0]).toBe(ende);
  });
});
