import { expect, test } from "vitest";
import { ergebnis, p, sache, sacheVon } from "../testing.ts";

const normen = (...x: Parameters<typeof sache>) => ergebnis(sache(...x)).vermerke.map((v) => v.norm);

test("Ab fünf Verhandlungstagen steht der Hinweis auf die Pauschgebühr", () => {
  expect(normen(["4106", p("4108", { anzahl: 4 })])).not.toContain("§ 42 RVG");
  expect(normen(["4106", p("4108", { anzahl: 5 })])).toContain("§ 42 RVG");
  expect(normen(["4106", p("4108", { anzahl: 5 })], { vertretung: "bestellt" })).toContain("§ 51 RVG");
  expect(
    normen(["5109", p("5110", { anzahl: 3 }), p("5104", { anzahl: 2 })], { geldbusse: 10_000 }),
  ).toContain("§ 42 RVG");
});

test("Ein Längenzuschlag genügt", () => {
  expect(normen(["4112", "4114", "4116"], { vertretung: "bestellt" })).toContain("§ 51 RVG");
});

test("In anderen Sachen gibt es keine Pauschgebühr", () => {
  expect(normen(["6203", p("6204", { anzahl: 9 })])).not.toContain("§ 42 RVG");
  expect(normen(["3100", "3104"], { wert: 1_000_000 })).toEqual([]);
});

test.each([
  [
    ["4106", "4108", "4100"],
    ["4100", "4106", "4108"],
  ],
  [
    ["5109", "5100", "5110"],
    ["5100", "5109", "5110"],
  ],
  [
    ["6203", "6200"],
    ["6200", "6203"],
  ],
  [
    ["4107", "4101"],
    ["4101", "4107"],
  ],
])("Die Grundgebühr steht zuerst: %s", (eingegeben, erwartet) => {
  const geldbusse = { geldbusse: 10_000 };
  const a = sacheVon(ergebnis(sache(eingegeben, eingegeben[0]?.startsWith("5") ? geldbusse : {})));
  expect(a.zeilen.filter((z) => z.art === "gebuehr").map((z) => z.nr)).toEqual(erwartet);
});

test("Auch in der Abrechnung mit der Staatskasse steht die Grundgebühr zuerst", () => {
  const a = sacheVon(ergebnis(sache(["4106", "4100"], { vertretung: "bestellt" })));
  expect(a.staatskasse?.zeilen.map((z) => z.nr)).toEqual(["4100", "4106", "7002"]);
});
