import { gesetze, kvNummernVon } from "@gebuehrenportal/gesetze/kostennummern.ts";
import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { suche } from "../src/suche.ts";
import { alltagsworte } from "./alltagsworte.ts";
import { bedingung, eintrag, gelaeufig, pfad, titel, vorbemerkungen } from "./index.ts";

describe("Verzeichnis", () => {
  test.each(gesetze)("%s: jede Nummer hat Titel, Text und Überschrift", (gesetz) => {
    for (const { nr } of kvNummernVon(gesetz)) {
      const e = eintrag(gesetz, nr);
      expect(e?.titel.length, nr).toBeGreaterThan(2);
      expect(e?.text.length, nr).toBeGreaterThan(2);
      expect(e?.pfad.length, nr).toBeGreaterThan(0);
    }
  });

  test.each(gesetze)("%s: jede Ermäßigung hat eine Bedingung zum Ankreuzen", (gesetz) => {
    for (const { nr, ersetzt } of kvNummernVon(gesetz)) {
      const wann = bedingung(gesetz, nr);
      if (ersetzt.length === 0) expect(wann, nr).toBeUndefined();
      else expect(wann?.length, nr).toBeGreaterThan(8);
      expect(wann ?? "", nr).not.toMatch(/ermäßig(t|en) sich auf$/);
    }
  });

  test("Bedingungen im Wortlaut", () => {
    expect(bedingung("gkg", "1642")).toBe("Beendigung des gesamten Verfahrens ohne Entscheidung");
    expect(bedingung("gnotkg", "16211")).toBe("Die Gebühr für die Hauptsache würde 2,0 betragen");
  });

  test("eine Nummer heißt, wie sie am Tag hieß", () => {
    expect(titel("gvkostg", "101", tag("2025-05-31"))).toBe("Sonstige Zustellung");
    expect(titel("gvkostg", "101", tag("2025-06-01"))).toBe(
      "Zustellung als elektronisches Dokument (§ 193a ZPO)",
    );
    expect(titel("gkg", "1650", tag("2020-01-01"))).toBe("Sanierungsverfahren");
    expect(titel("gkg", "nichts")).toBeUndefined();
    expect(eintrag("gkg", "constructor")).toBeUndefined();
  });

  test("Überschriften, Vorbemerkungen, häufige Nummern", () => {
    expect(pfad("gkg", "8210").at(0)).toBe("Teil 8 Arbeitsgerichtsbarkeit");
    expect(vorbemerkungen("gkg", "1210").at(0)).toMatch(/^Vorbemerkung 1:/);
    expect(gelaeufig("gkg", "1210")).toBe(true);
    expect(gelaeufig("gkg", "2430")).toBe(false);
  });
});

describe("Suche", () => {
  const nummern = (text: string, anfrage = {}) => suche(text, anfrage).map((t) => `${t.gesetz} ${t.nr}`);

  test.each([
    ["1211", "gkg 1211"],
    ["Mahnbescheid", "gkg 1100"],
    ["mahnbesch", "gkg 1100"],
    ["Haftbefehl", "gkg 2114"],
    ["Vermoegensauskunft", "gvkostg 260"],
    ["Vermogensauskunft", "gvkostg 260"],
    ["Erbschein", "gnotkg 12210"],
    ["Unterschriftsbeglaubigung", "gnotkg 25100"],
    ["pfüb", "gkg 2111"],
    ["Strafbefehl", "gkg 3118"],
    ["Berufung Rücknahme", "gkg 1221"],
    ["gnotkg 21100", "gnotkg 21100"],
  ])("„%s“ findet zuerst %s", (text, erster) => {
    expect(nummern(text)[0]).toBe(erster);
  });

  test.each([
    ["Berufung", "1220"],
    ["Revision", "1230"],
    ["Klage", "1210"],
    ["Berufung LAG", "8220"],
    ["Revision BAG", "8230"],
    ["Berufung OVG", "5122"],
    ["Revision BFH", "6120"],
    ["Berufung LSG", "7120"],
    ["Berufung Arrest", "1420"],
  ])("„%s“ im GKG findet zuerst das Verfahren selbst, Nr. %s", (text, erste) => {
    expect(suche(text, { gesetz: "gkg" })[0]?.nr).toBe(erste);
  });

  test.each([
    ["Grundschuld", ["gnotkg 14121", "gnotkg 14120", "gnotkg 21200"]],
    ["Erbschein", ["gnotkg 12210", "gnotkg 23300"]],
    ["Räumung", ["gvkostg 240", "gvkostg 241", "gkg 1210"]],
    ["Löschung", ["gnotkg 14140", "gnotkg 14143"]],
    ["Auflassungsvormerkung", ["gnotkg 14150", "gnotkg 14152"]],
    ["auflassung", ["gnotkg 14110"]],
    ["Vorsorgevollmacht", ["gnotkg 21200", "gnotkg 25100"]],
    ["Drittauskunft", ["gvkostg 440", "gvkostg 442"]],
    ["Drittauskünfte", ["gvkostg 440"]],
    ["Zugewinn", ["famgkg 1220"]],
    ["Zugewinnausgleich", ["famgkg 1220"]],
    ["Scheidung", ["famgkg 1110"]],
    ["Ehescheidung", ["famgkg 1110"]],
    ["Auflassungsvorm", ["gnotkg 14150"]],
    ["Adoption", ["famgkg 1320"]],
    ["Ehevertrag", ["gnotkg 21100"]],
    ["Kontopfändung", ["gkg 2111"]],
  ])("Alltagswort „%s“: unter den ersten fünf stehen %j, das erste zuerst", (text, erwartet) => {
    const gefunden = nummern(text);
    expect(gefunden[0]).toBe(erwartet[0]);
    for (const nr of erwartet) expect(gefunden.slice(0, 5)).toContain(nr);
  });

  test("„Scheidung“ steckt nicht in „Entscheidung“, „Räumung“ nicht in „Einräumung“", () => {
    expect(nummern("Scheidung")).not.toContain("famgkg 1210");
    expect(nummern("Räumung")).not.toContain("gnotkg 14112");
  });

  test("jedes Alltagswort führt zu Nummern, die es heute gibt", () => {
    for (const [wort, ziele] of Object.entries(alltagsworte))
      for (const ziel of ziele) expect(nummern(wort), `${wort}: ${ziel}`).toContain(ziel);
  });

  test("nur ein Gesetz, nur ein Tag, nur so viele", () => {
    expect(suche("1110", { gesetz: "famgkg" })[0]).toMatchObject({ gesetz: "famgkg", nr: "1110" });
    expect(nummern("Online-Verfahren", { stichtag: tag("2025-12-31") })).not.toContain("gkg 1216");
    expect(nummern("Online-Verfahren")).toContain("gkg 1216");
    expect(suche("Verfahren", { hoechstens: 3 })).toHaveLength(3);
    expect(suche("")).toEqual([]);
  });
});
