import { kurzeEhezeit } from "@gebuehrenportal/gesetze/versausglg/paragraph-3.ts";
import { plusMonate, type Tag, tag } from "@gebuehrenportal/recht";
import { mitFassung } from "@gebuehrenportal/recht/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ehezeit } from "./ehezeit.ts";
import { anmerkungen, weg } from "./testing.ts";

const zeit = (ehe: string, zustellung: string) =>
  ehezeit({ eheschliessung: tag(ehe), zustellungScheidungsantrag: tag(zustellung) });

describe("Ehezeit", () => {
  test.each([
    ["2010-05-20", "2020-06-11", "2010-05-01", "2020-05-31", 121],
    ["2010-05-01", "2020-03-01", "2010-05-01", "2020-02-29", 118],
    ["2010-05-31", "2021-03-31", "2010-05-01", "2021-02-28", 130],
    ["2019-12-31", "2020-01-01", "2019-12-01", "2019-12-31", 1],
  ])("Ehe am %s, Zustellung am %s: %s bis %s, %i Monate", (ehe, zustellung, beginn, ende, monate) => {
    expect(zeit(ehe, zustellung)).toMatchObject({ beginn, ende, monate });
  });

  test("bis zu drei Jahren ist sie kurz, danach nicht", () => {
    expect(zeit("2020-01-15", "2023-01-10")).toMatchObject({ monate: 36, kurz: true, vermerke: [{}] });
    expect(zeit("2020-01-15", "2023-02-01")).toMatchObject({ monate: 37, kurz: false, vermerke: [] });
  });

  test("die Zustellung im Monat der Eheschließung gibt keine Ehezeit", () => {
    expect(zeit("2020-01-15", "2020-01-20")).toEqual({
      art: "kein-ergebnis",
      grund: "Der Scheidungsantrag muss nach dem Monat der Eheschließung zugestellt sein.",
      norm: "§ 3 Abs. 1 VersAusglG",
      feld: "zustellungScheidungsantrag",
    });
    expect(zeit("2020-01-15", "2019-12-20")).toMatchObject({ art: "kein-ergebnis" });
  });

  test("der Rechenweg im Wortlaut", () => {
    const antwort = zeit("2010-05-20", "2020-06-11");
    // Mai 2010 bis Mai 2020: 10 × 12 + 1 Monate
    expect(weg(antwort)).toEqual([
      "§ 3 Abs. 1 VersAusglG | Beginn: erster Tag des Monats der Eheschließung am 20.05.2010: 01.05.2010 | –",
      "§ 3 Abs. 1 VersAusglG | Ende: letzter Tag des Monats vor der Zustellung am 11.06.2020: 31.05.2020 | –",
      "§ 3 Abs. 1 VersAusglG | Dauer: 121 Monate | –",
    ]);
    expect(antwort).toMatchObject({
      fassung: { norm: "§ 3 Abs. 3 VersAusglG", grund: "Zustellung des Scheidungsantrags am 11.06.2020" },
    });
    expect(weg(zeit("2019-12-31", "2020-01-01"))[2]).toBe("§ 3 Abs. 1 VersAusglG | Dauer: 1 Monat | –");
  });

  test("die kurze Ehezeit steht in Jahren, wie das Gesetz sie nennt", () => {
    const quelle = { titel: "Änderungsgesetz", fundstelle: "BGBl. 2026 I" };
    const bei = (monate: number) =>
      mitFassung(kurzeEhezeit, { ab: tag("2026-07-01"), quelle, wert: { monate } }, () =>
        anmerkungen(zeit("2026-06-10", "2026-07-10")),
      );
    const text = (wie: string) => [
      `hinweis | § 3 Abs. 3 VersAusglG | Ehezeit bis zu ${wie}: Ein Versorgungsausgleich findet nur statt, wenn ein Ehegatte ihn beantragt. | –`,
    ];
    expect(bei(12)).toEqual(text("einem Jahr"));
    expect(bei(36)).toEqual(text("drei Jahren"));
    expect(bei(30)).toEqual(text("30 Monaten"));
  });

  test("ein Monat später zugestellt ist ein Monat mehr", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 28 }), (n, t) => {
        const ehe = tag(`1980-06-${String(t).padStart(2, "0")}`);
        const spaeter = (m: number): Tag => plusMonate(ehe, m);
        expect(ehezeit({ eheschliessung: ehe, zustellungScheidungsantrag: spaeter(n) })).toMatchObject({
          monate: n,
        });
      }),
    );
  });
});
