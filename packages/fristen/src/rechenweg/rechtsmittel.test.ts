import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { fuenfMonate, type Verlaengerungseingabe, verlaengerung } from "../../index.ts";
import { nurVerkuendet } from "../../testing/wege.ts";
import { be, d, orte, protokoll, protokolliert, t } from "../testing.ts";

const verlaengert = (e: object) =>
  protokoll(
    verlaengerung({
      ...be,
      bisherigesEndeAm: t("2026-05-04"),
      vorfristen: [],
      ...e,
    } as Verlaengerungseingabe),
  );

describe("Der ganze Rechenweg einer Verlängerung", () => {
  wege(verlaengert, [
    // § 190 BGB: 04.07.2026, ein Samstag: Montag, 06.07.
    [
      "Um zwei Monate ab dem tatsächlichen Ende, zum zweiten Mal, noch nicht entschieden",
      [{ um: d(2, "monat"), zweite: true, vorlaeufig: true, vorfristen: undefined }],
      [
        "ZPO vorwaerts ab 2026-05-04: 2026-07-04 / 2026-07-06 / 2026-07-06; hoch, R-190",
        "frei 2026-07-04 samstag",
        "frei 2026-07-05 sonntag",
        "R-190 (§ 190 BGB; § 224 Abs. 3 ZPO) Die bisherige Frist endet tatsächlich am Montag, 04.05.2026; die neue Frist von 2 Monaten schließt sich an: Samstag, 04.07.2026. → 2026-07-04",
        "R-193 (§ 222 Abs. 2 ZPO) Kein Werktag: Samstag, 04.07.2026, Sonntag, 05.07.2026. Die Frist endet am nächsten Werktag, Montag, 06.07.2026. → 2026-07-06 @ Berlin",
        "urspruengliches-ende 2026-05-04 Ende der bisherigen Frist",
        "warnung (§ 225 ZPO) Über den Antrag ist nicht entschieden: Das Ende ist vorläufig und nach dem Beschluss zu prüfen.",
        "hinweis (§ 225 Abs. 2 ZPO) Eine wiederholte Verlängerung setzt die Anhörung des Gegners voraus.",
        "Vorfrist 2026-06-29 (2026-06-29)",
        "R-190 R-193 R-ORT R-TAGESENDE R-VORFRIST",
      ],
    ],
    [
      "Bis zu einem Tag",
      [{ bis: t("2026-06-05") }],
      [
        "ZPO vorwaerts ab 2026-05-04: 2026-06-05 / 2026-06-05 / 2026-06-05; hoch, R-190",
        "R-190 (§ 190 BGB; § 224 Abs. 3 ZPO) Die bisherige Frist endet tatsächlich am Montag, 04.05.2026; sie ist verlängert bis Freitag, 05.06.2026. → 2026-06-05",
        "R-193 (§ 222 Abs. 2 ZPO) Freitag, 05.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-05 @ Berlin",
        "urspruengliches-ende 2026-05-04 Ende der bisherigen Frist",
        "R-190 R-193 R-TAGESENDE",
      ],
    ],
    // 04.04. + 28 = Samstag, 02.05., also Montag, 04.05.; ein Monat: 04.06.2026.
    [
      "Eine Frist, die erst zu rechnen ist: sie endet nach dem Wochenende",
      [
        {
          bisherigesEndeAm: undefined,
          frist: { ereignisAm: t("2026-04-04"), dauer: d(4, "woche") },
          um: d(1, "monat"),
        },
      ],
      [
        "ZPO vorwaerts ab 2026-05-04: 2026-06-04 / 2026-06-04 / 2026-06-04; hoch, R-190",
        "R-190 (§ 190 BGB; § 224 Abs. 3 ZPO) Die bisherige Frist endet tatsächlich am Montag, 04.05.2026; die neue Frist von 1 Monat schließt sich an: Donnerstag, 04.06.2026. → 2026-06-04",
        "R-WERKTAG (§ 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)) Fronleichnam ist in Berlin kein gesetzlicher Feiertag (Feiertag in: Baden-Württemberg, Bayern, Hessen, Nordrhein-Westfalen, Rheinland-Pfalz, Saarland). → 2026-06-04 @ Berlin",
        "R-193 (§ 222 Abs. 2 ZPO) Donnerstag, 04.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-04 @ Berlin",
        "urspruengliches-ende 2026-05-04 Ende der bisherigen Frist",
        "R-190 R-WERKTAG R-193 R-TAGESENDE",
      ],
    ],
    // Fronleichnam, 04.06., in Bayern und Hessen: Freitag, 05.06.; eine Woche: 12.06.2026.
    [
      "Ort, weitere Orte und Verfahren der alten Frist sind die der neuen",
      [
        {
          bisherigesEndeAm: undefined,
          ...orte("BY", "HE"),
          regime: "VwGO",
          frist: { ereignisAm: t("2026-05-04"), dauer: d(1, "monat") },
          um: d(1, "woche"),
        },
      ],
      [
        "VwGO vorwaerts ab 2026-06-05: 2026-06-12 / 2026-06-12 / 2026-06-12; hoch, R-190",
        "R-190 (§ 190 BGB; § 224 Abs. 3 ZPO) Die bisherige Frist endet tatsächlich am Freitag, 05.06.2026; die neue Frist von 1 Woche schließt sich an: Freitag, 12.06.2026. → 2026-06-12",
        "R-193 (§ 57 Abs. 2 VwGO, § 222 Abs. 2 ZPO) Freitag, 12.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-12 @ Bayern",
        "urspruengliches-ende 2026-06-05 Ende der bisherigen Frist",
        "R-190 R-193 R-TAGESENDE",
      ],
    ],
    // 04.06.; eine Woche: 11.06.2026.
    [
      "Ist einer der weiteren Orte ohne Feiertag, endet die alte Frist früher",
      [
        {
          bisherigesEndeAm: undefined,
          ...orte("BY", "BE"),
          frist: { ereignisAm: t("2026-05-04"), dauer: d(1, "monat") },
          um: d(1, "woche"),
        },
      ],
      [
        "ZPO vorwaerts ab 2026-06-04: 2026-06-11 / 2026-06-11 / 2026-06-11; hoch, R-190",
        "R-190 (§ 190 BGB; § 224 Abs. 3 ZPO) Die bisherige Frist endet tatsächlich am Donnerstag, 04.06.2026; die neue Frist von 1 Woche schließt sich an: Donnerstag, 11.06.2026. → 2026-06-11",
        "R-193 (§ 222 Abs. 2 ZPO) Donnerstag, 11.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-11 @ Bayern",
        "urspruengliches-ende 2026-06-04 Ende der bisherigen Frist",
        "R-190 R-193 R-TAGESENDE",
      ],
    ],
    // 04.06.2026, ein Donnerstag.
    [
      "Vor den Gerichten der Union fragt niemand nach dem Land",
      [{ ort: undefined, regime: "EUG", um: d(1, "monat") }],
      [
        "EUG vorwaerts ab 2026-05-04: 2026-06-04 / 2026-06-04 / 2026-06-04; mittel, R-190",
        "R-190 (§ 190 BGB; § 224 Abs. 3 ZPO) Die bisherige Frist endet tatsächlich am Montag, 04.05.2026; die neue Frist von 1 Monat schließt sich an: Donnerstag, 04.06.2026. → 2026-06-04",
        "R-193 (Art. 58 Abs. 2 VerfO-EuG) Donnerstag, 04.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-04 @ Gerichtshof der Europäischen Union",
        "urspruengliches-ende 2026-05-04 Ende der bisherigen Frist",
        "hinweis (Art. 58–60 VerfO-EuG) Mittlere Sicherheit. Der Text der Verfahrensordnung gehört nicht zum geprüften Bestand.",
        "R-190 R-193 R-TAGESENDE",
      ],
    ],
    [
      "Wo nicht verschoben wird, bleibt der Samstag",
      [{ regime: "BGB-KUEND", um: d(2, "monat") }],
      [
        "BGB-KUEND vorwaerts ab 2026-05-04: 2026-07-04 / 2026-07-04 / 2026-07-04; hoch, R-190",
        "R-190 (§ 190 BGB; § 224 Abs. 3 ZPO) Die bisherige Frist endet tatsächlich am Montag, 04.05.2026; die neue Frist von 2 Monaten schließt sich an: Samstag, 04.07.2026. → 2026-07-04",
        "urspruengliches-ende 2026-05-04 Ende der bisherigen Frist",
        "R-190 R-TAGESENDE",
      ],
    ],
  ]);

  test("Der Antrag am letzten Tag reicht, am Tag danach nicht", () => {
    expect([
      verlaengert({ um: d(1, "woche"), antragAm: t("2026-05-04") })[0],
      verlaengert({ um: d(1, "woche"), antragAm: t("2026-05-05") })[0],
    ]).toEqual([
      "ZPO vorwaerts ab 2026-05-04: 2026-05-11 / 2026-05-11 / 2026-05-11; hoch, R-190",
      "Der Antrag muss vor Ablauf eingehen; die Frist endete am 04.05.2026. (§ 224 Abs. 2 ZPO) [antragAm]",
    ]);
  });

  // 07.04. + 7 = 14.04.; 09.04. + 7 = 16.04.2026.
  test("Die Wahl eines Streitpunkts gilt auch für die alte Frist", () => {
    expect(
      [undefined, { "R-FIK-FAMFG": "spaeter" }].map(
        (streit) =>
          verlaengert({
            bisherigesEndeAm: undefined,
            regime: "FamFG",
            frist: { bekanntgabe: { weg: "post-famfg", am: t("2026-03-03") }, dauer: d(1, "monat") },
            um: d(1, "woche"),
            ...(streit && { streit }),
          })[0],
      ),
    ).toEqual([
      "FamFG vorwaerts ab 2026-04-07: 2026-04-14 / 2026-04-14 / 2026-04-14; hoch, R-190",
      "FamFG vorwaerts ab 2026-04-09: 2026-04-16 / 2026-04-16 / 2026-04-16; hoch, R-190",
    ]);
  });

  test("Fehler mit Feld und Norm", () => {
    expect(
      [
        verlaengert({ um: d(1, "woche"), notfrist: true }),
        verlaengert({}),
        verlaengert({ um: d(1, "woche"), bis: t("2026-06-05") }),
        verlaengert({ bisherigesEndeAm: undefined, um: d(1, "woche") }),
        verlaengert({ frist: { ereignisAm: t("2026-04-04"), dauer: d(4, "woche") }, um: d(1, "woche") }),
        verlaengert({ um: [] }),
        verlaengert({ um: d(3, "werktag") }),
        verlaengert({ um: d(3, "stunde") }),
        verlaengert({ bis: "x" }),
        verlaengert({ bisherigesEndeAm: "x", um: d(1, "woche") }),
        verlaengert({ antragAm: "x", um: d(1, "woche") }),
        verlaengert({ bis: t("2026-05-04") }),
        verlaengert({ bis: t("2026-05-03") }),
        verlaengert({
          bisherigesEndeAm: undefined,
          frist: { ereignisAm: t("2026-04-04"), dauer: [] },
          um: d(1, "woche"),
        }),
        verlaengert({
          bisherigesEndeAm: undefined,
          regime: "EUG",
          frist: { ereignisAm: t("2015-06-30"), dauer: d(1, "monat") },
          um: d(1, "woche"),
        }),
        verlaengert({ ort: { land: "XX" }, um: d(1, "woche") }),
      ].map((zeilen) => zeilen[0]),
    ).toEqual([
      "Eine Notfrist kann nicht verlängert werden. (§ 224 Abs. 1 Satz 2 ZPO) [notfrist]",
      "Bitte geben Sie entweder die Dauer der Verlängerung oder den neuen Endtag an. (§ 190 BGB) [um]",
      "Bitte geben Sie entweder die Dauer der Verlängerung oder den neuen Endtag an. (§ 190 BGB) [um]",
      "Bitte geben Sie entweder die bisherige Frist oder ihr Ende an. (§ 190 BGB) [bisherigesEndeAm]",
      "Bitte geben Sie entweder die bisherige Frist oder ihr Ende an. (§ 190 BGB) [bisherigesEndeAm]",
      "Bitte geben Sie eine Dauer an. (§ 186 BGB) [um]",
      "Verlängert wird um Tage, Wochen, Monate oder Jahre. (§ 190 BGB) [um]",
      "Verlängert wird um Tage, Wochen, Monate oder Jahre. (§ 190 BGB) [um]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [bis]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [bisherigesEndeAm]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [antragAm]",
      "Das neue Ende muss nach dem bisherigen liegen. (§ 190 BGB) [bis]",
      "Das neue Ende muss nach dem bisherigen liegen. (§ 190 BGB) [bis]",
      "Bitte geben Sie eine Dauer an. (§ 186 BGB) [frist.dauer]",
      "Art. 58–60 VerfO-EuG gilt erst seit dem 01.07.2015. (Art. 58–60 VerfO-EuG) [frist.ereignisAm]",
      "Dieses Land ist nicht bekannt. (§ 193 BGB) [ort.land]",
    ]);
  });
});

