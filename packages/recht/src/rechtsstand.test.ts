import { describe, expect, test } from "vitest";
import { geringste, rechtsstandzeilen } from "./rechtsstand.ts";
import { tag } from "./tag.ts";
import { zeitreihe } from "./zeitreihe.ts";

const quelle = { titel: "Testgesetz", fundstelle: "BGBl. I S. 1" };

describe("Rechtsstand", () => {
  test("jede Fassung ist eine Zeile, die neueste zuerst", () => {
    const reihe = zeitreihe<number>({ norm: "§ 1 TestG", geprueft: tag("2026-01-01") }, [
      { ab: tag("2013-08-01"), quelle, wert: 1, abSicherheit: "mittel" },
      { ab: tag("2021-01-01"), quelle, wert: 2 },
    ]);
    expect(rechtsstandzeilen([{ titel: "Probe", reihe }])).toEqual([
      {
        norm: "§ 1 TestG",
        titel: "Probe",
        ab: "2021-01-01",
        geprueft: "2026-01-01",
        quelle,
        sicherheit: "hoch",
      },
      {
        norm: "§ 1 TestG",
        titel: "Probe",
        ab: "2013-08-01",
        geprueft: "2026-01-01",
        quelle,
        sicherheit: "mittel",
      },
    ]);
  });

  test("mehrere Sicherheiten sind so gut wie die geringste", () => {
    expect(geringste([])).toBe("hoch");
    expect(geringste(["hoch", undefined])).toBe("hoch");
    expect(geringste(["hoch", "niedrig", "mittel"])).toBe("niedrig");
  });
});
