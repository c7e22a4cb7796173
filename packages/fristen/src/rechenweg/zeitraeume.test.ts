import { describe, expect, test } from "vitest";
import {
  type DemnaechstErgebnis,
  type Demnaechsteingabe,
  monatsmarke,
  nichtZusammenhaengend,
  vorfrist,
  zustellungDemnaechst,
} from "../../index.ts";
import { be, d, orte, protokoll, t } from "../testing.ts";

const z = (von: string, bis: string) => ({ von: t(von), bis: t(bis) });
const demnaechst = (e: object) =>
  zustellungDemnaechst({
    fristendeAm: t("2025-12-31"),
    eingangAm: t("2025-12-30"),
    zustellungAm: t("2026-01-09"),
    verzoegerungTage: 0,
    ...e,
  } as Demnaechsteingabe) as DemnaechstErgebnis;

describe("Der ganze Rechenweg einer Monatsmarke", () => {
  // Sonntag, 01.02., also Montag, 02.02.; Sonntag, 15.02., also 16.02.; Samstag, 28.02., also Montag, 02.03.
  test("Anfang, Mitte, Ende (§ 192 BGB)", () => {
    expect(
      (["anfang", "mitte", "ende"] as const).map((marke) =>
        protokoll(monatsmarke({ ...be, ereignisAm: t("2026-02-10"), marke, vorfristen: [] })),
      ),
    ).toEqual([
      [
        "BGB vorwaerts ab 2026-02-01: 2026-02-01 / 2026-02-02 / 2026-02-02; hoch, R-192",
        "frei 2026-02-01 sonntag",
        "R-192 (§ 192 BGB) Anfang des Monats ist der Sonntag, 01.02.2026. → 2026-02-01",
        "R-193 (§ 193 BGB) Kein Werktag: Sonntag, 01.02.2026. Die Frist endet am nächsten Werktag, Montag, 02.02.2026. → 2026-02-02 @ Berlin",
        "R-192 R-193 R-ORT R-TAGESENDE",
      ],
      [
        "BGB vorwaerts ab 2026-02-01: 2026-02-15 / 2026-02-16 / 2026-02-16; hoch, R-192",
        "frei 2026-02-15 sonntag",
        "R-192 (§ 192 BGB) Mitte des Monats ist der Sonntag, 15.02.2026. → 2026-02-15",
        "R-193 (§ 193 BGB) Kein Werktag: Sonntag, 15.02.2026. Die Frist endet am nächsten Werktag, Montag, 16.02.2026. → 2026-02-16 @ Berlin",
        "R-192 R-193 R-ORT R-TAGESENDE",
      ],
      [
        "BGB vorwaerts ab 2026-02-01: 2026-02-28 / 2026-03-02 / 2026-03-02; hoch, R-192",
        "frei 2026-02-28 samstag",
        "frei 2026-03-01 sonntag",
        "R-192 (§ 192 BGB) Ende des Monats ist der Samstag, 28.02.2026. → 2026-02-28",
        "R-193 (§ 193 BGB) Kein Werktag: Samstag, 28.02.2026, Sonntag, 01.03.2026. Die Frist endet am nächsten Werktag, Montag, 02.03.2026. → 2026-03-02 @ Berlin",
        "R-192 R-193 R-ORT R-TAGESENDE",
      ],
    ]);
  });

  test("Ohne Verschiebung; andere Marken nicht", () => {
    expect([
      protokoll(
        monatsmarke({
          ...be,
          ereignisAm: t("2026-02-10"),
          marke: "mitte",
          verschiebung: "keine",
          vorfristen: [],
        }),
      )[0],
      protokoll(monatsmarke({ ereignisAm: t("2026-02-10"), marke: "viertel" as never }))[0],
      protokoll(monatsmarke({ ereignisAm: "x" as never, marke: "mitte" }))[0],
    ]).toEqual([
      "BGB vorwaerts ab 2026-02-01: 2026-02-15 / 2026-02-15 / 2026-02-15; hoch, R-192",
      "Bitte wählen Sie Anfang, Mitte oder Ende. (§ 192 BGB) [marke]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [ereignisAm]",
    ]);
  });
});

