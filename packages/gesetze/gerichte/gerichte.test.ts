import { describe, expect, test } from "vitest";
import { gerichtszweige, zweigDes } from "./gerichtszweige.ts";
import {
  alleGemeinden,
  alleGerichte,
  gemeindeMitId,
  gerichtLesen,
  gerichtMitId,
  gerichtssuche,
  hoehereGerichte,
  hoeheresGericht,
  mahngerichte,
  oberlandesgericht,
  unterschiedlicheSitze,
} from "./index.ts";
import { nachweis, quellen } from "./nachweise.ts";
import { erprobungsgerichte } from "./online-verfahren.ts";

const kurz = (text: string): string[] => gerichtssuche(text).map((g) => g.kurz);

describe("Ein Name findet sein Gericht, mit Land und Sitz", () => {
  test.each([
    ["OLG Hamm", "NW Hamm"],
    ["Oberlandesgericht Hamm", "NW Hamm"],
    ["AG Kamenz", "SN Kamenz"],
    ["VG Dresden", "SN Dresden"],
    ["LG Kassel", "HE Kassel"],
    ["LAG Köln", "NW Köln"],
    ["lag koeln", "NW Köln"],
    ["LAG Frankfurt/Main", "HE Frankfurt am Main"],
    ["OVG Bautzen", "SN Bautzen"],
    ["FG Cottbus", "BB Cottbus"],
    ["AG Weiden i.d.OPf.", "BY Weiden"],
    ["Landgericht München 1", "BY München"],
    ["KG Berlin", "BE Berlin"],
    ["LSG NRW", "NW Essen"],
    ["BayVGH", "BY München"],
    ["ArbG Köln", "NW Köln"],
  ])("„%s“: %s", (text, lage) => {
    const l = gerichtLesen(text);
    const g = l.art === "gericht" ? l.gericht : undefined;
    expect(g && `${g.land} ${g.sitze[0].gemeinde.name}`).toBe(lage);
  });
});

describe("Ein mehrdeutiger Name wird gefragt, nie gewählt", () => {
  test.each([
    ["AG Fürth", ["ag-fuerth-by", "ag-fuerth-he"]],
    ["Amtsgericht Fürth", ["ag-fuerth-by", "ag-fuerth-he"]],
    ["LG Berlin", ["lg-berlin-i", "lg-berlin-ii"]],
    [
      "AG Neustadt",
      ["ag-neustadt-am-ruebenberge", "ag-neustadt-an-der-aisch", "ag-neustadt-an-der-weinstrasse"],
    ],
  ])("„%s“", (text, ids) => {
    const l = gerichtLesen(text);
    expect(l.art === "mehrdeutig" && l.gerichte.map(({ id }) => id).sort()).toEqual(ids);
  });
});

describe("Ein Tippfehler bietet an, was gemeint ist, und wählt nicht", () => {
  test.each([
    ["OLG Ham", "OLG Hamm"],
    ["AG Kamens", "AG Kamenz"],
    ["VG Dresdn", "VG Dresden"],
    ["LG Kasel", "LG Kassel"],
    ["Landgericht Kassle", "LG Kassel"],
    ["Amtsgerich Kamenz", "AG Kamenz"],
    ["OLG Munchen", "OLG München"],
    ["ArbG Würzbrug", "ArbG Würzburg"],
    ["Aschaffenbrug", "AG Aschaffenburg"],
  ])("„%s“: %s", (text, name) => {
    expect(gerichtLesen(text).art).toBe("aehnlich");
    expect(kurz(text)).toContain(name);
    expect(gerichtssuche(text).length).toBeLessThanOrEqual(12);
  });

  test("ein AG ist kein verschriebenes LG", () => {
    expect(kurz("AG Kamens").every((n) => n.startsWith("AG"))).toBe(true);
  });
});

