import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { Angelegenheit, RvgEingabe } from "./eingabe.ts";
import type { RvgErgebnis } from "./ergebnis.ts";
import { rvgRechnung } from "./rvg-rechnung.ts";

const heute = tag("2025-09-01");
const eine = (a: Omit<Angelegenheit, "id">, rest: Partial<RvgEingabe> = {}) =>
  rvgRechnung({ angelegenheiten: [{ id: "a", auftragAm: heute, ...a }], leistungsende: heute, ...rest });
const nr = (...nummern: string[]) => nummern.map((n) => ({ nr: n }));

function ergebnis(antwort: ReturnType<typeof rvgRechnung>): RvgErgebnis {
  if (antwort.art !== "ergebnis") throw new Error(antwort.grund);
  return antwort;
}

describe("Referenzergebnisse der Anforderungen", () => {
  it.each([
    [10_000_00, ["3100", "3104"], "2025-09-01", 1, 1963_50],
    [10_000_00, ["3100", "3104"], "2025-05-31", 1, 1850_45],
    [5_000_00, ["2300"], "2025-09-01", 1, 572_21],
    [500_00, ["2300"], "2025-09-01", 1, 95_60],
    [10_000_00, ["3100", "3104", "1003"], "2025-09-01", 1, 2739_38],
    [10_000_00, ["3200", "3202"], "2025-09-01", 1, 2196_26],
    [10_000_00, ["3100", "3104"], "2025-09-01", 3, 2429_03],
    [5_000_00, ["3305"], "2025-09-01", 1, 445_66],
    [5_000_00, ["3305", "3308"], "2025-09-01", 1, 656_58],
    [500_00, ["3305"], "2025-09-01", 1, 73_54],
  ])(
    "Wert %i Cent, %j, Auftrag %s, %i Auftraggeber: %i Cent",
    (wert, nummern, auftrag, auftraggeber, brutto) => {
      const antwort = eine({
        auftragAm: tag(auftrag),
        wert: cent(wert),
        auftraggeber,
        positionen: nr(...nummern),
      });
      expect(ergebnis(antwort).brutto).toBe(brutto);
    },
  );
});

it("nennt Fassung und Grund", () => {
  const a = ergebnis(eine({ auftragAm: tag("2025-05-31"), wert: cent(100), positionen: nr("3100") }));
  expect(a.angelegenheiten[0]?.fassung).toMatchObject({
    ab: "2021-01-01",
    grund: "weil der unbedingte Auftrag am 31.05.2025 erteilt wurde (§ 60 Abs. 1 Satz 1 RVG)",
  });
});

it("nennt eine gesicherte Fassung gesichert und die Angelegenheit, wie sie heißt", () => {
  const mit = (rest: object) =>
    ergebnis(eine({ wert: cent(100), positionen: nr("3100"), ...rest })).angelegenheiten[0];
  expect(mit({})?.fassung.sicherheit).toBe("hoch");
  expect(mit({ bezeichnung: "Berufung" })?.bezeichnung).toBe("Berufung");
  expect(mit({})).not.toHaveProperty("bezeichnung");
});

it("bleibt für eine erste Instanz mit Rechenweg unter 3 KB", () => {
  const text = JSON.stringify(eine({ wert: cent(10_000_00), positionen: nr("3100", "3104") }));
  expect(text.length).toBeLessThan(3000);
});
