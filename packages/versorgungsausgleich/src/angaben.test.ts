import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { anrecht } from "./anrecht.ts";
import { dezimal } from "./dezimal.ts";
import { fassungVom } from "./kopf.ts";
import { fassungFehlt } from "./pruefung.ts";
import { geld, punkte, recht } from "./testing.ts";
import type { AnrechtEingabe } from "./typen.ts";
import { umrechnung } from "./umrechnung.ts";

const nein = (grund: string, norm: string, feld: string) => ({ art: "kein-ergebnis", grund, norm, feld });

describe("Was an einem Anrecht nicht stimmt, wird mit Norm und Feld gesagt", () => {
  test.each<[string, AnrechtEingabe, string, string, string]>([
    [
      "mitten im Monat",
      recht("privat", geld("rente", 1), { ehezeitende: tag("2022-06-29") }),
      "Die Ehezeit endet am letzten Tag eines Monats.",
      "§ 3 Abs. 1 VersAusglG",
      "ehezeitende",
    ],
    [
      "Punkte beim Versicherer",
      recht("privat", punkte(1)),
      "Entgeltpunkte gibt es nur in der gesetzlichen Rentenversicherung.",
      "§ 43 VersAusglG",
      "bewertung",
    ],
    [
      "Ost beim Versicherer",
      recht("privat", geld("rente", 1), { ost: true }),
      "Entgeltpunkte (Ost) gibt es nur in der gesetzlichen Rentenversicherung.",
      "§ 254b SGB VI",
      "ost",
    ],
    [
      "Teilungskosten bei einer Rente",
      recht("privat", geld("rente", 1), { teilungskosten: cent(1) }),
      "Teilungskosten werden nur von einem Kapitalwert abgezogen.",
      "§ 13 VersAusglG",
      "teilungskosten",
    ],
    [
      "negative Teilungskosten",
      recht("privat", geld("kapital", 1), { teilungskosten: cent(-1) }),
      "Der Betrag der Teilungskosten ist negativ.",
      "§ 13 VersAusglG",
      "teilungskosten",
    ],
    [
      "negativer Kapitalwert",
      recht("privat", geld("rente", 1), { kapitalwert: cent(-1) }),
      "Der Kapitalwert ist negativ.",
      "§ 47 VersAusglG",
      "kapitalwert",
    ],
    [
      "negative Summe",
      recht("betrieblich", geld("rente", 1), { summeBeimTraeger: cent(-1) }),
      "Die Summe ist negativ.",
      "§ 14 Abs. 2 Nr. 2 VersAusglG",
      "summeBeimTraeger",
    ],
    [
      "negativer Ehezeitanteil",
      recht("privat", geld("kapital", -1)),
      "Der Wert ist negativ.",
      "§ 5 Abs. 1 VersAusglG",
      "bewertung.ehezeitanteil.betrag",
    ],
    [
      "halbe Cent im Ganzen",
      recht("privat", geld("rente", 1), {
        bewertung: {
          art: "zeitratierlich",
          gesamt: { einheit: "rente", betrag: 0.5 as never },
          zeitInEhe: 1,
          zeitGesamt: 2,
        },
      }),
      "Der Wert ist kein gültiger Betrag in ganzen Cent.",
      "§ 5 Abs. 1 VersAusglG",
      "bewertung.gesamt.betrag",
    ],
    [
      "ein Umrechnungsfaktor von null",
      recht("grv", punkte(1), { umrechnungsfaktor: 0 }),
      "Kein gültiger Umrechnungsfaktor.",
      "§ 187 Abs. 3 SGB VI",
      "umrechnungsfaktor",
    ],
    [
      "Ost nach der Überführung, wo auch der Kapitalwert nicht hilft",
      recht("grv", punkte(1), { ehezeitende: tag("2024-07-31"), ost: true }),
      "Am 31.07.2024 gab es keine Entgeltpunkte (Ost) mehr; sie wurden zum 30.06.2024 überführt.",
      "§ 255a SGB VI",
      "ost",
    ],
    [
      "Ost nach der Überführung mit Kapitalwert",
      recht("grv", punkte(1), { ehezeitende: tag("2024-07-31"), ost: true, kapitalwert: cent(1) }),
      "Am 31.07.2024 gab es keine Entgeltpunkte (Ost) mehr; sie wurden zum 30.06.2024 überführt.",
      "§ 255a SGB VI",
      "ost",
    ],
  ])("%s", (_, eingabe, grund, norm, feld) => {
    expect(anrecht(eingabe)).toEqual(nein(grund, norm, feld));
  });

  test("Ost ist in der gesetzlichen Rentenversicherung erlaubt, Teilungskosten bei Kapital", () => {
    expect(anrecht(recht("grv", punkte(1), { ost: true }))).toMatchObject({ art: "ergebnis" });
    expect(anrecht(recht("privat", geld("kapital", 1), { teilungskosten: cent(0) }))).toMatchObject({
      art: "ergebnis",
      schritte: [{}, {}, {}, {}],
    });
  });
});

