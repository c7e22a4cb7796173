import { expect, test } from "vitest";
import { linkErlaubt } from "../../../dokument/erlaubte-links.ts";
import { linkziel } from "./linkziel.ts";

test.for([
  ["www.dejure.org/gesetze/ZPO/517.html", "https://www.dejure.org/gesetze/ZPO/517.html"],
  [" https://www.bgh.de ", "https://www.bgh.de"],
  ["rat@kanzlei.de", "mailto:rat@kanzlei.de"],
  ["/rvgrechner", "/rvgrechner"],
] as const)("„%s“ meint %s", ([eingabe, ziel]) => {
  expect(linkziel(eingabe)).toBe(ziel);
  expect(linkErlaubt(linkziel(eingabe))).toBe(true);
});

test.for([
  "javascript:alert(1)",
  "data:text/html,x",
  "//fremd.example",
  "irgendetwas",
  "ftp://x.example/a",
  "",
])("Kein Ziel: „%s“", (eingabe) => {
  expect(linkErlaubt(linkziel(eingabe))).toBe(false);
});
