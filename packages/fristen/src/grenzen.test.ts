import { describe, expect, test } from "vitest";
import { type Fristeingabe, frist, gmbhLadung, tagInBerlin } from "../index.ts";
import { be, d, einheiten, protokoll, t } from "./testing.ts";

const kopf = (e: object) =>
  protokoll(
    frist({ ...be, ereignisAm: t("2026-03-02"), dauer: d(1, "monat"), vorfristen: [], ...e } as Fristeingabe),
  )[0];

describe("Grenzen der Eingabe", () => {
  test("Tage von 1900 bis 2199", () => {
    expect([
      kopf({ ereignisAm: t("1900-01-01") }),
      kopf({ ereignisAm: t("1899-12-31") }),
      kopf({ ereignisAm: t("2199-12-31") }),
      kopf({ ereignisAm: t("2200-01-01") }),
      kopf({ ereignisAm: 20260302 }),
      kopf({ ereignisAm: "2026-02-30" }),
    ]).toEqual([
      "BGB vorwaerts ab 1900-01-01: 1900-02-01 / 1900-02-01 / 1900-02-01; hoch, R-193",
      "Gerechnet wird mit Tagen der Jahre 1900 bis 2199. (§ 187 BGB) [ereignisAm]",
      "BGB vorwaerts ab 2199-12-31: 2200-01-31 / 2200-01-31 / 2200-01-31; hoch, R-193",
      "Gerechnet wird mit Tagen der Jahre 1900 bis 2199. (§ 187 BGB) [ereignisAm]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [ereignisAm]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [ereignisAm]",
    ]);
  });

  test("Dauern bis zur Grenze ihrer Einheit", () => {
    expect(einheiten.map((einheit) => kopf({ dauer: d(99_999, einheit) }))).toEqual([
      "Bitte geben Sie eine ganze Zahl von 0 bis 10000 an. (§ 186 BGB) [dauer[0].wert]",
      "Bitte geben Sie eine ganze Zahl von 0 bis 36600 an. (§ 186 BGB) [dauer[0].wert]",
      "Bitte geben Sie eine ganze Zahl von 0 bis 2000 an. (§ 186 BGB) [dauer[0].wert]",
      "Bitte geben Sie eine ganze Zahl von 0 bis 5000 an. (§ 186 BGB) [dauer[0].wert]",
      "Bitte geben Sie eine ganze Zahl von 0 bis 2000 an. (§ 186 BGB) [dauer[0].wert]",
      "Bitte geben Sie eine ganze Zahl von 0 bis 1200 an. (§ 186 BGB) [dauer[0].wert]",
      "Bitte geben Sie eine ganze Zahl von 0 bis 400 an. (§ 186 BGB) [dauer[0].wert]",
      "Bitte geben Sie eine ganze Zahl von 0 bis 200 an. (§ 186 BGB) [dauer[0].wert]",
      "Bitte geben Sie eine ganze Zahl von 0 bis 100 an. (§ 186 BGB) [dauer[0].wert]",
    ]);
  });

  // Vom 02.03.2026 an hundert Jahre: 02.03.2126, ein Samstag; 36 600 Tage sind 36 524 Tage dieser hundert Jahre (24 Schalttage: 2100 ist keiner) und 76 mehr: 17.05.2126.
  test("Hundert Jahre, und ein Monat oder Tag mehr", () => {
    expect([
      kopf({ dauer: d(100, "jahr") }),
      kopf({ dauer: d(1200, "monat") }),
      kopf({ dauer: [...d(100, "jahr"), ...d(1, "monat")] }),
      kopf({ dauer: d(36_600, "tag") }),
      kopf({ dauer: [...d(36_600, "tag"), ...d(1, "tag")] }),
      kopf({ dauer: d(2001, "werktag") }),
    ]).toEqual([
      "BGB vorwaerts ab 2026-03-02: 2126-03-02 / 2126-03-04 / 2126-03-04; hoch, R-193",
      "BGB vorwaerts ab 2026-03-02: 2126-03-02 / 2126-03-04 / 2126-03-04; hoch, R-193",
      "Eine Frist über 100 Jahre wird nicht gerechnet. (§ 186 BGB) [dauer]",
      "BGB vorwaerts ab 2026-03-02: 2126-05-17 / 2126-05-17 / 2126-05-17; hoch, R-193",
      "Eine Frist über 100 Jahre wird nicht gerechnet. (§ 186 BGB) [dauer]",
      "Bitte geben Sie eine ganze Zahl von 0 bis 2000 an. (§ 186 BGB) [dauer[0].wert]",
    ]);
  });

  test("Keine Dauer, falsche Zahlen, falsche Einheit", () => {
    expect([
      kopf({ dauer: [] }),
      kopf({ dauer: undefined }),
      kopf({ dauer: "1m" }),
      kopf({ dauer: d(0, "tag") }),
      kopf({ dauer: d(-1, "tag") }),
      kopf({ dauer: d(1.5, "monat") }),
      kopf({ dauer: [{ wert: 1, einheit: "mond" }] }),
      kopf({ dauer: [...d(1, "tag"), { wert: 1, einheit: "toString" }] }),
    ]).toEqual([
      "Bitte geben Sie eine Dauer an. (§ 186 BGB) [dauer]",
      "Bitte geben Sie eine Dauer an. (§ 186 BGB) [dauer]",
      "Bitte geben Sie eine Dauer an. (§ 186 BGB) [dauer]",
      "Bitte geben Sie eine Dauer an. (§ 186 BGB) [dauer]",
      "Bitte geben Sie eine ganze Zahl von 0 bis 36600 an. (§ 186 BGB) [dauer[0].wert]",
      "Bitte geben Sie eine ganze Zahl von 0 bis 1200 an. (§ 186 BGB) [dauer[0].wert]",
      "Diese Einheit gibt es nicht. (§ 186 BGB) [dauer[0].einheit]",
      "Diese Einheit gibt es nicht. (§ 186 BGB) [dauer[1].einheit]",
    ]);
  });

  // 02.04. + 1 Tag: Karfreitag, 03.04., also Dienstag, 07.04.2026; zwei Werktage: 04.03.
  test("Stunden und Werktage stehen allein", () => {
    expect([
      kopf({ dauer: [...d(1, "stunde"), ...d(1, "tag")], ereignisUhr: "10:00" }),
      kopf({ dauer: [...d(1, "werktag"), ...d(1, "monat")] }),
      kopf({ dauer: [...d(1, "werktag"), ...d(1, "stunde")], ereignisUhr: "10:00" }),
      kopf({ dauer: [...d(1, "tag"), ...d(1, "monat")] }),
      kopf({ dauer: [...d(1, "werktag"), ...d(1, "werktag")] }),
    ]).toEqual([
      "Stunden und Werktage lassen sich nicht mit anderen Einheiten mischen. (§ 186 BGB) [dauer]",
      "Stunden und Werktage lassen sich nicht mit anderen Einheiten mischen. (§ 186 BGB) [dauer]",
      "Stunden und Werktage lassen sich nicht mit anderen Einheiten mischen. (§ 186 BGB) [dauer]",
      "BGB vorwaerts ab 2026-03-02: 2026-04-03 / 2026-04-07 / 2026-04-07; hoch, R-193",
      "BGB vorwaerts ab 2026-03-02: 2026-03-04 / 2026-03-04 / 2026-03-04; hoch, R-193",
    ]);
  });

  test("Regime, Orte, Vorfristen, Höchstgrenze", () => {
    expect([
      kopf({ regime: "XYZ" }),
      kopf({ regime: "toString" }),
      kopf({ ort: { gemeinde: "nirgends" } }),
      kopf({ weitereOrte: [{ land: "HE" }, { land: "XX" }] }),
      kopf({ vorfristen: [d(1, "woche"), []] }),
      kopf({ vorfristen: [d(2, "stunde")] }),
      kopf({ hoechstgrenze: { ab: "x", dauer: d(1, "jahr"), norm: "§ 1" } }),
      kopf({ hoechstgrenze: { ab: t("2026-01-01"), dauer: [], norm: "§ 1" } }),
    ]).toEqual([
      "Diese Verfahrensordnung ist nicht bekannt. (§ 186 BGB) [regime]",
      "Diese Verfahrensordnung ist nicht bekannt. (§ 186 BGB) [regime]",
      "Diese Gemeinde ist nicht erfasst. (§ 193 BGB) [ort.gemeinde]",
      "Dieses Land ist nicht bekannt. (§ 193 BGB) [weitereOrte[1]]",
      "Bitte geben Sie eine Dauer an. (§ 186 BGB) [vorfristen[1]]",
      "Eine Vorfrist wird in Tagen, Wochen oder Monaten gerechnet. (§ 186 BGB) [vorfristen[0]]",
      "Diesen Tag gibt es nicht. (§ 187 BGB) [hoechstgrenze.ab]",
      "Bitte geben Sie eine Dauer an. (§ 186 BGB) [hoechstgrenze.dauer]",
    ]);
  });
});

