import { describe, expect, test } from "vitest";
import { rechtsstand } from "./rechtsstand.ts";

describe("Rechtsstand", () => {
  test("die Wertgebühren mit ihren vier Fassungen, die neueste zuerst", () => {
    const zeilen = rechtsstand().filter((z) => z.norm === "§ 13 Abs. 1 RVG");
    expect(zeilen.map((z) => z.ab).slice(-4)).toEqual([
      "2025-06-01",
      "2021-01-01",
      "2013-08-01",
      "2004-07-01",
    ]);
    expect(zeilen.at(-4)).toMatchObject({
      titel: "Wertgebühren",
      geprueft: "2026-08-19",
      sicherheit: "hoch",
      quelle: { fundstelle: "BGBl. 2025 I Nr. 109" },
    });
  });

  test("einzelne Nummern an eigenen Tagen sind beim Namen genannt", () => {
    const amTag = (ab: string) =>
      rechtsstand()
        .filter((z) => z.ab === ab && z.titel.startsWith("Vergütungsverzeichnis"))
        .map((z) => z.norm);
    expect(amTag("2015-07-25")).toEqual(["Nr. 5101, 5102, 5103, 5104, 5107, 5108, 5109, 5110 VV"]);
    expect(amTag("2021-10-01")).toEqual(["Nr. 1000 VV"]);
    expect(amTag("2023-10-13")).toEqual(["Nr. 3339 VV"]);
    expect(amTag("2025-06-01")).toEqual(["Teil 2 VV", "Teil 3 VV", "Teil 4 VV", "Teil 5 VV", "Teil 6 VV"]);
  });

  test("ungesicherte Zeilen sagen es", () => {
    const unsicher = rechtsstand().filter((z) => z.sicherheit !== "hoch");
    expect(unsicher.map((z) => z.norm)).toContain("§ 30 Abs. 1 RVG");
    expect(unsicher.filter((z) => z.quelle.fundstelle === "BGBl. 2025 I Nr. 109")).toEqual([]);
  });
});
