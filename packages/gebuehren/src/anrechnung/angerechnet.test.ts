import { describe, expect, it } from "vitest";
import type { Anrechnung } from "../eingabe.ts";
import { ergebnis, sache, sacheVon } from "../testing.ts";

describe("Die Zeile einer Anrechnung", () => {
  const norm = (von: string, auf: string, rest: Partial<Anrechnung> = {}) => {
    const vor = sache([von], { id: "v", wert: 1_000_000 });
    const e = ergebnis([vor, sache([auf], { id: "z", wert: 1_000_000 })], {
      anrechnungen: [
        {
          von: { angelegenheit: "v", position: von },
          auf: { angelegenheit: "z", position: auf },
          ...rest,
        },
      ],
    });
    const z = sacheVon(e, "z").zeilen.find((x) => x.art === "anrechnung");
    return [z?.nr, z?.angerechnet?.nr, z?.angerechnet?.nummern.join(" "), z?.norm];
  };

  it.each([
    ["3505", "3200", "3504 3505", "Nr. 3504 Anm. VV"],
    ["3509", "3208", "3506 3509", "Nr. 3506 Anm. VV"],
    ["2101", "3200", "2100 2101", "Nr. 2100 Anm. VV"],
    ["5200", "5103", "5200", "Nr. 5200 Anm. 3 VV"],
    ["4302", "4106", "4302", "Vorbem. 4.3 Abs. 4 VV"],
    ["3305", "3100", "3305", "Nr. 3305 Anm. VV"],
  ])("nennt bei Nr. %s auf %s die Gebühr (%s) und die Anmerkung: %s", (von, auf, nummern, erwartet) => {
    expect(norm(von, auf)).toEqual(["15a", von, nummern, erwartet]);
  });

  it("führt einen Satz, den keine Dezimalzahl trifft, als Bruch", () => {
    const vor = sache(["4106", "4143"], { id: "v", wert: 1_000_000 });
    const e = ergebnis([vor, sache(["3100"], { id: "z", wert: 1_000_000 })], {
      anrechnungen: [
        { von: { angelegenheit: "v", position: "4143" }, auf: { angelegenheit: "z", position: "3100" } },
      ],
    });
    const z = sacheVon(e, "z").zeilen.find((x) => x.art === "anrechnung");
    // 1/3 von 2,0 × 652,00 = 434,67
    expect([z?.satzbruch, z?.satz100, z?.betrag]).toEqual([[2, 3], undefined, -434_67]);
  });
});