describe("Vorfristen", () => {
  // Sonntag, 07.06., also Montag, 08.06.2026; einen Monat davor Freitag, 08.05.; 25.05. ist Pfingstmontag: 22.05.; 07.06. Sonntag: 05.06.; drei Werktage: 05., 04., 03.06.
  test("In Monaten, Wochen, Tagen und Werktagen, nie an einem freien Tag", () => {
    expect(
      protokoll(
        frist({
          ...be,
          ereignisAm: t("2026-03-07"),
          dauer: d(3, "monat"),
          vorfristen: [d(1, "monat"), d(2, "woche"), d(1, "tag"), d(3, "werktag"), d(1, "werktag")],
        }),
      ).filter((zeile) => zeile.startsWith("Vorfrist")),
    ).toEqual([
      "Vorfrist 2026-05-08 (2026-05-08)",
      "Vorfrist 2026-05-22 (2026-05-25)",
      "Vorfrist 2026-06-05 (2026-06-07)",
      "Vorfrist 2026-06-03 (2026-06-03)",
      "Vorfrist 2026-06-05 (2026-06-05)",
    ]);
  });

  // Ende 09.03.; 03.03., 02.03. und Sonntag, 01.03., also 27.02.
  test("Eine Vorfrist am Tag der Zustellung oder davor gibt es nicht", () => {
    expect(
      protokoll(
        frist({
          ...be,
          ereignisAm: t("2026-03-02"),
          dauer: d(1, "woche"),
          vorfristen: [d(6, "tag"), d(7, "tag"), d(8, "tag")],
        }),
      ).filter((zeile) => zeile.startsWith("Vorfrist")),
    ).toEqual([
      "Vorfrist 2026-03-03 (2026-03-03)",
      "Vorfrist 2026-03-02 (2026-03-02) vor dem Ereignis",
      "Vorfrist 2026-02-27 (2026-03-01) vor dem Ereignis",
    ]);
  });
});

