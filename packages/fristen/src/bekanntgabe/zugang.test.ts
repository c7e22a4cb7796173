import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { type Bekanntgabeart, type Bekanntgabeeingabe, bekanntgabe, frist } from "../../index.ts";
import { bescheidVom3Maerz } from "../../testing/wege.ts";
import { be, bekanntgabeprotokoll, d, protokoll, protokolliert, t } from "../testing.ts";

const weg = (art: Bekanntgabeart, am: string, e: Partial<Bekanntgabeeingabe> = {}) =>
  bekanntgabeprotokoll(bekanntgabe({ weg: art, am: t(am), ...be, ...e }));

describe("Der nachgewiesene Zugang", () => {
  wege(weg, [
    // § 4 Abs. 2 VwZG: vierter Tag Samstag, 07.03.; zugegangen am Mittwoch, 11.03.
    [
      "Später: er gilt, und der Streit um das Wochenende ist erledigt",
      ["einschreiben-vwzg", "2026-03-03", { tatsaechlichAm: t("2026-03-11") }],
      [
        "2026-03-07 / 2026-03-11; mittel, R-FIK-VWVFG",
        "R-FIK-VWVFG (§ 4 Abs. 2 VwZG) Aufgabe zur Post am Dienstag, 03.03.2026; gilt am 4. Tag danach als bekannt gegeben: Samstag, 07.03.2026. → 2026-03-07",
        "R-193-NEIN (§ 4 Abs. 2 VwZG) Samstag, 07.03.2026, Sonntag, 08.03.2026 (Internationaler Frauentag): Der Tag der Bekanntgabe wird nicht verschoben. → 2026-03-07",
        "R-FIK-VWVFG (§ 4 Abs. 2 VwZG) Es gilt der nachgewiesene Tag (späterer Zugang): Mittwoch, 11.03.2026. → 2026-03-11",
        "hinweis (§ 4 Abs. 2 VwZG) Mittlere Sicherheit. Bekanntgabe von Verwaltungsakten: im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende).",
        "R-FIK-VWVFG R-193-NEIN",
      ],
    ],
    // § 37 Abs. 2 SGB X: 06.03.2026.
    [
      "Am Tag der Fiktion ändert er nichts",
      ["post-sgbx", "2026-03-02", { tatsaechlichAm: t("2026-03-06") }],
      [
        "2026-03-06 / 2026-03-06; hoch, R-FIK-SGBX",
        "R-FIK-SGBX (§ 37 Abs. 2 SGB X) Aufgabe zur Post am Montag, 02.03.2026; gilt am 4. Tag danach als bekannt gegeben: Freitag, 06.03.2026. → 2026-03-06",
        "R-FIK-SGBX",
      ],
    ],
    [
      "Früher ist er unbeachtlich",
      ["post-sgbx", "2026-03-02", { tatsaechlichAm: t("2026-03-04") }],
      [
        "2026-03-06 / 2026-03-06; hoch, R-FIK-SGBX",
        "R-FIK-SGBX (§ 37 Abs. 2 SGB X) Aufgabe zur Post am Montag, 02.03.2026; gilt am 4. Tag danach als bekannt gegeben: Freitag, 06.03.2026. → 2026-03-06",
        "hinweis (§ 37 Abs. 2 SGB X) Der frühere Zugang am Mittwoch, 04.03.2026 ist unbeachtlich.",
        "R-FIK-SGBX",
      ],
    ],
    [
      "In Familiensachen ist der spätere glaubhaft zu machen",
      ["post-famfg", "2026-03-02", { tatsaechlichAm: t("2026-03-10") }],
      [
        "2026-03-06 / 2026-03-10; mittel, R-FIK-FAMFG",
        "R-FIK-FAMFG (§ 15 Abs. 2 FamFG) Aufgabe zur Post am Montag, 02.03.2026; gilt am 4. Tag danach als bekannt gegeben: Freitag, 06.03.2026. → 2026-03-06",
        "R-FIK-FAMFG (§ 15 Abs. 2 FamFG) Es gilt der nachgewiesene Tag (späterer Zugang): Dienstag, 10.03.2026. → 2026-03-10",
        "hinweis (§ 15 Abs. 2 FamFG) Mittlere Sicherheit. Bekanntgabe durch Aufgabe zur Post: ob ein Wochenende den Tag verschiebt, ist, soweit bekannt, nicht entschieden.",
        "hinweis (§ 15 Abs. 2 FamFG) Der spätere Zugang muss glaubhaft gemacht werden.",
        "R-FIK-FAMFG",
      ],
    ],
    // § 10 Abs. 2 VwZG: 16.03.2026.
    [
      "Bei öffentlicher Zustellung verschiebt er nichts",
      ["oeffentlich-vwzg", "2026-03-02", { tatsaechlichAm: t("2026-03-20") }],
      [
        "2026-03-16 / 2026-03-16; hoch, R-188Z",
        "R-188Z (§ 10 Abs. 2 VwZG) Bekanntmachung am Montag, 02.03.2026; gilt nach 2 Wochen als bekannt gegeben: Montag, 16.03.2026. → 2026-03-16",
        "hinweis (§ 10 Abs. 2 VwZG) Der spätere Zugang oder Abruf am Freitag, 20.03.2026 verschiebt nichts.",
        "R-188Z",
      ],
    ],
  ]);

  test("In Insolvenzsachen geht die frühere Einzelzustellung vor, die spätere nicht", () => {
    expect([
      weg("inso-bekanntmachung", "2026-09-04", { tatsaechlichAm: t("2026-09-03") }),
      weg("inso-bekanntmachung", "2026-09-04", { tatsaechlichAm: t("2026-09-06") }),
      weg("inso-bekanntmachung", "2026-09-04", { tatsaechlichAm: t("2026-09-08") }),
    ]).toEqual([
      [
        "2026-09-06 / 2026-09-03; hoch, R-INSO9",
        "R-INSO9 (§ 9 Abs. 1 Satz 3 InsO) Veröffentlichung am Freitag, 04.09.2026; gilt am 2. Tag danach als bekannt gegeben: Sonntag, 06.09.2026. → 2026-09-06",
        "R-193-NEIN (§ 9 Abs. 1 Satz 3 InsO) Sonntag, 06.09.2026: Der Tag der Bekanntgabe wird nicht verschoben. → 2026-09-06",
        "R-INSO9 (§ 9 Abs. 1 Satz 3 InsO) Es gilt der nachgewiesene Tag (frühere Einzelzustellung): Donnerstag, 03.09.2026. → 2026-09-03",
        "R-INSO9 R-193-NEIN",
      ],
      [
        "2026-09-06 / 2026-09-06; hoch, R-INSO9",
        "R-INSO9 (§ 9 Abs. 1 Satz 3 InsO) Veröffentlichung am Freitag, 04.09.2026; gilt am 2. Tag danach als bekannt gegeben: Sonntag, 06.09.2026. → 2026-09-06",
        "R-193-NEIN (§ 9 Abs. 1 Satz 3 InsO) Sonntag, 06.09.2026: Der Tag der Bekanntgabe wird nicht verschoben. → 2026-09-06",
        "R-INSO9 R-193-NEIN",
      ],
      [
        "2026-09-06 / 2026-09-06; hoch, R-INSO9",
        "R-INSO9 (§ 9 Abs. 1 Satz 3 InsO) Veröffentlichung am Freitag, 04.09.2026; gilt am 2. Tag danach als bekannt gegeben: Sonntag, 06.09.2026. → 2026-09-06",
        "R-193-NEIN (§ 9 Abs. 1 Satz 3 InsO) Sonntag, 06.09.2026: Der Tag der Bekanntgabe wird nicht verschoben. → 2026-09-06",
        "R-INSO9 R-193-NEIN",
      ],
    ]);
  });

  // § 122a Abs. 4 AO in der Fassung 2025: vierter Tag 07.03.2025, ein Freitag.
  test("Abruf beim Finanzamt 2025: ohne Nachweis der Benachrichtigung zählt der Abruf", () => {
    expect([
      weg("abruf-ao", "2025-03-03", { nichtZugegangen: true, tatsaechlichAm: t("2025-03-20") }),
      weg("abruf-ao", "2025-03-03", { nichtZugegangen: true }),
      weg("abruf-ao", "2025-03-03", { tatsaechlichAm: t("2025-03-20") }),
    ]).toEqual([
      [
        "2025-03-07 / 2025-03-20; mittel, R-FIK-ABRUF",
        "R-FIK-ABRUF (§ 122a Abs. 4 AO) Bereitstellung (bis 31.12.2025: Absendung der Benachrichtigung) am Montag, 03.03.2025; gilt am 4. Tag danach als bekannt gegeben: Freitag, 07.03.2025. → 2025-03-07",
        "R-FIK-ABRUF (§ 122a Abs. 4 AO) Es gilt der nachgewiesene Tag (Abruf): Donnerstag, 20.03.2025. → 2025-03-20",
        "hinweis (§ 122a Abs. 4 AO) Mittlere Sicherheit. Bekanntgabe durch Bereitstellung zum Abruf: ob ein Wochenende den Tag verschiebt, ist für OZG und SGB X nur entsprechend beantwortet; der Übergang zum 01.01.2026 ist aus dem Gesetzestext davor und danach geschlossen.",
        "R-FIK-ABRUF",
      ],
      [
        "Ist der Zugang nicht nachgewiesen, greift die Fiktion nicht; die Frist hat nicht begonnen. (§ 122a Abs. 4 AO) [nichtZugegangen]",
      ],
      [
        "2025-03-07 / 2025-03-07; mittel, R-FIK-ABRUF",
        "R-FIK-ABRUF (§ 122a Abs. 4 AO) Bereitstellung (bis 31.12.2025: Absendung der Benachrichtigung) am Montag, 03.03.2025; gilt am 4. Tag danach als bekannt gegeben: Freitag, 07.03.2025. → 2025-03-07",
        "hinweis (§ 122a Abs. 4 AO) Mittlere Sicherheit. Bekanntgabe durch Bereitstellung zum Abruf: ob ein Wochenende den Tag verschiebt, ist für OZG und SGB X nur entsprechend beantwortet; der Übergang zum 01.01.2026 ist aus dem Gesetzestext davor und danach geschlossen.",
        "hinweis (§ 122a Abs. 4 AO) Der spätere Zugang oder Abruf am Donnerstag, 20.03.2025 verschiebt nichts.",
        "R-FIK-ABRUF",
      ],
    ]);
  });

  // 06.03.2026, ein Freitag.
  test("Abruf beim Finanzamt seit 2026: er ist unbeachtlich", () => {
    expect([
      weg("abruf-ao", "2026-03-02", { nichtZugegangen: true, tatsaechlichAm: t("2026-03-20") }),
      weg("abruf-ao", "2026-03-02", { nichtZugegangen: true }),
    ]).toEqual([
      [
        "2026-03-06 / 2026-03-06; mittel, R-FIK-ABRUF",
        "R-FIK-ABRUF (§ 122a Abs. 4 AO) Bereitstellung (bis 31.12.2025: Absendung der Benachrichtigung) am Montag, 02.03.2026; gilt am 4. Tag danach als bekannt gegeben: Freitag, 06.03.2026. → 2026-03-06",
        "hinweis (§ 122a Abs. 4 AO) § 122a Abs. 4 AO: Wann diese Fassung begann oder endete, ist nicht auf den Tag geklärt, und der 02.03.2026 liegt nahe daran. Bitte prüfen Sie das Inkrafttreten im Gesetzblatt.",
        "hinweis (§ 122a Abs. 4 AO) Mittlere Sicherheit. Bekanntgabe durch Bereitstellung zum Abruf: ob ein Wochenende den Tag verschiebt, ist für OZG und SGB X nur entsprechend beantwortet; der Übergang zum 01.01.2026 ist aus dem Gesetzestext davor und danach geschlossen.",
        "hinweis (§ 122a Abs. 4 AO) Der spätere Zugang oder Abruf am Freitag, 20.03.2026 verschiebt nichts.",
        "R-FIK-ABRUF",
      ],
      [
        "2026-03-06 / 2026-03-06; mittel, R-FIK-ABRUF",
        "R-FIK-ABRUF (§ 122a Abs. 4 AO) Bereitstellung (bis 31.12.2025: Absendung der Benachrichtigung) am Montag, 02.03.2026; gilt am 4. Tag danach als bekannt gegeben: Freitag, 06.03.2026. → 2026-03-06",
        "hinweis (§ 122a Abs. 4 AO) § 122a Abs. 4 AO: Wann diese Fassung begann oder endete, ist nicht auf den Tag geklärt, und der 02.03.2026 liegt nahe daran. Bitte prüfen Sie das Inkrafttreten im Gesetzblatt.",
        "hinweis (§ 122a Abs. 4 AO) Mittlere Sicherheit. Bekanntgabe durch Bereitstellung zum Abruf: ob ein Wochenende den Tag verschiebt, ist für OZG und SGB X nur entsprechend beantwortet; der Übergang zum 01.01.2026 ist aus dem Gesetzestext davor und danach geschlossen.",
        "R-FIK-ABRUF",
      ],
    ]);
  });

  test("Nicht zugegangen: die Fiktion fällt, wo sie auf den Zugang sieht", () => {
    expect([
      weg("post-ao", "2026-03-02", { nichtZugegangen: true }),
      weg("post-famfg", "2026-03-02", { nichtZugegangen: true }),
      weg("post-ao", "2026-03-02", { nichtZugegangen: true, tatsaechlichAm: t("2026-03-20") }),
    ]).toEqual([
      [
        "Ist der Zugang nicht nachgewiesen, greift die Fiktion nicht; die Frist hat nicht begonnen. (§ 122 Abs. 2 Nr. 1 AO) [nichtZugegangen]",
      ],
      [
        "Ist der Zugang nicht nachgewiesen, greift die Fiktion nicht; die Frist hat nicht begonnen. (§ 15 Abs. 2 FamFG) [nichtZugegangen]",
      ],
      [
        "Ist der Zugang nicht nachgewiesen, greift die Fiktion nicht; die Frist hat nicht begonnen. (§ 122 Abs. 2 Nr. 1 AO) [nichtZugegangen]",
      ],
    ]);
  });

  test("Nicht zugegangen: öffentliche Zustellung und Insolvenzbekanntmachung wirken trotzdem", () => {
    expect([
      weg("oeffentlich-stpo", "2026-03-02", { nichtZugegangen: true })[0],
      weg("inso-bekanntmachung", "2026-09-04", { nichtZugegangen: true })[0],
    ]).toEqual(["2026-03-16 / 2026-03-16; hoch, R-188Z", "2026-09-06 / 2026-09-06; hoch, R-INSO9"]);
  });
});

