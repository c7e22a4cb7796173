import { expect, test } from "vitest";
import { listenfrage } from "./contract.ts";
import { nameHoechstens } from "./grenzen.ts";
import { gefaltet, geglaettet, istAdresse, suchworte, vergleichsname } from "./kontakt.ts";

test.each([
  ["a@b.de", true],
  ["jörg@müller.example", true],
  ["a@b", false],
  ["a b@c.de", false],
  ["a@@b.de", false],
  ["a@b.de, c@d.de", false],
  ["<a@b.de>", false],
  ["a@b.de;", false],
  ["a@b..de", false],
  ["a@.b.de", false],
  ["a@b.de.", false],
  [`${"a".repeat(250)}@b.de`, false],
])("Eine Adresse ist %s: %s", (text, soll) => {
  expect(istAdresse(text)).toBe(soll);
});

test("Ein Name steht in einer Zeile, ohne Zeichen, die niemand sieht", () => {
  expect(geglaettet("  Hans\r\nMüller\u202e\u0007 ")).toBe("Hans Müller");
});

test("Gesucht und geordnet wird ohne Akzente", () => {
  expect(gefaltet("Müller-Lüdenscheidt Straß")).toBe("muller-ludenscheidt strass");
  expect(suchworte("  Müller   Öz ")).toEqual(["muller", "oz"]);
});

test("Derselbe Name bleibt derselbe, mit Titel, mit Komma und in anderer Reihenfolge", () => {
  const namen = ["Dr. Hans Müller", "Müller, Hans", "hans muller", "RA Hans Müller, LL.M."];
  expect(new Set(namen.map(vergleichsname))).toEqual(new Set(["hans muller"]));
  expect(vergleichsname("Dr.")).toBe("dr");
  expect(vergleichsname("Hans Müller GmbH")).not.toBe("hans muller");
});

test("Weiter blättern lässt sich auch hinter dem längsten Namen", () => {
  for (const zeichen of ["ß", "각"]) {
    const after = `0d6c2f2e-7f1d-4c58-9d0f-6d6d5a0f7a10.${gefaltet(zeichen.repeat(nameHoechstens))}`;
    expect(listenfrage.safeParse({ after }).success, zeichen).toBe(true);
  }
});
