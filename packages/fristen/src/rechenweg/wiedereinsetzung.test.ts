import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { emrk, eugFrist, nachUnterbrechung, type RegimeId, wiedereinsetzung } from "../../index.ts";
import { be, d, protokoll, protokolliert, t } from "../testing.ts";

describe("Der ganze Rechenweg einer Wiedereinsetzung", () => {
  wege(protokolliert(wiedereinsetzung), [
    // § 234 ZPO: 18.05.; ein Jahr ab dem 12.05.2025: 12.05.2026.
    [
      "Zwei Wochen, höchstens ein Jahr",
      [
        {
          ...be,
          wegfallAm: t("2026-05-04"),
          versaeumtesEndeAm: t("2025-05-12"),
          vorfristen: [],
        },
      ],
      [
        "ZPO vorwaerts ab 2026-05-04: 2026-05-12 / 2026-05-12 / 2026-05-12; hoch, R-WIEDER",
        "R-WIEDER (§ 234 ZPO) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-187-1 (§ 187 Abs. 1 BGB) Kenntnis am Montag, 04.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 05.05.2026. → 2026-05-05",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Montag, 18.05.2026. → 2026-05-18",
        "R-193 (§ 222 Abs. 2 ZPO) Montag, 18.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-18 @ Berlin",
        "R-188-3 (§ 234 Abs. 3 ZPO) Höchstgrenze 12 Monate ab 12.05.2025: 12.05.2026, sie endet früher und ist maßgebend. → 2026-05-12",
        "hoechstgrenze 2026-05-12 Höchstgrenze nach § 234 Abs. 3 ZPO",
        "regelfrist 2026-05-18 Ende ohne Höchstgrenze",
        "hinweis (§ 234 ZPO) Die versäumte Handlung ist innerhalb der Frist nachzuholen.",
        "R-WIEDER R-187-1 R-193 R-TAGESENDE R-188-3",
      ],
    ],
    // 04.06.2026.
    [
      "Für Begründungen ein Monat",
      [{ ...be, wegfallAm: t("2026-05-04"), begruendung: true, vorfristen: [] }],
      [
        "ZPO vorwaerts ab 2026-05-04: 2026-06-04 / 2026-06-04 / 2026-06-04; hoch, R-WIEDER",
        "R-WIEDER (§ 234 ZPO) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-187-1 (§ 187 Abs. 1 BGB) Kenntnis am Montag, 04.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 05.05.2026. → 2026-05-05",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Donnerstag, 04.06.2026. → 2026-06-04",
        "R-WERKTAG (§ 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)) Fronleichnam ist in Berlin kein gesetzlicher Feiertag (Feiertag in: Baden-Württemberg, Bayern, Hessen, Nordrhein-Westfalen, Rheinland-Pfalz, Saarland). → 2026-06-04 @ Berlin",
        "R-193 (§ 222 Abs. 2 ZPO) Donnerstag, 04.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-04 @ Berlin",
        "hinweis (§ 234 ZPO) Die versäumte Handlung ist innerhalb der Frist nachzuholen.",
        "hinweis (§ 234 ZPO) Ohne das Ende der versäumten Frist ist die Höchstgrenze nicht geprüft.",
        "R-WIEDER R-187-1 R-WERKTAG R-193 R-TAGESENDE",
      ],
    ],
    // § 45 StPO: 11.05.2026.
    [
      "Im Strafverfahren eine Woche, ohne Grenze",
      [
        {
          ...be,
          regime: "StPO",
          wegfallAm: t("2026-05-04"),
          versaeumtesEndeAm: t("2020-05-12"),
          vorfristen: [],
        },
      ],
      [
        "StPO vorwaerts ab 2026-05-04: 2026-05-11 / 2026-05-11 / 2026-05-11; hoch, R-WIEDER",
        "R-WIEDER (§ 45 StPO) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-STPO (§ 43 Abs. 1 StPO) Kenntnis am Montag, 04.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 05.05.2026. → 2026-05-05",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Woche: rechnerisches Ende Montag, 11.05.2026. → 2026-05-11",
        "R-193 (§ 43 Abs. 2 StPO) Montag, 11.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-11 @ Berlin",
        "hinweis (§ 45 StPO) Die versäumte Handlung ist innerhalb der Frist nachzuholen.",
        "R-WIEDER R-STPO R-187-1 R-193 R-TAGESENDE",
      ],
    ],
    // § 5 Abs. 3 KSchG: 11.05.2026 vor dem 18.05.
    [
      "Kündigungsschutz: zwei Wochen, höchstens sechs Monate",
      [
        {
          ...be,
          kuendigungsschutz: true,
          wegfallAm: t("2026-05-04"),
          versaeumtesEndeAm: t("2025-11-11"),
          vorfristen: [],
        },
      ],
      [
        "ArbGG vorwaerts ab 2026-05-04: 2026-05-11 / 2026-05-11 / 2026-05-11; hoch, R-WIEDER",
        "R-WIEDER (§ 5 KSchG) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-187-1 (§ 187 Abs. 1 BGB) Kenntnis am Montag, 04.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 05.05.2026. → 2026-05-05",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Montag, 18.05.2026. → 2026-05-18",
        "R-193 (§ 46 Abs. 2 ArbGG, § 222 Abs. 2 ZPO) Montag, 18.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-18 @ Berlin",
        "R-188-3 (§ 5 Abs. 3 Satz 2 KSchG) Höchstgrenze 6 Monate ab 11.11.2025: 11.05.2026, sie endet früher und ist maßgebend. → 2026-05-11",
        "hoechstgrenze 2026-05-11 Höchstgrenze nach § 5 Abs. 3 Satz 2 KSchG",
        "regelfrist 2026-05-18 Ende ohne Höchstgrenze",
        "hinweis (§ 5 KSchG) Die versäumte Handlung ist innerhalb der Frist nachzuholen.",
        "R-WIEDER R-187-1 R-193 R-TAGESENDE R-188-3",
      ],
    ],
  ]);

  // Ein Jahr ab dem 05.01.2026: 05.01.2027.
  test("Die Grenze je Verfahren", () => {
    expect(
      (
        [
          "InsO",
          "ArbGG",
          "FamFG",
          "VwGO",
          "FGO",
          "SGG",
          "AO",
          "VwVfG",
          "SGB X",
          "BVerfGG",
          "DPMA",
        ] as RegimeId[]
      ).map((regime) =>
        protokoll(
          wiedereinsetzung({
            ...be,
            regime,
            wegfallAm: t("2026-05-04"),
            versaeumtesEndeAm: t("2026-01-05"),
            vorfristen: [],
          }),
        ).filter((z) => /WIEDER \(|Höchstgrenze/.test(z)),
      ),
    ).toEqual([
      [
        "R-WIEDER (§ 4 InsO, § 234 ZPO) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-188-3 (§ 234 Abs. 3 ZPO) Höchstgrenze 12 Monate ab 05.01.2026: 05.01.2027, sie endet nicht früher. → 2027-01-05",
        "hoechstgrenze 2027-01-05 Höchstgrenze nach § 234 Abs. 3 ZPO",
      ],
      [
        "R-WIEDER (§ 46 Abs. 2 ArbGG, § 234 ZPO) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-188-3 (§ 234 Abs. 3 ZPO) Höchstgrenze 12 Monate ab 05.01.2026: 05.01.2027, sie endet nicht früher. → 2027-01-05",
        "hoechstgrenze 2027-01-05 Höchstgrenze nach § 234 Abs. 3 ZPO",
      ],
      [
        "R-WIEDER (§ 18 FamFG) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-188-3 (§ 18 Abs. 4 FamFG) Höchstgrenze 12 Monate ab 05.01.2026: 05.01.2027, sie endet nicht früher. → 2027-01-05",
        "hoechstgrenze 2027-01-05 Höchstgrenze nach § 18 Abs. 4 FamFG",
      ],
      [
        "R-WIEDER (§ 60 VwGO) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-188-3 (§ 60 Abs. 3 VwGO) Höchstgrenze 12 Monate ab 05.01.2026: 05.01.2027, sie endet nicht früher. → 2027-01-05",
        "hoechstgrenze 2027-01-05 Höchstgrenze nach § 60 Abs. 3 VwGO",
      ],
      [
        "R-WIEDER (§ 56 FGO) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-188-3 (§ 56 Abs. 3 FGO) Höchstgrenze 12 Monate ab 05.01.2026: 05.01.2027, sie endet nicht früher. → 2027-01-05",
        "hoechstgrenze 2027-01-05 Höchstgrenze nach § 56 Abs. 3 FGO",
      ],
      [
        "R-WIEDER (§ 67 SGG) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-188-3 (§ 67 Abs. 3 SGG) Höchstgrenze 12 Monate ab 05.01.2026: 05.01.2027, sie endet nicht früher. → 2027-01-05",
        "hoechstgrenze 2027-01-05 Höchstgrenze nach § 67 Abs. 3 SGG",
      ],
      [
        "R-WIEDER (§ 110 AO) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-188-3 (§ 110 Abs. 3 AO) Höchstgrenze 12 Monate ab 05.01.2026: 05.01.2027, sie endet nicht früher. → 2027-01-05",
        "hoechstgrenze 2027-01-05 Höchstgrenze nach § 110 Abs. 3 AO",
      ],
      [
        "R-WIEDER (§ 32 VwVfG) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-188-3 (§ 32 Abs. 3 VwVfG) Höchstgrenze 12 Monate ab 05.01.2026: 05.01.2027, sie endet nicht früher. → 2027-01-05",
        "hoechstgrenze 2027-01-05 Höchstgrenze nach § 32 Abs. 3 VwVfG",
      ],
      [
        "R-WIEDER (§ 27 SGB X) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-188-3 (§ 27 Abs. 3 SGB X) Höchstgrenze 12 Monate ab 05.01.2026: 05.01.2027, sie endet nicht früher. → 2027-01-05",
        "hoechstgrenze 2027-01-05 Höchstgrenze nach § 27 Abs. 3 SGB X",
      ],
      [
        "R-WIEDER (§ 93 Abs. 2 BVerfGG) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-188-3 (§ 93 Abs. 2 Satz 5 BVerfGG) Höchstgrenze 12 Monate ab 05.01.2026: 05.01.2027, sie endet nicht früher. → 2027-01-05",
        "hoechstgrenze 2027-01-05 Höchstgrenze nach § 93 Abs. 2 Satz 5 BVerfGG",
      ],
      [
        "R-WIEDER (§ 123 PatG, § 91 MarkenG) Die Frist beginnt mit dem Tag, an dem das Hindernis wegfällt; er zählt nicht mit.",
        "R-188-3 (§ 123 Abs. 2 Satz 4 PatG) Höchstgrenze 12 Monate ab 05.01.2026: 05.01.2027, sie endet nicht früher. → 2027-01-05",
        "hoechstgrenze 2027-01-05 Höchstgrenze nach § 123 Abs. 2 Satz 4 PatG",
      ],
    ]);
  });

  test("Fehler", () => {
    expect([
      protokoll(wiedereinsetzung({ wegfallAm: "x" as never })),
      protokoll(wiedereinsetzung({ wegfallAm: t("2026-05-04"), versaeumtesEndeAm: "x" as never })),
      protokoll(wiedereinsetzung({ wegfallAm: t("2026-05-04"), regime: "BGB" })),
      protokoll(wiedereinsetzung({ wegfallAm: t("1977-06-30") })),
    ]).toEqual([
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [wegfallAm]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [versaeumtesEndeAm]"],
      ["Dieses Verfahren kennt keine erfasste Wiedereinsetzungsfrist. (§ 233 ZPO) [regime]"],
      ["Für diesen Tag ist keine Fassung erfasst. (§ 234 ZPO) [wegfallAm]"],
    ]);
  });
});

describe("Der ganze Rechenweg nach einer Unterbrechung", () => {
  // § 249 Abs. 1 ZPO: 04.06.2026.
  test("Die volle Frist beginnt von neuem", () => {
    expect(
      protokoll(nachUnterbrechung({ ...be, endeAm: t("2026-05-04"), dauer: d(1, "monat"), vorfristen: [] })),
    ).toEqual([
      "ZPO vorwaerts ab 2026-05-04: 2026-06-04 / 2026-06-04 / 2026-06-04; hoch, R-UNTERBR",
      "R-UNTERBR (§ 249 Abs. 1 ZPO) Nach dem Ende der Unterbrechung beginnt die volle Frist von neuem.",
      "R-187-1 (§ 187 Abs. 1 BGB) Beendigung am Montag, 04.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 05.05.2026. → 2026-05-05",
      "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Donnerstag, 04.06.2026. → 2026-06-04",
      "R-WERKTAG (§ 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)) Fronleichnam ist in Berlin kein gesetzlicher Feiertag (Feiertag in: Baden-Württemberg, Bayern, Hessen, Nordrhein-Westfalen, Rheinland-Pfalz, Saarland). → 2026-06-04 @ Berlin",
      "R-193 (§ 222 Abs. 2 ZPO) Donnerstag, 04.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-04 @ Berlin",
      "R-UNTERBR R-187-1 R-WERKTAG R-193 R-TAGESENDE",
    ]);
  });

  test("Auch in anderen Verfahren; ohne Tag nicht", () => {
    expect([
      protokoll(
        nachUnterbrechung({ ...be, regime: "FGO", endeAm: t("2026-05-04"), dauer: d(1, "monat") }),
      )[0],
      protokoll(nachUnterbrechung({ endeAm: "x" as never, dauer: d(1, "monat") }))[0],
    ]).toEqual([
      "FGO vorwaerts ab 2026-05-04: 2026-06-04 / 2026-06-04 / 2026-06-04; hoch, R-UNTERBR",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [endeAm]",
    ]);
  });
});

describe("Der ganze Rechenweg vor den europäischen Gerichten", () => {
  // Art. 35 Abs. 1 EMRK: Sonntag, 20.09.2026.
  test("EGMR: vier Monate, nicht verschoben", () => {
    expect(protokoll(emrk({ ereignisAm: t("2026-05-20") }))).toEqual([
      "EMRK vorwaerts ab 2026-05-20: 2026-09-20 / 2026-09-20 / 2026-09-20; hoch, R-EMRK",
      "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Mittwoch, 20.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Donnerstag, 21.05.2026. → 2026-05-21",
      "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 4 Monate: rechnerisches Ende Sonntag, 20.09.2026. → 2026-09-20",
      "R-193-NEIN (Art. 35 Abs. 1 EMRK (GK 29.06.2012, 27396/06, Sabri Güneş)) Sonntag, 20.09.2026: Das Ende wird hier nicht verschoben. → 2026-09-20 @ bundesweit",
      "hinweis (Art. 47 VerfO-EGMR) Maßgebend ist das Datum des Poststempels auf dem vollständigen Formular.",
      "Vorfrist 2026-09-11 (2026-09-13)",
      "R-187-1 R-193-NEIN R-TAGESENDE R-VORFRIST",
    ]);
  });

  // Sechs Monate: 01.09.2022.
  test("EGMR: der Tag der Entscheidung bestimmt die Fassung", () => {
    expect([
      protokoll(emrk({ ereignisAm: t("2022-03-01"), entscheidungAm: t("2022-01-31") }))[0],
      protokoll(emrk({ ereignisAm: t("1953-09-02") }))[0],
      protokoll(emrk({ ereignisAm: "x" as never }))[0],
    ]).toEqual([
      "EMRK vorwaerts ab 2022-03-01: 2022-09-01 / 2022-09-01 / 2022-09-01; hoch, R-EMRK",
      "Keine Fassung erfasst. (Art. 35 Abs. 1 EMRK) [ereignisAm]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [ereignisAm]",
    ]);
  });

  // 02.05. + 10 = 12.05.; 02.04. + 10 = Sonntag, 12.04., also Montag, 13.04.2026.
  test("EuG: zwei Monate von selbst, oder die genannte Dauer", () => {
    expect([
      protokoll(eugFrist({ ereignisAm: t("2026-03-02"), vorfristen: [] })),
      protokoll(eugFrist({ ereignisAm: t("2026-03-02"), dauer: d(1, "monat"), vorfristen: [] })),
      protokoll(eugFrist({ ereignisAm: t("2026-03-02"), amtsblatt: true, vorfristen: [] }))[0],
      protokoll(eugFrist({ ereignisAm: t("2015-06-30") }))[0],
      protokoll(eugFrist({ ereignisAm: "x" as never }))[0],
    ]).toEqual([
      [
        "EUG vorwaerts ab 2026-03-02: 2026-05-12 / 2026-05-12 / 2026-05-12; mittel, R-EUG",
        "R-EUG (Art. 263 Abs. 6 AEUV; Art. 58–60 VerfO-EuG) 10 Tage Entfernungsfrist kommen hinzu; erst danach wird verschoben.",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Montag, 02.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 03.03.2026. → 2026-03-03",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Monate und 10 Tage Entfernungsfrist: rechnerisches Ende Dienstag, 12.05.2026. → 2026-05-12",
        "R-193 (Art. 58 Abs. 2 VerfO-EuG) Dienstag, 12.05.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-05-12 @ Gerichtshof der Europäischen Union",
        "hinweis (Art. 58–60 VerfO-EuG) Mittlere Sicherheit. Der Text der Verfahrensordnung gehört nicht zum geprüften Bestand.",
        "hinweis (Art. 59, 60 VerfO-EuG) Mittlere Sicherheit. Klage vor den Gerichten der Europäischen Union: der Text der Verfahrensordnung ist nicht verglichen.",
        "R-EUG R-187-1 R-193 R-TAGESENDE",
      ],
      [
        "EUG vorwaerts ab 2026-03-02: 2026-04-12 / 2026-04-13 / 2026-04-13; mittel, R-EUG",
        "frei 2026-04-12 sonntag",
        "R-EUG (Art. 263 Abs. 6 AEUV; Art. 58–60 VerfO-EuG) 10 Tage Entfernungsfrist kommen hinzu; erst danach wird verschoben.",
        "R-187-1 (§ 187 Abs. 1 BGB) Ereignis am Montag, 02.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 03.03.2026. → 2026-03-03",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat und 10 Tage Entfernungsfrist: rechnerisches Ende Sonntag, 12.04.2026. → 2026-04-12",
        "R-193 (Art. 58 Abs. 2 VerfO-EuG) Kein Werktag: Sonntag, 12.04.2026. Die Frist endet am nächsten Werktag, Montag, 13.04.2026. → 2026-04-13 @ Gerichtshof der Europäischen Union",
        "hinweis (Art. 58–60 VerfO-EuG) Mittlere Sicherheit. Der Text der Verfahrensordnung gehört nicht zum geprüften Bestand.",
        "hinweis (Art. 59, 60 VerfO-EuG) Mittlere Sicherheit. Klage vor den Gerichten der Europäischen Union: der Text der Verfahrensordnung ist nicht verglichen.",
        "R-EUG R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
      "EUG vorwaerts ab 2026-03-02: 2026-05-26 / 2026-05-26 / 2026-05-26; mittel, R-EUG",
      "Art. 58–60 VerfO-EuG gilt erst seit dem 01.07.2015. (Art. 58–60 VerfO-EuG) [ereignisAm]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [ereignisAm]",
    ]);
  });
});
