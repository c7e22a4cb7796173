import { expect, test } from "vitest";
import { rechtsstand } from "./rechtsstand.ts";

test("Der Rechtsstand nennt jede Fassung mit Quelle und Sicherheit, die neueste zuerst", () => {
  const zeilen = rechtsstand();
  const faktoren = zeilen.filter((z) => z.norm === "§ 187 Abs. 3 SGB VI" && z.ab <= "2026-01-01");
  expect(faktoren[0]).toMatchObject({ ab: "2026-01-01", quelle: { fundstelle: "BGBl. 2025 I Nr. 315" } });
  expect(faktoren.at(-1)).toMatchObject({ ab: "2003-01-01", sicherheit: "hoch" });
  expect(faktoren.find(({ ab }) => ab === "2007-01-01")).toMatchObject({ sicherheit: "mittel" });
  expect(zeilen.length).toBeGreaterThan(90);
});
