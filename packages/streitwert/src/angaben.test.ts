import { gegenstaende } from "@gebuehrenportal/gesetze/gkg/werte.ts";
import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { Leser } from "./angaben.ts";
import { katalogregeln } from "./regeln/katalog.ts";
import { feld, moeglich, regelwerk } from "./regelwerk.ts";
import { regeln, streitwert } from "./streitwert.ts";
import type { Angaben } from "./testing.ts";

const am = tag("2026-01-15");
const antwort = (regel: string, angaben: Angaben) => streitwert({ regel, angaben, antragAm: am });

describe("Fehler in den Angaben nennen Grund, Norm und Feld", () => {
  const zuKlage = { norm: "§ 48 Abs. 1 GKG, § 3 ZPO" };
  const mehrere = { norm: "§ 39 Abs. 1 GKG, § 5 ZPO", feld: "angaben.werte" };
  const ungueltig = (titel: string) => `„${titel}“ ist kein gültiger Wert.`;

  test.each<[string, Angaben, object]>([
    [
      "gibt-es-nicht",
      {},
      { grund: "Diese Wertregel gibt es nicht.", norm: "§ 48 Abs. 1 GKG", feld: "regel" },
    ],
    ["geldforderung", {}, { ...zuKlage, grund: "„Hauptforderung“ fehlt.", feld: "angaben.hauptforderung" }],
    [
      "geldforderung",
      { hauptforderung: -1 },
      { ...zuKlage, grund: ungueltig("Hauptforderung"), feld: "angaben.hauptforderung" },
    ],
    [
      "geldforderung",
      { hauptforderung: 10 ** 13 + 1 },
      { ...zuKlage, grund: ungueltig("Hauptforderung"), feld: "angaben.hauptforderung" },
    ],
    [
      "geldforderung",
      { hauptforderung: "1" },
      { ...zuKlage, grund: ungueltig("Hauptforderung"), feld: "angaben.hauptforderung" },
    ],
    [
      "geldforderung",
      { hauptforderung: 1, fremd: 1 },
      { ...zuKlage, grund: "Diese Angabe kennt die Regel nicht.", feld: "angaben.fremd" },
    ],
    [
      "geldforderung",
      { hauptforderung: 1, ohneHaupt: 1 },
      { ...zuKlage, grund: ungueltig("Nur noch Nebenforderungen im Streit"), feld: "angaben.ohneHaupt" },
    ],
    ["mehrere-gegenstaende", { werte: [] }, { ...mehrere, grund: ungueltig("Werte der Gegenstände") }],
    ["mehrere-gegenstaende", { werte: 1 }, { ...mehrere, grund: ungueltig("Werte der Gegenstände") }],
    ["mehrere-gegenstaende", { werte: [1, -1] }, { ...mehrere, grund: ungueltig("Werte der Gegenstände") }],
    [
      "mehrere-gegenstaende",
      { werte: Array.from({ length: 201 }, () => 1) },
      { ...mehrere, grund: ungueltig("Werte der Gegenstände") },
    ],
    [
      "verbandsklage",
      { interesse: 1, art: "anders" },
      { norm: "§ 48 Abs. 1 Satz 2, 3 GKG", grund: ungueltig("Verfahren"), feld: "angaben.art" },
    ],
    [
      "auffangwert",
      { personen: 0 },
      {
        norm: "§ 52 Abs. 2 GKG",
        grund: "Zahl der Kläger mit eigenem Anspruch: bitte eine ganze Zahl ab 1.",
        feld: "angaben.personen",
      },
    ],
    [
      "auffangwert",
      { personen: 10_001 },
      {
        norm: "§ 52 Abs. 2 GKG",
        grund: "Zahl der Kläger mit eigenem Anspruch: bitte höchstens 10.000.",
        feld: "angaben.personen",
      },
    ],
    [
      "einstweilige-anordnung",
      { hauptsache: 1, bruchteil: 101 },
      {
        grund: expect.stringMatching(/: bitte eine ganze Zahl von 0 bis 100\.$/),
        norm: expect.any(String),
        feld: "angaben.bruchteil",
      },
    ],
  ])("%s mit %j", (regel, angaben, erwartet) => {
    expect(antwort(regel, angaben)).toEqual({ art: "kein-ergebnis", ...erwartet });
  });

  test.each<[string, string, string, readonly (number | string | boolean)[], readonly (number | string)[]]>([
    ["Zahl", "mietverhaeltnis", "streitigeMonate", [0, 10_000], [-1, 10_001, 1.5, "1"]],
    ["Zahl ab eins", "vwg-aufenthaltstitel-befristet", "personen", [1, 10_000], [0, 10_001]],
    ["Zahl ab eins", "arbg-abmahnung", "anzahl", [1, 10_000], [0, 10_001]],
    ["Prozent", "einstweilige-anordnung", "bruchteil", [0, 100], [-1, 101, 1.5, "1"]],
    ["Geld", "mietverhaeltnis", "monatsentgelt", [0, 10 ** 9], [0.5, Number.NaN]],
    ["Schalter", "raeumung", "andererGrund", [true, false], ["true"]],
  ])("%s: %s.%s nimmt %j, nicht aber %j", (_, regel, name, gut, schlecht) => {
    const pflicht = { monatsentgelt: 1_00, hauptsache: 1_00, monatsverguetung: 1_00 };
    const felder = regeln(am).find((r) => r.id === regel)?.felder ?? [];
    const mit = (wert: number | string | boolean) =>
      antwort(regel, {
        ...Object.fromEntries(Object.entries(pflicht).filter(([n]) => felder.some((f) => f.name === n))),
        [name]: wert,
      });
    for (const wert of gut) expect(mit(wert).art, String(wert)).toBe("ergebnis");
    for (const wert of schlecht)
      expect(mit(wert), String(wert)).toMatchObject({ art: "kein-ergebnis", feld: `angaben.${name}` });
  });

  test("die größten Angaben werden gerechnet", () => {
    expect(antwort("besitz", { sachwert: 10 ** 13 })).toMatchObject({ wert: 10 ** 13 });
    expect(antwort("mehrere-gegenstaende", { werte: Array.from({ length: 200 }, () => 1) })).toMatchObject({
      wert: 200,
    });
  });

  test("vor der ersten Fassung nennt die Antwort den Tag", () => {
    expect(streitwert({ regel: "geldforderung", angaben: {}, antragAm: tag("2013-07-31") })).toEqual({
      art: "kein-ergebnis",
      grund: "Für den 31.07.2013 ist keine Fassung erfasst.",
      norm: "§ 48 Abs. 1 GKG, § 3 ZPO",
      feld: "antragAm",
    });
  });
});

