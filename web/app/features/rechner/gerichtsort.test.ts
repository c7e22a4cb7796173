import { mahngericht } from "@gebuehrenportal/forderung";
import { feiertagAm, frist, type Ort, ortPruefen } from "@gebuehrenportal/fristen";
import { alleOrte } from "@gebuehrenportal/fristen/orte";
import { alleGemeinden, alleGerichte, gerichtMitId, mahngerichte } from "@gebuehrenportal/gesetze/gerichte";
import { type Land, laendernamen, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { gemeindeort, gerichtsortMitId, type Sitzwahl } from "./gerichtsort.ts";

const himmelfahrt = (id: string, wahl: Sitzwahl = {}) => {
  const gericht = gerichtsortMitId(id, wahl);
  if (!gericht) throw new Error(id);
  const r = frist({
    ereignisAm: tag("2025-08-01"),
    dauer: [{ wert: 2, einheit: "woche" }],
    ort: { gericht },
  });
  if (r.art !== "ergebnis") throw new Error(r.grund);
  return [r.ende, r.sichererTag, r.vermerke.length];
};

test.each([
  ["ag-muenchen", {}, ["2025-08-18", "2025-08-18", 0]],
  ["ag-kempten", {}, ["2025-08-18", "2025-08-18", 0]],
  ["ag-nuernberg", {}, ["2025-08-15", "2025-08-15", 0]],
  ["ag-forchheim", {}, ["2025-08-15", "2025-08-15", 1]],
  ["ag-forchheim", { mariaeHimmelfahrt: "ja" }, ["2025-08-18", "2025-08-18", 0]],
  ["ag-forchheim", { mariaeHimmelfahrt: "nein" }, ["2025-08-15", "2025-08-15", 0]],
  ["vgh-bayern", {}, ["2025-08-15", "2025-08-15", 1]],
  ["vgh-bayern", { sitz: "by-muenchen" }, ["2025-08-18", "2025-08-18", 0]],
  ["vgh-bayern", { sitz: "by-ansbach" }, ["2025-08-15", "2025-08-15", 0]],
  // Beide Sitze haben den Feiertag, nur das Friedensfest nicht.
  ["olg-muenchen", {}, ["2025-08-18", "2025-08-18", 0]],
] as const)("Zwei Wochen ab 01.08.2025 am %s mit %o: %j", (id, wahl, erwartet) => {
  expect(himmelfahrt(id, wahl)).toEqual(erwartet);
});

test("Jedes Gericht des Verzeichnisses ist ein Ort, an dem sich rechnen lässt", () => {
  for (const { id, land } of alleGerichte()) {
    const ort: Ort = { gericht: gerichtsortMitId(id) ?? id, land };
    expect(ortPruefen(ort), id).toBeUndefined();
    expect(feiertagAm(tag("2026-12-25"), ort)?.name, id).toBe("1. Weihnachtstag");
  }
});

test("Was das Fristenrecht selbst von Orten und Gerichten weiß, sagt auch das Verzeichnis", () => {
  const tage = ["2025-08-08", "2025-08-15", "2025-06-19", "2025-10-31", "2025-11-19"].map((t) => tag(t));
  const namen = (ort: Ort) => tage.map((t) => feiertagAm(t, ort)?.name);
  const gemeinsame = alleGemeinden().filter(({ id }) => alleOrte().some((o) => o.id === id));
  expect(gemeinsame.length).toBeGreaterThan(20);
  for (const g of gemeinsame)
    expect(namen({ gemeinde: g.id }), g.id).toEqual(namen({ gemeinde: gemeindeort(g) }));
  const gerichte = alleOrte().flatMap(({ art, id }) => (art === "gericht" && gerichtMitId(id) ? [id] : []));
  expect(gerichte).toEqual(["bgh", "bverfg", "bverwg", "bag", "bsg", "bfh", "bpatg"]);
  for (const id of gerichte) {
    const gericht = gerichtsortMitId(id, id === "bgh" ? { sitz: "bw-karlsruhe" } : {});
    expect(namen({ gericht: id }), id).toEqual(namen({ ...(gericht && { gericht }) }));
  }
});

test("Das Mahngericht jedes Landes ist im Verzeichnis und im Mahnrecht dasselbe, mit demselben Sitz", () => {
  for (const land of Object.keys(laendernamen) as Land[])
    for (const olgBezirk of land === "NW" ? (["hamm", "duesseldorf", "koeln"] as const) : [undefined]) {
      const r = mahngericht({ land, ...(olgBezirk && { olgBezirk }) });
      const gericht = r.art === "ergebnis" ? r.gericht : undefined;
      const gleiche = mahngerichte(land).filter(({ sitze: [sitz] }) =>
        gericht?.hausanschrift.includes(sitz.gemeinde.name),
      );
      expect(gleiche, land).toHaveLength(1);
      expect(gericht?.name.split(" – ")[0], land).toBe(gleiche[0]?.name.split(" – ")[0]);
    }
});
