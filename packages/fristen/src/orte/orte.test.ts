import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { Gemeindeort, Ort } from "../ort.ts";
import { feiertagAm, feiertage } from "./feiertage.ts";
import { alleLaender, ortAus, orte, ortPruefen } from "./orte.ts";
import { alleGemeinden } from "./ortsdaten.ts";

const namen = (wort: string): string[] => orte(wort).map((o) => o.name);
const am = (t: string, id: string) => {
  const treffer = ortAus(id);
  if (!treffer) throw new Error(id);
  return feiertagAm(tag(t), treffer.ort);
};

describe("Die Suche", () => {
  test.each(["München", "muenchen", "MUNCHEN", "münch", " München "])("findet München mit „%s“", (wort) => {
    expect(namen(wort)[0]).toBe("München");
  });

  test.each([
    ["großdubrau", "Großdubrau"],
    ["grossdubrau", "Großdubrau"],
    ["wurz", "Würzburg"],
    ["BFH", "Bundesfinanzhof"],
    ["bgh", "Bundesgerichtshof (Zivilsenate, 1. bis 4. Strafsenat)"],
    ["Bayern", "Bayern"],
    ["thüringen", "Thüringen"],
    ["heiligenstadt", "Heilbad Heiligenstadt"],
    ["bolbritz", "Bolbritz (Bautzen)"],
  ])("findet mit „%s“ zuerst %s", (wort, name) => {
    expect(namen(wort)[0]).toBe(name);
  });

  test.each(["Landgericht München I", "LG München II", "AG muenchen", "Oberlandesgericht München"])(
    "führt „%s“ zum Gerichtsort",
    (wort) => {
      expect(orte(wort)[0]).toMatchObject({ name: "München", ort: { land: "BY", gemeinde: "by-muenchen" } });
    },
  );

  test("stellt Anfänge des Namens vor spätere Stellen", () => {
    const treffer = namen("sachsen");
    expect(treffer.slice(0, 2)).toEqual(["Sachsen", "Sachsen-Anhalt"]);
    expect(treffer.indexOf("Niedersachsen")).toBeGreaterThan(1);
  });

  test("findet nichts zu einem Buchstaben, zu Leerem, zu Fremdem, und hält die Zahl der Treffer ein", () => {
    expect([orte("m"), orte(""), orte("xyzzy"), orte("()[*")]).toEqual([[], [], [], []]);
    expect(orte("an", 3)).toHaveLength(3);
  });
});

