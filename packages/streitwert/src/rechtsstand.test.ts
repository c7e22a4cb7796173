import { katalog } from "@gebuehrenportal/gesetze/streitwertkatalog/katalog.ts";
import { expect, test } from "vitest";
import { rechtsstand } from "./rechtsstand.ts";

test("Der Rechtsstand nennt jede Fassung mit Quelle und Sicherheit, die neueste zuerst", () => {
  const zeilen = rechtsstand();
  const grenze = zeilen.filter((z) => z.norm === "§ 23 Nr. 1 GVG" && z.ab <= "2026-01-01");
  expect(grenze).toMatchObject([
    { ab: "2026-01-01", sicherheit: "hoch" },
    { ab: "2002-01-01", sicherheit: "mittel" },
  ]);
  const kataloge = zeilen.filter((z) => z.titel.startsWith("Streitwertkatalog"));
  expect(kataloge.length).toBe(katalog.reduce((n, { werte }) => n + werte.fassungen.length, 0));
});