describe("Einladung zur Gesellschafterversammlung", () => {
  // 16.09. − 7 − 1 = 08.09.; davon 2, 1, 0 und 30 Tage ab.
  test("Zwei Tage Postlauf, einer, keiner, dreißig", () => {
    expect(
      [undefined, 1, 0, 30].map((postlaufTage) =>
        protokoll(
          gmbhLadung({
            ...be,
            versammlungAm: t("2026-09-16"),
            vorfristen: [],
            ...(postlaufTage !== undefined && { postlaufTage }),
          }),
        ),
      ),
    ).toEqual([
      [
        "BGB rueckwaerts ab 2026-09-16: 2026-09-06 / 2026-09-06 / 2026-09-06; mittel, R-GMBH51",
        "R-GMBH51 (§ 51 Abs. 1 GmbHG) Eine volle Woche vor der Versammlung am Mittwoch, 16.09.2026; Zugang spätestens Dienstag, 08.09.2026. → 2026-09-08",
        "R-GMBH51 (§ 51 Abs. 1 GmbHG (BGHZ 100, 264)) 2 Tage Postlauf des Einschreibens: Aufgabe spätestens 06.09.2026. → 2026-09-06",
        "zugang-bis 2026-09-08 Spätester erwarteter Zugang",
        "hinweis (§ 51 Abs. 1 GmbHG) Mittlere Sicherheit. Einladung der Gesellschafter einer GmbH: das PostModG hat die Postlaufzeit verlängert; was das für die Ladung heißt, ist nicht entschieden.",
        "R-GMBH51",
      ],
      [
        "BGB rueckwaerts ab 2026-09-16: 2026-09-07 / 2026-09-07 / 2026-09-07; mittel, R-GMBH51",
        "R-GMBH51 (§ 51 Abs. 1 GmbHG) Eine volle Woche vor der Versammlung am Mittwoch, 16.09.2026; Zugang spätestens Dienstag, 08.09.2026. → 2026-09-08",
        "R-GMBH51 (§ 51 Abs. 1 GmbHG (BGHZ 100, 264)) 1 Tag Postlauf des Einschreibens: Aufgabe spätestens 07.09.2026. → 2026-09-07",
        "zugang-bis 2026-09-08 Spätester erwarteter Zugang",
        "hinweis (§ 51 Abs. 1 GmbHG) Mittlere Sicherheit. Einladung der Gesellschafter einer GmbH: das PostModG hat die Postlaufzeit verlängert; was das für die Ladung heißt, ist nicht entschieden.",
        "R-GMBH51",
      ],
      [
        "BGB rueckwaerts ab 2026-09-16: 2026-09-08 / 2026-09-08 / 2026-09-08; mittel, R-GMBH51",
        "R-GMBH51 (§ 51 Abs. 1 GmbHG) Eine volle Woche vor der Versammlung am Mittwoch, 16.09.2026; Zugang spätestens Dienstag, 08.09.2026. → 2026-09-08",
        "R-GMBH51 (§ 51 Abs. 1 GmbHG (BGHZ 100, 264)) 0 Tage Postlauf des Einschreibens: Aufgabe spätestens 08.09.2026. → 2026-09-08",
        "zugang-bis 2026-09-08 Spätester erwarteter Zugang",
        "hinweis (§ 51 Abs. 1 GmbHG) Mittlere Sicherheit. Einladung der Gesellschafter einer GmbH: das PostModG hat die Postlaufzeit verlängert; was das für die Ladung heißt, ist nicht entschieden.",
        "R-GMBH51",
      ],
      [
        "BGB rueckwaerts ab 2026-09-16: 2026-08-09 / 2026-08-09 / 2026-08-09; mittel, R-GMBH51",
        "R-GMBH51 (§ 51 Abs. 1 GmbHG) Eine volle Woche vor der Versammlung am Mittwoch, 16.09.2026; Zugang spätestens Dienstag, 08.09.2026. → 2026-09-08",
        "R-GMBH51 (§ 51 Abs. 1 GmbHG (BGHZ 100, 264)) 30 Tage Postlauf des Einschreibens: Aufgabe spätestens 09.08.2026. → 2026-08-09",
        "zugang-bis 2026-09-08 Spätester erwarteter Zugang",
        "hinweis (§ 51 Abs. 1 GmbHG) Mittlere Sicherheit. Einladung der Gesellschafter einer GmbH: das PostModG hat die Postlaufzeit verlängert; was das für die Ladung heißt, ist nicht entschieden.",
        "R-GMBH51",
      ],
    ]);
  });

  test("Fehler", () => {
    expect([
      ...[31, -1, 1.5].map((postlaufTage) =>
        protokoll(gmbhLadung({ versammlungAm: t("2026-09-16"), postlaufTage })),
      ),
      protokoll(gmbhLadung({ versammlungAm: "x" as never })),
    ]).toEqual([
      ["Bitte geben Sie ganze Tage von 0 bis 30 an. (§ 51 Abs. 1 GmbHG) [postlaufTage]"],
      ["Bitte geben Sie ganze Tage von 0 bis 30 an. (§ 51 Abs. 1 GmbHG) [postlaufTage]"],
      ["Bitte geben Sie ganze Tage von 0 bis 30 an. (§ 51 Abs. 1 GmbHG) [postlaufTage]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [versammlungAm]"],
    ]);
  });
});

