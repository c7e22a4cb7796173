import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projektordner } from "#platform/env/ordner.server.ts";
import { jahreswerte, pfadVon } from "./werte.ts";

const zeilen = readFileSync(join(projektordner, "docs/recht-aendern.md"), "utf8").split("\n");

test.each(jahreswerte.map(({ reihe, name }) => [reihe.norm, name] as const))(
  "Die Anleitung sagt zu %s, was der Beleg heißt und was die Verwaltung eintragen kann",
  (norm, name) => {
    const zeile = zeilen.find((eine) => eine.startsWith("|") && eine.includes(norm)) ?? "";
    const genannt = [pfadVon(name), name].some((wort) => zeile.includes(`\`${wort}\``));
    expect([norm, genannt]).toEqual([norm, true]);
  },
);
