import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { type Bekanntgabeart, type Bekanntgabeeingabe, bekanntgabe } from "../../index.ts";
import { be, bekanntgabeprotokoll, d, t } from "../testing.ts";

const weg = (art: Bekanntgabeart, am: string, e: Partial<Bekanntgabeeingabe> = {}) =>
  bekanntgabeprotokoll(bekanntgabe({ weg: art, am: t(am), ...be, ...e }));

describe("Der ganze Rechenweg einer Zustellung", () => {
  // Am Tag selbst, auch am Sonntag, dem 08.03.2026.
  test("Übergabe, Rückschein, Briefkasten, Niederlegung", () => {
    expect(
      ["zustellung", "einschreiben-rueckschein", "zu-briefkasten", "zu-niederlegung"].map((art) =>
        weg(art as Bekanntgabeart, "2026-03-08"),
      ),
    ).toEqual([
      [
        "2026-03-08 / 2026-03-08; hoch, R-187-1",
        "R-187-1 (§§ 166 ff. ZPO) Zustellung durch Übergabe: Sonntag, 08.03.2026. → 2026-03-08",
        "R-187-1",
      ],
      [
        "2026-03-08 / 2026-03-08; hoch, R-187-1",
        "R-187-1 (§ 176 Abs. 1 ZPO; § 4 Abs. 2 Satz 1 VwZG) Übergabe nach dem Rückschein: Sonntag, 08.03.2026. → 2026-03-08",
        "R-187-1",
      ],
      [
        "2026-03-08 / 2026-03-08; hoch, R-180",
        "R-180 (§ 180 ZPO) Einlegung in den Briefkasten, auch an Sonn- und Feiertagen; maßgebend ist das Datum auf dem Umschlag: Sonntag, 08.03.2026. → 2026-03-08",
        "R-180",
      ],
      [
        "2026-03-08 / 2026-03-08; hoch, R-181",
        "R-181 (§ 181 Abs. 1 Satz 4 ZPO) Abgabe der schriftlichen Mitteilung über die Niederlegung, nicht die Abholung: Sonntag, 08.03.2026. → 2026-03-08",
        "R-181",
      ],
    ]);
  });

  wege(weg, [
    [
      "Empfangsbekenntnis auf Papier",
      ["eb", "2026-03-05"],
      [
        "2026-03-05 / 2026-03-05; hoch, R-EEB",
        "R-EEB (§ 175 Abs. 3 ZPO) Datum im Empfangsbekenntnis: Donnerstag, 05.03.2026. → 2026-03-05",
        "R-EEB",
      ],
    ],
    // Montag, 02.03.; drei Werktage: 03., 04., 05.03.
    [
      "Empfangsbekenntnis am dritten Werktag nach dem Eingang",
      ["eeb", "2026-03-05", { eingangAm: t("2026-03-02"), ruecksendungAm: t("2026-03-05") }],
      [
        "2026-03-05 / 2026-03-05; hoch, R-EEB",
        "R-EEB (§ 173 Abs. 3, § 175 ZPO) Im elektronischen Empfangsbekenntnis eingetragener Tag der Entgegennahme: Donnerstag, 05.03.2026. → 2026-03-05",
        "R-EEB",
      ],
    ],
    [
      "Empfangsbekenntnis am vierten Werktag, später zurückgesandt",
      ["eb", "2026-03-06", { eingangAm: t("2026-03-02"), ruecksendungAm: t("2026-03-09") }],
      [
        "2026-03-06 / 2026-03-06; hoch, R-EEB",
        "R-EEB (§ 175 Abs. 3 ZPO) Datum im Empfangsbekenntnis: Freitag, 06.03.2026. → 2026-03-06",
        "warnung (§ 173 Abs. 3, § 175 ZPO) [am] Zwischen Eingang (Montag, 02.03.2026) und Empfangsbekenntnis liegen mehr als 3 Werktage. Ein unplausibel spätes Datum schützt nicht (OLG Celle 20 U 8/24).",
        "hinweis (§ 173 Abs. 3, § 175 ZPO) Die Rücksendung ist ohne Bedeutung; maßgebend ist das eingetragene Datum (BGH VII ZB 22/23).",
        "R-EEB",
      ],
    ],
    [
      "Eine kürzere bestimmte Frist gilt nicht",
      ["oeffentlich-zpo", "2026-01-31", { bestimmteDauer: d(1, "woche") }],
      [
        "2026-02-28 / 2026-02-28; hoch, R-188Z",
        "R-188Z (§ 188 ZPO) Aushang am Samstag, 31.01.2026; gilt nach 1 Monat als bekannt gegeben: Samstag, 28.02.2026. → 2026-02-28",
        "R-193-NEIN (§ 188 ZPO) Samstag, 28.02.2026, Sonntag, 01.03.2026: Der Tag der Bekanntgabe wird nicht verschoben. → 2026-02-28",
        "R-188Z R-193-NEIN",
      ],
    ],
    [
      "Wo nichts bestimmt werden kann, zählt nur das Gesetz",
      ["oeffentlich-vwvfg", "2026-03-02", { bestimmteDauer: d(2, "monat") }],
      [
        "2026-03-16 / 2026-03-16; hoch, R-41-4",
        "R-41-4 (§ 41 Abs. 4 Satz 3 VwVfG) ortsübliche Bekanntmachung am Montag, 02.03.2026; gilt nach 2 Wochen als bekannt gegeben: Montag, 16.03.2026. → 2026-03-16",
        "R-41-4",
      ],
    ],
  ]);

  // Freitag, 06.03.; 09., 10. und 11.03.
  test("Über das Wochenende zählen Samstag und Sonntag nicht", () => {
    expect([
      weg("eeb", "2026-03-11", { eingangAm: t("2026-03-06") }),
      weg("eeb", "2026-03-12", { eingangAm: t("2026-03-06") }),
    ]).toEqual([
      [
        "2026-03-11 / 2026-03-11; hoch, R-EEB",
        "R-EEB (§ 173 Abs. 3, § 175 ZPO) Im elektronischen Empfangsbekenntnis eingetragener Tag der Entgegennahme: Mittwoch, 11.03.2026. → 2026-03-11",
        "R-EEB",
      ],
      [
        "2026-03-12 / 2026-03-12; hoch, R-EEB",
        "R-EEB (§ 173 Abs. 3, § 175 ZPO) Im elektronischen Empfangsbekenntnis eingetragener Tag der Entgegennahme: Donnerstag, 12.03.2026. → 2026-03-12",
        "warnung (§ 173 Abs. 3, § 175 ZPO) [am] Zwischen Eingang (Freitag, 06.03.2026) und Empfangsbekenntnis liegen mehr als 3 Werktage. Ein unplausibel spätes Datum schützt nicht (OLG Celle 20 U 8/24).",
        "R-EEB",
      ],
    ]);
  });

  test("Ein Tag vor dem Eingang fällt auf, der Tag selbst nicht", () => {
    expect([
      weg("eeb", "2026-03-05", { eingangAm: t("2026-03-06") }),
      weg("eeb", "2026-03-06", { eingangAm: t("2026-03-06") }),
    ]).toEqual([
      [
        "2026-03-05 / 2026-03-05; hoch, R-EEB",
        "R-EEB (§ 173 Abs. 3, § 175 ZPO) Im elektronischen Empfangsbekenntnis eingetragener Tag der Entgegennahme: Donnerstag, 05.03.2026. → 2026-03-05",
        "warnung (§ 173 Abs. 3, § 175 ZPO) [eingangAm] Das Empfangsbekenntnis nennt einen Tag vor dem Eingang; bitte prüfen.",
        "R-EEB",
      ],
      [
        "2026-03-06 / 2026-03-06; hoch, R-EEB",
        "R-EEB (§ 173 Abs. 3, § 175 ZPO) Im elektronischen Empfangsbekenntnis eingetragener Tag der Entgegennahme: Freitag, 06.03.2026. → 2026-03-06",
        "R-EEB",
      ],
    ]);
  });

  // § 189 ZPO.
  test("Ein Mangel heilt mit dem Zugang, ohne ihn gilt der genannte Tag", () => {
    expect([
      weg("heilung", "2026-03-02", { tatsaechlichAm: t("2026-03-20") }),
      weg("heilung", "2026-03-02"),
    ]).toEqual([
      [
        "2026-03-20 / 2026-03-20; hoch, R-189Z",
        "R-189Z (§ 189 ZPO; § 8 VwZG) Zustellungsmangel; zugestellt ist mit dem tatsächlichen Zugang: Freitag, 20.03.2026. → 2026-03-20",
        "R-189Z",
      ],
      [
        "2026-03-02 / 2026-03-02; hoch, R-189Z",
        "R-189Z (§ 189 ZPO; § 8 VwZG) Zustellungsmangel; zugestellt ist mit dem tatsächlichen Zugang: Montag, 02.03.2026. → 2026-03-02",
        "R-189Z",
      ],
    ]);
  });

  // § 188 ZPO: 28.02.2026, ein Samstag, bleibt; zwei Monate: 31.03.2026.
  test("Öffentliche Zustellung: ein Monat, oder die längere bestimmte Frist", () => {
    expect([
      weg("oeffentlich-zpo", "2026-01-31"),
      weg("oeffentlich-zpo", "2026-01-31", { bestimmteDauer: d(2, "monat") }),
    ]).toEqual([
      [
        "2026-02-28 / 2026-02-28; hoch, R-188Z",
        "R-188Z (§ 188 ZPO) Aushang am Samstag, 31.01.2026; gilt nach 1 Monat als bekannt gegeben: Samstag, 28.02.2026. → 2026-02-28",
        "R-193-NEIN (§ 188 ZPO) Samstag, 28.02.2026, Sonntag, 01.03.2026: Der Tag der Bekanntgabe wird nicht verschoben. → 2026-02-28",
        "R-188Z R-193-NEIN",
      ],
      [
        "2026-03-31 / 2026-03-31; hoch, R-188Z",
        "R-188Z (§ 188 ZPO) Aushang am Samstag, 31.01.2026; gilt nach der vom Gericht bestimmten Frist von 2 Monaten als bekannt gegeben: Dienstag, 31.03.2026. → 2026-03-31",
        "R-188Z",
      ],
    ]);
  });

  // § 184 Abs. 2 ZPO: 16.03.; 22.03.2026, ein Sonntag.
  test("Ausland: zwei Wochen nach Aufgabe, oder länger", () => {
    expect([
      weg("aufgabe-ausland-zpo", "2026-03-02"),
      weg("aufgabe-ausland-zpo", "2026-03-02", { bestimmteDauer: d(20, "tag") }),
    ]).toEqual([
      [
        "2026-03-16 / 2026-03-16; hoch, R-184Z",
        "R-184Z (§ 184 Abs. 2 ZPO) Aufgabe zur Post am Montag, 02.03.2026; gilt nach 2 Wochen als bekannt gegeben: Montag, 16.03.2026. → 2026-03-16",
        "R-184Z",
      ],
      [
        "2026-03-22 / 2026-03-22; hoch, R-184Z",
        "R-184Z (§ 184 Abs. 2 ZPO) Aufgabe zur Post am Montag, 02.03.2026; gilt nach der vom Gericht bestimmten Frist von 20 Tagen als bekannt gegeben: Sonntag, 22.03.2026. → 2026-03-22",
        "R-193-NEIN (§ 184 Abs. 2 ZPO) Sonntag, 22.03.2026: Der Tag der Bekanntgabe wird nicht verschoben. → 2026-03-22",
        "R-184Z R-193-NEIN",
      ],
    ]);
  });
});
