import { expect, test } from "vitest";
import { hausAus } from "./haus.ts";
import { hilfenPruefen } from "./pruefungen/form.ts";

const befunde = (dateien: Readonly<Record<string, string>>) =>
  hilfenPruefen(hausAus(new Map(Object.entries(dateien)))).map(({ pfad }) => pfad);

test("Eine Datei, die nur ein Test benutzt und nicht testing heißt, fällt auf", () => {
  const mit = (nutzer: string, datei = "probe.ts") =>
    befunde({ [`web/app/ui/${datei}`]: "export {};", [nutzer]: `import "./${datei}";` });
  expect(mit("web/app/ui/a.test.ts")).toEqual(["web/app/ui/probe.ts"]);
  expect(mit("web/app/ui/a.ts")).toEqual([]);
  expect(mit("web/app/ui/a.test.ts", "testing-probe.ts")).toEqual([]);
});

test("Eine Seite, die kein Code einführt, aber die Liste der Seiten nennt, ist keine Hilfe", () => {
  const seite = "web/app/features/a/datei.ts";
  const dateien = { [seite]: "export {};", "web/app/features/a/b.test.ts": 'import "./datei.ts";' };
  expect(befunde(dateien)).toEqual([seite]);
  const routes = 'export const routes = [{ file: "features/a/datei.ts" }];';
  expect(befunde({ ...dateien, "web/app/features/a/routes.ts": routes })).toEqual([]);
});
