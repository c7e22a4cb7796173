import { expect, test } from "vitest";
import { rechtsstand } from "./rechtsstand.ts";

const titel = rechtsstand().map((z) => z.titel);

test("Die Titel sind Wörter für Leser, keine Kennungen", () => {
  expect(titel.filter((t) => /regime|[A-Z]{2,}-[A-Z0-9]|R-\d|^Wiedereinsetzung$/.test(t))).toEqual([]);
  expect(titel).toContain("Fristen nach Werktagen");
  expect(titel).toContain("Gesetzliche Feiertage im Saarland");
});

test("Kein Titel steht für zwei Reihen mit derselben Norm", () => {
  const zeilen = rechtsstand().map((z) => `${z.titel}|${z.norm}|${z.ab}`);
  expect(zeilen.filter((z, i) => zeilen.indexOf(z) !== i)).toEqual([]);
});
