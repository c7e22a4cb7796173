import { type Tag, tag } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Dauer,
  type FristErgebnis,
  type Fristeingabe,
  frist,
  type Gemeindeort,
  type Gerichtsort,
  type RegimeId,
  regimes,
  vorfrist,
} from "../index.ts";
import { d, einheiten, gut, orte } from "./testing.ts";

const ergebnis = (e: Fristeingabe): FristErgebnis => gut(frist(e));
const ende = (am: string, dauer: Dauer, rest: Partial<Fristeingabe> = {}): Tag =>
  ergebnis({ ereignisAm: tag(am), dauer, ort: { land: "BE" }, ...rest }).ende;

describe("Länge der Frist", () => {
  test.each([
    ["2023-01-29", d(1, "monat"), "2023-02-28"],
    ["2024-01-29", d(1, "monat"), "2024-02-29"],
    ["2024-02-29", d(1, "jahr"), "2025-02-28"],
    ["2024-02-29", [...d(1, "jahr"), ...d(1, "monat")], "2025-03-29"],
    ["2026-01-31", d(2, "monat"), "2026-03-31"],
    ["2026-12-31", d(2, "monat"), "2027-02-28"],
    ["2026-08-31", d(1, "halbjahr"), "2027-02-28"],
    ["2026-11-30", d(1, "vierteljahr"), "2027-02-28"],
    ["2026-03-02", [...d(1, "monat"), ...d(1, "halbermonat")], "2026-04-17"],
    ["1999-12-31", d(2, "monat"), "2000-02-29"],
    ["2026-12-24", d(1, "woche"), "2026-12-31"],
  ] as const)("%s und %o endet rechnerisch am %s", (am, dauer, erwartet) => {
    expect(ende(am, dauer, { verschiebung: "keine" })).toBe(erwartet);
  });

  test.each([
    ["2026-07-01", d(1, "monat"), "2026-07-31"],
    ["2026-07-01", d(1, "tag"), "2026-07-01"],
    ["2026-01-31", d(1, "monat"), "2026-02-28"],
    ["2028-01-30", d(1, "monat"), "2028-02-29"],
    ["2024-03-01", d(1, "jahr"), "2025-02-28"],
    ["2026-07-15", [...d(1, "monat"), ...d(15, "tag")], "2026-08-29"],
  ] as const)("Beginnfrist ab %s und %o endet am %s", (am, dauer, erwartet) => {
    expect(ende(am, dauer, { beginn: "tagesanfang", verschiebung: "keine" })).toBe(erwartet);
  });

  test("Werktage zählen mit Samstag, ohne Sonn- und Feiertag", () => {
    expect(ende("2026-04-30", d(3, "werktag"))).toBe("2026-05-05");
  });
});

