import { expect, test } from "vitest";
import { rechtsstand } from "./rechtsstand.ts";

test("Der Rechtsstand nennt jede Fassung mit Quelle und Sicherheit, die neueste zuerst", () => {
  const zeilen = rechtsstand();
  const grenze = zeilen.filter((z) => z.norm === "§ 23 Nr. 1 GVG");
  expect(grenze).toMatchObject([
    { ab: "2026-01-01", sicherheit: "hoch" },
    { ab: "2002-01-01", sicherheit: "mittel" },
  ]);
  expect(zeilen.filter((z) => z.titel.startsWith("Streitwertkatalog")).length).toBe(29);
});
