import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { massnahmen } from "./vollstreckung.ts";

const nummern = (am: string, id: string): string[] => {
  const e = massnahmen(tag(am));
  if (e.art === "kein-ergebnis") throw new Error(e.grund);
  return (e.massnahmen.find((m) => m.id === id)?.nummern ?? []).map((n) => `${n.gesetz} ${n.nr}`);
};

describe("Maßnahmen der Vollstreckung", () => {
  test("die Zustellung hat seit dem 01.06.2025 vier Nummern, davor drei", () => {
    expect(nummern("2025-05-31", "pfueb")).toEqual([
      "GKG 2111",
      "GvKostG 100",
      "GvKostG 101",
      "GvKostG 102",
      "RVG 3309",
    ]);
    expect(nummern("2025-06-01", "pfueb")).toEqual([
      "GKG 2111",
      "GvKostG 100",
      "GvKostG 101",
      "GvKostG 102",
      "GvKostG 103",
      "RVG 3309",
    ]);
  });

  test("der Haftbefehl wechselt am 18.01.2017 die Nummer", () => {
    expect(nummern("2017-01-17", "haftbefehl")[0]).toBe("GKG 2113");
    expect(nummern("2017-01-18", "haftbefehl")[0]).toBe("GKG 2114");
  });

  test("Nr. 441 und 442 gibt es seit dem 26.11.2016", () => {
    expect(nummern("2016-11-25", "drittauskunft")).toEqual(["GvKostG 440"]);
    expect(nummern("2016-11-26", "drittauskunft")).toEqual(["GvKostG 440", "GvKostG 441", "GvKostG 442"]);
  });

  test("die Klausel des Rechtsnachfolgers kostet erst seit dem 01.06.2025", () => {
    const norm = (am: string) => {
      const e = massnahmen(tag(am));
      return e.art === "ergebnis" ? e.massnahmen.find((m) => m.id === "klausel")?.norm : undefined;
    };
    expect([norm("2025-05-31"), norm("2025-06-01")]).toEqual(["§ 733 ZPO", "§§ 727, 733 ZPO"]);
  });

  test("jedes Quartal seit August 2013 hat acht Maßnahmen, der Tag davor keine Fassung", () => {
    expect(massnahmen(tag("2013-07-31"))).toMatchObject({ art: "kein-ergebnis", feld: "stichtag" });
    for (let jahr = 2013; jahr <= 2030; jahr++) {
      for (const monat of ["01", "04", "07", "10"]) {
        const am = tag(`${jahr}-${monat}-01`);
        if (am < "2013-08-01") continue;
        const e = massnahmen(am);
        expect(e.art === "ergebnis" && e.massnahmen.length, am).toBe(8);
        expect(e.art === "ergebnis" && e.massnahmen.every((m) => m.nummern.length > 0)).toBe(true);
      }
    }
  });

  test("Fassung, Grund und Vermerke stehen am Ergebnis", () => {
    expect(massnahmen(tag("2025-06-01"))).toEqual({
      art: "ergebnis",
      massnahmen: expect.any(Array),
      fassung: {
        norm: "§ 788 ZPO",
        ab: "2025-06-01",
        quelle: expect.objectContaining({ fundstelle: "BGBl. 2025 I Nr. 109" }),
        grund: "weil der Antrag oder Auftrag am 01.06.2025 eingeht (§ 71 GKG, § 18 GvKostG)",
        sicherheit: "hoch",
      },
      vermerke: [
        {
          art: "hinweis",
          text: "Die notwendigen Kosten trägt der Schuldner; sie werden mit dem Anspruch beigetrieben.",
          norm: "§ 788 Abs. 1 ZPO",
        },
        {
          art: "hinweis",
          text: "Für Inkassodienstleister gelten dieselben Grenzen.",
          norm: "§ 13e Abs. 2 RDG",
        },
      ],
    });
  });
});
