import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { katalogeintrag } from "../katalog/eintrag.ts";
import { katalogverzeichnis } from "../katalog/suche.ts";
import { fristenkette, type Ketteneingabe, type Kettenglied } from "./kette.ts";

const heute = tag("2026-08-19");

const nw = { ort: { land: "NW" } } as const;
function glieder(id: string, e: Ketteneingabe): readonly Kettenglied[] {
  const k = fristenkette(id, e);
  if (k.art !== "ergebnis") throw new Error(`${id}: ${k.grund}`);
  return k.glieder;
}
const glied = (alle: readonly Kettenglied[], id: string) => alle.find((g) => g.id === id);

describe("Kette", () => {
  test("Berufung bringt Begründung, Vorfristen und beide Wiedereinsetzungen", () => {
    const k = glieder("zpo-517", { ...nw, ereignisAm: tag("2026-01-30") });
    expect(k.map(({ id, rolle, nach }) => [id, rolle, nach])).toEqual([
      ["zpo-517", "ausgang", undefined],
      ["zpo-520", "folgefrist", "zpo-517"],
      ["zpo-234", "wiedereinsetzung", "zpo-517"],
      ["zpo-234-begr", "wiedereinsetzung", "zpo-520"],
    ]);
    expect(k[0]?.ergebnis?.ende).toBe("2026-03-02");
    expect(k[1]?.ergebnis?.ende).toBe("2026-03-30");
    expect(k[1]?.ergebnis?.vorfristen.map((v) => v.tag)).toEqual(["2026-03-16", "2026-03-23"]);
    expect(k[1]?.vorlaeufig).toBe(false);
    expect(k[2]?.hoechstensBis).toBe("2027-03-02");
    expect(k[3]?.hoechstensBis).toBe("2027-03-30");
    expect(k[3]?.vorlaeufig).toBe(true);
  });

  test("ein eigener Auslöser hat erst einen Tag, wenn er genannt ist", () => {
    const e = { ...nw, ereignisAm: tag("2026-03-16") };
    const offen = glied(glieder("ao-355", e), "fgo-47");
    expect(offen?.ergebnis).toBeUndefined();
    expect(offen?.offen?.grund).toContain("Bekanntgabe der Einspruchsentscheidung");
    const k = glieder("ao-355", { ...e, ereignisse: { "fgo-47": { ereignisAm: tag("2026-09-01") } } });
    expect(glied(k, "fgo-47")).toMatchObject({ vorlaeufig: false, ereignisAm: "2026-09-01" });
    expect(glied(k, "fgo-47")?.ergebnis?.ende).toBe("2026-10-01");
  });

  test("die Klage auf Zustimmung zählt vom unverschobenen Ablauf der Zustimmungsfrist", () => {
    const k = glieder("bgb-558b-zust", { ort: { land: "BE" }, ereignisAm: tag("2026-03-10") });
    expect(k[0]?.ergebnis?.ende).toBe("2026-06-01");
    expect(glied(k, "bgb-558b-klage")?.ergebnis?.ende).toBe("2026-08-31");
  });

  test("Revision in Strafsachen: vorläufig ab Ende der Woche, endgültig mit der Zustellung", () => {
    const e = { ort: { land: "BE" }, ereignisAm: tag("2026-03-03") } as const;
    expect(glied(glieder("stpo-341", e), "stpo-345")).toMatchObject({
      vorlaeufig: true,
      ergebnis: { ende: "2026-04-10" },
    });
    expect(glied(glieder("stpo-341", { ...e, zustellungAm: tag("2026-04-13") }), "stpo-345")).toMatchObject({
      vorlaeufig: false,
      ergebnis: { ende: "2026-05-13" },
    });
  });

  test("nach der Verteidigungsanzeige läuft die Erwiderung mindestens zwei weitere Wochen", () => {
    const k = glieder("zpo-276-anz", { ...nw, ereignisAm: tag("2026-03-16") });
    expect(glied(k, "zpo-276-erw")).toMatchObject({ vorlaeufig: true, ergebnis: { ende: "2026-04-13" } });
  });

  test("Rechtsbeschwerde in Patentsachen: begründet wird ab Einlegung, spätestens ab deren letztem Tag", () => {
    const k = glieder("patg-102-einl", { ...nw, ereignisAm: tag("2026-03-16") });
    expect(glied(k, "patg-102-begr")).toMatchObject({
      anknuepfung: "spaetestens",
      vorlaeufig: true,
      ergebnis: { ende: "2026-05-18" },
    });
  });

  test("ein Fehler der ersten Frist ist das Ergebnis", () => {
    expect(fristenkette("zpo-517", {})).toMatchObject({ art: "kein-ergebnis", feld: "ereignisAm" });
    expect(fristenkette("zpo-999", {})).toMatchObject({ feld: "id" });
  });
});

describe("Alle Ketten", () => {
  test("enden, nennen jeden Eintrag einmal, jedes Glied hängt an einem früheren und hat einen Tag oder einen Grund", () => {
    for (const { id } of katalogverzeichnis) {
      const k = fristenkette(id, { ...nw, ereignisAm: tag("2026-03-16"), ereignisUhr: "10:00" });
      if (k.art !== "ergebnis") continue;
      const ids = k.glieder.map((g) => g.id);
      expect(new Set(ids).size, id).toBe(ids.length);
      k.glieder.forEach((g, i) => {
        if (i > 0) expect(ids.slice(0, i), id).toContain(g.nach);
        expect(g.anknuepfungText.length, id).toBeGreaterThan(10);
        expect((g.ergebnis === undefined) !== (g.offen === undefined), `${id} ${g.id}`).toBe(true);
        if (g.offen) expect(g.vorlaeufig, g.id).toBe(true);
      });
    }
  });

  test("haben in den Daten keinen Kreis", () => {
    const kreis = (id: string, weg: readonly string[]): boolean =>
      weg.includes(id) ||
      (katalogeintrag(id, heute)?.folgefristen ?? []).some((f) => kreis(f.id, [...weg, id]));
    expect(katalogverzeichnis.filter(({ id }) => kreis(id, [])).map(({ id }) => id)).toEqual([]);
  });
});
