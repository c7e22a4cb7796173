import { fassungAm, type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { einziehungMindestwert } from "./einziehung.ts";
import { fiktiveTerminsgebuehr } from "./fiktive-terminsgebuehr.ts";
import { vvNummer, vvNummern } from "./index.ts";
import { inkassoSaetze } from "./inkasso.ts";
import { abwesenheitsgeld, dokumentenpauschale, kilometersatz, pauschale7002 } from "./teil-7.ts";

const wert = (nr: string, stichtag: string) => {
  const nummer = vvNummer(nr);
  return nummer && fassungAm(nummer.werte, tag(stichtag))?.wert;
};

const quartale: readonly Tag[] = Array.from({ length: 90 }, (_, i) =>
  tag(`${2006 + Math.floor((i + 2) / 4)}-${["01", "04", "07", "10"][(i + 2) % 4]}-01`),
);

/** First day of the numbers that are younger than the first column. */
const beginn: Readonly<Record<string, string>> = {
  "1010": "2013-08-01",
  "3331": "2013-08-01",
  "3338": "2012-11-01",
  "3339": "2023-10-13",
};
const aufgehoben = ["1007", "2400", "2401", "3103", "3336", "6404", "6405"];

describe("Abdeckung", () => {
  test("228 besetzte und sieben aufgehobene Nummern, aufsteigend, keine doppelt", () => {
    const nummern = vvNummern().map((n) => n.nr);
    expect(nummern).toHaveLength(235);
    expect(nummern).toEqual([...new Set(nummern)].sort());
  });

  test("jede Nummer hat in jedem Quartal seit Juli 2006 einen Wert, sofern es sie gab", () => {
    expect(quartale[0]).toBe("2006-07-01");
    expect(quartale.at(-1)).toBe("2028-10-01");
    for (const { nr, werte } of vvNummern()) {
      expect(fassungAm(werte, tag("2006-06-30")), nr).toBeUndefined();
      for (const quartal of quartale) {
        const soll = quartal >= (beginn[nr] ?? "2006-07-01");
        expect(fassungAm(werte, quartal) !== undefined, `${nr} am ${quartal}`).toBe(soll);
      }
    }
  });

  test("jede Fassung jeder Nummer nennt ihre Quelle", () => {
    for (const { nr, werte } of vvNummern()) {
      for (const { ab, quelle } of werte.fassungen) {
        expect(quelle.fundstelle, `${nr} ab ${ab}`).toMatch(/^BGBl\. /);
        expect(quelle.titel.length, `${nr} ab ${ab}`).toBeGreaterThan(10);
      }
    }
  });

  test.each(aufgehoben)("%s entfiel am 01.08.2013", (nr) => {
    expect(wert(nr, "2013-07-31")?.art).toBe("betragsrahmen");
    expect(wert(nr, "2013-08-01")).toEqual({ art: "entfallen" });
    expect(wert(nr, "2026-01-01")).toEqual({ art: "entfallen" });
  });

  test("eine Nummer, die es nie gab", () => {
    expect(vvNummer("9999")).toBeUndefined();
    expect(vvNummer("")).toBeUndefined();
    expect(vvNummer("constructor")).toBeUndefined();
  });
});

describe("Änderungen an eigenen Tagen", () => {
  test("1000 Nr. 2 (0,7) seit dem 01.10.2021", () => {
    expect(wert("1000", "2021-09-30")).toEqual({ art: "satz", satz100: 150 });
    expect(wert("1000", "2021-10-01")).toEqual({ art: "satz", satz100: 150, variante2: 70 });
  });

  test("3339 seit dem 13.10.2023", () => {
    expect(wert("3339", "2023-10-12")).toBeUndefined();
    expect(wert("3339", "2023-10-13")).toEqual({ art: "satz", satz100: 50 });
  });

  test("3338 kam mit der KapMuG-Reform am 01.11.2012, der Tag ist nicht gesichert", () => {
    expect(wert("3338", "2012-10-31")).toBeUndefined();
    expect(vvNummer("3338")?.werte.fassungen[0]).toMatchObject({ ab: "2012-11-01", abSicherheit: "mittel" });
  });

  test.each([
    ["2013-07-31", 4_000, 1_000, 2_000],
    ["2013-08-01", 4_000, 2_000, 3_000],
    ["2015-07-24", 4_000, 2_000, 3_000],
    ["2015-07-25", 6_000, 2_000, 3_000],
    ["2020-12-31", 6_000, 2_000, 3_000],
    ["2021-01-01", 6_000, 2_200, 3_300],
    ["2025-05-31", 6_000, 2_200, 3_300],
    ["2025-06-01", 8_000, 2_400, 3_600],
  ])("Bußgeldgrenze am %s", (stichtag, grenze, min5101, min5103) => {
    expect(wert("5101", stichtag)).toMatchObject({ bussgeldUnter: grenze, min: min5101 });
    expect(wert("5103", stichtag)).toMatchObject({
      bussgeldAb: grenze,
      bussgeldUnter: 500_001,
      min: min5103,
    });
    expect(wert("5105", stichtag)).toMatchObject({ bussgeldAb: 500_001 });
    expect(wert("5105", stichtag)).not.toHaveProperty("bussgeldUnter");
    for (const nr of ["5102", "5107", "5108"])
      expect(wert(nr, stichtag)).toMatchObject({ bussgeldUnter: grenze });
    for (const nr of ["5104", "5109", "5110"])
      expect(wert(nr, stichtag)).toMatchObject({ bussgeldAb: grenze });
  });
});

describe("Nummern mit eigener Rechenweise", () => {
  test("Schwellen von 2300 und 2302, und ihre Vorgänger bis 2013", () => {
    expect(wert("2300", "2026-01-01")).toEqual({
      art: "satzrahmen",
      min100: 50,
      max100: 250,
      schwelle100: 130,
    });
    expect([2012, 2013, 2021, 2025].map((j) => wert("2302", `${j}-12-31`))).toMatchObject([
      { art: "satz", satz100: 30 },
      { schwelle: 30_000 },
      { schwelle: 35_900 },
      { schwelle: 39_100 },
    ]);
    expect(wert("2301", "2010-01-01")).toMatchObject({ min100: 50, max100: 130, schwelle100: 70 });
    expect(wert("2400", "2010-01-01")).toMatchObject({ schwelle: 24_000 });
    expect(wert("2401", "2010-01-01")).toMatchObject({ schwelle: 12_000 });
  });

  test("1008, 1009 und 1010", () => {
    expect(wert("1008", "2026-01-01")).toEqual({ art: "erhoehung", je100: 30, hoechstens100: 200 });
    expect(wert("1009", "2026-01-01")).toEqual({
      art: "hebegebuehr",
      staffel: [
        { bis: 250_000, promille: 10 },
        { bis: 1_000_000, promille: 5 },
        { bis: null, promille: 2.5 },
      ],
      mindestens: 100,
    });
    expect(wert("1010", "2026-01-01")).toEqual({ art: "zusatzgebuehr", satz100: 30, rahmenProzent: 30 });
  });

  test("„in Höhe von“ mit Anteil und Grenzen", () => {
    expect(wert("3401", "2026-01-01")).toEqual({ art: "verweis", anteil100: 50 });
    expect(wert("4141", "2026-01-01")).toEqual({
      art: "verweis",
      anteil100: 100,
      von: ["4104", "4106", "4112", "4118", "4124", "4130"],
      mittelgebuehr: true,
      ohneZuschlag: true,
      ohneErhoehung: true,
    });
    expect(wert("4141", "2013-07-31")).not.toHaveProperty("ohneErhoehung");
  });

  test("Inkasso, Einziehung, Terminsgebühr ohne Termin", () => {
    expect(fassungAm(inkassoSaetze, tag("2021-09-30"))).toBeUndefined();
    expect(fassungAm(inkassoSaetze, tag("2021-10-01"))?.wert).toEqual({
      regel100: 90,
      hoechst100: 130,
      einfach100: 50,
    });
    expect(fassungAm(einziehungMindestwert, tag("2013-07-31"))?.wert).toBe(2_500);
    expect(fassungAm(einziehungMindestwert, tag("2013-08-01"))?.wert).toBe(3_000);
    expect(fassungAm(fiktiveTerminsgebuehr, tag("2026-01-01"))?.wert).toEqual({
      "3106": 90,
      "3205": 75,
      "3213": 90,
    });
  });

  test.each([
    ["2013-07-31", 30, [2_000, 3_500, 6_000], 250, undefined],
    ["2020-12-31", 30, [2_500, 4_000, 7_000], 150, 500],
    ["2021-01-01", 42, [3_000, 5_000, 8_000], 150, 500],
  ])("Auslagen am %s", (stichtag, km, tagegeld, jeDatei, hoechstens) => {
    const am = tag(stichtag);
    expect(fassungAm(kilometersatz, am)?.wert).toBe(km);
    const geld = fassungAm(abwesenheitsgeld, am)?.wert;
    expect([geld?.bis4Stunden, geld?.bis8Stunden, geld?.ueber8Stunden]).toEqual(tagegeld);
    const dokumente = fassungAm(dokumentenpauschale, am)?.wert;
    expect([dokumente?.jeDatei, dokumente?.dateienHoechstensJeArbeitsgang]).toEqual([jeDatei, hoechstens]);
    expect(fassungAm(pauschale7002, am)?.wert).toEqual({ prozent: 20, hoechstens: 2_000 });
  });
});

describe("Verwandte Nummern", () => {
  test("Haftzuschlag, Längenzuschlag, Terminsgebühr, Ersatz", () => {
    expect(vvNummer("4101")).toMatchObject({ haftzuschlagZu: "4100", spalte: "beide" });
    expect(vvNummer("4110")).toMatchObject({ laengenzuschlagZu: ["4108", "4109"], spalte: "bestellt" });
    expect(vvNummer("3100")).toMatchObject({ terminsgebuehr: "3104", gebuehrenart: "verfahren" });
    expect(vvNummer("3101")).toMatchObject({ aendert: ["3100"] });
    expect(vvNummer("4303")).toMatchObject({ spalte: "wahlanwalt" });
  });

  test("jede Verwandtschaft führt zu einer Nummer, die es gibt", () => {
    for (const n of vvNummern()) {
      const ziele = [
        ...(n.aendert ?? []),
        n.haftzuschlagZu,
        ...(n.laengenzuschlagZu ?? []),
        n.terminsgebuehr,
      ];
      for (const ziel of ziele) if (ziel) expect(vvNummer(ziel), `${n.nr} → ${ziel}`).toBeDefined();
    }
  });

  test("der Haftzuschlag beträgt rund ein Viertel des Höchstbetrags, der Mindestbetrag bleibt", () => {
    for (const n of vvNummern()) {
      if (!n.haftzuschlagZu) continue;
      for (const stichtag of ["2013-07-31", "2020-12-31", "2025-05-31", "2026-01-01"]) {
        const mit = wert(n.nr, stichtag);
        const ohne = wert(n.haftzuschlagZu, stichtag);
        if (mit?.art !== "betragsrahmen" || ohne?.art !== "betragsrahmen") throw new Error(n.nr);
        expect(mit.min).toBe(ohne.min);
        expect(Math.abs(mit.max - ohne.max * 1.25), `${n.nr} am ${stichtag}`).toBeLessThanOrEqual(100);
      }
    }
  });

  test("vor dem 01.08.2013 waren manche Nummern etwas anderes", () => {
    const damals = tag("2013-07-31");
    expect(vvNummer("6402", damals)).toMatchObject({ gebuehrenart: "termin" });
    expect(vvNummer("6402", damals)).not.toHaveProperty("terminsgebuehr");
    expect(vvNummer("6401", damals)).toMatchObject({ gebuehrenart: "verfahren", terminsgebuehr: "6402" });
    expect(vvNummer("2302", damals)).toMatchObject({ aendert: ["2300"] });
    expect(vvNummer("4303", damals)).toMatchObject({ spalte: "beide" });
    expect(vvNummer("6402", tag("2013-08-01"))).toMatchObject({ gebuehrenart: "verfahren" });
  });
});
