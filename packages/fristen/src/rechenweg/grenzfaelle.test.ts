import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe } from "vitest";
import { frist } from "../../index.ts";
import { be, d, orte, protokolliert, t } from "../testing.ts";

describe("Der ganze Rechenweg bei mehreren Orten, im Unionsrecht und mit Höchstgrenze", () => {
  wege(protokolliert(frist), [
    // § 189 Abs. 2 BGB: 02.04. und 15 Tage: 17.04.2026, ein Freitag.
    [
      "Gemischte Dauer mit halbem Monat",
      [{ ...be, ereignisAm: t("2026-03-02"), dauer: [...d(1, "monat"), ...d(1, "halbermonat")] }],
      [
        "BGB vorwaerts ab 2026-03-02: 2026-04-17 / 2026-04-17 / 2026-04-17; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Montag, 02.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 03.03.2026. → 2026-03-03",
        "R-189 (§§ 188, 189 BGB) 1 Monat und 1 halber Monat: rechnerisches Ende Freitag, 17.04.2026. → 2026-04-17",
        "R-193 (§ 193 BGB) Freitag, 17.04.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-04-17 @ Berlin",
        "Vorfrist 2026-04-10 (2026-04-10)",
        "R-187-1 R-189 R-193 R-TAGESENDE R-VORFRIST",
      ],
    ],
    // 01.05. ist Feiertag, 02.05. Samstag (zählt), 03.05. Sonntag, 04. und 05.05.: Dienstag, 05.05.2026.
    [
      "Drei Werktage ab Donnerstag, dem 30.04.2026",
      [{ ...be, ereignisAm: t("2026-04-30"), dauer: d(3, "werktag"), ereignisArt: "zugang" }],
      [
        "BGB vorwaerts ab 2026-04-30: 2026-05-05 / 2026-05-05 / 2026-05-05; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Zugang am Donnerstag, 30.04.2026; der Tag zählt nicht mit, erster Tag der Frist ist Freitag, 01.05.2026. → 2026-05-01",
        "R-187-1 (§ 188 Abs. 1 BGB) 3 Werktage: rechnerisches Ende Dienstag, 05.05.2026. → 2026-05-05",
        "R-193 (§ 193 BGB) Dienstag, 05.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-05 @ Berlin",
        "Vorfrist 2026-04-28 (2026-04-28) vor dem Ereignis",
        "R-187-1 R-193 R-TAGESENDE R-VORFRIST",
      ],
    ],
    // 04.06.2026 ist Fronleichnam in Bayern, in Berlin Werktag; in Bayern endete sie am Freitag, 05.06.
    [
      "An zwei Orten gilt der frühere Tag",
      [{ ereignisAm: t("2026-05-04"), dauer: d(1, "monat"), ...orte("BY", "BE") }],
      [
        "BGB vorwaerts ab 2026-05-04: 2026-06-04 / 2026-06-04 / 2026-06-04; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Montag, 04.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 05.05.2026. → 2026-05-05",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Donnerstag, 04.06.2026. → 2026-06-04",
        "R-WERKTAG (§ 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)) Fronleichnam ist in Berlin kein gesetzlicher Feiertag (Feiertag in: Baden-Württemberg, Bayern, Hessen, Nordrhein-Westfalen, Rheinland-Pfalz, Saarland). → 2026-06-04 @ Berlin",
        "R-193 (§ 193 BGB) Donnerstag, 04.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-04 @ Berlin",
        "hinweis (§ 222 Abs. 2 ZPO) An einem weiteren Ort, an dem die Frist gewahrt werden kann, endet sie erst am 05.06.2026; gerechnet ist der früheste Tag.",
        "Vorfrist 2026-05-28 (2026-05-28)",
        "R-187-1 R-WERKTAG R-193 R-TAGESENDE R-VORFRIST",
      ],
    ],
    // Freitag und zwei Tage: Sonntag, also Montag, 15.06.; Arbeitstage ab Samstag: Montag und Dienstag, 16.06.
    [
      "Zwei Tage nach Unionsrecht umfassen zwei Arbeitstage",
      [{ ...be, regime: "EU-1182/71", ereignisAm: t("2026-06-12"), dauer: d(2, "tag") }],
      [
        "EU-1182/71 vorwaerts ab 2026-06-12: 2026-06-14 / 2026-06-16 / 2026-06-16; niedrig, R-1182",
        "frei 2026-06-14 sonntag",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Freitag, 12.06.2026; der Tag zählt nicht mit, erster Tag der Frist ist Samstag, 13.06.2026. → 2026-06-13",
        "R-187-1 (§ 188 Abs. 1 BGB) 2 Tage: rechnerisches Ende Sonntag, 14.06.2026. → 2026-06-14",
        "R-193 (Art. 3 Abs. 4 VO 1182/71) Kein Werktag: Sonntag, 14.06.2026. Die Frist endete am nächsten Werktag, Montag, 15.06.2026. → 2026-06-15 @ Berlin",
        "R-1182 (Art. 3 Abs. 5 VO 1182/71) Die Frist umfasst aber mindestens zwei Arbeitstage und endet am Dienstag, 16.06.2026. → 2026-06-16",
        "warnung (Art. 3 VO (EWG, Euratom) 1182/71) Geringe Sicherheit. Der Text der Verordnung gehört nicht zum geprüften Bestand.",
        "warnung (VO (EWG, Euratom) 1182/71 Art. 3) Geringe Sicherheit. Verordnung über die Fristen des Unionsrechts: der Text der Verordnung ist nicht verglichen; sie gilt etwa für den Europäischen Zahlungsbefehl, das Bagatellverfahren und die Vergabe.",
        "Vorfrist 2026-06-09 (2026-06-09) vor dem Ereignis",
        "R-187-1 R-193 R-ORT R-TAGESENDE R-1182 R-VORFRIST",
      ],
    ],
    // Samstag und zwei Tage: Montag, 15.06.; der zweite Arbeitstag ist Dienstag, 16.06.
    [
      "Zwei Tage ab Samstag: der Montag reicht nicht",
      [{ ...be, regime: "EU-1182/71", ereignisAm: t("2026-06-13"), dauer: d(2, "tag") }],
      [
        "EU-1182/71 vorwaerts ab 2026-06-13: 2026-06-15 / 2026-06-16 / 2026-06-16; niedrig, R-1182",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Samstag, 13.06.2026; der Tag zählt nicht mit, erster Tag der Frist ist Sonntag, 14.06.2026. → 2026-06-14",
        "R-187-1 (§ 188 Abs. 1 BGB) 2 Tage: rechnerisches Ende Montag, 15.06.2026. → 2026-06-15",
        "R-193 (Art. 3 Abs. 4 VO 1182/71) Montag, 15.06.2026 ist ein Werktag; die Frist endete mit Ablauf dieses Tages. → 2026-06-15 @ Berlin",
        "R-1182 (Art. 3 Abs. 5 VO 1182/71) Die Frist umfasst aber mindestens zwei Arbeitstage und endet am Dienstag, 16.06.2026. → 2026-06-16",
        "warnung (Art. 3 VO (EWG, Euratom) 1182/71) Geringe Sicherheit. Der Text der Verordnung gehört nicht zum geprüften Bestand.",
        "warnung (VO (EWG, Euratom) 1182/71 Art. 3) Geringe Sicherheit. Verordnung über die Fristen des Unionsrechts: der Text der Verordnung ist nicht verglichen; sie gilt etwa für den Europäischen Zahlungsbefehl, das Bagatellverfahren und die Vergabe.",
        "Vorfrist 2026-06-09 (2026-06-09) vor dem Ereignis",
        "R-187-1 R-193 R-TAGESENDE R-1182 R-VORFRIST",
      ],
    ],
    // Art. 59, 60 VerfO-EuG: 14 Tage bis 16.03., zwei Monate bis 16.05., zehn Tage bis Dienstag, 26.05.2026.
    [
      "Klage gegen eine Verordnung: Amtsblatt, zwei Monate, zehn Tage",
      [
        {
          regime: "EUG",
          ereignisArt: "bekanntgabe",
          ereignisAm: t("2026-03-02"),
          dauer: d(2, "monat"),
          amtsblatt: true,
        },
      ],
      [
        "EUG vorwaerts ab 2026-03-02: 2026-05-26 / 2026-05-26 / 2026-05-26; mittel, R-EUG",
        "R-EUG (Art. 263 Abs. 6 AEUV; Art. 58–60 VerfO-EuG) Die Frist läuft vom Ablauf des 14. Tages nach der Veröffentlichung im Amtsblatt, Montag, 16.03.2026; 10 Tage Entfernungsfrist kommen hinzu; erst danach wird verschoben.",
        "R-187-1 (§ 187 Abs. 1 BGB) Ablauf des 14. Tages am Montag, 16.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 17.03.2026. → 2026-03-17",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Monate und 10 Tage Entfernungsfrist: rechnerisches Ende Dienstag, 26.05.2026. → 2026-05-26",
        "R-193 (Art. 58 Abs. 2 VerfO-EuG) Dienstag, 26.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-26 @ Gerichtshof der Europäischen Union",
        "hinweis (Art. 58–60 VerfO-EuG) Mittlere Sicherheit. Der Text der Verfahrensordnung gehört nicht zum geprüften Bestand.",
        "hinweis (Art. 59, 60 VerfO-EuG) Mittlere Sicherheit. Klage vor den Gerichten der Europäischen Union: der Text der Verfahrensordnung ist nicht verglichen.",
        "Vorfrist 2026-05-19 (2026-05-19)",
        "R-EUG R-187-1 R-193 R-TAGESENDE R-VORFRIST",
      ],
    ],
    // 22.10. und zehn Tage: Sonntag, 01.11.2026, Allerheiligen; Art. 58 Abs. 2 VerfO-EuG: Montag, 02.11.
    [
      "Klage gegen einen Beschluss ohne Amtsblatt",
      [{ regime: "EUG", ereignisArt: "bekanntgabe", ereignisAm: t("2026-08-22"), dauer: d(2, "monat") }],
      [
        "EUG vorwaerts ab 2026-08-22: 2026-11-01 / 2026-11-02 / 2026-11-02; mittel, R-EUG",
        "frei 2026-11-01 sonntag Allerheiligen",
        "R-EUG (Art. 263 Abs. 6 AEUV; Art. 58–60 VerfO-EuG) 10 Tage Entfernungsfrist kommen hinzu; erst danach wird verschoben.",
        "R-187-1 (§ 187 Abs. 1 BGB) Bekanntgabe am Samstag, 22.08.2026; der Tag zählt nicht mit, erster Tag der Frist ist Sonntag, 23.08.2026. → 2026-08-23",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Monate und 10 Tage Entfernungsfrist: rechnerisches Ende Sonntag, 01.11.2026. → 2026-11-01",
        "R-193 (Art. 58 Abs. 2 VerfO-EuG; Art. 24 Abs. 6 VerfO-EuGH) Kein Werktag: Sonntag, 01.11.2026 (Allerheiligen). Die Frist endet am nächsten Werktag, Montag, 02.11.2026. → 2026-11-02 @ Gerichtshof der Europäischen Union # Allerheiligen",
        "hinweis (Art. 58–60 VerfO-EuG) Mittlere Sicherheit. Der Text der Verfahrensordnung gehört nicht zum geprüften Bestand.",
        "hinweis (Art. 59, 60 VerfO-EuG) Mittlere Sicherheit. Klage vor den Gerichten der Europäischen Union: der Text der Verfahrensordnung ist nicht verglichen.",
        "Vorfrist 2026-10-26 (2026-10-26)",
        "R-EUG R-187-1 R-193 R-ORT R-TAGESENDE R-VORFRIST",
      ],
    ],
    // 27.04. und 14 Tage: 11.05.2026; ein Jahr ab dem 04.05.2025: Montag, 04.05.2026.
    [
      "Eine Höchstgrenze, die früher endet",
      [
        {
          ...be,
          regime: "ZPO",
          ereignisArt: "kenntnis",
          ereignisAm: t("2026-04-27"),
          dauer: d(2, "woche"),
          hoechstgrenze: { ab: t("2025-05-04"), dauer: d(1, "jahr"), norm: "§ 234 Abs. 3 ZPO" },
        },
      ],
      [
        "ZPO vorwaerts ab 2026-04-27: 2026-05-04 / 2026-05-04 / 2026-05-04; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Kenntnis am Montag, 27.04.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 28.04.2026. → 2026-04-28",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Montag, 11.05.2026. → 2026-05-11",
        "R-193 (§ 222 Abs. 2 ZPO) Montag, 11.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-11 @ Berlin",
        "R-188-3 (§ 234 Abs. 3 ZPO) Höchstgrenze 1 Jahr ab 04.05.2025: 04.05.2026, sie endet früher und ist maßgebend. → 2026-05-04",
        "hoechstgrenze 2026-05-04 Höchstgrenze nach § 234 Abs. 3 ZPO",
        "regelfrist 2026-05-11 Ende ohne Höchstgrenze",
        "Vorfrist 2026-04-27 (2026-04-27) vor dem Ereignis",
        "R-187-1 R-193 R-TAGESENDE R-188-3 R-VORFRIST",
      ],
    ],
    // 20.04. und 14 Tage: Montag, 04.05.2026; ein Jahr ab dem 03.05.2025: Sonntag, also auch Montag.
    [
      "Eine Höchstgrenze, die am selben Tag endet, gewinnt nicht",
      [
        {
          ...be,
          regime: "ZPO",
          ereignisArt: "kenntnis",
          ereignisAm: t("2026-04-20"),
          dauer: d(2, "woche"),
          vorfristen: [],
          hoechstgrenze: { ab: t("2025-05-03"), dauer: d(1, "jahr"), norm: "§ 234 Abs. 3 ZPO" },
        },
      ],
      [
        "ZPO vorwaerts ab 2026-04-20: 2026-05-04 / 2026-05-04 / 2026-05-04; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Kenntnis am Montag, 20.04.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 21.04.2026. → 2026-04-21",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Montag, 04.05.2026. → 2026-05-04",
        "R-193 (§ 222 Abs. 2 ZPO) Montag, 04.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-04 @ Berlin",
        "R-188-3 (§ 234 Abs. 3 ZPO) Höchstgrenze 1 Jahr ab 03.05.2025: 04.05.2026, sie endet nicht früher. → 2026-05-04",
        "hoechstgrenze 2026-05-04 Höchstgrenze nach § 234 Abs. 3 ZPO",
        "R-187-1 R-193 R-TAGESENDE R-188-3",
      ],
    ],
    // Sonntag, der 03.05.2026, liegt vor dem 04.05.
    [
      "Eine Höchstgrenze, die nicht verschoben wird",
      [
        {
          ...be,
          regime: "ZPO",
          ereignisArt: "kenntnis",
          ereignisAm: t("2026-04-20"),
          dauer: d(2, "woche"),
          vorfristen: [],
          hoechstgrenze: {
            ab: t("2025-05-03"),
            dauer: d(1, "jahr"),
            norm: "§ 124 Abs. 3 BGB",
            verschiebung: "keine",
          },
        },
      ],
      [
        "ZPO vorwaerts ab 2026-04-20: 2026-05-03 / 2026-05-03 / 2026-05-03; hoch, R-193",
        "R-187-1 (§ 187 Abs. 1 BGB) Kenntnis am Montag, 20.04.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 21.04.2026. → 2026-04-21",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Montag, 04.05.2026. → 2026-05-04",
        "R-193 (§ 222 Abs. 2 ZPO) Montag, 04.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-04 @ Berlin",
        "R-188-3 (§ 124 Abs. 3 BGB) Höchstgrenze 1 Jahr ab 03.05.2025: 03.05.2026, sie endet früher und ist maßgebend. → 2026-05-03",
        "hoechstgrenze 2026-05-03 Höchstgrenze nach § 124 Abs. 3 BGB",
        "regelfrist 2026-05-04 Ende ohne Höchstgrenze",
        "R-187-1 R-193 R-TAGESENDE R-188-3",
      ],
    ],
    // Samstag, 16.05.2026, auf Montag, 18.05.
    [
      "Wo das Regime nicht verschiebt, kann es die Eingabe",
      [
        {
          ...be,
          regime: "BGB-KUEND",
          ereignisAm: t("2026-05-02"),
          dauer: d(2, "woche"),
          verschiebung: "vorwaerts",
          vorfristen: [],
        },
      ],
      [
        "BGB-KUEND vorwaerts ab 2026-05-02: 2026-05-16 / 2026-05-18 / 2026-05-18; hoch, R-KUEND",
        "frei 2026-05-16 samstag",
        "frei 2026-05-17 sonntag",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Samstag, 02.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Sonntag, 03.05.2026. → 2026-05-03",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Samstag, 16.05.2026. → 2026-05-16",
        "R-193 (§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)) Kein Werktag: Samstag, 16.05.2026, Sonntag, 17.05.2026. Die Frist endet am nächsten Werktag, Montag, 18.05.2026. → 2026-05-18 @ Berlin",
        "R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
    ],
  ]);
});
