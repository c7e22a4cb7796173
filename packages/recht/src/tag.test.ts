import { describe, expect, test } from "vitest";
import {
  alsTag,
  datum,
  istSchaltjahr,
  plusMonate,
  plusTage,
  type Tag,
  tag,
  tagAus,
  tageImMonat,
  tagMitNummer,
  tagNummer,
  teile,
  wochentag,
} from "./tag.ts";

const plain = (t: Tag) => Temporal.PlainDate.from(t);

function* alleTage(von: string, bis: string): Generator<Temporal.PlainDate> {
  const ende = Temporal.PlainDate.from(bis);
  let d = Temporal.PlainDate.from(von);
  while (Temporal.PlainDate.compare(d, ende) <= 0) {
    yield d;
    d = d.add({ days: 1 });
  }
}

describe("Ein Tag ist ein Kalendertag", () => {
  test.each([
    "2025-02-29",
    "2025-04-31",
    "2025-13-01",
    "2025-00-10",
    "2025-01-00",
    "25-01-01",
    "2025-1-1",
    "0999-01-01",
    "2025-01-01T00:00",
  ])("„%s“ gibt es nicht", (text) => {
    expect(alsTag(text)).toBeUndefined();
    expect(() => tag(text)).toThrow(RangeError);
  });

  test("Bruchteile sind keine Tage", () => {
    expect(tagAus(2025, 1.5, 1)).toBeUndefined();
    expect(tagAus(2025, 1, Number.NaN)).toBeUndefined();
  });

  test("Tage vergleichen sich als Text", () => {
    expect(tag("2025-05-31") < tag("2025-06-01")).toBe(true);
  });

  test("Teile und deutsche Schreibweise", () => {
    expect(teile(tag("2025-06-01"))).toEqual({ jahr: 2025, monat: 6, tag: 1 });
    expect(datum(tag("2025-06-01"))).toBe("01.06.2025");
  });

  test("Schaltjahre und Monatslängen", () => {
    expect([1900, 2000, 2024, 2025, 2100].map(istSchaltjahr)).toEqual([false, true, true, false, false]);
    expect(tageImMonat(2024, 2)).toBe(29);
    expect(tageImMonat(2025, 2)).toBe(28);
    expect(tageImMonat(2025, 12)).toBe(31);
  });
});

describe("Jeder Tag von 1990 bis 2050 rechnet wie Temporal", () => {
  test("Nummer, Rückweg, Wochentag und der nächste Tag", () => {
    const beginn = Temporal.PlainDate.from("1970-01-01");
    let gesehen = 0;
    for (const d of alleTage("1990-01-01", "2050-12-31")) {
      const t = tag(d.toString());
      const nummer = beginn.until(d, { largestUnit: "days" }).days;
      if (tagNummer(t) !== nummer || tagMitNummer(nummer) !== t || wochentag(t) !== d.dayOfWeek) {
        expect.fail(`${t}: ${tagNummer(t)} statt ${nummer}, Wochentag ${wochentag(t)}`);
      }
      if (plusTage(t, 1) !== d.add({ days: 1 }).toString()) expect.fail(`Tag nach ${t}`);
      gesehen++;
    }
    expect(gesehen).toBe(22280);
  });

  test("Tagesschritte und Monatsschritte in beide Richtungen", () => {
    for (const d of alleTage("1990-01-01", "2050-12-31")) {
      const t = tag(d.toString());
      for (const n of [-400, -30, 14, 365]) {
        if (plusTage(t, n) !== d.add({ days: n }).toString()) expect.fail(`${t} + ${n} Tage`);
      }
      for (const n of [-13, -1, 1, 3, 12, 24]) {
        if (plusMonate(t, n) !== d.add({ months: n }).toString()) expect.fail(`${t} + ${n} Monate`);
      }
    }
  });
});

describe("Grenzen", () => {
  test("ein fehlender Tag wird der letzte des Monats (§ 188 Abs. 3 BGB)", () => {
    expect(plusMonate(tag("2024-01-31"), 1)).toBe("2024-02-29");
    expect(plusMonate(tag("2025-01-31"), 1)).toBe("2025-02-28");
    expect(plusMonate(tag("2024-02-29"), 12)).toBe("2025-02-28");
    expect(plusMonate(tag("2025-03-31"), -1)).toBe("2025-02-28");
  });

  test("vor 1970 und an den Rändern der Jahre 1000 und 9999", () => {
    for (const t of ["1000-01-01", "1582-10-15", "1899-12-31", "1969-12-31", "9999-12-31"].map(tag)) {
      expect(tagMitNummer(tagNummer(t))).toBe(t);
      expect(wochentag(t)).toBe(plain(t).dayOfWeek);
    }
    expect(() => plusTage(tag("9999-12-31"), 1)).toThrow(RangeError);
    expect(() => plusTage(tag("1000-01-01"), -1)).toThrow(RangeError);
    expect(() => plusMonate(tag("9999-12-31"), 1)).toThrow(RangeError);
  });
});

describe("Was es nicht gibt, wird beim Namen genannt", () => {
  test("Tage und Tagesnummern", () => {
    expect(() => tag("2025-02-30")).toThrow("Kein Kalendertag: 2025-02-30");
    expect(() => tagMitNummer(tagNummer(tag("9999-12-31")) + 1)).toThrow(
      `Tag außerhalb der Jahre 1000 bis 9999: ${tagNummer(tag("9999-12-31")) + 1}`,
    );
    expect(() => plusMonate(tag("9999-12-31"), 1)).toThrow(
      "Tag außerhalb der Jahre 1000 bis 9999: 9999-12-31 + 1 Monate",
    );
    expect(() => plusMonate(tag("1000-01-31"), -1)).toThrow(RangeError);
  });

  test.each(["+2025-01-01", "12025-01-01", " 2025-01-01", "2025-01-011", "2025/01/01"])("„%s“", (text) => {
    expect(alsTag(text)).toBeUndefined();
  });

  test("Jahre und Monate an ihrem Rand", () => {
    expect(tagAus(1000, 1, 1)).toBe("1000-01-01");
    expect(tagAus(9999, 12, 31)).toBe("9999-12-31");
    expect(tagAus(999, 12, 31)).toBeUndefined();
    expect(tagAus(10_000, 1, 1)).toBeUndefined();
    expect([tageImMonat(2025, 0), tageImMonat(2025, 13)]).toEqual([0, 0]);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((m) => tageImMonat(2025, m))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
  });

  test("an den Jahrhunderten rechnen Nummer und Rückweg wie Temporal", () => {
    const beginn = Temporal.PlainDate.from("1970-01-01");
    for (const jahr of [1000, 1100, 1200, 1599, 1600, 1700, 1800, 1900, 2000, 2100, 2200, 2400, 9999]) {
      for (const rest of ["01-01", "02-28", "03-01", "12-31"]) {
        const t = tag(`${jahr}-${rest}`);
        const nummer = beginn.until(plain(t), { largestUnit: "days" }).days;
        expect(tagNummer(t), t).toBe(nummer);
        expect(tagMitNummer(nummer)).toBe(t);
      }
    }
  });
});
