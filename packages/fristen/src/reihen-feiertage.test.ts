import { laender } from "@gebuehrenportal/gesetze/feiertage/index.ts";
import { feiertagsreihen } from "@gebuehrenportal/gesetze/reihen/feiertage.ts";
import { expect, test } from "vitest";
import { feiertagsrechtsstand } from "./orte/rechtsstand-feiertage.ts";

test("Jeder Feiertag nennt sein Gesetz, je Fassung eine Fundstelle mit Jahr oder Nummer, und den Tag der Prüfung", () => {
  expect(feiertagsreihen.length).toBeGreaterThan(180);
  for (const { titel, reihe } of feiertagsreihen) {
    expect(reihe.norm, titel).toMatch(/^(§ \d+|Art\. \d+)/);
    expect(reihe.geprueft, titel).toBe("2026-10-31");
    for (const { quelle } of reihe.fassungen) {
      expect(quelle.titel, titel).toMatch(/\d{4}/);
      expect(quelle.fundstelle, titel).toMatch(/\d{4}|LT-Drs\. \d+/);
    }
  }
});

test("Kein Land nennt eine Kennung zweimal", () => {
  for (const { name, tage } of Object.values(laender))
    expect(new Set(tage.map((t) => t.id)).size, name).toBe(tage.length);
});

test("Der Rechtsstand nennt jedes Land einmal mit seinem Gesetz und jede spätere Änderung für sich", () => {
  const zeilen = feiertagsrechtsstand();
  expect(zeilen.filter((z) => z.titel.startsWith("Gesetzliche Feiertage "))).toHaveLength(16);
  expect(zeilen.find((z) => z.titel === "Gesetzliche Feiertage in Bayern")).toMatchObject({
    norm: "Art. 1 Abs. 1 Nr. 1 FTG (BY)",
    ab: "1995-01-01",
    geprueft: "2026-10-31",
  });
  expect(zeilen.find((z) => z.titel === "Weltkindertag in Thüringen")).toMatchObject({ ab: "2019-09-20" });
  expect(zeilen.filter((z) => z.titel === "Tag der Befreiung (einmalig) in Berlin").map((z) => z.ab)).toEqual(
    ["2026-01-01", "2025-01-01", "2021-01-01", "2020-01-01"],
  );
  expect(zeilen.filter((z) => z.titel.endsWith("(örtlich)"))).toHaveLength(4);
  expect(zeilen.filter((z) => z.titel === "Tag der Deutschen Einheit")).toHaveLength(1);
});
