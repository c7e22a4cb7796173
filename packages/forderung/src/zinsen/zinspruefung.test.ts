import { cent, type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { Hauptforderung, Kosten, Zahlung, Zinseingabe } from "./zins-typen.ts";
import { zinsrechnung } from "./zinsrechnung.ts";

const forderung = (weiteres: Partial<Hauptforderung> = {}): Hauptforderung => ({
  id: "a",
  betrag: cent(100_00),
  verzugAb: tag("2025-01-01"),
  zinssatz: { art: "fest", prozent100: 400 },
  ...weiteres,
});
const eine = (weiteres: Partial<Hauptforderung>) => ({ hauptforderungen: [forderung(weiteres)] });
const kosten = (weiteres: Partial<Kosten>, ...vorher: Kosten[]) => ({
  kosten: [...vorher, { id: "k", betrag: cent(1), ...weiteres }],
});
const zahlung = (weiteres: Partial<Zahlung>) => ({
  zahlungen: [{ am: tag("2025-01-10"), betrag: cent(1), ...weiteres }],
});
const gut: Zinseingabe = { hauptforderungen: [forderung()], bis: tag("2025-02-01") };

const ausserhalb = tag("2200-01-01");
const tagGrund = "Der Tag muss ein Kalendertag von 1900 bis 2199 sein.";
const betragGrund = "Die Hauptforderung muss größer als null und höchstens 10 Milliarden € sein.";
const zahlungGrund = "Die Zahlung muss größer als null und höchstens 10 Milliarden € sein.";
const kostenGrund = "Kosten müssen ein Betrag von null bis 10 Milliarden € sein.";
const satzGrund = "Der Zinssatz ist von 0 bis 100 % in ganzen Hundertsteln anzugeben.";
const doppelt = "Die Kennung ist doppelt vergeben.";
const zins = "§ 288 Abs. 1 BGB";

describe("Fehler nennen Grund, Norm und Feld", () => {
  test.each<[string, Partial<Zinseingabe>, string, string, string]>([
    ["keine Forderung", { hauptforderungen: [] }, "Es fehlt eine Hauptforderung.", zins, "hauptforderungen"],
    ["Ende außerhalb", { bis: ausserhalb }, tagGrund, zins, "bis"],
    [
      "zweite Kennung doppelt",
      { hauptforderungen: [forderung(), forderung({ id: "b" }), forderung()] },
      doppelt,
      "§ 366 BGB",
      "hauptforderungen[2].id",
    ],
    ["Betrag null", eine({ betrag: cent(0) }), betragGrund, zins, "hauptforderungen[0].betrag"],
    ["Betrag gebrochen", eine({ betrag: 0.5 as never }), betragGrund, zins, "hauptforderungen[0].betrag"],
    ["Betrag zu groß", eine({ betrag: cent(10 ** 12 + 1) }), betragGrund, zins, "hauptforderungen[0].betrag"],
    [
      "Verzug kein Tag",
      eine({ verzugAb: "2025-02-30" as Tag }),
      tagGrund,
      "§ 286 BGB",
      "hauptforderungen[0].verzugAb",
    ],
    [
      "Ende der Zinsen außerhalb",
      eine({ bis: ausserhalb }),
      tagGrund,
      "§ 286 BGB",
      "hauptforderungen[0].bis",
    ],
    [
      "Fälligkeit außerhalb",
      eine({ faelligAm: ausserhalb }),
      tagGrund,
      "§ 286 BGB",
      "hauptforderungen[0].faelligAm",
    ],
    [
      "Ende vor Beginn",
      eine({ bis: tag("2024-12-31") }),
      "Das Ende der Zinsen liegt vor ihrem Beginn.",
      zins,
      "hauptforderungen[0].bis",
    ],
    [
      "Zinssatz negativ",
      eine({ zinssatz: { art: "fest", prozent100: -1 } }),
      satzGrund,
      "§ 288 Abs. 3 BGB",
      "hauptforderungen[0].zinssatz.prozent100",
    ],
    [
      "Zinssatz gebrochen",
      eine({ zinssatz: { art: "ueber-basis", prozent100: 0.5 } }),
      satzGrund,
      "§ 288 Abs. 3 BGB",
      "hauptforderungen[0].zinssatz.prozent100",
    ],
    [
      "Zinssatz über 100 %",
      eine({ zinssatz: { art: "ueber-basis", prozent100: 10_001 } }),
      satzGrund,
      "§ 288 Abs. 3 BGB",
      "hauptforderungen[0].zinssatz.prozent100",
    ],
    [
      "gesetzlicher Zins vor 2002",
      eine({ verzugAb: tag("2001-12-31"), zinssatz: { art: "verbraucher" } }),
      "Für den 31.12.2001 ist keine Fassung erfasst.",
      zins,
      "hauptforderungen[0].zinssatz",
    ],
    [
      "Basiszinssatz vor 2002",
      eine({ verzugAb: tag("2001-12-31"), zinssatz: { art: "ueber-basis", prozent100: 500 } }),
      "Der Basiszinssatz ist erst ab dem 01.01.2002 erfasst.",
      "§ 247 BGB",
      "hauptforderungen[0].verzugAb",
    ],
    [
      "Entstehung nach dem Verzug",
      eine({ zinssatz: { art: "unternehmer", entstandenAm: tag("2025-01-02") } }),
      "Das Schuldverhältnis kann nicht nach dem Verzug entstanden sein.",
      "Art. 229 § 34 EGBGB",
      "hauptforderungen[0].zinssatz.entstandenAm",
    ],
    ["Kosten negativ", kosten({ betrag: cent(-1) }), kostenGrund, "§ 367 Abs. 1 BGB", "kosten[0].betrag"],
    [
      "Kosten zu groß",
      kosten({ betrag: cent(10 ** 12 + 1) }),
      kostenGrund,
      "§ 367 Abs. 1 BGB",
      "kosten[0].betrag",
    ],
    ["Kosten außerhalb", kosten({ am: ausserhalb }), tagGrund, "§ 367 Abs. 1 BGB", "kosten[0].am"],
    ["Kosten doppelt", kosten({}, { id: "k", betrag: cent(1) }), doppelt, "§ 367 Abs. 1 BGB", "kosten[1].id"],
    ["Zahlung null", zahlung({ betrag: cent(0) }), zahlungGrund, "§ 362 Abs. 1 BGB", "zahlungen[0].betrag"],
    ["Zahlung außerhalb", zahlung({ am: ausserhalb }), tagGrund, "§ 362 Abs. 1 BGB", "zahlungen[0].am"],
    [
      "Bestimmung fehlt",
      zahlung({ tilgung: "bestimmung" }),
      "Es fehlt, worauf der Schuldner die Zahlung bestimmt hat.",
      "§ 366 Abs. 1 BGB",
      "zahlungen[0].bestimmung",
    ],
    [
      "Bestimmung leer",
      zahlung({ tilgung: "bestimmung", bestimmung: [] }),
      "Es fehlt, worauf der Schuldner die Zahlung bestimmt hat.",
      "§ 366 Abs. 1 BGB",
      "zahlungen[0].bestimmung",
    ],
  ])("%s", (_, weiteres, grund, norm, feld) => {
    const erwartet = { art: "kein-ergebnis", grund: expect.any(String), norm, feld };
    const antwort = zinsrechnung({ ...gut, ...weiteres });
    expect(antwort).toEqual(erwartet);
    expect("grund" in antwort && antwort.grund.replaceAll("\u00a0", " ")).toBe(grund);
  });

  test.each<[string, Partial<Zinseingabe>]>([
    ["der größte Betrag", eine({ betrag: cent(10 ** 12) })],
    ["ein Cent", eine({ betrag: cent(1) })],
    ["Ende am ersten Tag", eine({ bis: tag("2025-01-01") })],
    ["0 %", eine({ zinssatz: { art: "fest", prozent100: 0 } })],
    ["100 %", eine({ zinssatz: { art: "fest", prozent100: 10_000 } })],
    [
      "entstanden am Tag des Verzugs",
      eine({ zinssatz: { art: "unternehmer", entstandenAm: tag("2025-01-01") } }),
    ],
    ["Basiszinssatz am 01.01.2002", eine({ verzugAb: tag("2002-01-01"), zinssatz: { art: "verbraucher" } })],
    ["Kosten von null", kosten({ betrag: cent(0) })],
    ["zwei Kosten", kosten({}, { id: "j", betrag: cent(1) })],
    ["Zahlung ohne Bestimmung", zahlung({ tilgung: "kosten-zinsen-hauptforderung" })],
    ["Bestimmung", zahlung({ tilgung: "bestimmung", bestimmung: [{ auf: "zinsen" }] })],
  ])("gerechnet wird: %s", (_, weiteres) => {
    expect(zinsrechnung({ ...gut, ...weiteres }).art).toBe("ergebnis");
  });
});
