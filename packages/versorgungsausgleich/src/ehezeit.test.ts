import { plusMonate, type Tag, tag } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ehezeit } from "./ehezeit.ts";

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
    expect(zeit("2020-01-15", "2020-01-20")).toMatchObject({
      art: "kein-ergebnis",
      feld: "zustellungScheidungsantrag",
    });
    expect(zeit("2020-01-15", "2019-12-20")).toMatchObject({ art: "kein-ergebnis" });
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
