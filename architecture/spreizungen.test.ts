import { expect, test } from "vitest";
import { hausAus } from "./haus.ts";
import { spreizungenPruefen } from "./pruefungen/form.ts";

const gefunden = (text: string) =>
  spreizungenPruefen(hausAus(new Map([["web/app/ui/a.ts", text]]))).map(({ was }) => was);

test.each([
  ["Ein Objekt", "export const x = { ...{ a: 1 } };"],
  ["Eine Liste", "export const x = [...[1], 2];"],
])("Geplant und gefunden: %s ist in ein anderes Literal gespreizt", (_titel, text) => {
  expect(gefunden(`\n${text}`)).toEqual(["Zeile 2 spreizt ein Literal"]);
});

test("Was eine Bedingung oder einen Namen hat, darf gespreizt sein", () => {
  expect(gefunden("export const x = (a: object, b: boolean) => ({ ...a, ...(b && { c: 1 }) });")).toEqual([]);
});
