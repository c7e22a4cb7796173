import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { type Fristeingabe, frist } from "../../index.ts";
import { be, d, orte, protokoll, t } from "../testing.ts";

const zurueck = (e: object) =>
  protokoll(frist({ vorfristen: [], ...e, richtung: "rueckwaerts" } as unknown as Fristeingabe));

describe("Der ganze Rechenweg rückwärts", () => {
  wege(zurueck, [
    // 17.06. − 7 − 1 = 09.06.2026, ein Dienstag.
    [
      "Eine Woche vor dem Termin am Mittwoch: letzter Tag ist Dienstag der Vorwoche",
      [{ ...be, regime: "ZPO", ereignisArt: "termin", ereignisAm: t("2026-06-17"), dauer: d(1, "woche") }],
      [
        "ZPO rueckwaerts ab 2026-06-17: 2026-06-09 / 2026-06-09 / 2026-06-09; mittel, R-BACK",
        "R-BACK (§§ 187, 188 BGB entsprechend) Termin am Mittwoch, 17.06.2026; der Tag zählt nicht mit. → 2026-06-17",
        "R-BACK (§§ 187, 188 BGB entsprechend) 1 Woche zurück, volle Tage dazwischen: letzter Tag für die Handlung ist Dienstag, 09.06.2026. → 2026-06-09",
        "hinweis (§§ 187, 188 BGB entsprechend) Mittlere Sicherheit. Rückwärtsfrist: Ob der Handelnde bei Wochenende schon am vorherigen Werktag handeln muss, ist streitig; sicher ist der Werktag davor.",
        "R-BACK",
      ],
    ],
    // 29.06. − 14 − 1 = 14.06.2026, ein Sonntag; der 12.06. ist Freitag. Die Vorfrist, der 07.06., ist Sonntag: 05.06.
    [
      "Endet sie am Sonntag, ist der Freitag davor der sichere Tag",
      [
        {
          ...be,
          regime: "ZPO",
          ereignisArt: "termin",
          ereignisAm: t("2026-06-29"),
          dauer: d(2, "woche"),
          vorfristen: [d(1, "woche")],
        },
      ],
      [
        "ZPO rueckwaerts ab 2026-06-29: 2026-06-14 / 2026-06-14 / 2026-06-12; mittel, R-BACK",
        "R-BACK (§§ 187, 188 BGB entsprechend) Termin am Montag, 29.06.2026; der Tag zählt nicht mit. → 2026-06-29",
        "R-BACK (§§ 187, 188 BGB entsprechend) 2 Wochen zurück, volle Tage dazwischen: letzter Tag für die Handlung ist Sonntag, 14.06.2026. → 2026-06-14",
        "R-193-NEIN (§ 193 BGB) Sonntag, 14.06.2026: Eine rückwärts gerechnete Frist wird nicht verschoben; sicher ist der Werktag davor, Freitag, 12.06.2026. → 2026-06-12 @ Berlin",
        "streitig R-BACK (§§ 187, 188, 193 BGB entsprechend) 2026-06-12 oder 2026-06-14, gewählt 2026-06-14: Streitig ist, ob bei einem Fristende am Wochenende oder Feiertag schon am Werktag davor zu handeln ist. [BGH XII ZB 427/11]",
        "hinweis (§§ 187, 188 BGB entsprechend) Mittlere Sicherheit. Rückwärtsfrist: Ob der Handelnde bei Wochenende schon am vorherigen Werktag handeln muss, ist streitig; sicher ist der Werktag davor.",
        "warnung (§§ 187, 188, 193 BGB entsprechend) Streitig ist, ob bei einem Fristende am Wochenende oder Feiertag schon am Werktag davor zu handeln ist. Vertretbar sind der 12.06.2026 und der 14.06.2026; gerechnet ist mit dem 14.06.2026 (BGH XII ZB 427/11).",
        "Vorfrist 2026-06-05 (2026-06-07)",
        "R-BACK R-193-NEIN R-VORFRIST",
      ],
    ],
    [
      "Wird nicht nach Wochenenden gefragt, bleibt es bei dem einen Tag",
      [{ ...be, regime: "ZPO", ereignisAm: t("2026-06-29"), dauer: d(2, "woche"), verschiebung: "keine" }],
      [
        "ZPO rueckwaerts ab 2026-06-29: 2026-06-14 / 2026-06-14 / 2026-06-14; mittel, R-BACK",
        "R-BACK (§§ 187, 188 BGB entsprechend) Ereignis am Montag, 29.06.2026; der Tag zählt nicht mit. → 2026-06-29",
        "R-BACK (§§ 187, 188 BGB entsprechend) 2 Wochen zurück, volle Tage dazwischen: letzter Tag für die Handlung ist Sonntag, 14.06.2026. → 2026-06-14",
        "hinweis (§§ 187, 188 BGB entsprechend) Mittlere Sicherheit. Rückwärtsfrist: Ob der Handelnde bei Wochenende schon am vorherigen Werktag handeln muss, ist streitig; sicher ist der Werktag davor.",
        "R-BACK",
      ],
    ],
    // Ab 01.12., 0 Uhr: 01.11. − 1 = 31.10.2026, Samstag und Reformationstag nur anderswo; Freitag ist der 30.10.
    [
      "Wird mit Ablauf eines Tages gerechnet, zählt der ganze Tag nicht mit",
      [{ ...be, ereignisAm: t("2026-11-30"), ereignisAmTagesende: true, dauer: d(1, "monat") }],
      [
        "BGB rueckwaerts ab 2026-11-30: 2026-10-31 / 2026-10-31 / 2026-10-30; mittel, R-BACK",
        "R-BACK (§§ 187, 188 BGB entsprechend) Ereignis: Ablauf des 30.11.2026; zurückgerechnet wird vom Beginn des 01.12.2026. → 2026-12-01",
        "R-BACK (§§ 187, 188 BGB entsprechend) 1 Monat zurück, volle Tage dazwischen: letzter Tag für die Handlung ist Samstag, 31.10.2026. → 2026-10-31",
        "R-193-NEIN (§ 193 BGB) Samstag, 31.10.2026: Eine rückwärts gerechnete Frist wird nicht verschoben; sicher ist der Werktag davor, Freitag, 30.10.2026. → 2026-10-30 @ Berlin",
        "streitig R-BACK (§§ 187, 188, 193 BGB entsprechend) 2026-10-30 oder 2026-10-31, gewählt 2026-10-31: Streitig ist, ob bei einem Fristende am Wochenende oder Feiertag schon am Werktag davor zu handeln ist. [BGH XII ZB 427/11]",
        "hinweis (§§ 187, 188 BGB entsprechend) Mittlere Sicherheit. Rückwärtsfrist: Ob der Handelnde bei Wochenende schon am vorherigen Werktag handeln muss, ist streitig; sicher ist der Werktag davor.",
        "warnung (§§ 187, 188, 193 BGB entsprechend) Streitig ist, ob bei einem Fristende am Wochenende oder Feiertag schon am Werktag davor zu handeln ist. Vertretbar sind der 30.10.2026 und der 31.10.2026; gerechnet ist mit dem 31.10.2026 (BGH XII ZB 427/11).",
        "R-BACK R-193-NEIN",
      ],
    ],
    // Zurück ab 26.05. (Dienstag): 26., 23. (Samstag zählt), 22.05.; der Tag davor ist Donnerstag, 21.05.2026.
    [
      "Drei Werktage vor dem Termin nach Pfingsten",
      [{ ...be, ereignisArt: "termin", ereignisAm: t("2026-05-27"), dauer: d(3, "werktag") }],
      [
        "BGB rueckwaerts ab 2026-05-27: 2026-05-21 / 2026-05-21 / 2026-05-21; mittel, R-BACK",
        "R-BACK (§§ 187, 188 BGB entsprechend) Termin am Mittwoch, 27.05.2026; der Tag zählt nicht mit. → 2026-05-27",
        "R-BACK (§§ 187, 188 BGB entsprechend) 3 Werktage zurück, volle Tage dazwischen: letzter Tag für die Handlung ist Donnerstag, 21.05.2026. → 2026-05-21",
        "hinweis (§§ 187, 188 BGB entsprechend) Mittlere Sicherheit. Rückwärtsfrist: Ob der Handelnde bei Wochenende schon am vorherigen Werktag handeln muss, ist streitig; sicher ist der Werktag davor.",
        "R-BACK",
      ],
    ],
    // Berlin: 05., 04., 03.06., davor der 02.06.; Bayern ohne Fronleichnam am 04.06.: 05., 03., 02.06., davor Montag, 01.06.2026.
    [
      "Drei Werktage an mehreren Orten: der früheste letzte Tag",
      [{ ereignisArt: "termin", ereignisAm: t("2026-06-06"), dauer: d(3, "werktag"), ...orte("BE", "BY") }],
      [
        "BGB rueckwaerts ab 2026-06-06: 2026-06-01 / 2026-06-01 / 2026-06-01; mittel, R-BACK",
        "R-BACK (§§ 187, 188 BGB entsprechend) Termin am Samstag, 06.06.2026; der Tag zählt nicht mit. → 2026-06-06",
        "R-BACK (§§ 187, 188 BGB entsprechend) 3 Werktage zurück, volle Tage dazwischen: letzter Tag für die Handlung ist Montag, 01.06.2026. → 2026-06-01",
        "hinweis (§§ 187, 188 BGB entsprechend) Mittlere Sicherheit. Rückwärtsfrist: Ob der Handelnde bei Wochenende schon am vorherigen Werktag handeln muss, ist streitig; sicher ist der Werktag davor.",
        "R-BACK",
      ],
    ],
    // 12.06. − 7 − 1 = 04.06.2026, Fronleichnam in Bayern: sicher ist Mittwoch, 03.06.
    [
      "Ein Feiertag am letzten Tag eines weiteren Ortes",
      [{ ereignisAm: t("2026-06-12"), dauer: d(1, "woche"), ...orte("BE", "BY") }],
      [
        "BGB rueckwaerts ab 2026-06-12: 2026-06-04 / 2026-06-04 / 2026-06-03; mittel, R-BACK",
        "R-BACK (§§ 187, 188 BGB entsprechend) Ereignis am Freitag, 12.06.2026; der Tag zählt nicht mit. → 2026-06-12",
        "R-BACK (§§ 187, 188 BGB entsprechend) 1 Woche zurück, volle Tage dazwischen: letzter Tag für die Handlung ist Donnerstag, 04.06.2026. → 2026-06-04",
        "R-193-NEIN (§ 193 BGB) Donnerstag, 04.06.2026 (Fronleichnam): Eine rückwärts gerechnete Frist wird nicht verschoben; sicher ist der Werktag davor, Mittwoch, 03.06.2026. → 2026-06-03 @ Bayern",
        "streitig R-BACK (§§ 187, 188, 193 BGB entsprechend) 2026-06-03 oder 2026-06-04, gewählt 2026-06-04: Streitig ist, ob bei einem Fristende am Wochenende oder Feiertag schon am Werktag davor zu handeln ist. [BGH XII ZB 427/11]",
        "hinweis (§§ 187, 188 BGB entsprechend) Mittlere Sicherheit. Rückwärtsfrist: Ob der Handelnde bei Wochenende schon am vorherigen Werktag handeln muss, ist streitig; sicher ist der Werktag davor.",
        "warnung (§§ 187, 188, 193 BGB entsprechend) Streitig ist, ob bei einem Fristende am Wochenende oder Feiertag schon am Werktag davor zu handeln ist. Vertretbar sind der 03.06.2026 und der 04.06.2026; gerechnet ist mit dem 04.06.2026 (BGH XII ZB 427/11).",
        "R-BACK R-193-NEIN",
      ],
    ],
    // Ob der 04.06.2026 dort Feiertag ist, ist offen; sicher ist der 03.06.
    [
      "Ein Feiertag, der nicht gesichert ist",
      [
        {
          ereignisAm: t("2026-06-12"),
          dauer: d(1, "woche"),
          ort: {
            gemeinde: {
              id: "x",
              name: "Musterdorf",
              land: "SN",
              aussagen: { fronleichnam: { gilt: "ungeklaert", sicherheit: "niedrig", beleg: "Auskunft" } },
            },
          },
        },
      ],
      [
        "BGB rueckwaerts ab 2026-06-12: 2026-06-04 / 2026-06-04 / 2026-06-03; mittel, R-BACK",
        "R-BACK (§§ 187, 188 BGB entsprechend) Ereignis am Freitag, 12.06.2026; der Tag zählt nicht mit. → 2026-06-12",
        "R-BACK (§§ 187, 188 BGB entsprechend) 1 Woche zurück, volle Tage dazwischen: letzter Tag für die Handlung ist Donnerstag, 04.06.2026. → 2026-06-04",
        "R-193-NEIN (§ 193 BGB) Nicht gesichert ist, ob Donnerstag, 04.06.2026 dort Feiertag ist: Eine rückwärts gerechnete Frist wird nicht verschoben; sicher ist der Werktag davor, Mittwoch, 03.06.2026. → 2026-06-03 @ Musterdorf (Sachsen)",
        "streitig R-BACK (§§ 187, 188, 193 BGB entsprechend) 2026-06-03 oder 2026-06-04, gewählt 2026-06-04: Streitig ist, ob bei einem Fristende am Wochenende oder Feiertag schon am Werktag davor zu handeln ist. [BGH XII ZB 427/11]",
        "hinweis (§§ 187, 188 BGB entsprechend) Mittlere Sicherheit. Rückwärtsfrist: Ob der Handelnde bei Wochenende schon am vorherigen Werktag handeln muss, ist streitig; sicher ist der Werktag davor.",
        "warnung (§§ 187, 188, 193 BGB entsprechend) Streitig ist, ob bei einem Fristende am Wochenende oder Feiertag schon am Werktag davor zu handeln ist. Vertretbar sind der 03.06.2026 und der 04.06.2026; gerechnet ist mit dem 04.06.2026 (BGH XII ZB 427/11).",
        "warnung (§ 1 Abs. 1 SächsSFG, § 1 FronleichnamsVO (SN)) Nicht gesichert ist, ob Fronleichnam in Musterdorf Feiertag ist (Auskunft). Gerechnet ist: kein Feiertag.",
        "R-BACK R-193-NEIN",
      ],
    ],
  ]);
});

