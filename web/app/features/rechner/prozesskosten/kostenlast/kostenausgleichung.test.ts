import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { Instanz, ProzesskostenEingabe, Quoten } from "../eingabe.ts";
import { prozesskosten } from "../prozesskosten.ts";

const quoten: Quoten = {
  eigeneVonGegner: { zaehler: 5, nenner: 16 },
  gegnerVonEigenen: { zaehler: 3, nenner: 8 },
  gericht: { zaehler: 5, nenner: 16 },
};
const am = tag("2026-01-15");
const urteil = (rest: Partial<Instanz> = {}): Instanz => ({ am, ende: "urteil", ...rest });

function ergebnis(instanzen: readonly Instanz[], rest: Partial<ProzesskostenEingabe> = {}) {
  const x = prozesskosten({ wert: cent(1_000_000), rolle: "klaeger", instanzen, quoten, ...rest });
  if (x.art !== "ergebnis") throw new Error(`${x.grund} (${x.feld})`);
  return x;
}

describe("Kostenausgleichung nach getrennten Quoten (§ 106 ZPO)", () => {
  const zwei = ergebnis([
    urteil({ eigeneKosten: { reise: cent(120_00) } }),
    urteil({ gegnerKosten: { reise: cent(80_00) } }),
  ]);

  test("zwei Ansprüche über zwei Instanzen, verrechnet", () => {
    // Kläger: 3/8 von 2.083,50 = 781,31; 11/16 von 849,00 = 583,69; 3/8 von 2.196,26 = 823,60; 11/16 von 1.132,00 = 778,25
    // Beklagter: 5/16 von 1.963,50 = 613,59; 5/16 von 2.276,26 = 711,33
    expect(zwei.kostenausgleichung).toMatchObject({
      ansprueche: [
        { glaeubiger: "eigene", betrag: 2_966_85 },
        { glaeubiger: "gegner", betrag: 1_324_92 },
      ],
      schuldner: "gegner",
      betrag: 1_641_93,
    });
    expect(zwei.kostenausgleichung?.ansprueche[0]?.schritte.map((s) => s.betrag)).toEqual([
      781_31, 583_69, 823_60, 778_25,
    ]);
    expect(zwei.zahlungen).toMatchObject([{ von: "gegner", an: "eigene", betrag: 1_641_93 }]);
    expect(zwei.ausgleich).toBeUndefined();
  });

  test("am Ende trägt jeder, was er gezahlt hat, weniger den Ausgleich", () => {
    // 2.083,50 + 2.196,26 + 849,00 + 1.132,00 − 1.641,93
    const ausgang = zwei.ausgaenge.find((a) => a.art === "quote");
    expect(ausgang?.eigene).toBe(2_083_50 + 2_196_26 + 849_00 + 1_132_00 - 1_641_93);
    expect(ausgang?.gegner).toBe(1_963_50 + 2_276_26 + 1_641_93);
  });

  test("angemeldete Kosten stehen statt der berechneten, eine Instanz kann eigene Quoten haben", () => {
    const halb = { zaehler: 1, nenner: 2 };
    const x = ergebnis([
      urteil({ gegnerKosten: { betrag: cent(2_000_00) } }),
      urteil({
        rechtsmittelVon: "gegner",
        quoten: { eigeneVonGegner: halb, gegnerVonEigenen: halb, gericht: halb },
      }),
    ]);
    // 3/8 von 1.963,50 = 736,31; 583,69; 1/2 von 2.196,26 = 1.098,13
    // 5/16 von 2.000,00 = 625,00; 1.098,13; 1/2 von 1.132,00 = 566,00
    expect(x.kostenausgleichung).toMatchObject({
      ansprueche: [{ betrag: 2_418_13 }, { betrag: 2_289_13 }],
      schuldner: "gegner",
      betrag: 129_00,
    });
  });

  test("ohne Vorschuss zahlt jeder seinen Anteil ans Gericht", () => {
    // Arbeitsgericht: § 11 GKG; die Anwaltskosten der ersten Instanz erstattet niemand (§ 12a ArbGG)
    const x = ergebnis([urteil()], { rechtsweg: "arbeit" });
    expect(x.kostenausgleichung?.betrag).toBe(0);
    // Nr. 8210 KV: 2,0 × 283,00 = 566,00; 5/16 = 176,88
    expect(x.zahlungen).toMatchObject([
      { von: "eigene", an: "gericht", betrag: 176_88 },
      { von: "gegner", an: "gericht", betrag: 389_12 },
    ]);
  });

  test.each([
    [{ kostenquote: 5_000 }, "kostenquote"],
    [{ prozesskostenhilfe: true }, "prozesskostenhilfe"],
  ])("%j daneben wird am Feld abgelehnt", (rest, feld) => {
    expect(
      prozesskosten({ wert: cent(1_000_000), rolle: "klaeger", instanzen: [urteil()], quoten, ...rest }),
    ).toMatchObject({ art: "kein-ergebnis", feld });
  });
});
