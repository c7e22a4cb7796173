import { cent } from "@gebuehrenportal/recht";
import { expect, it } from "vitest";
import { betrag, ergebnis, ohneErgebnis, p, sache, sacheVon } from "../testing.ts";

it.each([
  [50_00, 1_00],
  [100_00, 1_00],
  [100_50, 1_01],
  [2_500_00, 25_00],
  [2_500_99, 25_00],
  [2_501_00, 25_01],
  [10_000_00, 62_50],
  [20_000_00, 87_50],
])("Hebegebühr aus %i Cent: %i Cent", (auszahlung, erwartet) => {
  expect(betrag(p("1009", { auszahlungen: [cent(auszahlung)] }))).toBe(erwartet);
});

it("entsteht für jede Auszahlung gesondert", () => {
  const e = ergebnis(sache([p("1009", { auszahlungen: [cent(50_00), cent(50_00), cent(2_500_00)] })]));
  expect(sacheVon(e).zeilen[0]).toMatchObject({ betrag: 27_00 });
  expect(sacheVon(e).zeilen[0]?.schritte).toHaveLength(3);
  expect(sacheVon(e).zeilen[1]).toMatchObject({ nr: "7002", betrag: 5_40 });
});

it("verlangt ausgezahlte Beträge", () => {
  expect(ohneErgebnis(sache(["1009"])).feld).toBe("angelegenheiten[0].positionen[0].auszahlungen");
});
