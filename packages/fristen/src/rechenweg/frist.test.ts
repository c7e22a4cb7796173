import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe } from "vitest";
import { frist } from "../../index.ts";
import { zugestelltAm30Januar } from "../../testing/wege.ts";
import { be, d, protokolliert, t } from "../testing.ts";

describe("Der ganze Rechenweg einer Frist", () => {
  wege(protokolliert(frist), [
    // § 188 Abs. 3 BGB: im Februar fehlt der 30., also der 28., ein Samstag; Montag ist der 02.03.2026. Eine Woche davor ist der 23.02.
    [
      "Berufung: zugestellt am 30.01.2026, der 28.02. ist Samstag",
      [
        {
          ...be,
          regime: "ZPO",
          ereignisArt: "zustellung",
          ereignisAm: t("2026-01-30"),
          dauer: d(1, "monat"),
          fristtyp: "notfrist",
        },
      ],
      [
        ...zugestelltAm30Januar,
        "Vorfrist 2026-02-23 (2026-02-23)",
        "R-NOTFRIST R-187-1 R-188-3 R-193 R-ORT R-TAGESENDE R-VORFRIST",
      ],
    ],
    // 30.03.2026, ein Montag.
    [
      "Begründung der Berufung: zwei Monate ab Zustellung",
      [
        {
          ...be,
          regime: "ZPO",
          ereignisArt: "zustellung",
          ereignisAm: t("2026-01-30"),
          dauer: d(2, "monat"),
          fristtyp: "begruendung",
          vorfristen: [d(2, "woche"), d(1, "woche")],
        },
      ],
      [
        "ZPO vorwaerts ab 2026-01-30: 2026-03-30 / 2026-03-30 / 2026-03-30; hoch, R-193",
        "R-BEGR (§§ 520, 551, 544 Abs. 4 ZPO u. a.) Die Begründungsfrist läuft ab Zustellung, nicht ab Einlegung des Rechtsmittels.",
        "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Freitag, 30.01.2026; der Tag zählt nicht mit, erster Tag der Frist ist Samstag, 31.01.2026. → 2026-01-31",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Monate: rechnerisches Ende Montag, 30.03.2026. → 2026-03-30",
        "R-193 (§ 222 Abs. 2 ZPO) Montag, 30.03.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-03-30 @ Berlin",
        "Vorfrist 2026-03-16 (2026-03-16)",
        "Vorfrist 2026-03-23 (2026-03-23)",
        "R-BEGR R-187-1 R-193 R-TAGESENDE R-VORFRIST",
      ],
    ],
    // § 1 Abs. 1 SächsSFG; der 19.11. ist Donnerstag.
    [
      "Feiertag in Sachsen: Buß- und Bettag am 18.11.2026, einem Mittwoch",
      [
        {
          ort: { land: "SN" },
          regime: "VwGO",
          ereignisArt: "zustellung",
          ereignisAm: t("2026-10-18"),
          dauer: d(1, "monat"),
        },
      ],
      [
        "VwGO vorwaerts ab 2026-10-18: 2026-11-18 / 2026-11-19 / 2026-11-19; hoch, R-193",
        "frei 2026-11-18 feiertag Buß- und Bettag",
        "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Sonntag, 18.10.2026; der Tag zählt nicht mit, erster Tag der Frist ist Montag, 19.10.2026. → 2026-10-19",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Mittwoch, 18.11.2026. → 2026-11-18",
        "R-193 (§ 57 Abs. 2 VwGO, § 222 Abs. 2 ZPO; § 1 Abs. 1 SächsSFG) Kein Werktag: Mittwoch, 18.11.2026 (Buß- und Bettag). Die Frist endet am nächsten Werktag, Donnerstag, 19.11.2026. → 2026-11-19 @ Sachsen # Buß- und Bettag",
        "Vorfrist 2026-11-12 (2026-11-12)",
        "R-187-1 R-193 R-ORT R-TAGESENDE R-VORFRIST",
      ],
    ],
    [
      "In Berlin ist der 18.11.2026 Werktag, und der Rechenweg sagt warum",
      [
        {
          ...be,
          regime: "VwGO",
          ereignisArt: "zustellung",
          ereignisAm: t("2026-10-18"),
          dauer: d(1, "monat"),
        },
      ],
      [
        "VwGO vorwaerts ab 2026-10-18: 2026-11-18 / 2026-11-18 / 2026-11-18; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Sonntag, 18.10.2026; der Tag zählt nicht mit, erster Tag der Frist ist Montag, 19.10.2026. → 2026-10-19",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Mittwoch, 18.11.2026. → 2026-11-18",
        "R-WERKTAG (§ 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)) Buß- und Bettag ist in Berlin kein gesetzlicher Feiertag (Feiertag in: Sachsen). → 2026-11-18 @ Berlin",
        "R-193 (§ 57 Abs. 2 VwGO, § 222 Abs. 2 ZPO) Mittwoch, 18.11.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-11-18 @ Berlin",
        "Vorfrist 2026-11-11 (2026-11-11)",
        "R-187-1 R-WERKTAG R-193 R-TAGESENDE R-VORFRIST",
      ],
    ],
    // 01.05. und 35 Tage: 05.06.2026, Freitag.
    [
      "Ohne Ort zählen nur bundesweite Feiertage, und das Ergebnis fragt nach ihm",
      [{ regime: "FGO", ereignisAm: t("2026-05-01"), dauer: d(5, "woche"), vorfristen: [] }],
      [
        "FGO vorwaerts ab 2026-05-01: 2026-06-05 / 2026-06-05 / 2026-06-05; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Freitag, 01.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Samstag, 02.05.2026. → 2026-05-02",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 5 Wochen: rechnerisches Ende Freitag, 05.06.2026. → 2026-06-05",
        "R-193 (§ 54 Abs. 2 FGO, § 222 Abs. 2 ZPO) Freitag, 05.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-05 @ bundesweit",
        "hinweis (§ 222 Abs. 2 ZPO; § 193 BGB) [ort.land] Ohne Angabe des Ortes sind nur bundesweite Feiertage berücksichtigt. Bitte nennen Sie das Gericht oder das Land, in dem die Frist zu wahren ist.",
        "R-187-1 R-193 R-TAGESENDE",
      ],
    ],
    [
      "Ohne Ort an einem Feiertag einzelner Länder: Fronleichnam am 04.06.2026",
      [
        {
          regime: "SGG",
          ereignisArt: "zustellung",
          ereignisAm: t("2026-05-04"),
          dauer: d(1, "monat"),
          vorfristen: [],
        },
      ],
      [
        "SGG vorwaerts ab 2026-05-04: 2026-06-04 / 2026-06-04 / 2026-06-04; hoch, R-193",
        "R-SGG (§ 64 Abs. 1 SGG) Zustellung am Montag, 04.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 05.05.2026. → 2026-05-05",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Donnerstag, 04.06.2026. → 2026-06-04",
        "R-WERKTAG (§ 1 FTG (BW)) Fronleichnam ist nicht bundesweit Feiertag (Feiertag in: Baden-Württemberg, Bayern, Hessen, Nordrhein-Westfalen, Rheinland-Pfalz, Saarland). → 2026-06-04 @ bundesweit",
        "R-193 (§ 64 Abs. 3 SGG) Donnerstag, 04.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-04 @ bundesweit",
        "hinweis (§ 222 Abs. 2 ZPO; § 193 BGB) [ort.land] Ohne Angabe des Ortes sind nur bundesweite Feiertage berücksichtigt. Bitte nennen Sie das Gericht oder das Land, in dem die Frist zu wahren ist.",
        "hinweis Ohne Land zählen nur bundesweite Feiertage. Der Tag ist Feiertag in: Baden-Württemberg, Bayern, Hessen, Nordrhein-Westfalen, Rheinland-Pfalz, Saarland. Nennen Sie das Gericht oder das Land.",
        "R-SGG R-187-1 R-WERKTAG R-193 R-TAGESENDE",
      ],
    ],
    // § 187 Abs. 2, § 188 Abs. 2 Alternative 2 BGB.
    [
      "Ab dem Beginn eines Tages: ab 01.07.2026 endet der Monat am 31.07.",
      [
        {
          ...be,
          beginn: "tagesanfang",
          ereignisArt: "inkrafttreten",
          ereignisAm: t("2026-07-01"),
          dauer: d(1, "monat"),
        },
      ],
      [
        "BGB vorwaerts ab 2026-07-01: 2026-07-31 / 2026-07-31 / 2026-07-31; hoch, R-193",
        "R-187-2 (§ 187 Abs. 2 BGB) Maßgebend ist der Beginn des Tages: Inkrafttreten am Mittwoch, 01.07.2026; der Tag zählt mit. → 2026-07-01",
        "R-187-2 (§ 188 Abs. 2 Alt. 2, Abs. 3 BGB) 1 Monat: rechnerisches Ende Freitag, 31.07.2026. → 2026-07-31",
        "R-193 (§ 193 BGB) Freitag, 31.07.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-07-31 @ Berlin",
        "Vorfrist 2026-07-24 (2026-07-24)",
        "R-187-2 R-193 R-TAGESENDE R-VORFRIST",
      ],
    ],
    // § 26 Abs. 3 StVG, § 31 Abs. 3 OWiG: vom 20.05. bis 19.08.2026.
    [
      "Drei Monate Verfolgungsverjährung zählen den ersten Tag mit",
      [
        {
          regime: "OWIG-VERJ",
          ereignisArt: "beendigung",
          ereignisAm: t("2026-05-20"),
          dauer: d(3, "monat"),
          fristtyp: "verjaehrung",
        },
      ],
      [
        "OWIG-VERJ vorwaerts ab 2026-05-20: 2026-08-19 / 2026-08-19 / 2026-08-19; mittel, R-193",
        "R-187-2 (§ 187 Abs. 2 BGB) Maßgebend ist der Beginn des Tages: Beendigung am Mittwoch, 20.05.2026; der Tag zählt mit. → 2026-05-20",
        "R-187-2 (§ 188 Abs. 2 Alt. 2, Abs. 3 BGB) 3 Monate: rechnerisches Ende Mittwoch, 19.08.2026. → 2026-08-19",
        "R-193-NEIN (§ 31 OWiG; § 78 StGB) Das Ende am Mittwoch, 19.08.2026 wird hier nicht verschoben. → 2026-08-19 @ bundesweit",
        "hinweis (§ 31 Abs. 3 OWiG; § 78a StGB) Mittlere Sicherheit. Der Tag der Beendigung zählt mit; die Frist endet am Vortag des zahlgleichen Tages und wird nicht verschoben.",
        "Vorfrist 2026-08-12 (2026-08-12)",
        "R-187-2 R-193-NEIN R-TAGESENDE R-VORFRIST",
      ],
    ],
    // Montag und sieben Tage: 09.03.2026.
    [
      "Eine Woche im Strafverfahren beginnt nach § 43 StPO",
      [
        {
          ...be,
          regime: "StPO",
          ereignisArt: "zustellung",
          ereignisAm: t("2026-03-02"),
          dauer: d(1, "woche"),
          fristtyp: "richterlich",
        },
      ],
      [
        "StPO vorwaerts ab 2026-03-02: 2026-03-09 / 2026-03-09 / 2026-03-09; hoch, R-193",
        "R-RICHTER (§ 221 ZPO) Die richterliche Frist beginnt mit Zustellung der Fristsetzung, sonst mit Verkündung.",
        "R-STPO (§ 43 Abs. 1 StPO) Zustellung am Montag, 02.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 03.03.2026. → 2026-03-03",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Woche: rechnerisches Ende Montag, 09.03.2026. → 2026-03-09",
        "R-193 (§ 43 Abs. 2 StPO) Montag, 09.03.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-03-09 @ Berlin",
        "Vorfrist 2026-03-02 (2026-03-02) vor dem Ereignis",
        "R-RICHTER R-STPO R-187-1 R-193 R-TAGESENDE R-VORFRIST",
      ],
    ],
    // 20.03. und 14 Tage: Karfreitag, 03.04.2026; Ostermontag ist der 06.04.
    [
      "Eine behördliche Frist am Karfreitag",
      [
        {
          ort: { land: "HE" },
          regime: "VwVfG",
          ereignisArt: "bekanntgabe",
          ereignisAm: t("2026-03-20"),
          dauer: d(2, "woche"),
          fristtyp: "behoerdlich",
        },
      ],
      [
        "VwVfG vorwaerts ab 2026-03-20: 2026-04-03 / 2026-04-07 / 2026-04-07; hoch, R-193",
        "frei 2026-04-03 feiertag Karfreitag",
        "frei 2026-04-04 samstag",
        "frei 2026-04-05 sonntag",
        "frei 2026-04-06 feiertag Ostermontag",
        "R-BEHOERDE (§ 31 Abs. 2 VwVfG; § 26 Abs. 2 SGB X; § 108 Abs. 2 AO) Die behördliche Frist beginnt mit dem Tag nach der Bekanntgabe der Frist.",
        "R-187-1 (§ 187 Abs. 1 BGB) Bekanntgabe am Freitag, 20.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Samstag, 21.03.2026. → 2026-03-21",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Freitag, 03.04.2026. → 2026-04-03",
        "R-193 (§ 31 Abs. 3 VwVfG; § 1 Abs. 1 HFeiertagsG) Kein Werktag: Freitag, 03.04.2026 (Karfreitag), Samstag, 04.04.2026, Sonntag, 05.04.2026, Montag, 06.04.2026 (Ostermontag). Die Frist endet am nächsten Werktag, Dienstag, 07.04.2026. → 2026-04-07 @ Hessen # Karfreitag",
        "Vorfrist 2026-03-31 (2026-03-31)",
        "R-BEHOERDE R-187-1 R-193 R-ORT R-TAGESENDE R-VORFRIST",
      ],
    ],
    // 02.05. und 14 Tage: Samstag, 16.05.2026.
    [
      "Ein bestimmter Endtag der Behörde bleibt am Samstag",
      [
        {
          ...be,
          regime: "VwVfG",
          ereignisAm: t("2026-05-02"),
          dauer: d(2, "woche"),
          fristtyp: "behoerdlicher-endtag",
        },
      ],
      [
        "VwVfG vorwaerts ab 2026-05-02: 2026-05-16 / 2026-05-16 / 2026-05-16; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Samstag, 02.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Sonntag, 03.05.2026. → 2026-05-03",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Samstag, 16.05.2026. → 2026-05-16",
        "R-193-NEIN (§ 31 Abs. 3 Satz 2 VwVfG; § 26 Abs. 3 Satz 2 SGB X) Samstag, 16.05.2026: Das Ende wird hier nicht verschoben. → 2026-05-16 @ Berlin",
        "Vorfrist 2026-05-08 (2026-05-09)",
        "R-187-1 R-193-NEIN R-TAGESENDE R-VORFRIST",
      ],
    ],
    // 30.04. und 14 Tage: Donnerstag, 14.05.2026.
    [
      "Ein Leistungszeitraum bleibt an Christi Himmelfahrt",
      [
        {
          ...be,
          regime: "AO",
          ereignisAm: t("2026-04-30"),
          dauer: d(2, "woche"),
          fristtyp: "leistungszeitraum",
        },
      ],
      [
        "AO vorwaerts ab 2026-04-30: 2026-05-14 / 2026-05-14 / 2026-05-14; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Donnerstag, 30.04.2026; der Tag zählt nicht mit, erster Tag der Frist ist Freitag, 01.05.2026. → 2026-05-01",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Donnerstag, 14.05.2026. → 2026-05-14",
        "R-193-NEIN (§ 31 Abs. 4 VwVfG; § 108 Abs. 4 AO) Donnerstag, 14.05.2026 (Christi Himmelfahrt): Das Ende wird hier nicht verschoben. → 2026-05-14 @ Berlin",
        "Vorfrist 2026-05-07 (2026-05-07)",
        "R-187-1 R-193-NEIN R-TAGESENDE R-VORFRIST",
      ],
    ],
    // 04.05. und 14 Tage: Montag, 18.05.2026.
    [
      "Eine Kündigungsfrist nennt § 193 BGB als nicht anwendbar",
      [{ ...be, ereignisAm: t("2026-05-04"), dauer: d(2, "woche"), fristtyp: "kuendigung" }],
      [
        "BGB vorwaerts ab 2026-05-04: 2026-05-18 / 2026-05-18 / 2026-05-18; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Montag, 04.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 05.05.2026. → 2026-05-05",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Montag, 18.05.2026. → 2026-05-18",
        "R-193-NEIN (§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)) Das Ende am Montag, 18.05.2026 wird hier nicht verschoben. → 2026-05-18 @ Berlin",
        "Vorfrist 2026-05-11 (2026-05-11)",
        "R-187-1 R-193-NEIN R-TAGESENDE R-VORFRIST",
      ],
    ],
    // § 75 Satz 2 VwGO: 15.04.2026, ein Mittwoch; eine Vorfrist braucht das Warten nicht.
    [
      "Wer wartet, dem nützt kein Wochenende: drei Monate bis zur Untätigkeitsklage",
      [
        {
          ...be,
          regime: "VwGO",
          ereignisArt: "antrag",
          ereignisAm: t("2026-01-15"),
          dauer: d(3, "monat"),
          fristtyp: "wartefrist",
        },
      ],
      [
        "VwGO vorwaerts ab 2026-01-15: 2026-04-15 / 2026-04-15 / 2026-04-15; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Antrag am Donnerstag, 15.01.2026; der Tag zählt nicht mit, erster Tag der Frist ist Freitag, 16.01.2026. → 2026-01-16",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 3 Monate: rechnerisches Ende Mittwoch, 15.04.2026. → 2026-04-15",
        "R-193-NEIN (§ 193 BGB) Das Ende am Mittwoch, 15.04.2026 wird hier nicht verschoben. → 2026-04-15 @ Berlin",
        "R-187-1 R-193-NEIN R-TAGESENDE",
      ],
    ],
  ]);
});