describe("Fehler einer Bekanntgabe", () => {
  test("Feld und Norm", () => {
    expect([
      weg("brieftaube" as Bekanntgabeart, "2026-03-02"),
      bekanntgabeprotokoll(bekanntgabe({ weg: "post-ao", am: "2026-02-30" as never })),
      weg("post-ao", "2026-03-02", { tatsaechlichAm: "x" as never }),
      weg("allgemeinverfuegung", "2026-03-02", { bestimmterTag: "x" as never }),
      weg("eeb", "2026-03-02", { eingangAm: "x" as never }),
      weg("eeb", "2026-03-02", { ruecksendungAm: "x" as never }),
      weg("oeffentlich-zpo", "2026-03-02", { bestimmteDauer: [] }),
      weg("post-ao", "2026-03-02", { ort: { gericht: "gibt-es-nicht" } }),
      weg("post-ao", "1976-12-31"),
      weg("abruf-vwvfg", "2016-12-31", { tatsaechlichAm: t("2017-01-02") }),
      weg("allgemeinverfuegung", "1976-12-31"),
      weg("zu-briefkasten", "2002-06-30"),
    ]).toEqual([
      ["Diese Art der Bekanntgabe ist nicht bekannt. (§ 41 VwVfG) [weg]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [am]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [tatsaechlichAm]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [bestimmterTag]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [eingangAm]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [ruecksendungAm]"],
      ["Bitte geben Sie eine Dauer an. (§ 186 BGB) [bestimmteDauer]"],
      ["Dieses Gericht ist nicht erfasst. (§ 193 BGB) [ort.gericht]"],
      ["Für den 31.12.1976 ist keine Fassung dieser Regel erfasst. (§ 122 Abs. 2, 2a AO) []"],
      ["Für den 31.12.2016 ist keine Fassung dieser Regel erfasst. (§ 41 Abs. 2a VwVfG) []"],
      ["Für den 31.12.1976 ist keine Fassung dieser Regel erfasst. (§ 41 Abs. 4 Satz 4 VwVfG) []"],
      ["Für den 30.06.2002 ist keine Fassung dieser Regel erfasst. (§ 180 ZPO) []"],
    ]);
  });

  test("In einer Frist steht das Feld unter „bekanntgabe“", () => {
    expect([
      protokoll(frist({ bekanntgabe: { weg: "fax" as never, am: t("2026-03-02") }, dauer: d(1, "monat") })),
      protokoll(frist({ bekanntgabe: { weg: "post-ao", am: "x" as never }, dauer: d(1, "monat") })),
      protokoll(
        frist({
          bekanntgabe: { weg: "post-ao", am: t("2026-03-02"), bestimmteDauer: [] },
          dauer: d(1, "monat"),
        }),
      ),
      protokoll(
        frist({
          bekanntgabe: { weg: "post-ao", am: t("2026-03-02"), nichtZugegangen: true },
          dauer: d(1, "monat"),
        }),
      ),
      protokoll(
        frist({
          bekanntgabe: { weg: "post-ao", am: t("2026-03-02") },
          ereignisAm: t("2026-03-06"),
          dauer: d(1, "monat"),
        }),
      ),
      protokoll(frist({ dauer: d(1, "monat") })),
    ]).toEqual([
      ["Diese Art der Bekanntgabe ist nicht bekannt. (§ 41 VwVfG) [bekanntgabe.weg]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [bekanntgabe.am]"],
      ["Bitte geben Sie eine Dauer an. (§ 186 BGB) [bekanntgabe.bestimmteDauer]"],
      [
        "Ist der Zugang nicht nachgewiesen, greift die Fiktion nicht; die Frist hat nicht begonnen. (§ 122 Abs. 2 Nr. 1 AO) [bekanntgabe.nichtZugegangen]",
      ],
      [
        "Bitte geben Sie entweder den Ereignistag oder die Bekanntgabe an, nicht beides. (§ 187 BGB) [bekanntgabe]",
      ],
      ["Bitte geben Sie den Tag des Ereignisses an. (§ 187 BGB) [ereignisAm]"],
    ]);
  });
});