describe("Ende und Ort", () => {
  test("Karfreitag bis Ostermontag werden übersprungen, die Ausfalltage stehen einzeln da", () => {
    const r = ergebnis({
      ereignisAm: tag("2026-03-20"),
      dauer: d(2, "woche"),
      regime: "ZPO",
      ort: { land: "HE" },
    });
    expect(r.ende).toBe("2026-04-07");
    expect(r.ausfalltage.map((a) => [a.tag, a.grund, a.feiertag?.name])).toEqual([
      ["2026-04-03", "feiertag", "Karfreitag"],
      ["2026-04-04", "samstag", undefined],
      ["2026-04-05", "sonntag", undefined],
      ["2026-04-06", "feiertag", "Ostermontag"],
    ]);
  });

  test("Ein Samstag verschiebt erst seit dem 01.10.1965", () => {
    expect(ende("1965-08-25", d(1, "monat"))).toBe("1965-09-25");
    expect(ende("1965-09-02", d(1, "monat"))).toBe("1965-10-04");
  });

  test("An mehreren Orten gilt der früheste Tag, der spätere steht als Hinweis da", () => {
    const r = ergebnis({ ereignisAm: tag("2026-05-04"), dauer: d(1, "monat"), ...orte("BY", "BE") });
    expect(r.ende).toBe("2026-06-04");
    expect(r.vermerke.some((v) => v.text.includes("05.06.2026"))).toBe(true);
    // 04.06.2026 is Fronleichnam in Bayern: the place that gave the day is named, not the first one.
    expect(r.schritte.find((s) => s.text.includes("ist ein Werktag"))?.ort).toBe("Berlin");
  });

  test.each(["BGB-KUEND", "EMRK", "OWIG-VERJ"] as const)("%s verschiebt nicht", (regime) => {
    expect(ende("2026-05-20", d(4, "monat"), { regime })).toBe(
      regime === "OWIG-VERJ" ? "2026-09-19" : "2026-09-20",
    );
  });

  test.each(["wartefrist", "kuendigung", "behoerdlicher-endtag", "leistungszeitraum"] as const)(
    "%s wird nicht verschoben, und der Rechenweg nennt R-193-NEIN",
    (fristtyp) => {
      const r = ergebnis({ ereignisAm: tag("2026-01-31"), dauer: d(1, "monat"), fristtyp, regime: "VwVfG" });
      expect(r.ende).toBe("2026-02-28");
      expect(r.schritte.map((s) => s.regel)).toContain("R-193-NEIN");
    },
  );

  test("Die Höchstgrenze gewinnt, wenn sie früher endet", () => {
    const grenze = { ab: tag("2025-05-04"), dauer: d(1, "jahr"), norm: "§ 234 Abs. 3 ZPO" };
    const frueher = ergebnis({
      ereignisAm: tag("2026-04-27"),
      dauer: d(2, "woche"),
      regime: "ZPO",
      hoechstgrenze: grenze,
    });
    expect(frueher.ende).toBe("2026-05-04");
    const spaeter = ergebnis({
      ereignisAm: tag("2026-04-13"),
      dauer: d(2, "woche"),
      regime: "ZPO",
      hoechstgrenze: grenze,
    });
    expect(spaeter.ende).toBe("2026-04-27");
  });
});

describe("Stundenfristen", () => {
  test("ZPO: Samstag und Sonntag zählen nicht mit, die angebrochene Stunde auch nicht", () => {
    const r = ergebnis({
      ereignisAm: tag("2026-06-12"),
      ereignisUhr: "14:20",
      dauer: d(24, "stunde"),
      regime: "ZPO",
      ort: { land: "BE" },
    });
    expect([r.ende, r.uhrzeit]).toEqual(["2026-06-15", "15:00"]);
    expect(r.ausfalltage.map((a) => a.tag)).toEqual(["2026-06-13", "2026-06-14"]);
  });
  test("Verwaltung und DSGVO: sie zählen mit", () => {
    const e = { ereignisAm: tag("2026-06-12"), ereignisUhr: "14:00", dauer: d(72, "stunde") } as const;
    for (const regime of ["VwVfG", "AO", "SGB X", "EU-1182/71-H"] as const) {
      const r = ergebnis({ ...e, regime });
      expect([r.ende, r.uhrzeit]).toEqual(["2026-06-15", "14:00"]);
    }
  });
  test("Mitternacht ist das Ende des Tages", () => {
    const r = ergebnis({
      ereignisAm: tag("2026-06-15"),
      ereignisUhr: "00:00",
      dauer: d(24, "stunde"),
      regime: "AO",
    });
    expect([r.ende, r.uhrzeit]).toEqual(["2026-06-15", "24:00"]);
  });
  test("Die Zeitumstellung wird genannt", () => {
    const r = ergebnis({
      ereignisAm: tag("2026-10-24"),
      ereignisUhr: "10:00",
      dauer: d(72, "stunde"),
      regime: "EU-1182/71-H",
    });
    expect(r.vermerke.some((v) => v.text.includes("25.10.2026"))).toBe(true);
  });
});

test("Zwei Arbeitstage nach Art. 3 Abs. 5 VO 1182/71: Freitag plus zwei Tage endet am Dienstag", () => {
  expect(ende("2026-06-12", d(2, "tag"), { regime: "EU-1182/71" })).toBe("2026-06-16");
  expect(ende("2026-06-12", d(30, "tag"), { regime: "EU-1182/71" })).toBe("2026-07-13");
});

