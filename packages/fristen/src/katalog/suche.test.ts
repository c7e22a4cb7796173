import { describe, expect, test } from "vitest";
import { gebiete, katalogsuche, katalogtreffer, katalogverzeichnis } from "./suche.ts";

const ids = (wort: string, wahl = {}) => katalogsuche(wort, wahl).map(({ id }) => id);

describe("Suche", () => {
  test.each([
    ["§ 517 ZPO", "zpo-517"],
    ["517 zpo", "zpo-517"],
    ["§ 520 Abs. 2 Satz 1 ZPO", "zpo-520"],
    ["§ 520 II ZPO", "zpo-520"],
    ["zpo-520", "zpo-520"],
    ["321a ZPO", "zpo-321a"],
    ["Kündigungsschutzklage", "kschg-4"],
    ["kuendigungsschutz", "kschg-4"],
    ["kundigungsschutz", "kschg-4"],
    ["BUSSGELDBESCHEID", "owig-67"],
    ["Bußgeldbescheid", "owig-67"],
    ["Einspruch VU", "zpo-339"],
    ["mahnbescheid widerspruch", "zpo-692"],
    ["Verjährung", "bgb-195"],
    ["regelmäßige Verjährung", "bgb-195"],
    ["Verj", "bgb-195"],
    ["Kündigung", "kschg-4"],
    ["Steuerbescheid", "ao-355"],
    ["Gewährleistung", "bgb-438-2"],
    ["Verjährung UWG", "uwg-11"],
    ["Klagerücknahme", "zpo-269"],
  ])("„%s“ findet zuerst %s", (wort, id) => {
    expect(ids(wort)[0]).toBe(id);
  });

  test("eine Nummer trifft nur ganz: 17 ist nicht 517", () => {
    expect(ids("§ 17 KSchG")).toEqual(["kschg-17"]);
    expect(ids("17 ZPO")).toEqual([]);
  });

  test("die meistgebrauchten mit dem Wort im Namen stehen vorn, dann die übrigen Namen, dann die Auslöser", () => {
    const liste = ids("Berufung");
    expect(liste[0]).toBe("zpo-517");
    // kern im Namen < nicht kern im Namen < kern nur im Auslöser („Berufungsurteil“)
    const platz = (id: string) => liste.indexOf(id);
    expect(platz("zpo-520")).toBeGreaterThan(0);
    expect(platz("vwgo-124a-6")).toBeGreaterThan(platz("vwgo-124a-zul"));
    expect(platz("zpo-548")).toBeGreaterThan(platz("vwgo-124a-6"));
  });

  test.each([
    ["Mietrecht", "miete"],
    ["Arbeitsrecht", "arbeit"],
    ["Familienrecht", "familie"],
    ["Erbrecht", "erbe"],
    ["Strafrecht", "straf"],
    ["Baurecht", "bau"],
  ])("„%s“ meint das Rechtsgebiet", (wort, gebiet) => {
    const treffer = katalogsuche(wort);
    expect(treffer.filter((t) => t.gebiet === gebiet)).toEqual(
      katalogsuche("", { gebiet: gebiet as "miete" }),
    );
  });

  test("Gebiet und Höchstzahl grenzen ein", () => {
    expect(katalogsuche("Berufung", { gebiet: "straf" }).every((t) => t.gebiet === "straf")).toBe(true);
    expect(ids("Berufung", { gebiet: "straf" })[0]).toBe("stpo-314");
    expect(ids("", { hoechstens: 7 })).toHaveLength(7);
    expect(ids("", { gebiet: "vergabe" })).toHaveLength(5);
  });

  test("auch der Auslöser wird durchsucht", () => {
    expect(ids("Terminstag")).toEqual(["zpo-217-anw", "zpo-217-part"]);
  });

  test("Unsinn findet nichts und wirft nicht", () => {
    expect(ids("qwertz")).toEqual([]);
    expect(ids("((")).toHaveLength(katalogverzeichnis.length);
  });

  test("die Gebiete zählen zusammen alle Einträge", () => {
    expect(gebiete()).toHaveLength(26);
    expect(gebiete().reduce((n, g) => n + g.anzahl, 0)).toBe(katalogverzeichnis.length);
    const anzahl = katalogverzeichnis.filter(({ gebiet }) => gebiet === "zivil").length;
    expect(gebiete()[0]).toEqual({ id: "zivil", name: "Zivilprozess", anzahl });
  });
});

