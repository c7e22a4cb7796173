import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { istOeffentlich } from "#platform/access/guard.ts";
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
  // What they do not know is left out, the rest stays as it came.
  ["/fristenkatalog?zz=1", "/fristenkatalog"],
  ["/fristenkatalog?zz=1&q=be%20ruf+ung&gebiet=zivil&Q=x", "/fristenkatalog?q=be%20ruf+ung&gebiet=zivil"],
  [
    "/rvgrechner?ungepuffert=1&wert=5.000,00&satz.3100=1,0&satz.x=1",
    "/rvgrechner?wert=5.000,00&satz.3100=1,0",
  ],
  [
    "/zinsrechner?zz=1&%62is=heute&forderungen.1.betrag=5&forderungen.x=1",
    "/zinsrechner?%62is=heute&forderungen.1.betrag=5",
  ],
  ["/blog/category/kosten?zz=1&startAfter=2", "/blog/category/kosten?startAfter=2"],
  ["/search?&&=&q", "/search?q"],
  ["/api?x=1&token=abc", "/api?x=1&token=abc"],
  ["/blog/ein-beitrag.data?_routes=x", "/blog/ein-beitrag.data?_routes=x"],
  ["/gibt/es/nicht?x=1", "/gibt/es/nicht?x=1"],
])("%s wird als %s gemacht und gehalten", async ([ziel = "", gesucht]) => {
  expect(await ohneUnbekannteQuery(pages)(ziel)).toBe(gesucht);
});

/** Keeps what somebody was about to save, whatever its form is called; only a form leads there. */
const ohneAngabe = ["/meine-berechnungen/speichern"];

test("Jede Seite, die jeder sieht, sagt, was sie von einer Suchanfrage kennt", () => {
  const stumme = pages.filter(
    ({ guard, file, ohneQuery, query }) =>
      istOeffentlich(guard) && file.endsWith(".tsx") && !ohneQuery && query === undefined,
  );
  expect(stumme.map(({ path }) => path)).toEqual(ohneAngabe);
});

/** A calculator, as far as its example goes. */
type MitBeispiel = { readonly pfad: string; readonly beispiel?: { readonly query: string } };

test("Das Beispiel eines Rechners kommt ganz bei ihm an", async () => {
  const adressen = await Promise.all(
    Object.values(
      import.meta.glob<{ formular?: MitBeispiel }>("../app/features/rechner/*/{felder,formular}.ts"),
    ).map(async (laden) => {
      const { formular } = await laden();
      return formular?.beispiel ? `${formular.pfad}?${formular.beispiel.query}` : undefined;
    }),
  );
  const mitBeispiel = adressen.filter((adresse) => adresse !== undefined);
  expect(mitBeispiel.length).toBeGreaterThan(4);
  for (const adresse of mitBeispiel) expect(await ohneUnbekannteQuery(pages)(adresse)).toBe(adresse);
});

test("Keine Seite, die ohne Suchanfrage gehalten wird, liest eine", () => {
  const ohne = pages.filter(({ ohneQuery }) => ohneQuery);
  expect(ohne.length).toBeGreaterThan(6);
  for (const { file } of ohne)
    expect(readFileSync(join(import.meta.dirname, "../app", file), "utf8"), file).not.toMatch(
      /searchParams|useSearchParams|\.search\b|\bsearch\b/,
    );
});