describe("Der Leser gibt Werte nach der Art ihres Feldes", () => {
  const felder = [
    feld("summe", "Summe"),
    moeglich("liste", "Liste", "geldliste"),
    moeglich("zahl", "Zahl", "zahl", { vorgabe: 7 }),
    moeglich("an", "An", "schalter"),
    moeglich("wahl", "Wahl", "wahl", { wahl: [{ wert: "a", titel: "A" }] }),
  ];
  const leer = new Leser(felder, {});
  const voll = new Leser(felder, { summe: 5, liste: [1, 2], zahl: 0, an: true, wahl: "a" });

  test("angegeben", () => {
    expect([voll.geld("summe"), voll.geldOderNichts("summe"), voll.betraege("liste")]).toEqual([
      5,
      5,
      [1, 2],
    ]);
    expect([voll.zahl("zahl"), voll.an("an"), voll.wahl("wahl")]).toEqual([0, true, "a"]);
  });

  test("nicht angegeben: null, nichts, leer, Vorgabe, aus", () => {
    expect([leer.geld("summe"), leer.geldOderNichts("summe"), leer.betraege("liste")]).toEqual([
      0,
      undefined,
      [],
    ]);
    expect([leer.zahl("zahl"), leer.zahl("summe"), leer.an("an"), leer.wahl("wahl")]).toEqual([
      7,
      undefined,
      false,
      "",
    ]);
  });

  test("ein Name, den die Regel nicht anmeldet, ist ein Fehler im Code", () => {
    expect(() => leer.geld("fremd")).toThrow("Feld fremd ist nicht angemeldet");
  });
});

test("Eine Fassung, die es nicht gibt, ist ein Fehler im Code", () => {
  const werk = regelwerk(
    "gkg",
    gegenstaende,
    { id: "x", titel: "X", norm: "§ 3 ZPO", gebiet: "zivil", felder: [] },
    () => ({ art: "kein-ergebnis", grund: "", norm: "" }),
  );
  const leser = new Leser([], {});
  expect(() => werk.rechne(leser, 9, am)).toThrow("§§ 39, 43 bis 45, 47 GKG: keine Fassung 9");
  expect(() => katalogregeln[0]?.rechne(leser, 9, am)).toThrow(
    "Streitwertkatalog Verwaltungsgerichtsbarkeit: keine Fassung 9",
  );
});

test("Der Kopf des Ergebnisses nennt Regel, Fassung, Grund und Sicherheit", () => {
  expect(antwort("kindschaft", { billigkeit: 1_00 })).toEqual({
    art: "ergebnis",
    rechenstand: "1.2",
    regel: regeln(am).find((r) => r.id === "kindschaft"),
    wert: 1_00,
    schritte: expect.any(Array),
    fassung: {
      norm: "§ 45 Abs. 1 FamGKG",
      ab: "2025-06-01",
      quelle: {
        titel: "Kosten- und Betreuervergütungsrechtsänderungsgesetz 2025 (KostBRÄG 2025) vom 07.04.2025",
        fundstelle: "BGBl. 2025 I Nr. 109",
        link: "https://www.gesetze-im-internet.de/famgkg/",
      },
      grund: "weil der Antrag am 15.01.2026 gestellt wurde (§ 34 FamGKG)",
      sicherheit: "hoch",
    },
    sicherheit: "hoch",
    vermerke: [],
  });
  const gkg = antwort("vergabe", { auftragssumme: 1_00 });
  expect(gkg.art === "ergebnis" && gkg.fassung.grund).toContain("(§ 40 GKG)");
  const zpo = antwort("besitz", { sachwert: 1_00 });
  expect(zpo.art === "ergebnis" && zpo.fassung.grund).toContain("(§ 4 Abs. 1 ZPO)");
  // The last version of § 49 GKG is the only one, and its first day is not sure.
  const weg = antwort("weg-beschlussklage", { interesseAller: 1, interesseKlaeger: 1 });
  expect(weg).toMatchObject({ sicherheit: "mittel", fassung: { sicherheit: "mittel" } });
});

test("der höchste Streitwert des GKG gilt auch für den Katalog vor August 2013", () => {
  const wert = (antragAm: string) => {
    const regel = "vwg-vorlaeufiger-rechtsschutz";
    const a = streitwert({ regel, antragAm: tag(antragAm), angaben: { hauptsache: 80_000_000_00 } });
    return a.art === "ergebnis" ? a.wert : a.grund;
  };
  expect(wert("2013-07-31")).toBe(30_000_000_00);
  expect(wert("2013-08-01")).toBe(30_000_000_00);
});