describe("Rückwärts", () => {
  test("Am Wochenende bleibt der Tag, der Werktag davor ist der sichere", () => {
    const r = ergebnis({
      ereignisAm: tag("2026-06-29"),
      dauer: d(2, "woche"),
      richtung: "rueckwaerts",
      regime: "ZPO",
      ort: { land: "HE" },
    });
    expect([r.ende, r.sichererTag]).toEqual(["2026-06-14", "2026-06-12"]);
    expect(r.streitpunkte[0]).toMatchObject({
      frueher: "2026-06-12",
      spaeter: "2026-06-14",
      gewaehlt: "2026-06-14",
    });
  });
  test("Wer den früheren Tag wählt, bekommt beide genannt", () => {
    expect(ende("2026-05-31", d(3, "monat"), { richtung: "rueckwaerts" })).toBe("2026-02-27");
  });
  test("Die Anmeldefrist verlängert die Einberufungsfrist", () => {
    expect(
      ende("2027-05-20", d(30, "tag"), { richtung: "rueckwaerts", regime: "AKTG-121", anmeldefristTage: 6 }),
    ).toBe("2027-04-13");
  });
});

test("Vor dem Ereignis läge eine Vorfrist nur, wenn die Frist danach liegt", () => {
  const vor = (richtung: "vorwaerts" | "rueckwaerts") => {
    const r = frist({ ereignisAm: tag("2026-03-16"), dauer: d(6, "tag"), richtung });
    return r.art === "ergebnis" && r.vorfristen.map(({ tag: t, vorEreignis }) => [t, vorEreignis]);
  };
  // Sonntag, der 22.03., geht auf Montag, den 23.03.
  expect(vor("vorwaerts")).toEqual([["2026-03-16", true]]);
  // Letzter Tag zum Handeln ist Montag, der 09.03.
  expect(vor("rueckwaerts")).toEqual([["2026-03-02", false]]);
});

test("Eine Vorfrist in Stunden gibt es nicht", () => {
  expect(vorfrist({ endeAm: tag("2026-03-16"), dauer: d(48, "stunde") })).toMatchObject({
    art: "kein-ergebnis",
    feld: "dauer",
  });
});