describe("Der ganze Rechenweg nicht zusammenhängender Zeiträume (§ 191 BGB)", () => {
  // 20 Tage bis 20.01., fünf bis 25.01., der fünfte März ist der dreißigste.
  test("Ein Monat sind 30 Tage, doppelte zählen einmal, die Reihenfolge ist gleich", () => {
    expect([
      protokoll(
        nichtZusammenhaengend({
          zeitraeume: [
            z("2026-03-01", "2026-03-10"),
            z("2026-01-01", "2026-01-20"),
            z("2026-01-15", "2026-01-25"),
          ],
          dauer: d(1, "monat"),
        }),
      ),
    ]).toEqual([
      [
        "BGB vorwaerts ab 2026-01-01: 2026-03-05 / 2026-03-05 / 2026-03-05; hoch, R-191",
        "R-191 (§ 191 BGB) 1 Monat sind 30 Tage; mit den Zeiträumen erreicht am 05.03.2026. → 2026-03-05",
        "R-191",
      ],
    ]);
  });

  // 20 + 10 = 30: 30.01.2026; 20 + 9 = 29 von 30.
  test("Der letzte Tag genau, angrenzende und enthaltene Zeiträume", () => {
    expect([
      protokoll(
        nichtZusammenhaengend({
          zeitraeume: [
            z("2026-01-01", "2026-01-20"),
            z("2026-01-20", "2026-01-20"),
            z("2026-01-05", "2026-01-10"),
            z("2026-01-21", "2026-01-30"),
          ],
          dauer: d(30, "tag"),
        }),
      )[0],
      protokoll(
        nichtZusammenhaengend({
          zeitraeume: [
            z("2026-01-01", "2026-01-20"),
            z("2026-01-05", "2026-01-10"),
            z("2026-02-01", "2026-02-09"),
          ],
          dauer: d(30, "tag"),
        }),
      )[0],
    ]).toEqual([
      "BGB vorwaerts ab 2026-01-01: 2026-01-30 / 2026-01-30 / 2026-01-30; hoch, R-191",
      "Die Zeiträume ergeben 29 von 30 Tagen; die Dauer ist nicht erreicht. (§ 191 BGB) [zeitraeume]",
    ]);
  });

  // 1, 7, 15, 30, 90, 180 und 365 Tage ab dem 01.01.2026 (einschließlich).
  test("Jede Einheit in Tagen", () => {
    expect(
      (["tag", "woche", "halbermonat", "monat", "vierteljahr", "halbjahr", "jahr"] as const).map(
        (einheit) =>
          protokoll(
            nichtZusammenhaengend({ zeitraeume: [z("2026-01-01", "2027-12-31")], dauer: d(1, einheit) }),
          )[1],
      ),
    ).toEqual([
      "R-191 (§ 191 BGB) 1 Tag ist 1 Tag; mit den Zeiträumen erreicht am 01.01.2026. → 2026-01-01",
      "R-191 (§ 191 BGB) 1 Woche sind 7 Tage; mit den Zeiträumen erreicht am 07.01.2026. → 2026-01-07",
      "R-191 (§ 191 BGB) 1 halber Monat sind 15 Tage; mit den Zeiträumen erreicht am 15.01.2026. → 2026-01-15",
      "R-191 (§ 191 BGB) 1 Monat sind 30 Tage; mit den Zeiträumen erreicht am 30.01.2026. → 2026-01-30",
      "R-191 (§ 191 BGB) 1 Vierteljahr sind 90 Tage; mit den Zeiträumen erreicht am 31.03.2026. → 2026-03-31",
      "R-191 (§ 191 BGB) 1 halbes Jahr sind 180 Tage; mit den Zeiträumen erreicht am 29.06.2026. → 2026-06-29",
      "R-191 (§ 191 BGB) 1 Jahr sind 365 Tage; mit den Zeiträumen erreicht am 31.12.2026. → 2026-12-31",
    ]);
  });

  test("Fehler", () => {
    expect(
      [
        protokoll(nichtZusammenhaengend({ zeitraeume: [], dauer: d(1, "monat") })),
        protokoll(nichtZusammenhaengend({ zeitraeume: undefined as never, dauer: d(1, "monat") })),
        protokoll(nichtZusammenhaengend({ zeitraeume: [z("2026-01-01", "2026-01-02")], dauer: [] })),
        protokoll(
          nichtZusammenhaengend({ zeitraeume: [z("2026-01-01", "2026-01-02")], dauer: d(3, "werktag") }),
        ),
        protokoll(
          nichtZusammenhaengend({ zeitraeume: [z("2026-01-01", "2026-01-02")], dauer: d(3, "stunde") }),
        ),
        protokoll(
          nichtZusammenhaengend({
            zeitraeume: [z("2026-01-01", "2026-01-02"), z("2026-01-05", "2026-01-04")],
            dauer: d(1, "tag"),
          }),
        ),
        protokoll(
          nichtZusammenhaengend({
            zeitraeume: [{ von: "x" as never, bis: t("2026-01-02") }],
            dauer: d(1, "tag"),
          }),
        ),
        protokoll(
          nichtZusammenhaengend({
            zeitraeume: [{ von: t("2026-01-02"), bis: "x" as never }],
            dauer: d(1, "tag"),
          }),
        ),
        protokoll(
          nichtZusammenhaengend({
            zeitraeume: [z("2026-01-01", "2026-01-01")],
            dauer: d(1, "tag"),
            regime: "X" as never,
          }),
        ),
        protokoll(
          nichtZusammenhaengend({
            zeitraeume: [z("2026-01-01", "2026-01-01")],
            dauer: d(1, "tag"),
            regime: "ZPO",
            vorfristen: [d(1, "woche")],
            heute: t("2026-03-01"),
          }),
        ),
      ].map((zeilen) => zeilen[0]),
    ).toEqual([
      "Bitte geben Sie die Zeiträume an. (§ 191 BGB) [zeitraeume]",
      "Bitte geben Sie die Zeiträume an. (§ 191 BGB) [zeitraeume]",
      "Bitte geben Sie eine Dauer an. (§ 186 BGB) [dauer]",
      "Hier wird nach Tagen, Wochen, Monaten oder Jahren gerechnet. (§ 191 BGB) [dauer]",
      "Hier wird nach Tagen, Wochen, Monaten oder Jahren gerechnet. (§ 191 BGB) [dauer]",
      "Das Ende liegt vor dem Beginn. (§ 191 BGB) [zeitraeume[1].bis]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [zeitraeume[0].von]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [zeitraeume[0].bis]",
      "Diese Verfahrensordnung ist nicht bekannt. (§ 186 BGB) [regime]",
      "ZPO vorwaerts ab 2026-01-01: 2026-01-01 / 2026-01-01 / 2026-01-01; hoch, R-191",
    ]);
  });

  // § 167 ZPO: bis zu 14 Tage schaden nicht.
  test("Zustellung demnächst: Fehler und die Grenze", () => {
    expect([
      demnaechst({ fristendeAm: "x" }),
      demnaechst({ eingangAm: "x" }),
      demnaechst({ zustellungAm: "x" }),
      demnaechst({ verzoegerungTage: -1 }),
      demnaechst({ verzoegerungTage: 0.5 }),
      demnaechst({ eingangAm: t("2002-06-30") }),
      demnaechst({ verzoegerungTage: 14 }),
      demnaechst({ verzoegerungTage: 15 }),
      demnaechst({ zustellungAm: t("2025-12-31") }),
      demnaechst({ eingangAm: t("2026-01-01") }),
    ]).toEqual([
      { art: "kein-ergebnis", grund: "Diesen Tag gibt es nicht.", norm: "§ 187 BGB", feld: "fristendeAm" },
      { art: "kein-ergebnis", grund: "Diesen Tag gibt es nicht.", norm: "§ 187 BGB", feld: "eingangAm" },
      { art: "kein-ergebnis", grund: "Diesen Tag gibt es nicht.", norm: "§ 187 BGB", feld: "zustellungAm" },
      {
        art: "kein-ergebnis",
        grund: "Bitte geben Sie ganze Tage an.",
        norm: "§ 167 ZPO",
        feld: "verzoegerungTage",
      },
      {
        art: "kein-ergebnis",
        grund: "Bitte geben Sie ganze Tage an.",
        norm: "§ 167 ZPO",
        feld: "verzoegerungTage",
      },
      {
        art: "kein-ergebnis",
        grund: "Für diesen Tag ist keine Fassung erfasst.",
        norm: "§ 167 ZPO",
        feld: "eingangAm",
      },
      {
        art: "ergebnis",
        gewahrt: true,
        grund: "demnaechst",
        text: "Die Zustellung wirkt auf den Eingang zurück; eine eigene Verzögerung bis 14 Tage schadet nicht.",
        norm: "§ 167 ZPO",
      },
      {
        art: "ergebnis",
        gewahrt: false,
        grund: "verzoegerung",
        text: "Eine selbst zu vertretende Verzögerung von mehr als 14 Tagen schließt die Rückwirkung in der Regel aus.",
        norm: "§ 167 ZPO",
      },
      {
        art: "ergebnis",
        gewahrt: true,
        grund: "rechtzeitig",
        text: "Die Zustellung selbst liegt in der Frist.",
        norm: "§ 167 ZPO",
      },
      {
        art: "ergebnis",
        gewahrt: false,
        grund: "eingang-verspaetet",
        text: "Der Eingang am 01.01.2026 liegt nach dem Fristende.",
        norm: "§ 167 ZPO",
      },
    ]);
  });
});

