import type { Angelegenheit, RvgEingabe } from "@gebuehrenportal/gebuehren";
import type { Cent, Tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { gegenrechnung } from "./gegenrechnung.ts";

const heute = "2026-07-01" as Tag;

/** One matter, a mandate in June 2025 unless told otherwise. */
function rechnung(euro: number, nummern: readonly string[], mehr: Partial<Angelegenheit> = {}): RvgEingabe {
  return {
    angelegenheiten: [
      {
        id: "a",
        auftragAm: "2025-06-01" as Tag,
        wert: (euro * 100) as Cent,
        positionen: nummern.map((nr) => ({ nr })),
        ...mehr,
      },
    ],
    leistungsende: heute,
  };
}

function ergebnis(e: RvgEingabe) {
  const r = gegenrechnung(e);
  if (r.art === "kein-ergebnis") throw new Error(r.grund);
  return r;
}

// Amounts of the requirements (TOOL-06, -07, -10): computed by hand from the gazette's table.
test.each([
  ["1. Instanz, 10.000 €", rechnung(10_000, ["3100", "3104"]), 196_350],
  [
    "1. Instanz, Auftrag bis 31.05.2025",
    rechnung(10_000, ["3100", "3104"], { auftragAm: "2025-05-31" as Tag }),
    185_045,
  ],
  ["Geschäftsgebühr, 5.000 €", rechnung(5_000, ["2300"]), 57_221],
  ["Geschäftsgebühr, 500 €, 7002 unter 20 €", rechnung(500, ["2300"]), 9_560],
  ["mit Einigung", rechnung(10_000, ["3100", "3104", "1003"]), 273_938],
  ["Berufung", rechnung(10_000, ["3200", "3202"]), 219_626],
  ["drei Auftraggeber", rechnung(10_000, ["3100", "3104"], { auftraggeber: 3 }), 242_903],
  ["Mahnverfahren mit Vollstreckungsbescheid", rechnung(5_000, ["3305", "3308"]), 65_658],
])("%s ergibt den bekannten Betrag", (_, eingabe, brutto) => {
  expect(ergebnis(eingabe).brutto).toBe(brutto);
});

test("die Anrechnung halbiert den Satz samt Erhöhung und endet bei 0,75", () => {
  const r = ergebnis({
    angelegenheiten: [
      { id: "vor", auftragAm: heute, wert: 1_000_000 as Cent, auftraggeber: 2, positionen: [{ nr: "2300" }] },
      {
        id: "klage",
        auftragAm: heute,
        wert: 1_000_000 as Cent,
        auftraggeber: 2,
        positionen: [{ nr: "3100" }],
      },
    ],
    anrechnungen: [
      { von: { angelegenheit: "vor", position: "2300" }, auf: { angelegenheit: "klage", position: "3100" } },
    ],
    leistungsende: heute,
  });
  // 1,6 × 652,00 weniger 0,75 × 652,00
  expect(r.angelegenheiten[1]?.gebuehren).toBe(104_320 - 48_900);
});

test("über § 49 RVG zahlt die Staatskasse weniger, die Differenz bleibt nach § 50 RVG", () => {
  const r = ergebnis(rechnung(10_000, ["3100", "3104"], { vertretung: "beigeordnet" }));
  // (2,5 × 374,00 + 20,00) × 1,19 gegen 1.963,50
  expect(r.angelegenheiten[0]?.staatskasse).toMatchObject({ auszahlung: 113_645, weitereVerguetung: 82_705 });
});

test("vor dem 1.7.2006 gibt es kein Vergütungsverzeichnis", () => {
  expect(gegenrechnung(rechnung(500, ["3100"], { auftragAm: "2006-06-30" as Tag })).art).toBe(
    "kein-ergebnis",
  );
});