describe("Eingaben", () => {
  test.each([
    [{ dauer: d(1, "monat") }, "ereignisAm"],
    [{ ereignisAm: "2026-02-30" as Tag, dauer: d(1, "monat") }, "ereignisAm"],
    [{ ereignisAm: "1899-12-31" as Tag, dauer: d(1, "monat") }, "ereignisAm"],
    [{ ereignisAm: tag("2026-01-01"), dauer: [] }, "dauer"],
    [{ ereignisAm: tag("2026-01-01"), dauer: d(-1, "tag") }, "dauer[0].wert"],
    [{ ereignisAm: tag("2026-01-01"), dauer: d(1.5, "tag") }, "dauer[0].wert"],
    [{ ereignisAm: tag("2026-01-01"), dauer: d(24, "stunde") }, "ereignisUhr"],
    [{ ereignisAm: tag("2026-01-01"), ereignisUhr: "10:00", dauer: d(10_001, "stunde") }, "dauer[0].wert"],
    [
      { ereignisAm: tag("2026-01-01"), dauer: d(1, "monat"), ort: { gericht: "gibt-es-nicht" } },
      "ort.gericht",
    ],
    [{ ereignisAm: tag("2008-01-01"), dauer: d(1, "monat"), regime: "FamFG" }, "ereignisAm"],
  ] as readonly (readonly [Fristeingabe, string])[])("%o ist kein Ergebnis und nennt %s", (e, feld) => {
    const r = frist(e);
    expect(r).toMatchObject({ art: "kein-ergebnis", feld });
  });

  test("Keine Eingabe wirft, kein Ende liegt auf einem freien Tag, nichts liegt vor dem rechnerischen Ende", () => {
    const einheit = fc.constantFrom(...einheiten);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 14_600 }),
        fc.array(fc.record({ wert: fc.integer({ min: -1, max: 50 }), einheit }), { maxLength: 3 }),
        fc.constantFrom(...(Object.keys(regimes) as RegimeId[])),
        fc.constantFrom<Fristeingabe["richtung"]>("vorwaerts", "rueckwaerts"),
        (n, dauer, regime, richtung) => {
          const am = new Date(Date.UTC(2000, 0, 1) + n * 86_400_000).toISOString().slice(0, 10) as Tag;
          const r = frist({
            ereignisAm: am,
            dauer,
            regime,
            richtung: richtung ?? "vorwaerts",
            ereignisUhr: "10:30",
            ort: { land: "BY" },
          });
          if (r.art !== "ergebnis" || richtung === "rueckwaerts") return;
          expect(r.ende >= r.rechnerischesEnde).toBe(true);
          expect(r.schritte.length).toBeGreaterThan(1);
          for (const s of r.schritte) expect(s.norm.length).toBeGreaterThan(4);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe("Ein örtlicher Feiertag am Ende", () => {
  const ende = (gemeinde: string | Gemeindeort, am: string, tage: number) => {
    const r = frist({ ereignisAm: tag(am), dauer: d(tage, "tag"), ort: { gemeinde } });
    return r.art === "ergebnis"
      ? { ende: r.ende, sicher: r.sichererTag, vermerk: r.vermerke.some((v) => /gesichert/.test(v.text)) }
      : r;
  };
  const forchheim: Gemeindeort = {
    id: "by-forchheim",
    name: "Forchheim",
    land: "BY",
    aussagen: { "mariae-himmelfahrt": { gilt: "ungeklaert", sicherheit: "niedrig", beleg: "Presse 2019" } },
  };

  test("verschiebt in München und Kempten ohne Vermerk auf den 18.08.2025", () => {
    for (const id of ["by-muenchen", "by-kempten"])
      expect(ende(id, "2025-08-01", 14)).toEqual({
        ende: "2025-08-18",
        sicher: "2025-08-18",
        vermerk: false,
      });
  });

  test("bleibt im ungeklärten Forchheim am 15.08.2025, der auch der sichere Tag ist, mit Vermerk", () => {
    expect(ende(forchheim, "2025-08-01", 14)).toEqual({
      ende: "2025-08-15",
      sicher: "2025-08-15",
      vermerk: true,
    });
  });

  // Fronleichnam ist 2026 der 04.06.; die Ortsliste Sachsens beruht auf Sekundärquellen.
  test("lässt den früheren Tag den sicheren sein, wo er nicht gesichert ist", () => {
    expect(ende("sn-crostwitz", "2026-05-21", 14)).toEqual({
      ende: "2026-06-05",
      sicher: "2026-06-04",
      vermerk: true,
    });
  });

  // Eine Woche vor dem 23.08.2025, volle Tage dazwischen: letzter Tag ist Freitag, der 15.08.2025.
  test("zählt rückwärts für den sicheren Tag, wo er Feiertag sein kann", () => {
    const sitz = (name: string, gilt: "ja" | "nein"): Gemeindeort => ({
      id: name,
      name,
      land: "BY",
      aussagen: { "mariae-himmelfahrt": { gilt, sicherheit: "hoch", beleg: "amtliche Liste" } },
    });
    const vgh: Gerichtsort = {
      id: "vgh",
      name: "VGH",
      land: "BY",
      sitze: [sitz("Ansbach", "nein"), sitz("München", "ja")],
    };
    const rueckwaerts = (ort: Fristeingabe["ort"]) => {
      const r = frist({
        ereignisAm: tag("2025-08-23"),
        dauer: d(1, "woche"),
        richtung: "rueckwaerts",
        ...(ort && { ort }),
      });
      return r.art === "ergebnis" ? [r.ende, r.sichererTag] : r;
    };
    const davor = ["2025-08-15", "2025-08-14"];
    expect(rueckwaerts({ gemeinde: forchheim })).toEqual(davor);
    expect(rueckwaerts({ gericht: vgh })).toEqual(davor);
    expect(rueckwaerts({ gemeinde: "by-muenchen" })).toEqual(davor);
    expect(rueckwaerts({ gemeinde: "by-nuernberg" })).toEqual(["2025-08-15", "2025-08-15"]);
  });

  test("warnt am Samstag, dem 15.08.2026, nirgends", () => {
    for (const wo of ["by-muenchen", forchheim])
      expect(ende(wo, "2026-08-01", 14)).toEqual({
        ende: "2026-08-17",
        sicher: "2026-08-17",
        vermerk: false,
      });
  });
});