describe("Zeiten der zeitratierlichen Bewertung", () => {
  const mit = (zeitInEhe: number, zeitGesamt: number) =>
    anrecht(
      recht("privat", geld("rente", 1), {
        bewertung: { art: "zeitratierlich", gesamt: geld("rente", 120_00), zeitInEhe, zeitGesamt },
      }),
    );

  test.each([
    [0, 1, 0],
    [1, 1, 120_00],
    [36_525, 36_525, 120_00],
    [0, 36_525, 0],
    [1, 12, 10_00],
  ])("%i von %i: %i Cent", (zeitInEhe, zeitGesamt, betrag) => {
    expect(mit(zeitInEhe, zeitGesamt)).toMatchObject({ ehezeitanteil: { betrag } });
  });

  const norm = "§ 40 Abs. 2 VersAusglG";
  test.each([[0], [-1], [1.5], [36_526], [Number.NaN]])("gesamte Zeit %d", (zeitGesamt) => {
    expect(mit(0, zeitGesamt)).toEqual(
      nein("Die gesamte Zeit muss größer als null sein.", norm, "bewertung.zeitGesamt"),
    );
  });
  test.each([[-1], [0.5], [13]])("Zeit in der Ehe %d", (zeitInEhe) => {
    expect(mit(zeitInEhe, 12)).toEqual(
      nein("Die Zeit in der Ehe ist höchstens so lang wie die gesamte Zeit.", norm, "bewertung.zeitInEhe"),
    );
  });
});

describe("Grenzen der Zahlen", () => {
  const stichtag = tag("2022-06-30");

  test("Entgeltpunkte von 0 bis 10.000", () => {
    const in2022 = (n: number) => umrechnung({ von: punkte(n), nach: "rente", stichtag });
    expect(in2022(0)).toMatchObject({ ergebnis: { betrag: 0 } });
    // 10.000 × 34,19 €
    expect(in2022(10 ** 8)).toMatchObject({ ergebnis: { betrag: 341_900_00 } });
    const falsch = nein(
      "Keine gültige Zahl von Entgeltpunkten.",
      "§ 5 Abs. 1 VersAusglG",
      "von.zehntausendstel",
    );
    for (const n of [-1, 0.5, 10 ** 8 + 1]) expect(in2022(n)).toEqual(falsch);
  });

  test("Beträge von 0 bis hundert Milliarden Euro, in ganzen Cent", () => {
    const in2022 = (n: number) =>
      umrechnung({ von: { einheit: "kapital", betrag: n as never }, nach: "entgeltpunkte", stichtag });
    expect(in2022(0)).toMatchObject({ ergebnis: { zehntausendstel: 0 } });
    expect(in2022(10 ** 13)).toMatchObject({ art: "ergebnis" });
    const falsch = (grund: string) => nein(grund, "§ 5 Abs. 1 VersAusglG", "von.betrag");
    for (const n of [10 ** 13 + 1, 0.5, Number.NaN])
      expect(in2022(n)).toEqual(falsch("Der Wert ist kein gültiger Betrag in ganzen Cent."));
    expect(in2022(-1)).toEqual(falsch("Der Wert ist negativ."));
  });

  test.each([
    [5, 4, "0,0005"],
    [12_345, 4, "1,2345"],
    [96_615_840, 4, "9.661,5840"],
    [12_345_678_901, 4, "1.234.567,8901"],
    [1_035_027, 10, "0,0001035027"],
  ])("%i mit %i Nachkommastellen: %s", (zahl, stellen, text) => {
    expect(dezimal(zahl, stellen)).toBe(text);
  });
});

describe("Fassungen", () => {
  test("ohne Fassung gibt es kein Ergebnis", () => {
    expect(fassungFehlt(tag("2001-02-03"), "§ 9 ZPO")).toEqual(
      nein("Für den 03.02.2001 ist keine Fassung erfasst.", "§ 9 ZPO", "antragAm"),
    );
    expect(fassungFehlt(undefined, "§ 9 ZPO")).toEqual(
      nein("Es ist keine Fassung erfasst.", "§ 9 ZPO", "antragAm"),
    );
    expect(() =>
      fassungVom({ norm: "§ 9 ZPO", geprueft: tag("2026-01-01"), fassungen: [] }, tag("2026-01-01")),
    ).toThrow("§ 9 ZPO: keine Fassung");
  });
});
