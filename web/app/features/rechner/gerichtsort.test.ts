import { mahngericht } from "@gebuehrenportal/forderung";
import { feiertagAm, feiertage, frist, type Ort, ortPruefen } from "@gebuehrenportal/fristen";
import { alleOrte } from "@gebuehrenportal/fristen/orte";
import {
  alleGemeinden,
  alleGerichte,
  type Gericht,
  gerichtMitId,
  mahngerichte,
  unterschiedlicheSitze,
} from "@gebuehrenportal/gesetze/gerichte";
import { type Land, laendernamen, plusTage, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import {
  gemeindeort,
  gemeindeortMitId,
  gerichtsort,
  gerichtsortMitId,
  gerichtssitze,
  type Sitzwahl,
} from "./gerichtsort.ts";

const himmelfahrt = (id: string, wahl: Sitzwahl = {}) => {
  const gericht = gerichtsortMitId(id, wahl);
  if (!gericht) throw new Error(id);
  const r = frist({
    ereignisAm: tag("2025-08-01"),
    dauer: [{ wert: 2, einheit: "woche" }],
    ort: { gericht },
  });
  if (r.art !== "ergebnis") throw new Error(r.grund);
  return [r.ende, r.sichererTag, r.vermerke.length];
};

test.each([
  ["ag-muenchen", {}, ["2025-08-18", "2025-08-18", 0]],
  ["ag-kempten", {}, ["2025-08-18", "2025-08-18", 0]],
  ["ag-nuernberg", {}, ["2025-08-15", "2025-08-15", 0]],
  ["ag-forchheim", {}, ["2025-08-15", "2025-08-15", 1]],
  ["ag-forchheim", { mariaeHimmelfahrt: "ja" }, ["2025-08-18", "2025-08-18", 0]],
  ["ag-forchheim", { mariaeHimmelfahrt: "nein" }, ["2025-08-15", "2025-08-15", 0]],
  ["vgh-bayern", {}, ["2025-08-15", "2025-08-15", 1]],
  ["vgh-bayern", { sitz: "by-muenchen" }, ["2025-08-18", "2025-08-18", 0]],
  ["vgh-bayern", { sitz: "by-ansbach" }, ["2025-08-15", "2025-08-15", 0]],
  // Beide Sitze haben den Feiertag, nur das Friedensfest nicht.
  ["olg-muenchen", {}, ["2025-08-18", "2025-08-18", 0]],
] as const)("Zwei Wochen ab 01.08.2025 am %s mit %o: %j", (id, wahl, erwartet) => {
  expect(himmelfahrt(id, wahl)).toEqual(erwartet);
});

test("Jedes Gericht des Verzeichnisses ist ein Ort, an dem sich rechnen lässt", () => {
  for (const { id, land } of alleGerichte()) {
    const ort: Ort = { gericht: gerichtsortMitId(id) ?? id, land };
    expect(ortPruefen(ort), id).toBeUndefined();
    expect(feiertagAm(tag("2026-12-25"), ort)?.name, id).toBe("1. Weihnachtstag");
  }
});

test("Was das Fristenrecht selbst von Orten und Gerichten weiß, sagt auch das Verzeichnis", () => {
  const tage = ["2025-08-08", "2025-08-15", "2025-06-19", "2025-10-31", "2025-11-19"].map((t) => tag(t));
  const namen = (ort: Ort) => tage.map((t) => feiertagAm(t, ort)?.name);
  const gemeinsame = alleGemeinden().filter(({ id }) => alleOrte().some((o) => o.id === id));
  expect(gemeinsame.length).toBeGreaterThan(20);
  for (const g of gemeinsame)
    expect(namen({ gemeinde: g.id }), g.id).toEqual(namen({ gemeinde: gemeindeort(g) }));
  const gerichte = alleOrte().flatMap(({ art, id }) => (art === "gericht" && gerichtMitId(id) ? [id] : []));
  expect(gerichte).toEqual(["bgh", "bverfg", "bverwg", "bag", "bsg", "bfh", "bpatg"]);
  for (const id of gerichte) {
    const gericht = gerichtsortMitId(id, id === "bgh" ? { sitz: "bw-karlsruhe" } : {});
    expect(namen({ gericht: id }), id).toEqual(namen({ ...(gericht && { gericht }) }));
  }
});

test("Das Mahngericht jedes Landes ist im Verzeichnis und im Mahnrecht dasselbe, mit demselben Sitz", () => {
  for (const land of Object.keys(laendernamen) as Land[])
    for (const olgBezirk of land === "NW" ? (["hamm", "duesseldorf", "koeln"] as const) : [undefined]) {
      const r = mahngericht({ land, ...(olgBezirk && { olgBezirk }) });
      const gericht = r.art === "ergebnis" ? r.gericht : undefined;
      const gleiche = mahngerichte(land).filter(({ sitze: [sitz] }) =>
        gericht?.hausanschrift.includes(sitz.gemeinde.name),
      );
      expect(gleiche, land).toHaveLength(1);
      expect(gericht?.name.split(" – ")[0], land).toBe(gleiche[0]?.name.split(" – ")[0]);
    }
});

const gericht = (id: string) => {
  const g = gerichtMitId(id);
  if (!g) throw new Error(id);
  return g;
};

// Friedensfest (Art. 1 Abs. 2 BayFTG) nur in der Stadt Augsburg, nicht in Neu-Ulm
test("Ein Gericht mit Sitzen verschiedener Feiertage zeigt jeden für sich", () => {
  const g = gericht("arbg-augsburg");
  expect(gerichtssitze(g)).toEqual({
    name: "Arbeitsgericht Augsburg",
    land: "BY",
    sitze: [
      { ort: { land: "BY", gericht: gerichtsort(g, { sitz: "by-augsburg" }) }, wo: "Augsburg" },
      { ort: { land: "BY", gericht: gerichtsort(g, { sitz: "by-neu-ulm" }) }, wo: "Neu-Ulm" },
    ],
  });
  const orte = (wahl?: Sitzwahl) => gerichtsort(g, wahl).sitze.map(({ id }) => id);
  expect(orte()).toEqual(["by-augsburg", "by-neu-ulm"]);
  expect(orte({ sitz: "by-neu-ulm" })).toEqual(["by-neu-ulm"]);
  // Ein Sitz, den das Gericht nicht hat: der Hauptsitz
  expect(orte({ sitz: "by-hof" })).toEqual(["by-augsburg"]);
});

// § 78a Abs. 3 GVG: Die Kammern in Aichach, Nördlingen und Landsberg vollstrecken Strafen.
test("Auswärtige Strafkammern sind in Zivilsachen kein Sitz", () => {
  const { name, sitze } = gerichtssitze(gericht("lg-augsburg"));
  expect(name).toBe("Landgericht Augsburg");
  expect(sitze.map(({ wo, ort }) => [wo, ort.land])).toEqual([["Landgericht Augsburg", "BY"]]);
  expect(sitze[0]?.ort.gericht).toMatchObject({ id: "lg-augsburg", sitze: [{ id: "by-augsburg" }] });
});

const anSitzen = (g: Gericht, straf: boolean) =>
  g.sitze
    .filter(({ nurStraf }) => straf || !nurStraf)
    .map(({ gemeinde }) => ({ gemeinde: gemeindeort(gemeinde), land: gemeinde.land }));

/** Whether the seats of a court have other holidays from 2000 to 2040, by their days alone. */
function verschieden(g: Gericht, straf: boolean): boolean {
  const [haupt, ...weitere] = anSitzen(g, straf);
  return Array.from({ length: 41 }, (_, i) => 2000 + i).some((jahr) => {
    const tage = (ort: Ort) =>
      feiertage(jahr, ort)
        .map(({ tag: t }) => t)
        .join();
    return haupt !== undefined && weitere.some((ort) => tage(ort) !== tage(haupt));
  });
}

// Read out of the directory by the holidays of each seat, not by the comparison the form asks with.
describe("Gerichte, deren Sitze verschiedene Feiertage haben", () => {
  const sonst = [
    "bayoblg",
    "olg-muenchen",
    "ag-bayreuth",
    "arbg-augsburg",
    "arbg-bamberg",
    "vgh-bayern",
    "fg-muenchen",
  ];
  const nurInStrafsachen = ["bgh", "lg-augsburg", "lg-coburg"];
  const mehrsitzig = alleGerichte().filter(({ sitze }) => sitze.length > 1);

  test("sind diese, und nach ihrem Sitz wird gefragt", () => {
    const ids = (straf: boolean) => mehrsitzig.filter((g) => verschieden(g, straf)).map(({ id }) => id);
    expect(ids(false).sort()).toEqual([...sonst].sort());
    expect(ids(true).sort()).toEqual([...sonst, ...nurInStrafsachen].sort());
    for (const straf of [false, true])
      for (const id of ids(straf))
        expect(unterschiedlicheSitze(gericht(id), straf).length, id).toBeGreaterThan(1);
    for (const id of nurInStrafsachen) expect(unterschiedlicheSitze(gericht(id), false), id).toEqual([]);
  });

  // Each day that is free at one of the seats: one month before, at every seat, with and without its being said.
  test.each([...sonst, ...nurInStrafsachen])("%s: der Sitz entscheidet, ohne ihn der frühere Tag", (id) => {
    for (const regime of ["ZPO", "StPO"] as const) {
      const g = gericht(id);
      const sitze = unterschiedlicheSitze(g, regime === "StPO");
      const ende = (sitz?: string, am = tag("2025-08-01")) => {
        const r = frist({
          ereignisAm: am,
          dauer: [{ wert: 1, einheit: "tag" }],
          regime,
          ort: { gericht: gerichtsort(g, sitz === undefined ? {} : { sitz }), land: g.land },
        });
        if (r.art !== "ergebnis") throw new Error(r.grund);
        return r;
      };
      for (let t = tag("2025-01-01"); t < tag("2026-12-31"); t = plusTage(t, 1)) {
        const enden = sitze.map(({ gemeinde }) => ende(gemeinde.id, t).ende);
        const ohne = ende(undefined, t);
        const frueh = enden.toSorted()[0] ?? ohne.ende;
        expect([id, t, ohne.ende, ohne.sichererTag]).toEqual([id, t, frueh, frueh]);
        const fragt = ohne.vermerke.some(({ text }) => text.includes("Nennen Sie den Sitz"));
        if (new Set(enden).size > 1) expect([id, t, fragt]).toEqual([id, t, true]);
        if (sitze.length === 0) expect([id, t, fragt]).toEqual([id, t, false]);
      }
    }
  });
});

// Ein Monat ab 08.07.2025: Freitag, 08.08.2025, Hohes Friedensfest (Art. 1 Abs. 2 FTG), nur im Stadtgebiet Augsburg.
describe("Am Augsburger Friedensfest", () => {
  const am = (id: string, sitz?: string, regime: "ZPO" | "ArbGG" | "StPO" = "ZPO") => {
    const r = frist({
      ereignisAm: tag("2025-07-08"),
      dauer: [{ wert: 1, einheit: "monat" }],
      regime,
      ort: { gericht: gerichtsort(gericht(id), sitz === undefined ? {} : { sitz }) },
    });
    return r.art === "ergebnis" ? r.ende : r.feld;
  };
  test.each([
    ["lg-augsburg", undefined, "ZPO", "2025-08-11"],
    ["lg-augsburg", "by-augsburg", "ZPO", "2025-08-11"],
    ["lg-augsburg", "by-aichach", "ZPO", "ort.sitz"],
    ["lg-augsburg", undefined, "StPO", "2025-08-08"],
    ["lg-augsburg", "by-augsburg", "StPO", "2025-08-11"],
    ["lg-augsburg", "by-aichach", "StPO", "2025-08-08"],
    ["arbg-augsburg", undefined, "ArbGG", "2025-08-08"],
    ["arbg-augsburg", "by-augsburg", "ArbGG", "2025-08-11"],
    ["arbg-augsburg", "by-neu-ulm", "ArbGG", "2025-08-08"],
  ] as const)("%s am Sitz %s nach %s: %s", (id, sitz, regime, ende) => {
    expect(am(id, sitz, regime)).toBe(ende);
  });

  test("widersprechen sich Rechenweg und Hinweis nicht", () => {
    const r = frist({
      ereignisAm: tag("2025-07-08"),
      dauer: [{ wert: 1, einheit: "monat" }],
      regime: "StPO",
      ort: { gericht: gerichtsort(gericht("lg-augsburg")) },
    });
    if (r.art !== "ergebnis") throw new Error(r.grund);
    const satz =
      "Augsburger Hohes Friedensfest ist in Augsburg Feiertag, in Aichach, Nördlingen und Landsberg am Lech nicht";
    expect(r.schritte.map(({ text }) => text)).toContain(
      `${satz}; solange der Sitz nicht feststeht, ist als Werktag gerechnet.`,
    );
    expect(r.vermerke.map(({ text }) => text)).toEqual([
      `${satz}. Gerechnet ist: kein Feiertag; das frühere Datum ist das sichere. Nennen Sie den Sitz, an dem die Frist zu wahren ist.`,
    ]);
    expect(r.schritte.map(({ text }) => text).join()).not.toContain("kein gesetzlicher Feiertag");
  });
});

test("Was das Verzeichnis nicht weiß, beantwortet nur der Leser, und nur zu Mariä Himmelfahrt", () => {
  const aussagen = {
    "mariae-himmelfahrt": { gilt: "ungeklaert", sicherheit: "niedrig", beleg: "Presse" },
    friedensfest: { gilt: "nein", sicherheit: "niedrig", beleg: "Liste" },
    fronleichnam: { gilt: "ungeklaert", sicherheit: "niedrig", beleg: "Verordnung" },
  } as const;
  const stadt = { id: "by-x", name: "X", land: "BY", aussagen } as const;
  const sicher = { gilt: "nein", sicherheit: "hoch", beleg: "Liste" };
  expect(gemeindeort(stadt)).toEqual({ ...stadt, aussagen: { ...aussagen, friedensfest: sicher } });
  for (const gilt of ["ja", "nein"] as const)
    expect(gemeindeort(stadt, gilt)).toEqual({
      ...stadt,
      aussagen: {
        ...aussagen,
        "mariae-himmelfahrt": { gilt, sicherheit: "hoch", beleg: "eigene Angabe" },
        friedensfest: sicher,
      },
    });
});

test("Gericht und Gemeinde finden sich nach ihrer Kennung, unbekannte nicht", () => {
  expect(gerichtsortMitId("nirgends")).toBeUndefined();
  expect(gemeindeortMitId("nirgends")).toBeUndefined();
  expect(gemeindeortMitId("by-forchheim", "ja")).toMatchObject({
    id: "by-forchheim",
    name: "Forchheim",
    land: "BY",
    aussagen: { "mariae-himmelfahrt": { gilt: "ja", beleg: "eigene Angabe" } },
  });
  expect(gerichtsortMitId("ag-forchheim", { mariaeHimmelfahrt: "nein" })?.sitze).toEqual([
    gemeindeortMitId("by-forchheim", "nein"),
  ]);
});
