/** Appeal after five months: pronounced on 12 March 2026 and never served. */
export const nurVerkuendet = [
  "ZPO vorwaerts ab 2026-08-12: 2026-09-12 / 2026-09-14 / 2026-09-14; mittel, R-5M",
  "frei 2026-09-12 samstag",
  "frei 2026-09-13 sonntag",
  "R-5M (§§ 517, 520 Abs. 2, 548, 551 Abs. 2 Satz 3, 569 Abs. 1 Satz 2 ZPO; § 66 Abs. 1 Satz 2, § 74 Abs. 1 Satz 2 ArbGG; § 63 Abs. 3 Satz 2 FamFG) Verkündung am Donnerstag, 12.03.2026; fünf Monate enden am Mittwoch, 12.08.2026. Dieser Tag wird nicht verschoben. → 2026-08-12",
  "R-187-1 (§ 188 Abs. 2, 3 BGB) 1 Monat ab 12.08.2026: rechnerisches Ende Samstag, 12.09.2026. → 2026-09-12",
  "R-193 (§ 222 Abs. 2 ZPO) Kein Werktag: Samstag, 12.09.2026, Sonntag, 13.09.2026. Die Frist endet am nächsten Werktag, Montag, 14.09.2026. → 2026-09-14 @ Berlin",
  "fuenf-monate 2026-08-12 Ablauf von fünf Monaten nach Verkündung",
  "hinweis (§ 517 ZPO) Mittlere Sicherheit. Beginn der Frist fünf Monate nach Verkündung: am Monatsende streitig (LAG-Entscheidung: zuerst 5 Monate, dann 1 Monat ab dem erreichten Tag; nach § 187 Abs. 2 BGB der Monatsletzte); sicher ist der frühere Tag.",
  "R-5M R-187-1 R-193 R-ORT R-TAGESENDE",
];

/** Appeal of one month, served on 30 January 2026: February has no 30th, and its last day is a Saturday. */
export const zugestelltAm30Januar = [
  "ZPO vorwaerts ab 2026-01-30: 2026-02-28 / 2026-03-02 / 2026-03-02; hoch, R-193",
  "frei 2026-02-28 samstag",
  "frei 2026-03-01 sonntag",
  "R-NOTFRIST (§§ 224, 225, 233 ZPO) Notfrist: weder verlängerbar noch abkürzbar; Wiedereinsetzung ist möglich.",
  "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Freitag, 30.01.2026; der Tag zählt nicht mit, erster Tag der Frist ist Samstag, 31.01.2026. → 2026-01-31",
  "R-188-3 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Samstag, 28.02.2026. → 2026-02-28",
  "R-193 (§ 222 Abs. 2 ZPO) Kein Werktag: Samstag, 28.02.2026, Sonntag, 01.03.2026. Die Frist endet am nächsten Werktag, Montag, 02.03.2026. → 2026-03-02 @ Berlin",
];

/** Objection of one month to a tax assessment posted on 3 March 2026: the fiction falls on a weekend. */
export const bescheidVom3Maerz = [
  "AO vorwaerts ab 2026-03-09: 2026-04-09 / 2026-04-09 / 2026-04-09; hoch, R-193",
  "R-FIK-AO (§ 122 Abs. 2 Nr. 1 AO) Aufgabe zur Post am Dienstag, 03.03.2026; gilt am 4. Tag danach als bekannt gegeben: Samstag, 07.03.2026. → 2026-03-07",
  "R-FIK-AO (§ 108 Abs. 3 AO) Kein Werktag: Samstag, 07.03.2026, Sonntag, 08.03.2026 (Internationaler Frauentag). Die Bekanntgabe gilt am nächsten Werktag, Montag, 09.03.2026. → 2026-03-09 @ Berlin",
  "R-187-1 (§ 187 Abs. 1 BGB) Bekanntgabe am Montag, 09.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 10.03.2026. → 2026-03-10",
  "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Donnerstag, 09.04.2026. → 2026-04-09",
  "R-193 (§ 108 Abs. 3 AO) Donnerstag, 09.04.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-04-09 @ Berlin",
  "bekanntgabe 2026-03-09 Tag der Bekanntgabe oder Zustellung",
];
