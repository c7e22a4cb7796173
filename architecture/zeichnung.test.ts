import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wurzel } from "../scripts/lib/bootstrap.mjs";
import { bewohner } from "./bewohner.ts";
import { stockwerke } from "./stockwerke.ts";
import { gezeichnet, zeichnung } from "./zeichnung.ts";

const ordner = (wo: string) =>
  readdirSync(join(wurzel, wo), { withFileTypes: true }).flatMap((e) => (e.isDirectory() ? [e.name] : []));

test("Wer im Haus wohnt, ist verzeichnet, und niemand sonst", () => {
  const wohnt = [
    ...ordner("packages").map((name) => (name === "recht" ? name : `paket:${name}`)),
    ...ordner("web/app/features").map((name) => `feature:${name}`),
  ];
  const verzeichnet = Object.keys(bewohner).filter((teil) => teil === "recht" || teil.includes(":"));
  expect(verzeichnet.toSorted()).toEqual(wohnt.toSorted());
});

test("docs/architecture.md zeigt das Haus, wie es ist; sonst hilft `npm run zeichnung`", () => {
  const text = readFileSync(join(wurzel, "docs/architecture.md"), "utf8");
  expect(gezeichnet(text)).toBe(text);
});

test("Die Zeichnung nennt jedes Paket, jedes Feature und die Pfeile zwischen ihnen", () => {
  const bild = zeichnung();
  for (const teil of Object.keys(bewohner)) expect(bild).toContain(teil.slice(teil.indexOf(":") + 1));
  expect(bild).toContain("features --> dokumente");
  expect(bild).toContain("kostennote --> rechner");
  expect(bild).not.toContain("dokumente --> features");
});

test("Die Zeichnung zeigt die Stockwerke jedes Teils, das unterste zuerst", () => {
  const zeilen = zeichnung().split("\n");
  for (const [teil, etagen] of Object.entries(stockwerke)) {
    const zeile = zeilen.find((eine) => eine.startsWith(`- \`${teil}\`: `)) ?? "";
    const stellen = etagen.flat().map((raum) => zeile.indexOf(`\`${raum}\``, teil.length + 4));
    expect([teil, stellen]).toEqual([teil, stellen.toSorted((a, b) => a - b)]);
    expect([teil, Math.min(...stellen) > 0]).toEqual([teil, true]);
  }
});

test("Ohne bezeichneten Platz wird nichts geschrieben", () => {
  expect(() => gezeichnet("# Architecture\n")).toThrow("Der Platz der Zeichnung ist nicht bezeichnet.");
});