describe("Der ganze Rechenweg einer Frist ab einer Bekanntgabe", () => {
  wege(protokolliert(frist), [
    // Bekannt gegeben am Montag, 09.03.; ein Monat: Donnerstag, 09.04.2026.
    [
      "Einspruch gegen einen Steuerbescheid",
      [
        {
          ...be,
          bekanntgabe: { weg: "post-ao", am: t("2026-03-03") },
          dauer: d(1, "monat"),
          regime: "AO",
        },
      ],
      [
        ...bescheidVom3Maerz,
        "Vorfrist 2026-04-02 (2026-04-02)",
        "R-FIK-AO R-187-1 R-193 R-TAGESENDE R-VORFRIST",
      ],
    ],
    // Fronleichnam, 04.06.2026, ist nur in Bayern frei: in Berlin gilt der Bescheid an diesem Tag als bekannt gegeben; eine Woche: 11.06.
    [
      "Der Ort der Bekanntgabe kann ein anderer sein als der der Frist",
      [
        {
          ort: { land: "BY" },
          bekanntgabe: { weg: "post-ao", am: t("2026-05-31"), ort: { land: "BE" } },
          dauer: d(1, "woche"),
          regime: "AO",
          vorfristen: [],
        },
      ],
      [
        "AO vorwaerts ab 2026-06-04: 2026-06-11 / 2026-06-11 / 2026-06-11; hoch, R-193",
        "R-FIK-AO (§ 122 Abs. 2 Nr. 1 AO) Aufgabe zur Post am Sonntag, 31.05.2026; gilt am 4. Tag danach als bekannt gegeben: Donnerstag, 04.06.2026. → 2026-06-04",
        "R-187-1 (§ 187 Abs. 1 BGB) Bekanntgabe am Donnerstag, 04.06.2026; der Tag zählt nicht mit, erster Tag der Frist ist Freitag, 05.06.2026. → 2026-06-05",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Woche: rechnerisches Ende Donnerstag, 11.06.2026. → 2026-06-11",
        "R-193 (§ 108 Abs. 3 AO) Donnerstag, 11.06.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-06-11 @ Bayern",
        "bekanntgabe 2026-06-04 Tag der Bekanntgabe oder Zustellung",
        "R-FIK-AO R-187-1 R-193 R-TAGESENDE",
      ],
    ],
    // Samstag, 07.03. oder Montag, 09.03.; ein Monat: Dienstag, 07.04., oder Donnerstag, 09.04.2026.
    [
      "Familiensache: der streitige Fiktionstag gibt zwei Enden",
      [
        {
          ort: { land: "HE" },
          bekanntgabe: { weg: "post-famfg", am: t("2026-03-03") },
          dauer: d(1, "monat"),
          regime: "FamFG",
          vorfristen: [],
        },
      ],
      [
        "FamFG vorwaerts ab 2026-03-07: 2026-04-07 / 2026-04-07 / 2026-04-07; mittel, R-193",
        "R-FIK-FAMFG (§ 15 Abs. 2 FamFG) Aufgabe zur Post am Dienstag, 03.03.2026; gilt am 4. Tag danach als bekannt gegeben: Samstag, 07.03.2026. → 2026-03-07",
        "R-193-NEIN (§ 15 Abs. 2 FamFG) Samstag, 07.03.2026, Sonntag, 08.03.2026: Der Tag der Bekanntgabe wird nicht verschoben. → 2026-03-07",
        "R-187-1 (§ 187 Abs. 1 BGB) Bekanntgabe am Samstag, 07.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Sonntag, 08.03.2026. → 2026-03-08",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Dienstag, 07.04.2026. → 2026-04-07",
        "R-193 (§ 16 Abs. 2 FamFG, § 222 Abs. 2 ZPO) Dienstag, 07.04.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-04-07 @ Hessen",
        "bekanntgabe 2026-03-07 Tag der Bekanntgabe oder Zustellung",
        "streitig R-FIK-FAMFG (§ 15 Abs. 2 FamFG) 2026-04-07 oder 2026-04-09, gewählt 2026-04-07: Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden. []",
        "hinweis (§ 15 Abs. 2 FamFG) Mittlere Sicherheit. Bekanntgabe durch Aufgabe zur Post: ob ein Wochenende den Tag verschiebt, ist, soweit bekannt, nicht entschieden.",
        "warnung (§ 15 Abs. 2 FamFG) Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden. Vertretbar sind der 07.04.2026 und der 09.04.2026; gerechnet ist mit dem 07.04.2026.",
        "R-FIK-FAMFG R-193-NEIN R-187-1 R-193 R-TAGESENDE",
      ],
    ],
    [
      "Dieselbe Frist nach der späteren Ansicht",
      [
        {
          ort: { land: "HE" },
          bekanntgabe: { weg: "post-famfg", am: t("2026-03-03") },
          dauer: d(1, "monat"),
          regime: "FamFG",
          vorfristen: [],
          streit: { "R-FIK-FAMFG": "spaeter" },
        },
      ],
      [
        "FamFG vorwaerts ab 2026-03-09: 2026-04-09 / 2026-04-09 / 2026-04-07; mittel, R-193",
        "R-FIK-FAMFG (§ 15 Abs. 2 FamFG) Aufgabe zur Post am Dienstag, 03.03.2026; gilt am 4. Tag danach als bekannt gegeben: Samstag, 07.03.2026. → 2026-03-07",
        "R-FIK-FAMFG (§ 15 Abs. 2 FamFG) Kein Werktag: Samstag, 07.03.2026, Sonntag, 08.03.2026. Die Bekanntgabe gilt am nächsten Werktag, Montag, 09.03.2026. → 2026-03-09 @ Hessen",
        "R-187-1 (§ 187 Abs. 1 BGB) Bekanntgabe am Montag, 09.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 10.03.2026. → 2026-03-10",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Donnerstag, 09.04.2026. → 2026-04-09",
        "R-193 (§ 16 Abs. 2 FamFG, § 222 Abs. 2 ZPO) Donnerstag, 09.04.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-04-09 @ Hessen",
        "bekanntgabe 2026-03-09 Tag der Bekanntgabe oder Zustellung",
        "streitig R-FIK-FAMFG (§ 15 Abs. 2 FamFG) 2026-04-07 oder 2026-04-09, gewählt 2026-04-09: Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden. []",
        "hinweis (§ 15 Abs. 2 FamFG) Mittlere Sicherheit. Bekanntgabe durch Aufgabe zur Post: ob ein Wochenende den Tag verschiebt, ist, soweit bekannt, nicht entschieden.",
        "warnung (§ 15 Abs. 2 FamFG) Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden. Vertretbar sind der 07.04.2026 und der 09.04.2026; gerechnet ist mit dem 09.04.2026.",
        "R-FIK-FAMFG R-187-1 R-193 R-TAGESENDE",
      ],
    ],
    // Vierter Tag Samstag, 02.05., oder Montag, 04.05.; 14 Tage: Samstag, 16.05., also Montag, 18.05., oder Montag, 18.05.2026.
    [
      "Beide Ansichten führen zum selben Ende",
      [
        {
          ...be,
          bekanntgabe: { weg: "post-famfg", am: t("2026-04-28") },
          dauer: d(2, "woche"),
          regime: "FamFG",
          vorfristen: [],
        },
      ],
      [
        "FamFG vorwaerts ab 2026-05-02: 2026-05-16 / 2026-05-18 / 2026-05-18; mittel, R-193",
        "frei 2026-05-16 samstag",
        "frei 2026-05-17 sonntag",
        "R-FIK-FAMFG (§ 15 Abs. 2 FamFG) Aufgabe zur Post am Dienstag, 28.04.2026; gilt am 4. Tag danach als bekannt gegeben: Samstag, 02.05.2026. → 2026-05-02",
        "R-193-NEIN (§ 15 Abs. 2 FamFG) Samstag, 02.05.2026, Sonntag, 03.05.2026: Der Tag der Bekanntgabe wird nicht verschoben. → 2026-05-02",
        "R-187-1 (§ 187 Abs. 1 BGB) Bekanntgabe am Samstag, 02.05.2026; der Tag zählt nicht mit, erster Tag der Frist ist Sonntag, 03.05.2026. → 2026-05-03",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 2 Wochen: rechnerisches Ende Samstag, 16.05.2026. → 2026-05-16",
        "R-193 (§ 16 Abs. 2 FamFG, § 222 Abs. 2 ZPO) Kein Werktag: Samstag, 16.05.2026, Sonntag, 17.05.2026. Die Frist endet am nächsten Werktag, Montag, 18.05.2026. → 2026-05-18 @ Berlin",
        "bekanntgabe 2026-05-02 Tag der Bekanntgabe oder Zustellung",
        "hinweis (§ 15 Abs. 2 FamFG) Mittlere Sicherheit. Bekanntgabe durch Aufgabe zur Post: ob ein Wochenende den Tag verschiebt, ist, soweit bekannt, nicht entschieden.",
        "hinweis (§ 15 Abs. 2 FamFG) Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden. Beide Ansichten führen zum selben Fristende.",
        "R-FIK-FAMFG R-193-NEIN R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
    ],
    // 07.04. oder 09.04., höchstens 08.04.2026.
    [
      "Auch die spätere Ansicht endet an der Höchstgrenze",
      [
        {
          ort: { land: "HE" },
          bekanntgabe: { weg: "post-famfg", am: t("2026-03-03") },
          dauer: d(1, "monat"),
          regime: "FamFG",
          vorfristen: [],
          hoechstgrenze: { ab: t("2025-04-08"), dauer: d(1, "jahr"), norm: "§ 18 Abs. 4 FamFG" },
        },
      ],
      [
        "FamFG vorwaerts ab 2026-03-07: 2026-04-07 / 2026-04-07 / 2026-04-07; mittel, R-193",
        "R-FIK-FAMFG (§ 15 Abs. 2 FamFG) Aufgabe zur Post am Dienstag, 03.03.2026; gilt am 4. Tag danach als bekannt gegeben: Samstag, 07.03.2026. → 2026-03-07",
        "R-193-NEIN (§ 15 Abs. 2 FamFG) Samstag, 07.03.2026, Sonntag, 08.03.2026: Der Tag der Bekanntgabe wird nicht verschoben. → 2026-03-07",
        "R-187-1 (§ 187 Abs. 1 BGB) Bekanntgabe am Samstag, 07.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Sonntag, 08.03.2026. → 2026-03-08",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Dienstag, 07.04.2026. → 2026-04-07",
        "R-193 (§ 16 Abs. 2 FamFG, § 222 Abs. 2 ZPO) Dienstag, 07.04.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2026-04-07 @ Hessen",
        "R-188-3 (§ 18 Abs. 4 FamFG) Höchstgrenze 1 Jahr ab 08.04.2025: 08.04.2026, sie endet nicht früher. → 2026-04-08",
        "bekanntgabe 2026-03-07 Tag der Bekanntgabe oder Zustellung",
        "hoechstgrenze 2026-04-08 Höchstgrenze nach § 18 Abs. 4 FamFG",
        "streitig R-FIK-FAMFG (§ 15 Abs. 2 FamFG) 2026-04-07 oder 2026-04-08, gewählt 2026-04-07: Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden. []",
        "hinweis (§ 15 Abs. 2 FamFG) Mittlere Sicherheit. Bekanntgabe durch Aufgabe zur Post: ob ein Wochenende den Tag verschiebt, ist, soweit bekannt, nicht entschieden.",
        "warnung (§ 15 Abs. 2 FamFG) Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden. Vertretbar sind der 07.04.2026 und der 08.04.2026; gerechnet ist mit dem 07.04.2026.",
        "R-FIK-FAMFG R-193-NEIN R-187-1 R-193 R-TAGESENDE R-188-3",
      ],
    ],
  ]);
});