describe("Rückwärts von der Hauptversammlung (§ 121 Abs. 7, § 123 AktG)", () => {
  wege(zurueck, [
    // 20.05. − 30 − 1 = 19.04.2027, ein Montag.
    [
      "30 Tage vor der Versammlung, ohne Verschiebung",
      [{ regime: "AKTG-121", ereignisAm: t("2027-05-20"), dauer: d(30, "tag") }],
      [
        "AKTG-121 rueckwaerts ab 2027-05-20: 2027-04-19 / 2027-04-19 / 2027-04-19; hoch, R-AKTG",
        "R-AKTG (§ 121 Abs. 7, §§ 122, 123, 125, 126, 131 AktG) Tag der Versammlung Donnerstag, 20.05.2027 zählt nicht mit. → 2027-05-20",
        "R-AKTG (§ 121 Abs. 7 AktG) 30 volle Tage davor; auch der Tag der Handlung zählt nicht mit: spätestens Montag, 19.04.2027. Wochenenden und Feiertage verschieben nicht. → 2027-04-19",
        "R-AKTG",
      ],
    ],
    // 20.05. − 36 − 1 = 13.04.2027; eine Woche davor ist der 06.04.
    [
      "Eine Anmeldefrist von sechs Tagen verlängert",
      [
        {
          regime: "AKTG-121",
          ereignisAm: t("2027-05-20"),
          dauer: d(30, "tag"),
          anmeldefristTage: 6,
          vorfristen: undefined,
        },
      ],
      [
        "AKTG-121 rueckwaerts ab 2027-05-20: 2027-04-13 / 2027-04-13 / 2027-04-13; hoch, R-AKTG",
        "R-AKTG (§ 121 Abs. 7, §§ 122, 123, 125, 126, 131 AktG) Tag der Versammlung Donnerstag, 20.05.2027 zählt nicht mit. → 2027-05-20",
        "R-AKTG (§ 123 Abs. 2 Satz 5 AktG) Die Einberufungsfrist verlängert sich um 6 Tage der Anmeldefrist.",
        "R-AKTG (§ 121 Abs. 7 AktG) 36 volle Tage davor; auch der Tag der Handlung zählt nicht mit: spätestens Dienstag, 13.04.2027. Wochenenden und Feiertage verschieben nicht. → 2027-04-13",
        "Vorfrist 2027-04-06 (2027-04-06)",
        "R-AKTG R-VORFRIST",
      ],
    ],
    // 20.05. − 2 − 1 = 17.05.2027, Pfingstmontag: er bleibt.
    [
      "Ein Tag davor, ein Tag Anmeldefrist",
      [{ regime: "AKTG-121", ereignisAm: t("2027-05-20"), dauer: d(1, "tag"), anmeldefristTage: 1 }],
      [
        "AKTG-121 rueckwaerts ab 2027-05-20: 2027-05-17 / 2027-05-17 / 2027-05-17; hoch, R-AKTG",
        "R-AKTG (§ 121 Abs. 7, §§ 122, 123, 125, 126, 131 AktG) Tag der Versammlung Donnerstag, 20.05.2027 zählt nicht mit. → 2027-05-20",
        "R-AKTG (§ 123 Abs. 2 Satz 5 AktG) Die Einberufungsfrist verlängert sich um 1 Tag der Anmeldefrist.",
        "R-AKTG (§ 121 Abs. 7 AktG) 2 volle Tage davor; auch der Tag der Handlung zählt nicht mit: spätestens Montag, 17.05.2027. Wochenenden und Feiertage verschieben nicht. → 2027-05-17",
        "R-AKTG",
      ],
    ],
    // 20.05. − 1 − 1 = 18.05.2027.
    [
      "Ein voller Tag davor",
      [{ regime: "AKTG-121", ereignisAm: t("2027-05-20"), dauer: d(1, "tag"), anmeldefristTage: 0 }],
      [
        "AKTG-121 rueckwaerts ab 2027-05-20: 2027-05-18 / 2027-05-18 / 2027-05-18; hoch, R-AKTG",
        "R-AKTG (§ 121 Abs. 7, §§ 122, 123, 125, 126, 131 AktG) Tag der Versammlung Donnerstag, 20.05.2027 zählt nicht mit. → 2027-05-20",
        "R-AKTG (§ 121 Abs. 7 AktG) 1 voller Tag davor; auch der Tag der Handlung zählt nicht mit: spätestens Dienstag, 18.05.2027. Wochenenden und Feiertage verschieben nicht. → 2027-05-18",
        "R-AKTG",
      ],
    ],
  ]);

  // 20.05.2027 − 395 − 1 = 19.04.2026: 365 Tage führen zum 20.05.2026, 31 weitere zum 19.04.
  test("Höchstens 365 Tage Anmeldefrist", () => {
    expect(
      [365, 366, -1, 1.5].map(
        (n) =>
          zurueck({
            regime: "AKTG-121",
            ereignisAm: t("2027-05-20"),
            dauer: d(30, "tag"),
            anmeldefristTage: n,
          })[0],
      ),
    ).toEqual([
      "AKTG-121 rueckwaerts ab 2027-05-20: 2026-04-19 / 2026-04-19 / 2026-04-19; hoch, R-AKTG",
      "Bitte geben Sie eine ganze Zahl von 0 bis 365 an. (§ 123 Abs. 2 AktG) [anmeldefristTage]",
      "Bitte geben Sie eine ganze Zahl von 0 bis 365 an. (§ 123 Abs. 2 AktG) [anmeldefristTage]",
      "Bitte geben Sie eine ganze Zahl von 0 bis 365 an. (§ 123 Abs. 2 AktG) [anmeldefristTage]",
    ]);
  });

  test("Monate gibt es dort nicht, und ohne Dauer gibt es keine Frist", () => {
    expect(
      [d(1, "monat"), [...d(1, "monat"), ...d(1, "tag")], d(0, "tag")].map(
        (dauer) => zurueck({ regime: "AKTG-121", ereignisAm: t("2027-05-20"), dauer })[0],
      ),
    ).toEqual([
      "Aktienrechtliche Fristen sind nach Tagen bemessen. (§ 121 Abs. 7 AktG) [dauer]",
      "Aktienrechtliche Fristen sind nach Tagen bemessen. (§ 121 Abs. 7 AktG) [dauer]",
      "Bitte geben Sie eine Dauer an. (§ 186 BGB) [dauer]",
    ]);
  });
});

