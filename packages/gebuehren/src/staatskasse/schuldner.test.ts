import { describe, expect, it } from "vitest";
import { ergebnis, fassung, p, type Sachangaben, sache } from "../testing.ts";

const vermerke = (nummern: readonly string[], rest: Sachangaben = {}) =>
  ergebnis(
    sache(
      nummern.map((nr) => p(nr)),
      rest,
    ),
  ).vermerke;

describe("Wer die Vergütung schuldet", () => {
  it("nennt bei der Beratungshilfe die Staatskasse", () => {
    expect(vermerke(["2503"])).toEqual([
      {
        art: "warnung",
        text: "Nr. 2503 VV schuldet die Staatskasse; vom Mandanten darf nur die Nr. 2500 VV verlangt werden.",
        norm: "§ 44 RVG",
        feld: "angelegenheiten[0]",
      },
    ]);
    const [mehrere] = vermerke(["2500", "2501", "2508"]);
    expect(mehrere?.text).toMatch(/^Nr\. 2501 und 2508 VV schuldet die Staatskasse;/);
  });

  it("schweigt zur Nr. 2500 VV und zum Wahlanwalt", () => {
    expect(vermerke(["2500"])).toEqual([]);
    expect(vermerke(["3100"], { wert: 1_000_000 })).toEqual([]);
  });

  it("sagt dem Beigeordneten und dem Bestellten, wann der Mandant schuldet", () => {
    const [pkh] = vermerke(["3100"], {
      wert: 1_000_000,
      vertretung: "beigeordnet",
      auftragAm: fassung[2025],
    });
    expect(pkh).toMatchObject({ art: "hinweis", norm: "§ 122 Abs. 1 Nr. 3 ZPO" });
    expect(pkh?.text).toContain("kann die Regelvergütung vom Mandanten nicht verlangt werden");
    const [bestellt] = vermerke(["4106"], { vertretung: "bestellt" });
    expect(bestellt).toMatchObject({ art: "hinweis", norm: "§ 52 RVG" });
  });
});