test("Ein Ort führt zu allen seinen Gerichten", () => {
  expect(kurz("Kassel")).toEqual(
    expect.arrayContaining(["AG Kassel", "LG Kassel", "ArbG Kassel", "SG Kassel", "VG Kassel"]),
  );
  expect(gerichtssuche("Fürth", { land: "HE" }).map((g) => g.id)).toEqual(["ag-fuerth-he"]);
  expect([gerichtssuche("a"), gerichtssuche(""), gerichtssuche("()[*"), kurz("xyzzyplugh")]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test("Ein aufgelöstes Gericht nennt den Nachfolger", () => {
  expect(gerichtLesen("AG Anklam")).toMatchObject({
    art: "aufgeloest",
    aufgeloest: { name: "Amtsgericht Anklam", bis: "2014-10-05", nachfolger: { id: "ag-pasewalk" } },
  });
  expect(gerichtLesen("Arbeitsgericht Jena")).toMatchObject({
    aufgeloest: { bis: "2013-12-31", nachfolger: { kurz: "ArbG Gera" } },
  });
});

describe("Mariä Himmelfahrt am Sitz", () => {
  const gilt = (id: string) => gerichtMitId(id)?.sitze[0].gemeinde.aussagen["mariae-himmelfahrt"]?.gilt;
  test.each(["ag-muenchen", "ag-kempten", "ag-memmingen", "ag-amberg", "ag-weiden", "bfh"])(
    "gilt: %s",
    (id) => expect(gilt(id)).toBe("ja"),
  );
  test.each(["ag-nuernberg", "ag-kitzingen", "ag-noerdlingen", "ag-bayreuth", "mahn-coburg"])(
    "gilt nicht: %s",
    (id) => expect(gilt(id)).toBe("nein"),
  );
  test("ist nur in Forchheim offen", () => {
    expect(gilt("ag-forchheim")).toBe("ungeklaert");
    expect(
      alleGemeinden().flatMap(({ name, aussagen }) =>
        Object.values(aussagen).some((a) => a.gilt === "ungeklaert") ? [name] : [],
      ),
    ).toEqual(["Forchheim"]);
  });
  test("nennt seinen Beleg in Worten", () => {
    expect(gemeindeMitId("by-nuernberg")?.aussagen["mariae-himmelfahrt"]?.beleg).toContain(
      "BGH III ZB 76/16",
    );
    for (const { aussagen } of alleGemeinden())
      for (const { beleg } of Object.values(aussagen)) {
        expect(beleg.length).toBeGreaterThan(10);
        // It stands in brackets before a lawyer: no order to an editor, no full stop.
        expect(beleg).not.toMatch(/bis geprüft|\.$/);
      }
  });
});

// Table of the seats whose holidays differ from those of the main seat.
test.each([
  ["bgh", ["Karlsruhe", "Leipzig"]],
  ["vgh-bayern", ["München", "Ansbach"]],
  ["bayoblg", ["München", "Nürnberg", "Bamberg"]],
  ["olg-muenchen", ["München", "Augsburg"]],
  ["fg-muenchen", ["München", "Augsburg"]],
  ["arbg-augsburg", ["Augsburg", "Neu-Ulm"]],
  ["arbg-bamberg", ["Bamberg", "Coburg"]],
  ["ag-bayreuth", ["Bayreuth", "Pegnitz"]],
  ["lg-coburg", ["Coburg", "Kronach"]],
  ["lsg-niedersachsen-bremen", ["Celle", "Bremen"]],
  ["olg-frankfurt", []],
  ["arbg-muenchen", []],
  ["ag-kamenz", []],
])("Sitze von %s, nach denen zu fragen ist: %j", (id, namen) => {
  const g = gerichtMitId(id);
  expect(g && unterschiedlicheSitze(g).map(({ gemeinde }) => gemeinde.name)).toEqual(namen);
});

test("Der Instanzenzug führt vom Amtsgericht zum Oberlandesgericht", () => {
  const kamenz = gerichtMitId("ag-kamenz");
  expect(kamenz && hoeheresGericht(kamenz)?.kurz).toBe("LG Görlitz");
  expect(kamenz && oberlandesgericht(kamenz)?.kurz).toBe("OLG Dresden");
  const dortmund = gerichtMitId("ag-dortmund");
  expect(dortmund && oberlandesgericht(dortmund)?.id).toBe("olg-hamm");
});

test("Jedes Land hat sein Mahngericht, Nordrhein-Westfalen zwei", () => {
  expect(mahngerichte("MV").map(({ id }) => id)).toEqual(["mahn-hamburg"]);
  expect(
    mahngerichte("NW")
      .map(({ id }) => id)
      .sort(),
  ).toEqual(["mahn-euskirchen", "mahn-hagen"]);
  expect(gerichtMitId("mahn-aschersleben")?.sitze[0].gemeinde.name).toBe("Staßfurt");
});

describe("Die Daten sind vollständig", () => {
  const je = (art: string) => alleGerichte().filter((g) => g.art === art).length;
  test.each([
    ["AG", 637],
    ["LG", 116],
    ["OLG", 23],
    ["KG", 1],
    ["BayObLG", 1],
    ["LAG", 18],
    ["ArbG", 106],
    ["LSG", 14],
    ["SG", 68],
    ["FG", 18],
    ["VG", 51],
    ["MAHN", 12],
  ])("%s: rund %i", (art, zahl) => {
    // Courts are founded and closed one by one; a refresh that loses more than a few has gone wrong.
    expect(Math.abs(je(art) - zahl)).toBeLessThanOrEqual(zahl * 0.03 + 1);
  });

  // Kennungen, die gebuchte Fristen und Links tragen.
  test.each([
    ..."bgh bverfg bverwg bag bsg bfh bpatg ag-bautzen ag-hoyerswerda ag-heilbad-heiligenstadt".split(" "),
    ..."aschersleben bremen coburg euskirchen hagen hamburg huenfeld mayen schleswig stuttgart uelzen wedding"
      .split(" ")
      .map((n) => `mahn-${n}`),
  ])("die Kennung %s bleibt", (id) => expect(gerichtMitId(id)).toBeDefined());

  test("jede Kennung gibt es einmal, jeder Verweis führt zu einem Gericht, jeder Eintrag hat seinen Nachweis", () => {
    const ids = alleGerichte().map((g) => g.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const g of alleGerichte()) {
      for (const id of [g.hoeher, g.nachfolger])
        if (id !== undefined) expect(gerichtMitId(id), `${g.id}: ${id}`).toBeDefined();
      const n = nachweis(g.id);
      expect(n?.sicherheit, g.id).toBeDefined();
      for (const q of n?.quellen ?? []) expect(quellen.has(q), `${g.id}: ${q}`).toBe(true);
    }
    for (const { id } of alleGemeinden()) expect(nachweis(id)?.ags, id).toMatch(/^\d{8}$/);
  });

  test("kein Kurzname steht für zwei", () => {
    const kurznamen = alleGerichte().map((g) => g.kurz);
    expect(new Set(kurznamen).size).toBe(kurznamen.length);
  });
});

// § 12 GVG, § 14 ArbGG, § 2 VwGO, § 2 FGO, § 2 SGG: welche Gerichte eine Gerichtsbarkeit hat
test("Über einem Gericht stehen nur Gerichte seiner Gerichtsbarkeit, zuletzt deren oberstes", () => {
  const oberste = { ordentlich: "BGH", arbeit: "BAG", verwaltung: "BVerwG", finanz: "BFH", sozial: "BSG" };
  const falsch = alleGerichte().filter((gericht) => {
    const zweig = zweigDes(gericht.art);
    if (!zweig) return !["MAHN", "BPatG", "BVerfG"].includes(gericht.art);
    const darueber = hoehereGerichte(gericht);
    const letztes = darueber.at(-1) ?? gericht;
    return (
      letztes.art !== oberste[zweig] ||
      darueber.some(({ art }) => !(art in gerichtszweige[zweig].hoehere) && art !== "LG")
    );
  });
  expect(falsch).toEqual([]);
});

test("Jedes Erprobungsgericht des Online-Verfahrens ist ein Amtsgericht des Verzeichnisses", () => {
  const { gerichte, ohneVerkehrsunfall } = erprobungsgerichte;
  expect(gerichte.filter((id) => gerichtMitId(id)?.art !== "AG")).toEqual([]);
  expect(ohneVerkehrsunfall.filter((id) => !gerichte.includes(id))).toEqual([]);
});
