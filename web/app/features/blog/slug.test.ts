import { expect, test } from "vitest";
import { blogRouten } from "./api/routen.ts";
import { vergebeneSlugs } from "./grenzen.ts";
import { routes } from "./routes.ts";
import { freierSlug, slugAus } from "./slug.ts";

test.for([
  ["Gebühren & Kosten", "gebuehren-und-kosten"],
  ["  § 15 RVG: Höhe, Maß und Übermaß!  ", "15-rvg-hoehe-mass-und-uebermass"],
  ["ÄÖÜ ẞ", "aeoeue-ss"],
  ["snake_case__und   Leerraum", "snake-case-und-leerraum"],
  ["a - b", "a-b"],
  ["--vorn und hinten--", "vorn-und-hinten"],
  ["Café", "caf"],
  ["u\u0308ber", "ueber"],
  ["???", ""],
])("„%s“ wird zu „%s“", ([text = "", slug]) => {
  expect(slugAus(text)).toBe(slug);
});

test("Ein vergebener Slug bekommt die kleinste freie Nummer, ein vorbehaltener immer eine", () => {
  expect(freierSlug("Kosten", new Set())).toBe("kosten");
  expect(freierSlug("Kosten", new Set(["kosten", "kosten-2", "kosten-4"]))).toBe("kosten-3");
  for (const wort of ["Search", "Category", "Tag", "Neu", "Meine Artikel"])
    expect(freierSlug(wort, new Set())).toMatch(/-2$/);
  expect(freierSlug("???", new Set())).toBe("artikel");
});

test("Kein Artikel kann heißen wie eine Seite oder ein Aufruf des Blogs", () => {
  const fest = [...routes, ...blogRouten].flatMap(
    ({ path }) => /^(?:\/api)?\/blog\/([^/:]+)/.exec(path)?.[1] ?? [],
  );
  expect(fest).toContain("search");
  expect(fest).toContain("draft");
  expect(fest.filter((wort) => !vergebeneSlugs.has(wort))).toEqual([]);
});