describe("Der ganze Rechenweg nach fünf Monaten", () => {
  wege(protokolliert(fuenfMonate), [
    // § 517 ZPO: 12.08.2026; ein Monat: Samstag, 12.09., also Montag, 14.09.
    [
      "Ohne Zustellung",
      [{ ...be, verkuendungAm: t("2026-03-12"), dauer: d(1, "monat"), vorfristen: [] }],
      [...nurVerkuendet],
    ],
    // 28.02.2027; Tag gleicher Zahl: Sonntag, 28.03., Ostersonntag: nach dem 29.03. Dienstag, 30.03.; voller Monat: Mittwoch, 31.03.
    [
      "Am Monatsletzten: beide Lesarten",
      [{ ...be, verkuendungAm: t("2026-09-30"), dauer: d(1, "monat"), vorfristen: [] }],
      [
        "ZPO vorwaerts ab 2027-02-28: 2027-03-28 / 2027-03-30 / 2027-03-30; mittel, R-5M",
        "frei 2027-03-28 sonntag",
        "frei 2027-03-29 feiertag Ostermontag",
        "R-5M (§§ 517, 520 Abs. 2, 548, 551 Abs. 2 Satz 3, 569 Abs. 1 Satz 2 ZPO; § 66 Abs. 1 Satz 2, § 74 Abs. 1 Satz 2 ArbGG; § 63 Abs. 3 Satz 2 FamFG) Verkündung am Mittwoch, 30.09.2026; fünf Monate enden am Sonntag, 28.02.2027. Dieser Tag wird nicht verschoben. → 2027-02-28",
        "R-187-1 (§ 188 Abs. 2, 3 BGB) 1 Monat ab 28.02.2027: rechnerisches Ende Sonntag, 28.03.2027. → 2027-03-28",
        "R-193 (§ 222 Abs. 2 ZPO; § 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)) Kein Werktag: Sonntag, 28.03.2027, Montag, 29.03.2027 (Ostermontag). Die Frist endet am nächsten Werktag, Dienstag, 30.03.2027. → 2027-03-30 @ Berlin # Ostermontag",
        "fuenf-monate 2027-02-28 Ablauf von fünf Monaten nach Verkündung",
        "streitig R-5M (§ 187 Abs. 2, § 188 Abs. 2 BGB) 2027-03-30 oder 2027-03-31, gewählt 2027-03-30: Enden die fünf Monate am Monatsletzten, ist streitig, ob die Frist am Tag gleicher Zahl oder am Monatsletzten endet. [BAG 8 AZR 492/03]",
        "hinweis (§ 517 ZPO) Mittlere Sicherheit. Beginn der Frist fünf Monate nach Verkündung: am Monatsende streitig (LAG-Entscheidung: zuerst 5 Monate, dann 1 Monat ab dem erreichten Tag; nach § 187 Abs. 2 BGB der Monatsletzte); sicher ist der frühere Tag.",
        "warnung (§ 187 Abs. 2, § 188 Abs. 2 BGB) Enden die fünf Monate am Monatsletzten, ist streitig, ob die Frist am Tag gleicher Zahl oder am Monatsletzten endet. Vertretbar sind der 30.03.2027 und der 31.03.2027; gerechnet ist mit dem 30.03.2027 (BAG 8 AZR 492/03).",
        "R-5M R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
    ],
    [
      "In Familiensachen zählt der Erlass",
      [
        {
          ...be,
          regime: "FamFG",
          verkuendungAm: t("2026-03-12"),
          zustellungAm: t("2026-09-01"),
          dauer: d(1, "monat"),
          vorfristen: [],
        },
      ],
      [
        "FamFG vorwaerts ab 2026-08-12: 2026-09-12 / 2026-09-14 / 2026-09-14; mittel, R-5M",
        "frei 2026-09-12 samstag",
        "frei 2026-09-13 sonntag",
        "R-5M (§§ 517, 520 Abs. 2, 548, 551 Abs. 2 Satz 3, 569 Abs. 1 Satz 2 ZPO; § 66 Abs. 1 Satz 2, § 74 Abs. 1 Satz 2 ArbGG; § 63 Abs. 3 Satz 2 FamFG) Erlass am Donnerstag, 12.03.2026; fünf Monate enden am Mittwoch, 12.08.2026. Dieser Tag wird nicht verschoben. → 2026-08-12",
        "R-187-1 (§ 188 Abs. 2, 3 BGB) 1 Monat ab 12.08.2026: rechnerisches Ende Samstag, 12.09.2026. → 2026-09-12",
        "R-193 (§ 16 Abs. 2 FamFG, § 222 Abs. 2 ZPO) Kein Werktag: Samstag, 12.09.2026, Sonntag, 13.09.2026. Die Frist endet am nächsten Werktag, Montag, 14.09.2026. → 2026-09-14 @ Berlin",
        "fuenf-monate 2026-08-12 Ablauf von fünf Monaten nach Erlass",
        "hinweis (§ 517 ZPO) Mittlere Sicherheit. Beginn der Frist fünf Monate nach Verkündung: am Monatsende streitig (LAG-Entscheidung: zuerst 5 Monate, dann 1 Monat ab dem erreichten Tag; nach § 187 Abs. 2 BGB der Monatsletzte); sicher ist der frühere Tag.",
        "hinweis (§ 63 Abs. 3 FamFG) Die Zustellung am 01.09.2026 kommt zu spät, um die Frist noch einmal beginnen zu lassen.",
        "R-5M R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
    ],
  ]);

  // Ab 01.04.: 01.05. ist Feiertag, Montag, 04.05.; am 12.08. gerade noch, am 13.08. zu spät.
  test("Mit Zustellung davor und danach", () => {
    expect(
      ["2026-04-01", "2026-08-12", "2026-08-13"].map((am) =>
        protokoll(
          fuenfMonate({
            ...be,
            verkuendungAm: t("2026-03-12"),
            zustellungAm: t(am),
            dauer: d(1, "monat"),
            vorfristen: [],
          }),
        ),
      ),
    ).toEqual([
      [
        "ZPO vorwaerts ab 2026-04-01: 2026-05-01 / 2026-05-04 / 2026-05-04; mittel, R-5M",
        "frei 2026-05-01 feiertag Tag der Arbeit",
        "frei 2026-05-02 samstag",
        "frei 2026-05-03 sonntag",
        "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Mittwoch, 01.04.2026, vor Ablauf der fünf Monate am 12.08.2026. → 2026-04-01",
        "R-187-1 (§ 188 Abs. 2, 3 BGB) 1 Monat ab 01.04.2026: rechnerisches Ende Freitag, 01.05.2026. → 2026-05-01",
        "R-193 (§ 222 Abs. 2 ZPO; § 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)) Kein Werktag: Freitag, 01.05.2026 (Tag der Arbeit), Samstag, 02.05.2026, Sonntag, 03.05.2026. Die Frist endet am nächsten Werktag, Montag, 04.05.2026. → 2026-05-04 @ Berlin # Tag der Arbeit",
        "fuenf-monate 2026-08-12 Ablauf von fünf Monaten nach Verkündung",
        "hinweis (§ 517 ZPO) Mittlere Sicherheit. Beginn der Frist fünf Monate nach Verkündung: am Monatsende streitig (LAG-Entscheidung: zuerst 5 Monate, dann 1 Monat ab dem erreichten Tag; nach § 187 Abs. 2 BGB der Monatsletzte); sicher ist der frühere Tag.",
        "R-5M R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
      [
        "ZPO vorwaerts ab 2026-08-12: 2026-09-12 / 2026-09-14 / 2026-09-14; mittel, R-5M",
        "frei 2026-09-12 samstag",
        "frei 2026-09-13 sonntag",
        "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Mittwoch, 12.08.2026, vor Ablauf der fünf Monate am 12.08.2026. → 2026-08-12",
        "R-187-1 (§ 188 Abs. 2, 3 BGB) 1 Monat ab 12.08.2026: rechnerisches Ende Samstag, 12.09.2026. → 2026-09-12",
        "R-193 (§ 222 Abs. 2 ZPO) Kein Werktag: Samstag, 12.09.2026, Sonntag, 13.09.2026. Die Frist endet am nächsten Werktag, Montag, 14.09.2026. → 2026-09-14 @ Berlin",
        "fuenf-monate 2026-08-12 Ablauf von fünf Monaten nach Verkündung",
        "hinweis (§ 517 ZPO) Mittlere Sicherheit. Beginn der Frist fünf Monate nach Verkündung: am Monatsende streitig (LAG-Entscheidung: zuerst 5 Monate, dann 1 Monat ab dem erreichten Tag; nach § 187 Abs. 2 BGB der Monatsletzte); sicher ist der frühere Tag.",
        "R-5M R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
      [
        "ZPO vorwaerts ab 2026-08-12: 2026-09-12 / 2026-09-14 / 2026-09-14; mittel, R-5M",
        "frei 2026-09-12 samstag",
        "frei 2026-09-13 sonntag",
        "R-5M (§§ 517, 520 Abs. 2, 548, 551 Abs. 2 Satz 3, 569 Abs. 1 Satz 2 ZPO; § 66 Abs. 1 Satz 2, § 74 Abs. 1 Satz 2 ArbGG; § 63 Abs. 3 Satz 2 FamFG) Verkündung am Donnerstag, 12.03.2026; fünf Monate enden am Mittwoch, 12.08.2026. Dieser Tag wird nicht verschoben. → 2026-08-12",
        "R-187-1 (§ 188 Abs. 2, 3 BGB) 1 Monat ab 12.08.2026: rechnerisches Ende Samstag, 12.09.2026. → 2026-09-12",
        "R-193 (§ 222 Abs. 2 ZPO) Kein Werktag: Samstag, 12.09.2026, Sonntag, 13.09.2026. Die Frist endet am nächsten Werktag, Montag, 14.09.2026. → 2026-09-14 @ Berlin",
        "fuenf-monate 2026-08-12 Ablauf von fünf Monaten nach Verkündung",
        "hinweis (§ 517 ZPO) Mittlere Sicherheit. Beginn der Frist fünf Monate nach Verkündung: am Monatsende streitig (LAG-Entscheidung: zuerst 5 Monate, dann 1 Monat ab dem erreichten Tag; nach § 187 Abs. 2 BGB der Monatsletzte); sicher ist der frühere Tag.",
        "hinweis (§ 517 ZPO) Die Zustellung am 13.08.2026 kommt zu spät, um die Frist noch einmal beginnen zu lassen.",
        "R-5M R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
    ]);
  });

  test("Vor dem Gesetz gilt das frühere Verfahrensrecht", () => {
    expect([
      protokoll(fuenfMonate({ regime: "FamFG", verkuendungAm: t("2009-08-31"), dauer: d(1, "monat") })),
      protokoll(fuenfMonate({ regime: "ArbGG", verkuendungAm: t("1953-09-30"), dauer: d(1, "monat") })),
      protokoll(fuenfMonate({ verkuendungAm: t("1977-06-30"), dauer: d(1, "monat") })),
    ]).toEqual([
      [
        "§ 16 Abs. 2 FamFG, § 222 ZPO gilt erst seit dem 01.09.2009; für Entscheidungen davor gilt das frühere Verfahrensrecht. (Art. 111 FGG-RG) [verkuendungAm]",
      ],
      [
        "§ 46 Abs. 2, § 64 Abs. 6, § 72 Abs. 5 ArbGG, § 222 ZPO gilt erst seit dem 01.10.1953; für Entscheidungen davor gilt das frühere Verfahrensrecht. (§ 46 Abs. 2, § 64 Abs. 6, § 72 Abs. 5 ArbGG, § 222 ZPO) [verkuendungAm]",
      ],
      ["Für den 30.06.1977 ist keine Fassung dieser Regel erfasst. (§ 517 ZPO) []"],
    ]);
  });
});
