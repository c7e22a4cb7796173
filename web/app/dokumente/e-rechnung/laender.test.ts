import { invoiceSchema } from "@e-invoice-eu/core";
import { expect, test } from "vitest";
import { istLand, laender, landname } from "./laender.ts";

const { eu, uebrige } = laender();
const kuerzel = ["DE", ...[...eu, ...uebrige].map(([code]) => code)];

test("Jedes Land der Auswahl kennt der Datensatz der E-Rechnung", () => {
  const schema = invoiceSchema as unknown as {
    readonly $defs: { readonly codeLists: { readonly ISO3166: { readonly enum: readonly string[] } } };
  };
  const { enum: bekannt } = schema.$defs.codeLists.ISO3166;
  expect(kuerzel.filter((code) => !bekannt.includes(code))).toEqual([]);
  // Those that it knows beyond are no countries of their own: Kosovo (`1A`) and Northern Ireland for VAT (`XI`).
  expect(bekannt.filter((code) => !kuerzel.includes(code))).toEqual(["1A", "XI"]);
});

test("Länder heißen, wie Deutsche sie nennen, und stehen nach dem Namen geordnet, die der EU voran", () => {
  expect(eu).toHaveLength(26);
  expect(eu[0]).toEqual(["BE", "Belgien"]);
  expect(uebrige.map(([, name]) => name)).toContain("Vereinigtes Königreich");
  expect(landname("AT")).toBe("Österreich");
  expect(uebrige.filter(([code, name]) => code === name)).toEqual([]);
  // Codes that no data record takes; a draft with one is asked at its field.
  expect(["XX", "EL", "UK", "at", ""].filter(istLand)).toEqual([]);
});
