import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { revisionStpo } from "../../index.ts";
import { be, protokoll, protokolliert, t } from "../testing.ts";

describe("Der ganze Rechenweg der Revision in Strafsachen", () => {
  wege(protokolliert(revisionStpo), [
    // § 341 StPO: Karfreitag, 03.04.2026, also Dienstag, 07.04.
    [
      "Nur die Einlegung: eine Woche",
      [{ ...be, verkuendungAm: t("2026-03-27"), vorfristen: [] }],
      [
        "StPO vorwaerts ab 2026-03-27: 2026-04-03 / 2026-04-07 / 2026-04-07; mittel, R-345",
        "frei 2026-04-03 feiertag Karfreitag",
        "frei 2026-04-04 samstag",
        "frei 2026-04-05 sonntag",
        "frei 2026-04-06 feiertag Ostermontag",
        "R-345 (§ 341 Abs. 1, § 43 Abs. 2 StPO) Einlegung binnen 1 Woche ab Verkündung am Freitag, 27.03.2026: Dienstag, 07.04.2026 (kein Werktag: Freitag, 03.04.2026 (Karfreitag), Samstag, 04.04.2026, Sonntag, 05.04.2026, Montag, 06.04.2026 (Ostermontag)). → 2026-04-07",
        "R-193 (§ 43 Abs. 2 StPO; § 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)) Kein Werktag: Freitag, 03.04.2026 (Karfreitag), Samstag, 04.04.2026, Sonntag, 05.04.2026, Montag, 06.04.2026 (Ostermontag). Die Frist endet am nächsten Werktag, Dienstag, 07.04.2026. → 2026-04-07 @ Berlin # Karfreitag",
        "einlegung 2026-04-07 Ende der Frist zur Einlegung der Revision",
        "hinweis (§ 345 StPO) Mittlere Sicherheit. Begründung der Revision in Strafsachen: war das Urteil schon zugestellt, ist durch keine Entscheidung belegt, dass das verschobene Ende der Einlegungsfrist zählt; sicherer ist das Ende ohne Verschiebung.",
        "R-345 R-193 R-ORT R-TAGESENDE",
      ],
    ],
    // Ab 03.04.: Sonntag, 03.05., also Montag, 04.05.; ab 07.04.: 07.05.2026.
    [
      "Zugestellt vor Ablauf der Woche, Ende verschoben",
      [
        {
          ...be,
          verkuendungAm: t("2026-03-27"),
          zustellungAm: t("2026-03-30"),
          vorfristen: [],
        },
      ],
      [
        "StPO vorwaerts ab 2026-04-07: 2026-05-03 / 2026-05-04 / 2026-05-04; mittel, R-345",
        "frei 2026-05-03 sonntag",
        "R-345 (§ 341 Abs. 1, § 43 Abs. 2 StPO) Einlegung binnen 1 Woche ab Verkündung am Freitag, 27.03.2026: Dienstag, 07.04.2026 (kein Werktag: Freitag, 03.04.2026 (Karfreitag), Samstag, 04.04.2026, Sonntag, 05.04.2026, Montag, 06.04.2026 (Ostermontag)). → 2026-04-07",
        "R-345 (§ 345 Abs. 1 Satz 1 StPO) Das Urteil war bei Ablauf der Einlegungsfrist zugestellt (30.03.2026); die Begründungsfrist schließt sich an.",
        "R-345 (§ 345 Abs. 1 StPO) Begründung binnen 1 Monat: rechnerisches Ende Sonntag, 03.05.2026. → 2026-05-03",
        "R-193 (§ 43 Abs. 2 StPO) Kein Werktag: Sonntag, 03.05.2026. Die Frist endet am nächsten Werktag, Montag, 04.05.2026. → 2026-05-04 @ Berlin",
        "einlegung 2026-04-07 Ende der Frist zur Einlegung der Revision",
        "streitig R-345 (§ 345 Abs. 1, § 43 Abs. 2 StPO) 2026-05-04 oder 2026-05-07, gewählt 2026-05-04: Nicht entschieden ist, ob die Begründungsfrist an das wegen Wochenende oder Feiertag verschobene Ende der Einlegungsfrist anknüpft. []",
        "hinweis (§ 345 StPO) Mittlere Sicherheit. Begründung der Revision in Strafsachen: war das Urteil schon zugestellt, ist durch keine Entscheidung belegt, dass das verschobene Ende der Einlegungsfrist zählt; sicherer ist das Ende ohne Verschiebung.",
        "warnung (§ 345 Abs. 1, § 43 Abs. 2 StPO) Nicht entschieden ist, ob die Begründungsfrist an das wegen Wochenende oder Feiertag verschobene Ende der Einlegungsfrist anknüpft. Vertretbar sind der 04.05.2026 und der 07.05.2026; gerechnet ist mit dem 04.05.2026.",
        "R-345 R-193 R-ORT R-TAGESENDE",
      ],
    ],
    // 13.05.2026.
    [
      "Zugestellt nach der Woche",
      [
        {
          ...be,
          verkuendungAm: t("2026-03-03"),
          zustellungAm: t("2026-04-13"),
          vorfristen: [],
        },
      ],
      [
        "StPO vorwaerts ab 2026-04-13: 2026-05-13 / 2026-05-13 / 2026-05-13; mittel, R-345",
        "R-345 (§ 341 Abs. 1, § 43 Abs. 2 StPO) Einlegung binnen 1 Woche ab Verkündung am Dienstag, 03.03.2026: Dienstag, 10.03.2026. → 2026-03-10",
        "R-345 (§ 345 Abs. 1 StPO) Begründung binnen 1 Monat: rechnerisches Ende Mittwoch, 13.05.2026. → 2026-05-13",
        "R-193 (§ 43 Abs. 2 StPO) Mittwoch, 13.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-13 @ Berlin",
        "einlegung 2026-03-10 Ende der Frist zur Einlegung der Revision",
        "hinweis (§ 345 StPO) Mittlere Sicherheit. Begründung der Revision in Strafsachen: war das Urteil schon zugestellt, ist durch keine Entscheidung belegt, dass das verschobene Ende der Einlegungsfrist zählt; sicherer ist das Ende ohne Verschiebung.",
        "R-345 R-193 R-TAGESENDE",
      ],
    ],
  ]);

  // 21 Wochen enden am 01.06., 35 am 07.09.2026.
  test("Verspätet zu den Akten: ein Monat, zwei Monate", () => {
    expect([
      protokoll(
        revisionStpo({
          ...be,
          verkuendungAm: t("2026-01-05"),
          urteilZuDenAktenAm: t("2026-06-02"),
          zustellungAm: t("2026-06-10"),
          vorfristen: [],
        }),
      ),
      protokoll(
        revisionStpo({
          ...be,
          verkuendungAm: t("2026-01-05"),
          urteilZuDenAktenAm: t("2026-09-08"),
          zustellungAm: t("2026-09-10"),
          vorfristen: [],
        }),
      ),
    ]).toEqual([
      [
        "StPO vorwaerts ab 2026-06-10: 2026-08-10 / 2026-08-10 / 2026-08-10; mittel, R-345",
        "R-345 (§ 341 Abs. 1, § 43 Abs. 2 StPO) Einlegung binnen 1 Woche ab Verkündung am Montag, 05.01.2026: Montag, 12.01.2026. → 2026-01-12",
        "R-345 (§ 345 Abs. 1 Satz 2 StPO) Das Urteil kam verspätet zu den Akten; die Frist verlängert sich um 1 Monat.",
        "R-345 (§ 345 Abs. 1 StPO) Begründung binnen 2 Monaten: rechnerisches Ende Montag, 10.08.2026. → 2026-08-10",
        "R-193 (§ 43 Abs. 2 StPO) Montag, 10.08.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-08-10 @ Berlin",
        "einlegung 2026-01-12 Ende der Frist zur Einlegung der Revision",
        "hinweis (§ 345 StPO) Mittlere Sicherheit. Begründung der Revision in Strafsachen: war das Urteil schon zugestellt, ist durch keine Entscheidung belegt, dass das verschobene Ende der Einlegungsfrist zählt; sicherer ist das Ende ohne Verschiebung.",
        "R-345 R-193 R-TAGESENDE",
      ],
      [
        "StPO vorwaerts ab 2026-09-10: 2026-12-10 / 2026-12-10 / 2026-12-10; mittel, R-345",
        "R-345 (§ 341 Abs. 1, § 43 Abs. 2 StPO) Einlegung binnen 1 Woche ab Verkündung am Montag, 05.01.2026: Montag, 12.01.2026. → 2026-01-12",
        "R-345 (§ 345 Abs. 1 Satz 2 StPO) Das Urteil kam verspätet zu den Akten; die Frist verlängert sich um 2 Monate.",
        "R-345 (§ 345 Abs. 1 StPO) Begründung binnen 3 Monaten: rechnerisches Ende Donnerstag, 10.12.2026. → 2026-12-10",
        "R-193 (§ 43 Abs. 2 StPO) Donnerstag, 10.12.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-12-10 @ Berlin",
        "einlegung 2026-01-12 Ende der Frist zur Einlegung der Revision",
        "hinweis (§ 345 StPO) Mittlere Sicherheit. Begründung der Revision in Strafsachen: war das Urteil schon zugestellt, ist durch keine Entscheidung belegt, dass das verschobene Ende der Einlegungsfrist zählt; sicherer ist das Ende ohne Verschiebung.",
        "R-345 R-193 R-TAGESENDE",
      ],
    ]);
  });

  test("Fehler", () => {
    expect([
      protokoll(revisionStpo({ verkuendungAm: t("2026-03-27"), zustellungAm: t("2026-03-26") })),
      protokoll(revisionStpo({ verkuendungAm: "x" as never })),
      protokoll(revisionStpo({ verkuendungAm: t("2026-03-27"), zustellungAm: "x" as never })),
      protokoll(revisionStpo({ verkuendungAm: t("2026-03-27"), urteilZuDenAktenAm: "x" as never })),
    ]).toEqual([
      ["Die Zustellung liegt vor der Verkündung. (§ 345 Abs. 1 StPO) [zustellungAm]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [verkuendungAm]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [zustellungAm]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [urteilZuDenAktenAm]"],
    ]);
  });
});
