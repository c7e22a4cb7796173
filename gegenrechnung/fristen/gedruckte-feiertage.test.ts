import { readFileSync } from "node:fs";
import { feiertage, type Land } from "@gebuehrenportal/fristen/feiertage";
import { laender } from "@gebuehrenportal/gesetze/feiertage/index.ts";
import { describe, expect, test } from "vitest";
import { nachgetragene } from "./feiertage.ts";
import { isoVon } from "./kalender.ts";

const alle = Object.keys(laender) as Land[];
const tage = (jahr: number, ort: Parameters<typeof feiertage>[1]): string[] => [
  ...new Set(feiertage(jahr, ort).map((f) => f.tag.slice(5))),
];

describe("Die Zeilen 2015 bis 2035", () => {
  const csv = readFileSync(
    new URL("../../packages/gesetze/amtliche-zeilen/fristen/feiertage-2015-2035.csv", import.meta.url),
    "utf8",
  );
  const zeilen = csv.trim().split("\n").slice(1);

  test("sind 16 Länder mal 21 Jahre", () => {
    expect(zeilen).toHaveLength(16 * 21);
  });

  test.each(alle)("nennen für %s dieselben Tage", (land) => {
    const eigene = zeilen.filter((z) => z.startsWith(`${land},`));
    expect(eigene).toHaveLength(21);
    for (const zeile of eigene) {
      const [, jahrText, gedruckt = ""] = zeile.split(",");
      const jahr = Number(jahrText);
      // What a Land decided after the list was made stands in `faelle/eckwerte.json`.
      const dazu = nachgetragene({ land, oertlich: [] }, jahr).map((platz) => isoVon(platz).slice(5));
      expect(tage(jahr, { land }), zeile).toEqual([...new Set([...gedruckt.split(" "), ...dazu])].sort());
    }
  });
});
