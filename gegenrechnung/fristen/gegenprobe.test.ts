import { feiertage, type Land, type Ort } from "@gebuehrenportal/fristen/feiertage";
import { laender } from "@gebuehrenportal/gesetze/feiertage/index.ts";
import Holidays from "date-holidays";
import { describe, expect, test } from "vitest";
import { nachgetragene } from "./feiertage.ts";
import { isoVon } from "./kalender.ts";

/** Public holidays as the library knows them; „bank“, „observance“ and „school“ are no holidays of the law. */
const fremde = (jahr: number, land: Land, region?: string): string[] => {
  const kalender = region === undefined ? new Holidays("DE", land) : new Holidays("DE", land, region);
  const tage = kalender.getHolidays(jahr).filter((f) => f.type === "public");
  // The library does not know yet what a Land has just decided.
  const dazu = nachgetragene({ land, oertlich: [] }, jahr).map(isoVon);
  return [...new Set([...tage.map((f) => f.date.slice(0, 10)), ...dazu])].sort();
};
const eigene = (jahr: number, ort: Ort): string[] => [...new Set(feiertage(jahr, ort).map((f) => f.tag))];

const jahre = Array.from({ length: 36 }, (_, i) => 2000 + i);

describe("Gegenprobe mit date-holidays, 2000 bis 2035", () => {
  test.each(Object.keys(laender) as Land[])("keine Abweichung in %s", (land) => {
    for (const jahr of jahre) expect(eigene(jahr, { land })).toEqual(fremde(jahr, land));
  });

  test.each<[string, Land, string, string]>([
    ["katholische Gemeinden Bayerns", "BY", "KATH", "by-muenchen"],
    ["evangelische Gemeinden Bayerns", "BY", "EVANG", "by-nuernberg"],
    ["Augsburg", "BY", "A", "by-augsburg"],
    ["das Eichsfeld", "TH", "EIC", "th-eichsfeld"],
  ])("keine Abweichung für %s", (_, land, region, gemeinde) => {
    for (const jahr of jahre) expect(eigene(jahr, { gemeinde })).toEqual(fremde(jahr, land, region));
  });

  /** The library takes the whole district; the law only single municipalities and parts. */
  test.each<[Land, string, string]>([
    ["SN", "BZ", "sn-bautzen"],
    ["TH", "UH", "th-anrode"],
    ["TH", "WAK", "th-brunnhartshausen"],
  ])("%s/%s ist dort zu weit: Fronleichnam im ganzen Kreis", (land, region, gemeinde) => {
    const zuviel = (jahr: number) =>
      fremde(jahr, land, region).filter((t) => !eigene(jahr, { gemeinde }).includes(t));
    expect(zuviel(2026)).toEqual(["2026-06-04"]);
    for (const jahr of jahre) {
      expect(zuviel(jahr), String(jahr)).toHaveLength(1);
      expect(eigene(jahr, { gemeinde }).filter((t) => !fremde(jahr, land, region).includes(t))).toEqual([]);
    }
  });
});