test.each([
  ["Blitzer", "owig-67"],
  ["Replik", "zpo-275"],
  ["Schriftsatzfrist", "zpo-283"],
  ["Berufngsbegründung", "zpo-520"],
  ["Berufungsbegrundung", "zpo-520"],
  ["Wiedereinsezung", "zpo-234"],
])("„%s“ findet %s", (wort, id) => {
  expect(katalogsuche(wort, { hoechstens: 6 }).map((t) => t.id)).toContain(id);
});

test("Ein Tippfehler sucht nur, wo nichts genau passt, und nie nach Nummern", () => {
  expect(katalogsuche("Berufung").every(({ id }) => !id.startsWith("kschg"))).toBe(true);
  expect(katalogsuche("9999zpo")).toEqual([]);
  expect(katalogsuche("x".repeat(200))).toEqual([]);
});

test.each([
  // Untergliederungen der Norm sagen hier nichts, Absätze und Sätze wie „i“ ohne Nummer davor schon.
  ["§ 517 Abs. 1 Satz 2 Nr. 3 Halbs. 2 ZPO", "517 zpo"],
  ["517 Absatz 1 zpo", "517 zpo"],
  ["517 III ZPO", "517 zpo"],
  ["321a Alt. 2 ZPO", "321a zpo"],
  ["VU", "Versäumnisurteil"],
  ["VB", "Vollstreckungsbescheid"],
  ["MB", "Mahnbescheid"],
  ["NZB", "Nichtzulassungsbeschwerde"],
  ["KFB", "Kostenfestsetzung"],
  ["HV", "Hauptversammlung"],
  ["WES", "Wiedereinsetzung"],
  ["BUßGELD", "bussgeld"],
])("„%s“ sucht dasselbe wie „%s“", (kurz, lang) => {
  expect(ids(kurz)).toEqual(ids(lang));
  expect(ids(kurz)).not.toEqual([]);
});

test("Ein Buchstabe trifft nur als ganzes Wort, zwei auch als Teil", () => {
  expect(ids("q")).toEqual([]);
  expect(ids("zp")).toContain("zpo-517");
});

test("Ein Tippfehler wird ab fünf Buchstaben verziehen: einer, in langen Wörtern zwei", () => {
  expect(ids("Revisoin")).not.toEqual([]);
  expect(ids("Mite")).toEqual([]);
  // neun Buchstaben: zwei Fehler; acht: einer
  expect(ids("Kündigxyg")).not.toEqual([]);
  expect(ids("Revxsixn")).toEqual([]);
});

test("Das Rechtsgebiet trifft nur der Stamm seines Namens", () => {
  expect(ids("undrecht")).toEqual([]);
  expect(ids("Xrecht")).toEqual([]);
  const familie = katalogsuche("", { gebiet: "familie" }).map(({ id }) => id);
  expect(ids("Familienrecht").toSorted()).toEqual(expect.arrayContaining(familie.toSorted()));
});

test("Ein Treffer trägt Name, Norm, Gebiet und Auslöser, und ob er zu den meistgebrauchten gehört", () => {
  expect(katalogsuche("§ 517 ZPO")[0]).toEqual({
    id: "zpo-517",
    name: "Berufung (ZPO) – Einlegung",
    norm: "§ 517 ZPO",
    gebiet: "zivil",
    ausloeser: "Zustellung des vollständig abgefassten Urteils",
    kern: true,
  });
  expect(katalogtreffer("zpo-517")).toBe(katalogsuche("§ 517 ZPO")[0]);
  expect(katalogtreffer("zpo-0")).toBeUndefined();
  expect(katalogverzeichnis.filter(({ kern }) => kern)).not.toEqual([]);
  expect(katalogverzeichnis.filter(({ kern }) => !kern)).not.toEqual([]);
});

test("Ohne Wort steht der ganze Katalog da, die meistgebrauchten zuerst", () => {
  const alle = katalogsuche("");
  const kern = katalogverzeichnis.filter((k) => k.kern);
  expect(alle).toEqual([...kern, ...katalogverzeichnis.filter((k) => !k.kern)]);
});

test.each(["Darlehen", "Kredit", "Autokredit", "Verbraucherdarlehen"])(
  "„%s“ findet den Widerruf des Verbraucherdarlehens",
  (wort) => expect(katalogsuche(wort).map(({ id }) => id)).toContain("bgb-356b"),
);

test("Jeder Eintrag steht bei seinem ganzen Namen ganz oben", () => {
  expect(katalogverzeichnis.filter(({ name }) => katalogsuche(name)[0]?.name !== name)).toEqual([]);
});
