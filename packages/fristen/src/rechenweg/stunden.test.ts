import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { type Fristeingabe, frist } from "../../index.ts";
import { be, d, orte, protokoll, t } from "../testing.ts";

const stunden = (am: string, uhr: string, n: number, e: object = {}) =>
  protokoll(
    frist({
      ...be,
      regime: "ZPO",
      ereignisAm: t(am),
      ereignisUhr: uhr,
      dauer: d(n, "stunde"),
      ...e,
    } as Fristeingabe),
  );

describe("Der ganze Rechenweg einer Stundenfrist", () => {
  wege(stunden, [
    // § 222 Abs. 3 ZPO: Freitag ab 15 Uhr neun Stunden, Montag fünfzehn: 15 Uhr.
    [
      "Im Zivilprozess zählen Wochenenden nicht, die angebrochene Stunde auch nicht",
      ["2026-06-12", "14:20", 24],
      [
        "ZPO vorwaerts ab 2026-06-12: 2026-06-15 / 2026-06-15 / 2026-06-15 um 15:00; mittel, R-STUNDEN",
        "frei 2026-06-13 samstag",
        "frei 2026-06-14 sonntag",
        "R-STUNDEN (§ 187 Abs. 1 BGB entsprechend) Ereignis am Freitag, 12.06.2026 um 14:20 Uhr; die angebrochene Stunde zählt nicht mit. Die Frist läuft ab 15 Uhr. → 2026-06-12",
        "R-STUNDEN (§ 222 Abs. 3 ZPO) 24 Stunden; Samstage, Sonntage und Feiertage zählen nicht mit (13.06.2026, 14.06.2026). Ende: Montag, 15.06.2026, 15 Uhr. → 2026-06-15 @ Berlin",
        "hinweis (§ 222 Abs. 3 ZPO gegen § 31 Abs. 6 VwVfG, § 26 Abs. 6 SGB X, § 108 Abs. 6 AO) Mittlere Sicherheit. Stundenfristen: dass die angebrochene Stunde nicht zählt, ist nur aus § 187 Abs. 1 BGB hergeleitet.",
        "hinweis (§ 222 Abs. 3 ZPO) Vorsichtig gerechnet endet die Frist schon zur Minute des Ereignisses (14:20 Uhr).",
        "R-STUNDEN",
      ],
    ],
    // 15 Uhr am selben Tag.
    [
      "Zur vollen Stunde",
      ["2026-06-15", "14:00", 1],
      [
        "ZPO vorwaerts ab 2026-06-15: 2026-06-15 / 2026-06-15 / 2026-06-15 um 15:00; mittel, R-STUNDEN",
        "R-STUNDEN (§ 187 Abs. 1 BGB entsprechend) Ereignis am Montag, 15.06.2026 um 14:00 Uhr. Die Frist läuft ab 14 Uhr. → 2026-06-15",
        "R-STUNDEN (§ 222 Abs. 3 ZPO) 1 Stunde; Samstage, Sonntage und Feiertage zählen nicht mit. Ende: Montag, 15.06.2026, 15 Uhr. → 2026-06-15 @ Berlin",
        "hinweis (§ 222 Abs. 3 ZPO gegen § 31 Abs. 6 VwVfG, § 26 Abs. 6 SGB X, § 108 Abs. 6 AO) Mittlere Sicherheit. Stundenfristen: dass die angebrochene Stunde nicht zählt, ist nur aus § 187 Abs. 1 BGB hergeleitet.",
        "R-STUNDEN",
      ],
    ],
    [
      "Ein Ende um Mitternacht ist das des Tages",
      ["2026-06-15", "00:00", 24, { regime: "AO" }],
      [
        "AO vorwaerts ab 2026-06-15: 2026-06-15 / 2026-06-15 / 2026-06-15 um 24:00; mittel, R-STUNDEN",
        "R-STUNDEN (§ 187 Abs. 1 BGB entsprechend) Ereignis am Montag, 15.06.2026 um 00:00 Uhr. Die Frist läuft ab 0 Uhr. → 2026-06-15",
        "R-STUNDEN (§ 108 Abs. 6 AO) 24 Stunden; Samstage, Sonntage und Feiertage zählen mit. Ende: Montag, 15.06.2026, 24 Uhr. → 2026-06-15 @ Berlin",
        "hinweis (§ 222 Abs. 3 ZPO gegen § 31 Abs. 6 VwVfG, § 26 Abs. 6 SGB X, § 108 Abs. 6 AO) Mittlere Sicherheit. Stundenfristen: dass die angebrochene Stunde nicht zählt, ist nur aus § 187 Abs. 1 BGB hergeleitet.",
        "R-STUNDEN",
      ],
    ],
    // Sonntag, 14.06.2026, 14 Uhr.
    [
      "Wo das Gesetz schweigt, gilt der frühere Zeitpunkt",
      ["2026-06-12", "14:00", 48, { regime: "SGG" }],
      [
        "SGG vorwaerts ab 2026-06-12: 2026-06-14 / 2026-06-14 / 2026-06-14 um 14:00; mittel, R-STUNDEN",
        "R-STUNDEN (§ 187 Abs. 1 BGB entsprechend) Ereignis am Freitag, 12.06.2026 um 14:00 Uhr. Die Frist läuft ab 14 Uhr. → 2026-06-12",
        "R-STUNDEN (§ 64 SGG) 48 Stunden; Samstage, Sonntage und Feiertage zählen mit. Ende: Sonntag, 14.06.2026, 14 Uhr. → 2026-06-14 @ Berlin",
        "hinweis (§ 222 Abs. 3 ZPO gegen § 31 Abs. 6 VwVfG, § 26 Abs. 6 SGB X, § 108 Abs. 6 AO) Mittlere Sicherheit. Stundenfristen: dass die angebrochene Stunde nicht zählt, ist nur aus § 187 Abs. 1 BGB hergeleitet.",
        "warnung (§ 64 SGG) Stundenfristen sind in § 64 SGG nicht geregelt; gerechnet ist der frühere Zeitpunkt, bei dem Wochenenden und Feiertage mitzählen.",
        "R-STUNDEN",
      ],
    ],
    // In Berlin Donnerstag, 04.06.2026, 10 Uhr; in Bayern wegen Fronleichnam am Freitag.
    [
      "Über Fronleichnam an zwei Orten: der frühere Zeitpunkt",
      ["2026-06-03", "10:00", 24, { ...orte("BY", "BE") }],
      [
        "ZPO vorwaerts ab 2026-06-03: 2026-06-04 / 2026-06-04 / 2026-06-04 um 10:00; mittel, R-STUNDEN",
        "R-STUNDEN (§ 187 Abs. 1 BGB entsprechend) Ereignis am Mittwoch, 03.06.2026 um 10:00 Uhr. Die Frist läuft ab 10 Uhr. → 2026-06-03",
        "R-STUNDEN (§ 222 Abs. 3 ZPO) 24 Stunden; Samstage, Sonntage und Feiertage zählen nicht mit. Ende: Donnerstag, 04.06.2026, 10 Uhr. → 2026-06-04 @ Berlin",
        "hinweis (§ 222 Abs. 3 ZPO gegen § 31 Abs. 6 VwVfG, § 26 Abs. 6 SGB X, § 108 Abs. 6 AO) Mittlere Sicherheit. Stundenfristen: dass die angebrochene Stunde nicht zählt, ist nur aus § 187 Abs. 1 BGB hergeleitet.",
        "R-STUNDEN",
      ],
    ],
  ]);

  // § 31 Abs. 6 VwVfG, § 108 Abs. 6 AO, § 26 Abs. 6 SGB X: Montag, 14 Uhr.
  test("In der Verwaltung zählen Wochenenden mit", () => {
    expect(
      (["VwVfG", "AO", "SGB X"] as const).map((regime) => stunden("2026-06-12", "14:00", 72, { regime })),
    ).toEqual([
      [
        "VwVfG vorwaerts ab 2026-06-12: 2026-06-15 / 2026-06-15 / 2026-06-15 um 14:00; mittel, R-STUNDEN",
        "R-STUNDEN (§ 187 Abs. 1 BGB entsprechend) Ereignis am Freitag, 12.06.2026 um 14:00 Uhr. Die Frist läuft ab 14 Uhr. → 2026-06-12",
        "R-STUNDEN (§ 31 Abs. 6 VwVfG) 72 Stunden; Samstage, Sonntage und Feiertage zählen mit. Ende: Montag, 15.06.2026, 14 Uhr. → 2026-06-15 @ Berlin",
        "hinweis (§ 222 Abs. 3 ZPO gegen § 31 Abs. 6 VwVfG, § 26 Abs. 6 SGB X, § 108 Abs. 6 AO) Mittlere Sicherheit. Stundenfristen: dass die angebrochene Stunde nicht zählt, ist nur aus § 187 Abs. 1 BGB hergeleitet.",
        "R-STUNDEN",
      ],
      [
        "AO vorwaerts ab 2026-06-12: 2026-06-15 / 2026-06-15 / 2026-06-15 um 14:00; mittel, R-STUNDEN",
        "R-STUNDEN (§ 187 Abs. 1 BGB entsprechend) Ereignis am Freitag, 12.06.2026 um 14:00 Uhr. Die Frist läuft ab 14 Uhr. → 2026-06-12",
        "R-STUNDEN (§ 108 Abs. 6 AO) 72 Stunden; Samstage, Sonntage und Feiertage zählen mit. Ende: Montag, 15.06.2026, 14 Uhr. → 2026-06-15 @ Berlin",
        "hinweis (§ 222 Abs. 3 ZPO gegen § 31 Abs. 6 VwVfG, § 26 Abs. 6 SGB X, § 108 Abs. 6 AO) Mittlere Sicherheit. Stundenfristen: dass die angebrochene Stunde nicht zählt, ist nur aus § 187 Abs. 1 BGB hergeleitet.",
        "R-STUNDEN",
      ],
      [
        "SGB X vorwaerts ab 2026-06-12: 2026-06-15 / 2026-06-15 / 2026-06-15 um 14:00; mittel, R-STUNDEN",
        "R-STUNDEN (§ 187 Abs. 1 BGB entsprechend) Ereignis am Freitag, 12.06.2026 um 14:00 Uhr. Die Frist läuft ab 14 Uhr. → 2026-06-12",
        "R-STUNDEN (§ 26 Abs. 6 SGB X) 72 Stunden; Samstage, Sonntage und Feiertage zählen mit. Ende: Montag, 15.06.2026, 14 Uhr. → 2026-06-15 @ Berlin",
        "hinweis (§ 222 Abs. 3 ZPO gegen § 31 Abs. 6 VwVfG, § 26 Abs. 6 SGB X, § 108 Abs. 6 AO) Mittlere Sicherheit. Stundenfristen: dass die angebrochene Stunde nicht zählt, ist nur aus § 187 Abs. 1 BGB hergeleitet.",
        "R-STUNDEN",
      ],
    ]);
  });

  // 25.10. und 29.03.2026.
  test("Die Zeitumstellung im Herbst und im Frühjahr", () => {
    expect(
      [
        stunden("2026-10-24", "10:00", 48, { regime: "EU-1182/71-H" }),
        stunden("2026-03-28", "10:00", 48, { regime: "EU-1182/71-H" }),
      ].map((zeilen) => zeilen.filter((zeile) => /umgestellt|ab 20/.test(zeile))),
    ).toEqual([
      [
        "EU-1182/71-H vorwaerts ab 2026-10-24: 2026-10-26 / 2026-10-26 / 2026-10-26 um 10:00; niedrig, R-STUNDEN",
        "warnung (§ 5 EinhZeitG, § 2 SoZV) Am 25.10.2026 wird die Uhr umgestellt; gerechnet ist nach der Uhr. Nach verstrichenen Stunden endet sie eine Stunde früher: Handeln Sie eine Stunde früher.",
      ],
      [
        "EU-1182/71-H vorwaerts ab 2026-03-28: 2026-03-30 / 2026-03-30 / 2026-03-30 um 10:00; niedrig, R-STUNDEN",
        "warnung (§ 5 EinhZeitG, § 2 SoZV) Am 29.03.2026 wird die Uhr umgestellt; gerechnet ist nach der Uhr. Nach verstrichenen Stunden endete die Frist eine Stunde später.",
      ],
    ]);
  });

  // 14 Stunden enden am 24.10. um 24 Uhr.
  test("Am Tag der Umstellung selbst begonnen, und bis zu ihm", () => {
    expect(
      [
        stunden("2026-10-25", "10:00", 24, { regime: "AO" }),
        stunden("2026-10-24", "10:00", 14, { regime: "AO" }),
        stunden("2026-10-24", "10:00", 15, { regime: "AO" }),
      ].map((zeilen) => zeilen.some((zeile) => zeile.includes("umgestellt"))),
    ).toEqual([false, false, true]);
  });

  // Freitag und 72 Stunden: Montag; der zweite Arbeitstag ist Dienstag, 16.06. Montag und 48 Stunden: Mittwoch reicht.
  test("Unionsrecht: mindestens zwei Arbeitstage sind streitig", () => {
    expect([
      stunden("2026-06-12", "10:00", 72, { regime: "EU-1182/71-H" }),
      stunden("2026-06-12", "10:00", 47, { regime: "EU-1182/71-H" }).filter((zeile) =>
        zeile.startsWith("streitig"),
      ),
      stunden("2026-06-12", "10:00", 48, { regime: "EU-1182/71-H" }).filter((zeile) =>
        zeile.startsWith("streitig"),
      ),
      stunden("2026-06-15", "10:00", 48, { regime: "EU-1182/71-H" }).filter((zeile) =>
        zeile.startsWith("streitig"),
      ),
      stunden("2026-06-12", "10:00", 72, { regime: "AO" }).filter((zeile) => zeile.startsWith("streitig")),
    ]).toEqual([
      [
        "EU-1182/71-H vorwaerts ab 2026-06-12: 2026-06-15 / 2026-06-15 / 2026-06-15 um 10:00; niedrig, R-STUNDEN",
        "R-STUNDEN (§ 187 Abs. 1 BGB entsprechend) Ereignis am Freitag, 12.06.2026 um 10:00 Uhr. Die Frist läuft ab 10 Uhr. → 2026-06-12",
        "R-STUNDEN (Art. 3 VO (EWG, Euratom) 1182/71) 72 Stunden; Samstage, Sonntage und Feiertage zählen mit. Ende: Montag, 15.06.2026, 10 Uhr. → 2026-06-15 @ Berlin",
        "streitig R-1182 (Art. 3 Abs. 5 VO 1182/71) 2026-06-15 oder 2026-06-16, gewählt 2026-06-15: Streitig ist, ob die Frist mindestens zwei Arbeitstage umfassen muss. []",
        "warnung (Art. 3 VO (EWG, Euratom) 1182/71) Geringe Sicherheit. Der Text der Verordnung gehört nicht zum geprüften Bestand; ihre Anwendung ist streitig.",
        "hinweis (§ 222 Abs. 3 ZPO gegen § 31 Abs. 6 VwVfG, § 26 Abs. 6 SGB X, § 108 Abs. 6 AO) Mittlere Sicherheit. Stundenfristen: dass die angebrochene Stunde nicht zählt, ist nur aus § 187 Abs. 1 BGB hergeleitet.",
        "warnung (Art. 3 Abs. 5 VO 1182/71) Streitig ist, ob die Frist mindestens zwei Arbeitstage umfassen muss. Vertretbar sind der 15.06.2026 und der 16.06.2026; gerechnet ist mit dem 15.06.2026.",
        "R-STUNDEN",
      ],
      [],
      [
        "streitig R-1182 (Art. 3 Abs. 5 VO 1182/71) 2026-06-14 oder 2026-06-16, gewählt 2026-06-14: Streitig ist, ob die Frist mindestens zwei Arbeitstage umfassen muss. []",
      ],
      [],
      [],
    ]);
  });

  test("Vorfristen nur auf Wunsch", () => {
    expect(
      stunden("2026-06-15", "14:00", 240, { vorfristen: [d(1, "tag")] }).filter((zeile) =>
        zeile.startsWith("Vorfrist"),
      ),
    ).toEqual(["Vorfrist 2026-06-26 (2026-06-28)"]);
  });

  test("Fehler", () => {
    expect(
      [
        stunden("2026-06-15", "24:00", 1),
        stunden("2026-06-15", "1:00", 1),
        stunden("2026-06-15", "10:60", 1),
        stunden("2026-06-15", "x10:00", 1),
        stunden("2026-06-15", "10:000", 1),
        stunden("2026-06-15", "10:00", 1, { richtung: "rueckwaerts" }),
        stunden("2026-06-15", "23:59", 1),
      ].map((zeilen) => zeilen[0]),
    ).toEqual([
      "Bitte geben Sie die Uhrzeit des Ereignisses als HH:MM an. (§ 222 Abs. 3 ZPO) [ereignisUhr]",
      "Bitte geben Sie die Uhrzeit des Ereignisses als HH:MM an. (§ 222 Abs. 3 ZPO) [ereignisUhr]",
      "Bitte geben Sie die Uhrzeit des Ereignisses als HH:MM an. (§ 222 Abs. 3 ZPO) [ereignisUhr]",
      "Bitte geben Sie die Uhrzeit des Ereignisses als HH:MM an. (§ 222 Abs. 3 ZPO) [ereignisUhr]",
      "Bitte geben Sie die Uhrzeit des Ereignisses als HH:MM an. (§ 222 Abs. 3 ZPO) [ereignisUhr]",
      "Stundenfristen werden nur vorwärts gerechnet. (§ 222 Abs. 3 ZPO) [richtung]",
      "ZPO vorwaerts ab 2026-06-15: 2026-06-16 / 2026-06-16 / 2026-06-16 um 01:00; mittel, R-STUNDEN",
    ]);
  });
});
