import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pages } from "../app/routes.ts";
import { ohneUnbekannteQuery } from "./unbekannte-query.ts";

test.for([
  ["/api?x=1", "/api"],
  ["/?utm_source=x", "/"],
  ["/fristenkatalog/zpo-517?x", "/fristenkatalog/zpo-517"],
  ["/blog/ein-beitrag?x=1", "/blog/ein-beitrag"],
  ["/api", "/api"],
  // These know a query, or are somebody's own.
  ["/blog/search?q=frist", "/blog/search?q=frist"],
  ["/blog/neu?x=1", "/blog/neu?x=1"],
  ["/rvgrechner?wert=5000", "/rvgrechner?wert=5000"],
  ["/login?redirect=%2Fkonto", "/login?redirect=%2Fkonto"],
  ["/api?x=1&token=abc", "/api?x=1&token=abc"],
  ["/blog/ein-beitrag.data?_routes=x", "/blog/ein-beitrag.data?_routes=x"],
  ["/gibt/es/nicht?x=1", "/gibt/es/nicht?x=1"],
])("%s wird als %s gemacht und gehalten", ([ziel = "", gesucht]) => {
  expect(ohneUnbekannteQuery(pages)(ziel)).toBe(gesucht);
});

test("Keine Seite, die ohne Suchanfrage gehalten wird, liest eine", () => {
  const ohne = pages.filter(({ ohneQuery }) => ohneQuery);
  expect(ohne.length).toBeGreaterThan(6);
  for (const { file } of ohne)
    expect(readFileSync(join(import.meta.dirname, "../app", file), "utf8"), file).not.toMatch(
      /searchParams|useSearchParams|\.search\b|\bsearch\b/,
    );
});
