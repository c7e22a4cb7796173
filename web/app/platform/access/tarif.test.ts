import { expect, test } from "vitest";
import { darf } from "./tarif.ts";

test("Der freie Tarif öffnet keine Funktion des Basistarifs", () => {
  expect(darf("free", "rvg-erweitert")).toBe(false);
  expect(darf("free", "export-pdf")).toBe(false);
  expect(darf("free", "speichern-unbegrenzt")).toBe(false);
});

test.each(["basic", "premium", "teams", "Teammitglied"] as const)("Der Tarif %s öffnet sie", (tarif) => {
  expect(darf(tarif, "rvg-erweitert")).toBe(true);
  expect(darf(tarif, "kostennote")).toBe(true);
  expect(darf(tarif, "export-xlsx")).toBe(true);
});