test("Jede Kennung gibt es einmal, und jedes Gericht führt zu einem Land", () => {
  const ids = alleGemeinden.map((g) => g.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(alleLaender()).toHaveLength(16);
  expect(ortAus("bfh")?.ort).toEqual({ land: "BY", gericht: "bfh" });
  expect(ortAus("by-atlantis")).toBeUndefined();
});

describe("Mariä Himmelfahrt in Bayern", () => {
  test("gilt nur mit Gemeinde oder Gericht", () => {
    expect(feiertagAm(tag("2029-08-15"), { land: "BY" })).toBeUndefined();
    expect(am("2029-08-15", "by-muenchen")).toMatchObject({
      name: "Mariä Himmelfahrt",
      norm: "Art. 1 Abs. 1 Nr. 2 FTG (BY)",
      oertlich: true,
      sicherheit: "hoch",
    });
    expect(am("2029-08-15", "bfh")?.name).toBe("Mariä Himmelfahrt");
    expect(feiertagAm(tag("2029-08-15"), { gericht: "bpatg" })?.name).toBe("Mariä Himmelfahrt");
  });

  test("ist für Augsburg und Nürnberg durch BGH III ZB 76/16 belegt", () => {
    expect(am("2029-08-15", "by-augsburg")?.sicherheit).toBe("hoch");
    expect(am("2029-08-15", "by-nuernberg")).toBeUndefined();
  });

  test.each(["by-fuerth", "by-erlangen", "by-ansbach", "by-bayreuth", "by-hof", "by-coburg"])(
    "gilt nicht in %s",
    (id) => expect(am("2029-08-15", id)).toBeUndefined(),
  );

  // Listen der Gemeinden der Oberpfalz und Schwabens ohne den Feiertag: keine von ihnen steht darauf.
  test.each(["by-memmingen", "by-weiden", "by-amberg", "by-kempten"])(
    "gilt in %s, und das ist geklärt",
    (id) => {
      expect(am("2029-08-15", id)).toMatchObject({ oertlich: true, sicherheit: "hoch" });
    },
  );
});

test("Ober- und Niederbayern haben Mariä Himmelfahrt überall, das Friedensfest nicht", () => {
  for (const id of ["by-oberbayern", "by-niederbayern"]) {
    expect(am("2029-08-15", id)).toMatchObject({ oertlich: true, sicherheit: "hoch" });
    expect(am("2029-08-08", id)).toBeUndefined();
  }
});

test("Das Friedensfest gilt nur in Augsburg", () => {
  expect(am("2026-08-08", "by-augsburg")?.name).toBe("Augsburger Hohes Friedensfest");
  expect(am("2026-08-08", "by-muenchen")).toBeUndefined();
  expect(feiertagAm(tag("2026-08-08"), { land: "BY" })).toBeUndefined();
});

describe("Fronleichnam in Sachsen und Thüringen", () => {
  test.each([
    "sn-crostwitz",
    "sn-bolbritz",
    "sn-wittichenau",
    "th-geisa",
    "th-eichsfeld",
    "th-heilbad-heiligenstadt",
  ])("gilt in %s", (id) =>
    expect(am("2026-06-04", id)).toMatchObject({ name: "Fronleichnam", oertlich: true }),
  );

  test.each(["SN", "TH", "sn-bautzen", "sn-goeda", "sn-wartha", "sn-hoyerswerda", "bag", "th-anrode"])(
    "gilt nicht in %s",
    (id) => expect(am("2026-06-04", id)).toBeUndefined(),
  );

  test("ist im Eichsfeld gesichert, in Geisa nicht", () => {
    expect(am("2026-06-04", "th-heilbad-heiligenstadt")?.sicherheit).toBe("hoch");
    expect(am("2026-06-04", "th-geisa")?.sicherheit).toBe("mittel");
  });
});

test("Die Bundesgerichte liegen in den Ländern ihrer Feiertage", () => {
  expect(am("2026-06-04", "bgh")?.name).toBe("Fronleichnam");
  expect(am("2026-11-18", "bverwg")?.name).toBe("Buß- und Bettag");
  expect(am("2026-10-31", "bgh-leipzig")?.name).toBe("Reformationstag");
  expect(am("2027-09-20", "bag")?.name).toBe("Weltkindertag");
  expect(am("2026-06-04", "bsg")?.name).toBe("Fronleichnam");
});

test("Das Gericht geht der Gemeinde vor, die Gemeinde dem Land", () => {
  expect(feiertagAm(tag("2029-08-15"), { gericht: "bgh", gemeinde: "by-muenchen" })).toBeUndefined();
  expect(feiertagAm(tag("2026-10-31"), { gemeinde: "sn-bautzen" })?.name).toBe("Reformationstag");
});

test("Ein unbekannter oder widersprüchlicher Ort ist kein Ergebnis und nennt sein Feld", () => {
  expect(ortPruefen({ land: "BY", gericht: "bfh" })).toBeUndefined();
  expect(ortPruefen({})).toBeUndefined();
  expect(ortPruefen({ gericht: "gibt-es-nicht" })).toMatchObject({ feld: "ort.gericht" });
  expect(ortPruefen({ gemeinde: "gibt-es-nicht" })).toMatchObject({ feld: "ort.gemeinde" });
  expect(ortPruefen({ land: "toString" as never })).toMatchObject({ feld: "ort.land" });
  expect(ortPruefen({ land: "SN", gericht: "bfh" })).toMatchObject({
    art: "kein-ergebnis",
    grund: "Bundesfinanzhof liegt in Bayern, nicht in Sachsen.",
    feld: "ort.land",
  });
  expect(ortPruefen({ gericht: "bfh", gemeinde: "by-muenchen" })).toBeUndefined();
  expect(ortPruefen({ gericht: "bfh", gemeinde: "sn-bautzen" })).toMatchObject({
    art: "kein-ergebnis",
    grund: "Bundesfinanzhof liegt in Bayern, Bautzen in Sachsen.",
    feld: "ort.gemeinde",
  });
  expect(ortPruefen({ land: "SL", gericht: "bfh" })).toMatchObject({
    grund: "Bundesfinanzhof liegt in Bayern, nicht im Saarland.",
  });
});

describe("Ein Gericht, das ein Verzeichnis mit seinen Sitzen kennt", () => {
  const sitz = (name: string, gilt: "ja" | "nein" | "ungeklaert"): Gemeindeort => ({
    id: name,
    name,
    land: "BY",
    aussagen: { "mariae-himmelfahrt": { gilt, sicherheit: "hoch", beleg: "Verzeichnis" } },
  });
  const gericht = (...sitze: [Gemeindeort, ...Gemeindeort[]]): Ort => ({
    gericht: { id: "x", name: "Gericht X", land: "BY", sitze },
  });
  const himmelfahrt = (ort: Ort) => feiertagAm(tag("2025-08-15"), ort)?.name;

  test("bringt Land und örtliche Feiertage seines Sitzes mit", () => {
    expect(himmelfahrt(gericht(sitz("A", "ja")))).toBe("Mariä Himmelfahrt");
    expect(himmelfahrt(gericht(sitz("A", "nein")))).toBeUndefined();
    expect(himmelfahrt(gericht(sitz("A", "ungeklaert")))).toBeUndefined();
    expect(feiertagAm(tag("2025-11-01"), gericht(sitz("A", "nein")))?.name).toBe("Allerheiligen");
    expect(ortPruefen(gericht(sitz("A", "ja")))).toBeUndefined();
    expect(ortPruefen({ ...gericht(sitz("A", "ja")), land: "HE" })).toMatchObject({ feld: "ort.land" });
  });

  test("hat einen Feiertag nur, wenn er an allen Sitzen gilt", () => {
    const zwei = gericht(sitz("A", "ja"), sitz("B", "nein"));
    expect(himmelfahrt(zwei)).toBeUndefined();
    expect(feiertage(2025, zwei).map(({ name }) => name)).not.toContain("Mariä Himmelfahrt");
    expect(feiertage(2025, zwei).map(({ name }) => name)).toContain("Allerheiligen");
    expect(himmelfahrt(gericht(sitz("A", "ja"), sitz("B", "ja")))).toBe("Mariä Himmelfahrt");
  });
});