describe("Der ganze Rechenweg einer Vorfrist", () => {
  // 09.03.; Sonntag, 15.03., also Freitag, 13.03.; Fronleichnam, 04.06., in Bayern: 03.06.2026.
  test("Eine Woche vor dem Ende, und eine am Wochenende", () => {
    expect([
      protokoll(vorfrist({ ...be, endeAm: t("2026-03-16"), dauer: d(1, "woche") })),
      protokoll(vorfrist({ ...be, endeAm: t("2026-03-16"), dauer: d(1, "tag") })),
      protokoll(vorfrist({ ...orte("BY", "BE"), endeAm: t("2026-06-11"), dauer: d(1, "woche") })),
    ]).toEqual([
      [
        "BGB rueckwaerts ab 2026-03-16: 2026-03-09 / 2026-03-09 / 2026-03-09; hoch, R-VORFRIST",
        "R-VORFRIST (BGH VI ZB 17/22; XII ZB 418/22; V ZB 227/17) 1 Woche vor dem Fristende Montag, 16.03.2026: Montag, 09.03.2026. → 2026-03-09",
        "R-VORFRIST",
      ],
      [
        "BGB rueckwaerts ab 2026-03-16: 2026-03-15 / 2026-03-13 / 2026-03-13; hoch, R-VORFRIST",
        "frei 2026-03-15 sonntag",
        "R-VORFRIST (BGH VI ZB 17/22; XII ZB 418/22; V ZB 227/17) 1 Tag vor dem Fristende Montag, 16.03.2026: Sonntag, 15.03.2026. → 2026-03-15",
        "R-VORFRIST (BGH VI ZB 17/22; XII ZB 418/22; V ZB 227/17) Sonntag, 15.03.2026 ist kein Werktag; die Vorfrist liegt auf dem Werktag davor, 13.03.2026. → 2026-03-13 @ Berlin",
        "R-VORFRIST",
      ],
      [
        "BGB rueckwaerts ab 2026-06-11: 2026-06-04 / 2026-06-03 / 2026-06-03; hoch, R-VORFRIST",
        "frei 2026-06-04 feiertag Fronleichnam",
        "R-VORFRIST (BGH VI ZB 17/22; XII ZB 418/22; V ZB 227/17) 1 Woche vor dem Fristende Donnerstag, 11.06.2026: Donnerstag, 04.06.2026. → 2026-06-04",
        "R-VORFRIST (BGH VI ZB 17/22; XII ZB 418/22; V ZB 227/17) Donnerstag, 04.06.2026 (Fronleichnam) ist kein Werktag; die Vorfrist liegt auf dem Werktag davor, 03.06.2026. → 2026-06-03 @ Bayern",
        "R-VORFRIST",
      ],
    ]);
  });

  test("Fehler", () => {
    expect([
      protokoll(vorfrist({ endeAm: "x" as never, dauer: d(1, "woche") })),
      protokoll(vorfrist({ endeAm: t("2026-03-16"), dauer: [] })),
      protokoll(vorfrist({ endeAm: t("2026-03-16"), dauer: d(48, "stunde") })),
    ]).toEqual([
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [endeAm]"],
      ["Bitte geben Sie eine Dauer an. (§ 186 BGB) [dauer]"],
      ["Eine Vorfrist wird in Tagen, Wochen oder Monaten gerechnet. (§ 186 BGB) [dauer]"],
    ]);
  });
});
