import { expect, test } from "vitest";
import { rechtsstand } from "./rechtsstand.ts";

test("der Rechtsstand nennt die Gerichtsgebühren mit ihren vier Fassungen", () => {
  const zeilen = rechtsstand().filter((z) => z.norm === "§ 34 Abs. 1 GKG");
  expect(zeilen.map((z) => [z.ab, z.geprueft, z.sicherheit]).slice(-4)).toEqual([
    ["2025-06-01", "2026-08-19", "hoch"],
    ["2021-01-01", "2026-08-19", "hoch"],
    ["2013-08-01", "2026-08-19", "hoch"],
    ["2004-07-01", "2026-08-19", "hoch"],
  ]);
});

test("jeder Teil der vier Verzeichnisse steht mit jedem Tag darin, an dem sich etwas änderte", () => {
  const zeilen = rechtsstand();
  const teil = (titel: string) => zeilen.filter((z) => z.titel === `Kostenverzeichnis: ${titel}`);
  expect(teil("Zivilrechtliche Verfahren").find((z) => z.ab === "2026-01-01")).toMatchObject({
    norm: "Nr. 1216, 1217 KV GKG",
    quelle: { fundstelle: "BGBl. 2025 I Nr. 349" },
    sicherheit: "mittel",
  });
  const vollstreckung = teil("Vollstreckung durch Gerichtsvollzieher").map((z) => z.ab);
  expect(vollstreckung.filter((ab) => ab <= "2025-06-01")).toEqual(
    ["2025-06-01", "2021-11-01", "2016-11-26", "2013-08-01"].toSpliced(2, 0, "2021-01-01"),
  );
  expect(new Set(zeilen.map((z) => z.norm.split(" ").at(-1)))).toEqual(
    new Set(["GKG", "FamGKG", "GNotKG", "GvKostG"]),
  );
});

test("wenige Nummern werden einzeln genannt, viele als Teil oder Abschnitt, der neueste Tag zuerst", () => {
  const zeilen = rechtsstand().filter(
    (z) => z.titel === "Kostenverzeichnis: Vollstreckung durch Gerichtsvollzieher",
  );
  const bis = zeilen.filter((z) => z.ab <= "2025-06-01").map((z) => `${z.ab} ${z.norm}`);
  expect(bis).toEqual([
    "2025-06-01 Abschnitt 2 KV GvKostG",
    "2021-11-01 Abschnitt 2 KV GvKostG",
    "2021-01-01 Nr. 240, 241 KV GvKostG",
    "2016-11-26 Nr. 207, 208 KV GvKostG",
    "2013-08-01 Abschnitt 2 KV GvKostG",
  ]);
  const zivil = rechtsstand().filter((z) => z.titel === "Kostenverzeichnis: Zivilrechtliche Verfahren");
  expect(zivil.find((z) => z.ab === "2025-06-01")?.norm).toBe("Teil 1 KV GKG");
});
