import { expect, test } from "vitest";
import { beitraege } from "./server.ts";

test("Ein Wunsch ist die Adresse einer eigenen Seite, vor der ein Tarif steht, und sonst nichts", () => {
  expect(beitraege.seitenwunsch("/kostennoten/neu?wert=1")).toEqual({
    stufe: "basic",
    text: "Weiter zur Kostennote",
    adresse: "/kostennoten/neu?wert=1",
  });
  for (const fremd of [
    "",
    "/rvgrechner",
    "/gibt-es-nicht",
    "kostennoten/neu",
    "//fremd.example/kostennoten/neu",
    "/\\fremd.example/kostennoten/neu",
    "https://fremd.example/kostennoten/neu",
    // Without the tab, which an address loses, a host that is none.
    "/\t/[",
    "/\t/fremd.example/gibt-es-nicht",
    `/kostennoten/neu?${"x".repeat(2_000)}`,
  ])
    expect(beitraege.seitenwunsch(fremd), fremd).toBeUndefined();
});
