import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe } from "vitest";
import { type Fristeingabe, frist } from "../../index.ts";
import { be, d, orte, protokoll, t } from "../testing.ts";

const weg = (e: Fristeingabe) => protokoll(frist({ ...e, vorfristen: [] }));

describe("Der ganze Rechenweg an mehreren Orten und nach Unionsrecht", () => {
  wege(weg, [
    // Berlin: 04., 05., 06.06. (Samstag zählt), verschoben auf Montag, 08.06.; Bayern ohne Fronleichnam: 05., 06., 08.06. Beide am 08.06.2026.
    [
      "Drei Werktage an zwei Orten, die am selben Tag enden: kein Hinweis",
      [{ ereignisAm: t("2026-06-03"), dauer: d(3, "werktag"), ...orte("BY", "BE") }],
      [
        "BGB vorwaerts ab 2026-06-03: 2026-06-08 / 2026-06-08 / 2026-06-08; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Mittwoch, 03.06.2026; der Tag zählt nicht mit, erster Tag der Frist ist Donnerstag, 04.06.2026. → 2026-06-04",
        "R-187-1 (§ 188 Abs. 1 BGB) 3 Werktage: rechnerisches Ende Montag, 08.06.2026. → 2026-06-08",
        "R-193 (§ 193 BGB) Montag, 08.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-08 @ Bayern",
        "R-187-1 R-193 R-TAGESENDE",
      ],
    ],
    // Ab 02.06. gezählt: 02., 03.06.2026 an beiden Orten.
    [
      "Zwei Werktage an zwei Orten, ehe der Feiertag des einen kommt",
      [{ ereignisAm: t("2026-06-02"), dauer: d(2, "werktag"), ...orte("BY", "BE"), beginn: "tagesanfang" }],
      [
        "BGB vorwaerts ab 2026-06-02: 2026-06-03 / 2026-06-03 / 2026-06-03; hoch, R-193",
        "R-187-2 (§ 187 Abs. 2 BGB) Maßgebend ist der Beginn des Tages: Ereignis am Dienstag, 02.06.2026; der Tag zählt mit. → 2026-06-02",
        "R-187-2 (§ 188 Abs. 1 BGB) 2 Werktage: rechnerisches Ende Mittwoch, 03.06.2026. → 2026-06-03",
        "R-193 (§ 193 BGB) Mittwoch, 03.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-03 @ Bayern",
        "R-187-2 R-193 R-TAGESENDE",
      ],
    ],
    // Berlin: 02., 03., 04.06.; Bayern und Hessen: 02., 03., 05.06.
    [
      "Drei Werktage ab dem 02.06.2026: in Bayern einer mehr",
      [{ ereignisAm: t("2026-06-01"), dauer: d(3, "werktag"), ...orte("BY", "BE", "HE") }],
      [
        "BGB vorwaerts ab 2026-06-01: 2026-06-04 / 2026-06-04 / 2026-06-04; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Montag, 01.06.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 02.06.2026. → 2026-06-02",
        "R-187-1 (§ 188 Abs. 1 BGB) 3 Werktage: rechnerisches Ende Donnerstag, 04.06.2026. → 2026-06-04",
        "R-WERKTAG (§ 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)) Fronleichnam ist in Berlin kein gesetzlicher Feiertag (Feiertag in: Baden-Württemberg, Bayern, Hessen, Nordrhein-Westfalen, Rheinland-Pfalz, Saarland). → 2026-06-04 @ Berlin",
        "R-193 (§ 193 BGB) Donnerstag, 04.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-04 @ Berlin",
        "hinweis (§ 222 Abs. 2 ZPO) An einem weiteren Ort, an dem die Frist gewahrt werden kann, endet sie erst am 05.06.2026; gerechnet ist der früheste Tag.",
        "R-187-1 R-WERKTAG R-193 R-TAGESENDE",
      ],
    ],
    // Freitag und ein Tag: Samstag, also Montag, 15.06.2026.
    [
      "Ein Tag nach Unionsrecht hat keine Mindestdauer",
      [{ ...be, regime: "EU-1182/71", ereignisAm: t("2026-06-12"), dauer: d(1, "tag") }],
      [
        "EU-1182/71 vorwaerts ab 2026-06-12: 2026-06-13 / 2026-06-15 / 2026-06-15; niedrig, R-1182",
        "frei 2026-06-13 samstag",
        "frei 2026-06-14 sonntag",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Freitag, 12.06.2026; der Tag zählt nicht mit, erster Tag der Frist ist Samstag, 13.06.2026. → 2026-06-13",
        "R-187-1 (§ 188 Abs. 1 BGB) 1 Tag: rechnerisches Ende Samstag, 13.06.2026. → 2026-06-13",
        "R-193 (Art. 3 Abs. 4 VO 1182/71) Kein Werktag: Samstag, 13.06.2026, Sonntag, 14.06.2026. Die Frist endet am nächsten Werktag, Montag, 15.06.2026. → 2026-06-15 @ Berlin",
        "warnung (Art. 3 VO (EWG, Euratom) 1182/71) Geringe Sicherheit. Der Text der Verordnung gehört nicht zum geprüften Bestand.",
        "R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
    ],
    // Dienstag, Mittwoch, 17.06.2026.
    [
      "Zwei Tage ab Montag enden am zweiten Arbeitstag von selbst",
      [{ ...be, regime: "EU-1182/71", ereignisAm: t("2026-06-15"), dauer: d(2, "tag") }],
      [
        "EU-1182/71 vorwaerts ab 2026-06-15: 2026-06-17 / 2026-06-17 / 2026-06-17; niedrig, R-1182",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Montag, 15.06.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 16.06.2026. → 2026-06-16",
        "R-187-1 (§ 188 Abs. 1 BGB) 2 Tage: rechnerisches Ende Mittwoch, 17.06.2026. → 2026-06-17",
        "R-WERKTAG (§ 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)) 75. Jahrestag des Volksaufstands (einmalig) ist in Berlin im Jahr 2026 kein gesetzlicher Feiertag; Feiertag nur 2028. → 2026-06-17 @ Berlin",
        "R-193 (Art. 3 Abs. 4 VO 1182/71) Mittwoch, 17.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-17 @ Berlin",
        "warnung (Art. 3 VO (EWG, Euratom) 1182/71) Geringe Sicherheit. Der Text der Verordnung gehört nicht zum geprüften Bestand.",
        "R-187-1 R-WERKTAG R-193 R-TAGESENDE",
      ],
    ],
    // Donnerstag, 04.06.2026 in Berlin; in Bayern ist er Fronleichnam: Freitag, 05.06.
    [
      "Zwei Tage nach Unionsrecht an zwei Orten",
      [{ ...orte("BY", "BE"), regime: "EU-1182/71", ereignisAm: t("2026-06-02"), dauer: d(2, "tag") }],
      [
        "EU-1182/71 vorwaerts ab 2026-06-02: 2026-06-04 / 2026-06-04 / 2026-06-04; niedrig, R-1182",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Dienstag, 02.06.2026; der Tag zählt nicht mit, erster Tag der Frist ist Mittwoch, 03.06.2026. → 2026-06-03",
        "R-187-1 (§ 188 Abs. 1 BGB) 2 Tage: rechnerisches Ende Donnerstag, 04.06.2026. → 2026-06-04",
        "R-WERKTAG (§ 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)) Fronleichnam ist in Berlin kein gesetzlicher Feiertag (Feiertag in: Baden-Württemberg, Bayern, Hessen, Nordrhein-Westfalen, Rheinland-Pfalz, Saarland). → 2026-06-04 @ Berlin",
        "R-193 (Art. 3 Abs. 4 VO 1182/71) Donnerstag, 04.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-04 @ Berlin",
        "warnung (Art. 3 VO (EWG, Euratom) 1182/71) Geringe Sicherheit. Der Text der Verordnung gehört nicht zum geprüften Bestand.",
        "hinweis (§ 222 Abs. 2 ZPO) An einem weiteren Ort, an dem die Frist gewahrt werden kann, endet sie erst am 05.06.2026; gerechnet ist der früheste Tag.",
        "R-187-1 R-WERKTAG R-193 R-TAGESENDE",
      ],
    ],
    // 04.06.2026: Fronleichnam in Bayern, nicht in Jena und Berlin.
    [
      "Das Patentamt hat drei Sitze, auch wenn der Ort leer ist",
      [{ ort: {}, regime: "DPMA", ereignisAm: t("2026-05-04"), dauer: d(1, "monat") }],
      [
        "DPMA vorwaerts ab 2026-05-04: 2026-06-04 / 2026-06-04 / 2026-06-04; mittel, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Montag, 04.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 05.05.2026. → 2026-05-05",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Donnerstag, 04.06.2026. → 2026-06-04",
        "R-WERKTAG (§ 2 Abs. 2, § 10 Abs. 1 ThürFGtG) Fronleichnam ist nicht in ganz Thüringen gesetzlicher Feiertag, sondern nur im Landkreis Eichsfeld und in einzelnen Orten des Unstrut-Hainich-Kreises und des Wartburgkreises. → 2026-06-04 @ Thüringen",
        "R-193 (§ 193 BGB) Donnerstag, 04.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-04 @ Thüringen",
        "hinweis (§§ 186–193 BGB) Mittlere Sicherheit. Auch die Dienststellen Jena und Berlin wahren die Frist; gerechnet ist der frühere Tag.",
        "hinweis (§ 222 Abs. 2 ZPO) An einem weiteren Ort, an dem die Frist gewahrt werden kann, endet sie erst am 05.06.2026; gerechnet ist der früheste Tag.",
        "R-187-1 R-WERKTAG R-193 R-TAGESENDE",
      ],
    ],
    // 25.05. und zehn Tage: Donnerstag, 04.06.2026.
    [
      "Vor dem Gerichtshof erklärt kein Land, warum ein Tag Werktag ist",
      [{ regime: "EUG", ereignisAm: t("2026-03-25"), dauer: d(2, "monat") }],
      [
        "EUG vorwaerts ab 2026-03-25: 2026-06-04 / 2026-06-04 / 2026-06-04; mittel, R-EUG",
        "R-EUG (Art. 263 Abs. 6 AEUV; Art. 58–60 VerfO-EuG) 10 Tage Entfernungsfrist kommen hinzu; erst danach wird verschoben.",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Mittwoch, 25.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Donnerstag, 26.03.2026. → 2026-03-26",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Monate und 10 Tage Entfernungsfrist: rechnerisches Ende Donnerstag, 04.06.2026. → 2026-06-04",
        "R-193 (Art. 58 Abs. 2 VerfO-EuG) Donnerstag, 04.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-04 @ Gerichtshof der Europäischen Union",
        "hinweis (Art. 58–60 VerfO-EuG) Mittlere Sicherheit. Der Text der Verfahrensordnung gehört nicht zum geprüften Bestand.",
        "hinweis (Art. 59, 60 VerfO-EuG) Mittlere Sicherheit. Klage vor den Gerichten der Europäischen Union: der Text der Verfahrensordnung ist nicht verglichen.",
        "R-EUG R-187-1 R-193 R-TAGESENDE",
      ],
    ],
  ]);
});