describe("Zeitraum vor dem Eröffnungsantrag (§ 139 Abs. 1 InsO)", () => {
  wege(zurueck, [
    [
      "Drei Monate vor dem Antrag beginnt er mit dem gleichen Tag",
      [{ regime: "INSO-139", ereignisArt: "antrag", ereignisAm: t("2026-05-15"), dauer: d(3, "monat") }],
      [
        "INSO-139 rueckwaerts ab 2026-05-15: 2026-02-15 / 2026-02-15 / 2026-02-15; hoch, R-INSO139",
        "R-INSO139 (§ 139 Abs. 1 InsO) 3 Monate vor dem Eingang des Eröffnungsantrags am 15.05.2026: Der Zeitraum beginnt mit dem Anfang des 15.02.2026. → 2026-02-15",
        "zeitraumbeginn 2026-02-15 Beginn des Anfechtungszeitraums",
        "R-INSO139",
      ],
    ],
    // Den 31.02. gibt es nicht: 01.03.2026.
    [
      "Fehlt der Tag, beginnt er mit dem Monatsersten",
      [{ regime: "INSO-139", ereignisAm: t("2026-05-31"), dauer: d(3, "monat") }],
      [
        "INSO-139 rueckwaerts ab 2026-05-31: 2026-03-01 / 2026-03-01 / 2026-03-01; hoch, R-INSO139",
        "R-INSO139 (§ 139 Abs. 1 InsO) 3 Monate vor dem Eingang des Eröffnungsantrags am 31.05.2026; der Monat hat keinen solchen Tag: Der Zeitraum beginnt mit dem Anfang des 01.03.2026. → 2026-03-01",
        "zeitraumbeginn 2026-03-01 Beginn des Anfechtungszeitraums",
        "R-INSO139",
      ],
    ],
    // Auch 2020 ist ein Schaltjahr: 29.02.2020.
    [
      "Vier Jahre, ohne Vorfrist, auch wenn nichts anderes gesagt ist",
      [{ regime: "INSO-139", ereignisAm: t("2024-02-29"), dauer: d(4, "jahr"), vorfristen: undefined }],
      [
        "INSO-139 rueckwaerts ab 2024-02-29: 2020-02-29 / 2020-02-29 / 2020-02-29; hoch, R-INSO139",
        "R-INSO139 (§ 139 Abs. 1 InsO) 4 Jahre vor dem Eingang des Eröffnungsantrags am 29.02.2024: Der Zeitraum beginnt mit dem Anfang des 29.02.2020. → 2020-02-29",
        "zeitraumbeginn 2020-02-29 Beginn des Anfechtungszeitraums",
        "R-INSO139",
      ],
    ],
  ]);

  test("Tage und Werktage misst er nicht", () => {
    expect(
      [d(10, "tag"), d(10, "werktag")].map(
        (dauer) => zurueck({ regime: "INSO-139", ereignisAm: t("2026-05-15"), dauer })[0],
      ),
    ).toEqual([
      "Anfechtungszeiträume sind nach Monaten oder Jahren bemessen. (§ 139 Abs. 1 InsO) [dauer]",
      "Anfechtungszeiträume sind nach Monaten oder Jahren bemessen. (§ 139 Abs. 1 InsO) [dauer]",
    ]);
  });
});
