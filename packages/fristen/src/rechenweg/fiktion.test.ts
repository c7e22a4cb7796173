import { wege } from "@gebuehrenportal/recht/testing/wege";
import { describe, expect, test } from "vitest";
import { type Bekanntgabeart, type Bekanntgabeeingabe, bekanntgabe, frist } from "../../index.ts";
import { be, bekanntgabeprotokoll, d, protokoll, t } from "../testing.ts";

const weg = (art: Bekanntgabeart, am: string, e: Partial<Bekanntgabeeingabe> = {}) =>
  bekanntgabeprotokoll(bekanntgabe({ weg: art, am: t(am), ...be, ...e }));

describe("Der ganze Rechenweg einer Fiktion", () => {
  wege(weg, [
    // § 122 Abs. 2 Nr. 1, § 108 Abs. 3 AO: 07.03. ist Samstag, der 08.03. Sonntag; Montag, 09.03.
    [
      "Steuerbescheid: der vierte Tag ist ein Samstag",
      ["post-ao", "2026-03-03"],
      [
        "2026-03-07 / 2026-03-09; hoch, R-FIK-AO",
        "frei 2026-03-07 samstag",
        "frei 2026-03-08 sonntag Internationaler Frauentag",
        "R-FIK-AO (§ 122 Abs. 2 Nr. 1 AO) Aufgabe zur Post am Dienstag, 03.03.2026; gilt am 4. Tag danach als bekannt gegeben: Samstag, 07.03.2026. → 2026-03-07",
        "R-FIK-AO (§ 108 Abs. 3 AO) Kein Werktag: Samstag, 07.03.2026, Sonntag, 08.03.2026 (Internationaler Frauentag). Die Bekanntgabe gilt am nächsten Werktag, Montag, 09.03.2026. → 2026-03-09 @ Berlin",
        "R-FIK-AO",
      ],
    ],
    // 02.01.2025, ein Donnerstag.
    [
      "Steuerbescheid bis 2024: der dritte Tag",
      ["post-ao", "2024-12-30"],
      [
        "2025-01-02 / 2025-01-02; hoch, R-FIK-AO",
        "R-FIK-AO (§ 122 Abs. 2 Nr. 1 AO) Aufgabe zur Post am Montag, 30.12.2024; gilt am 3. Tag danach als bekannt gegeben: Donnerstag, 02.01.2025. → 2025-01-02",
        "R-FIK-AO",
      ],
    ],
    // 10.04.2026, ein Freitag.
    [
      "Steuerbescheid im Ausland: ein Monat",
      ["post-ao-ausland", "2026-03-10"],
      [
        "2026-04-10 / 2026-04-10; hoch, R-FIK-AO",
        "R-FIK-AO (§ 122 Abs. 2 Nr. 2 AO) Aufgabe zur Post am Dienstag, 10.03.2026; gilt nach 1 Monat als bekannt gegeben: Freitag, 10.04.2026. → 2026-04-10",
        "R-FIK-AO",
      ],
    ],
    [
      "Verwaltungsakt: der vierte Tag bleibt am Samstag",
      ["post-vwvfg", "2026-03-03"],
      [
        "2026-03-07 / 2026-03-07; mittel, R-FIK-VWVFG",
        "R-FIK-VWVFG (§ 41 Abs. 2 VwVfG) Aufgabe zur Post am Dienstag, 03.03.2026; gilt am 4. Tag danach als bekannt gegeben: Samstag, 07.03.2026. → 2026-03-07",
        "R-193-NEIN (§ 41 Abs. 2 VwVfG) Samstag, 07.03.2026, Sonntag, 08.03.2026 (Internationaler Frauentag): Der Tag der Bekanntgabe wird nicht verschoben. → 2026-03-07",
        "hinweis (§ 41 Abs. 2 VwVfG) Mittlere Sicherheit. Bekanntgabe von Verwaltungsakten: im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende).",
        "R-FIK-VWVFG R-193-NEIN",
      ],
    ],
    // 05.03. statt 06.03.2026.
    [
      "Behörde eines Landes mit eigenem Gesetz: vorsorglich der dritte Tag",
      ["post-vwvfg", "2026-03-02", { landesbehoerde: true, ort: { land: "HE" } }],
      [
        "2026-03-05 / 2026-03-05; mittel, R-FIK-VWVFG",
        "R-FIK-VWVFG (§ 41 Abs. 2 VwVfG) Aufgabe zur Post am Montag, 02.03.2026; gilt am 4. Tag danach als bekannt gegeben: Freitag, 06.03.2026. → 2026-03-06",
        "R-FIK-VWVFG (§ 41 Abs. 2 VwVfG) Behörde eines Landes: Gerechnet ist vorsorglich mit dem 3. Tag danach, Donnerstag, 05.03.2026. → 2026-03-05",
        "streitig R-FIK-VWVFG (§ 41 Abs. 2 VwVfG) 2026-03-05 oder 2026-03-06, gewählt 2026-03-05: Ob das Land in seinem eigenen Verwaltungsverfahrensgesetz schon auf vier Tage umgestellt hat, ist nicht gesichert. []",
        "hinweis (§ 41 Abs. 2 VwVfG) Mittlere Sicherheit. Bekanntgabe von Verwaltungsakten: im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende).",
        "warnung (§ 41 Abs. 2 VwVfG) Ob das Land in seinem eigenen Verwaltungsverfahrensgesetz schon auf vier Tage umgestellt hat, ist nicht gesichert. Vertretbar sind der 05.03.2026 und der 06.03.2026; gerechnet ist mit dem 05.03.2026.",
        "R-FIK-VWVFG",
      ],
    ],
    [
      "Vor 2025 waren es überall drei Tage, ohne Streit",
      ["post-vwvfg", "2024-12-02", { landesbehoerde: true, ort: { land: "HE" } }],
      [
        "2024-12-05 / 2024-12-05; mittel, R-FIK-VWVFG",
        "R-FIK-VWVFG (§ 41 Abs. 2 VwVfG) Aufgabe zur Post am Montag, 02.12.2024; gilt am 3. Tag danach als bekannt gegeben: Donnerstag, 05.12.2024. → 2024-12-05",
        "hinweis (§ 41 Abs. 2 VwVfG) Mittlere Sicherheit. Bekanntgabe von Verwaltungsakten: im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende).",
        "R-FIK-VWVFG",
      ],
    ],
    [
      "Empfangsbevollmächtigter einer Landesbehörde: sieben Tage waren es immer",
      ["empfangsbevollmaechtigter-vwvfg", "2026-03-02", { landesbehoerde: true, ort: { land: "HE" } }],
      [
        "2026-03-09 / 2026-03-09; mittel, R-FIK-VWVFG",
        "R-FIK-VWVFG (§ 15 VwVfG) Aufgabe zur Post am Montag, 02.03.2026; gilt am 7. Tag danach als bekannt gegeben: Montag, 09.03.2026. → 2026-03-09",
        "hinweis (§ 15 VwVfG) Mittlere Sicherheit. Bekanntgabe von Verwaltungsakten: im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende).",
        "R-FIK-VWVFG",
      ],
    ],
    [
      "Einheitliche Stelle: beim dritten Tag geblieben",
      ["einheitliche-stelle", "2026-03-02", { landesbehoerde: true }],
      [
        "2026-03-05 / 2026-03-05; mittel, R-FIK-VWVFG",
        "R-FIK-VWVFG (§ 71b Abs. 2 VwVfG) Aufgabe zur Post am Montag, 02.03.2026; gilt am 3. Tag danach als bekannt gegeben: Donnerstag, 05.03.2026. → 2026-03-05",
        "hinweis (§ 71b Abs. 2 VwVfG) Mittlere Sicherheit. Bekanntgabe von Verwaltungsakten: im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende).",
        "R-FIK-VWVFG",
      ],
    ],
    // § 15 Abs. 2 FamFG: 07.03.2026, ein Samstag; Montag, 09.03.
    [
      "Familiensachen am Samstag: der frühere Tag, der Montag ist vertretbar",
      ["post-famfg", "2026-03-03"],
      [
        "2026-03-07 / 2026-03-07; mittel, R-FIK-FAMFG",
        "R-FIK-FAMFG (§ 15 Abs. 2 FamFG) Aufgabe zur Post am Dienstag, 03.03.2026; gilt am 4. Tag danach als bekannt gegeben: Samstag, 07.03.2026. → 2026-03-07",
        "R-193-NEIN (§ 15 Abs. 2 FamFG) Samstag, 07.03.2026, Sonntag, 08.03.2026 (Internationaler Frauentag): Der Tag der Bekanntgabe wird nicht verschoben. → 2026-03-07",
        "streitig R-FIK-FAMFG (§ 15 Abs. 2 FamFG) 2026-03-07 oder 2026-03-09, gewählt 2026-03-07: Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden. []",
        "hinweis (§ 15 Abs. 2 FamFG) Mittlere Sicherheit. Bekanntgabe durch Aufgabe zur Post: ob ein Wochenende den Tag verschiebt, ist, soweit bekannt, nicht entschieden.",
        "warnung (§ 15 Abs. 2 FamFG) Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden. Vertretbar sind der 07.03.2026 und der 09.03.2026; gerechnet ist mit dem 07.03.2026.",
        "R-FIK-FAMFG R-193-NEIN",
      ],
    ],
    // § 9 Abs. 1 Satz 3 InsO: 06.09.2026.
    [
      "Insolvenzbekanntmachung am Freitag wirkt am Sonntag",
      ["inso-bekanntmachung", "2026-09-04"],
      [
        "2026-09-06 / 2026-09-06; hoch, R-INSO9",
        "R-INSO9 (§ 9 Abs. 1 Satz 3 InsO) Veröffentlichung am Freitag, 04.09.2026; gilt am 2. Tag danach als bekannt gegeben: Sonntag, 06.09.2026. → 2026-09-06",
        "R-193-NEIN (§ 9 Abs. 1 Satz 3 InsO) Sonntag, 06.09.2026: Der Tag der Bekanntgabe wird nicht verschoben. → 2026-09-06",
        "R-INSO9 R-193-NEIN",
      ],
    ],
    [
      "Abruf nach § 41 Abs. 2a VwVfG am zehnten Tag",
      ["abruf-vwvfg", "2026-03-02", { tatsaechlichAm: t("2026-03-12") }],
      [
        "2026-03-13 / 2026-03-13; hoch, R-41-2A",
        "R-41-2A (§ 41 Abs. 2a VwVfG) Abruf am Donnerstag, 12.03.2026; bekannt gegeben am Tag danach: Freitag, 13.03.2026. → 2026-03-13",
        "R-41-2A",
      ],
    ],
  ]);

  // 06.03. + 1 Monat: Ostermontag, 06.04.; Dienstag, 07.04. Mit dem 05.03.: Ostersonntag, auch 07.04.2026.
  test("Dieselbe Behörde, spätere Ansicht", () => {
    expect(
      protokoll(
        frist({
          bekanntgabe: { weg: "post-vwvfg", am: t("2026-03-02"), landesbehoerde: true },
          ort: { land: "HE" },
          dauer: d(1, "monat"),
          regime: "VwGO",
          vorfristen: [],
          streit: { "R-FIK-VWVFG": "spaeter" },
        }),
      ),
    ).toEqual([
      "VwGO vorwaerts ab 2026-03-06: 2026-04-06 / 2026-04-07 / 2026-04-07; mittel, R-193",
      "frei 2026-04-06 feiertag Ostermontag",
      "R-FIK-VWVFG (§ 41 Abs. 2 VwVfG) Aufgabe zur Post am Montag, 02.03.2026; gilt am 4. Tag danach als bekannt gegeben: Freitag, 06.03.2026. → 2026-03-06",
      "R-187-1 (§ 187 Abs. 1 BGB) Bekanntgabe am Freitag, 06.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Samstag, 07.03.2026. → 2026-03-07",
      "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Montag, 06.04.2026. → 2026-04-06",
      "R-193 (§ 57 Abs. 2 VwGO, § 222 Abs. 2 ZPO; § 1 Abs. 1 HFeiertagsG) Kein Werktag: Montag, 06.04.2026 (Ostermontag). Die Frist endet am nächsten Werktag, Dienstag, 07.04.2026. → 2026-04-07 @ Hessen # Ostermontag",
      "bekanntgabe 2026-03-06 Tag der Bekanntgabe oder Zustellung",
      "hinweis (§ 41 Abs. 2 VwVfG) Mittlere Sicherheit. Bekanntgabe von Verwaltungsakten: im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende).",
      "hinweis (§ 41 Abs. 2 VwVfG) Ob das Land in seinem eigenen Verwaltungsverfahrensgesetz schon auf vier Tage umgestellt hat, ist nicht gesichert. Beide Ansichten führen zum selben Fristende.",
      "R-FIK-VWVFG R-187-1 R-193 R-ORT R-TAGESENDE",
    ]);
  });

  test("Behörde eines Landes ohne eigenes Gesetz und Bundesbehörde: der vierte Tag", () => {
    expect([
      weg("post-vwvfg", "2026-03-02", { landesbehoerde: true, ort: { land: "NI" } }),
      weg("post-vwvfg", "2026-03-02", { landesbehoerde: false, ort: { land: "HE" } }),
    ]).toEqual([
      [
        "2026-03-06 / 2026-03-06; mittel, R-FIK-VWVFG",
        "R-FIK-VWVFG (§ 41 Abs. 2 VwVfG) Aufgabe zur Post am Montag, 02.03.2026; gilt am 4. Tag danach als bekannt gegeben: Freitag, 06.03.2026. → 2026-03-06",
        "hinweis (§ 41 Abs. 2 VwVfG) Mittlere Sicherheit. Bekanntgabe von Verwaltungsakten: im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende).",
        "R-FIK-VWVFG",
      ],
      [
        "2026-03-06 / 2026-03-06; mittel, R-FIK-VWVFG",
        "R-FIK-VWVFG (§ 41 Abs. 2 VwVfG) Aufgabe zur Post am Montag, 02.03.2026; gilt am 4. Tag danach als bekannt gegeben: Freitag, 06.03.2026. → 2026-03-06",
        "hinweis (§ 41 Abs. 2 VwVfG) Mittlere Sicherheit. Bekanntgabe von Verwaltungsakten: im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende).",
        "R-FIK-VWVFG",
      ],
    ]);
  });

  test("Ohne Land wird auch vorsorglich gerechnet", () => {
    expect([weg("elektronisch-vwvfg", "2026-03-02", { landesbehoerde: true, ort: {} })[0]]).toEqual([
      "2026-03-05 / 2026-03-05; mittel, R-FIK-VWVFG",
    ]);
  });

  // 09.03.; 06.03., für die Landesbehörde vorsorglich 05.03.
  test("Empfangsbevollmächtigter: sieben Tage, elektronisch vier", () => {
    expect([
      weg("empfangsbevollmaechtigter-vwvfg", "2026-03-02"),
      weg("empfangsbevollmaechtigter-vwvfg", "2026-03-02", {
        elektronisch: true,
        landesbehoerde: true,
        ort: { land: "HE" },
      }),
    ]).toEqual([
      [
        "2026-03-09 / 2026-03-09; mittel, R-FIK-VWVFG",
        "R-FIK-VWVFG (§ 15 VwVfG) Aufgabe zur Post am Montag, 02.03.2026; gilt am 7. Tag danach als bekannt gegeben: Montag, 09.03.2026. → 2026-03-09",
        "hinweis (§ 15 VwVfG) Mittlere Sicherheit. Bekanntgabe von Verwaltungsakten: im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende).",
        "R-FIK-VWVFG",
      ],
      [
        "2026-03-05 / 2026-03-05; mittel, R-FIK-VWVFG",
        "R-FIK-VWVFG (§ 15 VwVfG) Aufgabe zur Post am Montag, 02.03.2026; gilt am 4. Tag danach als bekannt gegeben: Freitag, 06.03.2026. → 2026-03-06",
        "R-FIK-VWVFG (§ 15 VwVfG) Behörde eines Landes: Gerechnet ist vorsorglich mit dem 3. Tag danach, Donnerstag, 05.03.2026. → 2026-03-05",
        "streitig R-FIK-VWVFG (§ 15 VwVfG) 2026-03-05 oder 2026-03-06, gewählt 2026-03-05: Ob das Land in seinem eigenen Verwaltungsverfahrensgesetz schon auf vier Tage umgestellt hat, ist nicht gesichert. []",
        "hinweis (§ 15 VwVfG) Mittlere Sicherheit. Bekanntgabe von Verwaltungsakten: im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende).",
        "warnung (§ 15 VwVfG) Ob das Land in seinem eigenen Verwaltungsverfahrensgesetz schon auf vier Tage umgestellt hat, ist nicht gesichert. Vertretbar sind der 05.03.2026 und der 06.03.2026; gerechnet ist mit dem 05.03.2026.",
        "R-FIK-VWVFG",
      ],
    ]);
  });

  test("Empfangsbevollmächtigter nach der AO: ein Monat, elektronisch vier Tage", () => {
    expect([
      weg("empfangsbevollmaechtigter-ao", "2026-03-02"),
      weg("empfangsbevollmaechtigter-ao", "2026-03-02", { elektronisch: true }),
    ]).toEqual([
      [
        "2026-04-02 / 2026-04-02; hoch, R-FIK-AO",
        "R-FIK-AO (§ 123 AO) Aufgabe zur Post am Montag, 02.03.2026; gilt nach 1 Monat als bekannt gegeben: Donnerstag, 02.04.2026. → 2026-04-02",
        "R-FIK-AO",
      ],
      [
        "2026-03-06 / 2026-03-06; hoch, R-FIK-AO",
        "R-FIK-AO (§ 123 AO) Aufgabe zur Post am Montag, 02.03.2026; gilt am 4. Tag danach als bekannt gegeben: Freitag, 06.03.2026. → 2026-03-06",
        "R-FIK-AO",
      ],
    ]);
  });

  // Freitag, 29.11.2024: Samstag, 30.11. zählt; der zweite Werktag ist Montag, 02.12.
  test("Formlos bis 2024: nächster Werktag im Ort, sonst der zweite", () => {
    expect([
      weg("formlos-zpo", "2024-11-29", { ortsbestellverkehr: true }),
      weg("formlos-zpo", "2024-11-29"),
    ]).toEqual([
      [
        "2024-11-30 / 2024-11-30; mittel, R-FIK-FAMFG",
        "R-FIK-FAMFG (§ 270 Satz 2, § 357 Abs. 2, § 497 Abs. 1 ZPO) Aufgabe zur Post am Freitag, 29.11.2024; gilt am 1. Werktag danach als bekannt gegeben: Samstag, 30.11.2024. → 2024-11-30",
        "R-193-NEIN (§ 270 Satz 2, § 357 Abs. 2, § 497 Abs. 1 ZPO) Samstag, 30.11.2024, Sonntag, 01.12.2024: Der Tag der Bekanntgabe wird nicht verschoben. → 2024-11-30",
        "streitig R-FIK-FAMFG (§ 270 Satz 2, § 357 Abs. 2, § 497 Abs. 1 ZPO) 2024-11-30 oder 2024-12-02, gewählt 2024-11-30: Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden. []",
        "hinweis (§ 270 ZPO) Mittlere Sicherheit. Bekanntgabe durch Aufgabe zur Post: ob ein Wochenende den Tag verschiebt, ist, soweit bekannt, nicht entschieden.",
        "warnung (§ 270 Satz 2, § 357 Abs. 2, § 497 Abs. 1 ZPO) Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden. Vertretbar sind der 30.11.2024 und der 02.12.2024; gerechnet ist mit dem 30.11.2024.",
        "R-FIK-FAMFG R-193-NEIN",
      ],
      [
        "2024-12-02 / 2024-12-02; mittel, R-FIK-FAMFG",
        "R-FIK-FAMFG (§ 270 Satz 2, § 357 Abs. 2, § 497 Abs. 1 ZPO) Aufgabe zur Post am Freitag, 29.11.2024; gilt am 2. Werktag danach als bekannt gegeben: Montag, 02.12.2024. → 2024-12-02",
        "hinweis (§ 270 ZPO) Mittlere Sicherheit. Bekanntgabe durch Aufgabe zur Post: ob ein Wochenende den Tag verschiebt, ist, soweit bekannt, nicht entschieden.",
        "R-FIK-FAMFG",
      ],
    ]);
  });

  test("Kein Abruf, oder erst am elften Tag", () => {
    expect([
      weg("abruf-vwvfg", "2026-03-02"),
      weg("abruf-vwvfg", "2026-03-02", { tatsaechlichAm: t("2026-03-13") }),
    ]).toEqual([
      [
        "Ohne Abruf bis zum Donnerstag, 12.03.2026 ist nichts bekannt gegeben. (§ 41 Abs. 2a VwVfG) [tatsaechlichAm]",
      ],
      [
        "Ohne Abruf bis zum Donnerstag, 12.03.2026 ist nichts bekannt gegeben. (§ 41 Abs. 2a VwVfG) [tatsaechlichAm]",
      ],
    ]);
  });

  test("Allgemeinverfügung: frühestens der Folgetag", () => {
    expect([
      weg("allgemeinverfuegung", "2026-03-02"),
      weg("allgemeinverfuegung", "2026-03-02", { bestimmterTag: t("2026-03-03") }),
      weg("allgemeinverfuegung", "2026-03-02", { bestimmterTag: t("2026-03-04") }),
    ]).toEqual([
      [
        "2026-03-03 / 2026-03-03; hoch, R-41-4",
        "R-41-4 (§ 41 Abs. 4 Satz 4 VwVfG) Allgemeinverfügung, bekannt gemacht am Montag, 02.03.2026; bekannt gegeben am bestimmten Tag, frühestens am Folgetag: Dienstag, 03.03.2026. → 2026-03-03",
        "R-41-4",
      ],
      [
        "2026-03-03 / 2026-03-03; hoch, R-41-4",
        "R-41-4 (§ 41 Abs. 4 Satz 4 VwVfG) Allgemeinverfügung, bekannt gemacht am Montag, 02.03.2026; bekannt gegeben am bestimmten Tag, frühestens am Folgetag: Dienstag, 03.03.2026. → 2026-03-03",
        "R-41-4",
      ],
      [
        "2026-03-04 / 2026-03-04; hoch, R-41-4",
        "R-41-4 (§ 41 Abs. 4 Satz 4 VwVfG) Allgemeinverfügung, bekannt gemacht am Montag, 02.03.2026; bekannt gegeben am bestimmten Tag, frühestens am Folgetag: Mittwoch, 04.03.2026. → 2026-03-04",
        "R-41-4",
      ],
    ]);
  });
});