describe("Der Tag eines Zeitstempels in Berlin", () => {
  // Winter eine, Sommer zwei Stunden vor der Weltzeit; 20 Uhr −5 ist 01 Uhr, in Berlin 03 Uhr des 16.07.; 05:29 Uhr +5:30 ist 23:59 Uhr, in Berlin 01:59 Uhr des 16.07.; 00:30 Uhr +5:45 ist 18:45 Uhr des Vortags.
  test("Um Mitternacht, im Sommer und im Winter, mit jeder Zone", () => {
    expect(
      [
        "2026-01-15T22:59:59Z",
        "2026-01-15T23:00:00Z",
        "2026-07-15T21:59:59Z",
        "2026-07-15T22:00:00Z",
        "2026-07-15T23:59:00+02:00",
        "2026-07-15T20:00:00-05:00",
        "2026-07-16T05:29:00+0530",
        "2026-01-01T00:30:00+05:45",
        "2025-12-31T23:30Z",
      ].map((stempel) => tagInBerlin(stempel) ?? "keiner"),
    ).toEqual([
      "2026-01-15",
      "2026-01-16",
      "2026-07-15",
      "2026-07-16",
      "2026-07-15",
      "2026-07-16",
      "2026-07-16",
      "2025-12-31",
      "2026-01-01",
    ]);
  });

  // 29.03. und 25.10.2026.
  test("Um die Umstellung: letzter Sonntag im März und Oktober, ein Uhr Weltzeit", () => {
    expect(
      [
        "2026-03-28T22:59:00Z",
        "2026-03-28T23:00:00Z",
        "2026-03-29T21:59:00Z",
        "2026-03-29T22:00:00Z",
        "2026-10-24T21:59:00Z",
        "2026-10-24T22:00:00Z",
        "2026-10-25T22:59:00Z",
        "2026-10-25T23:00:00Z",
      ].map((stempel) => tagInBerlin(stempel) ?? "keiner"),
    ).toEqual([
      "2026-03-28",
      "2026-03-29",
      "2026-03-29",
      "2026-03-30",
      "2026-10-24",
      "2026-10-25",
      "2026-10-25",
      "2026-10-26",
    ]);
  });

  test("Was kein Zeitstempel mit Zone ist oder vor 1996 liegt", () => {
    expect(
      [
        "2026-01-15",
        "2026-01-15T10:00:00",
        "2026-02-30T10:00:00Z",
        "2026-01-15T24:00:00Z",
        "2026-01-15T10:60:00Z",
        "x2026-01-15T10:00:00Z",
        "2026-01-15T10:00:00Zx",
        "1995-12-31T10:00:00Z",
        "1996-01-01T10:00:00Z",
      ].map((stempel) => tagInBerlin(stempel) ?? "keiner"),
    ).toEqual(["keiner", "keiner", "keiner", "keiner", "keiner", "keiner", "keiner", "keiner", "1996-01-01"]);
  });
});
