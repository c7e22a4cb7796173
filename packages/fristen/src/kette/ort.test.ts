import { describe, expect, test } from "vitest";
import { t } from "../testing.ts";
import { fristenkette, type Ketteneingabe } from "./kette.ts";

const glied = (id: string, gesucht: string, e: Ketteneingabe) => {
  const k = fristenkette(id, e);
  if (k.art !== "ergebnis") throw new Error(k.grund);
  return k.glieder.find((g) => g.id === gesucht);
};

// Fronleichnam ist 2026 der 04.06., ein Donnerstag; in Bayern Feiertag, in Berlin Werktag.
describe("Mit der Kette gehen", () => {
  const orte = [
    [{ land: "BY" }, "2026-06-05"],
    [{ land: "BE" }, "2026-06-04"],
  ] as const;

  test.each(orte)("der Ort %o zum Glied mit eigenem Auslöser: ein Monat ab dem 04.05.2026", (ort, ende) => {
    const e = { ort, ereignisAm: t("2026-03-16"), ereignisse: { "fgo-47": { ereignisAm: t("2026-05-04") } } };
    expect(glied("ao-355", "fgo-47", e)?.ergebnis?.ende).toBe(ende);
  });

  // § 517 ZPO: 04.06.2025, ein Mittwoch; § 234 Abs. 3 ZPO: ein Jahr danach.
  test.each(orte)("der Ort %o zur äußersten Grenze der Wiedereinsetzung", (ort, grenze) => {
    expect(glied("zpo-517", "zpo-234", { ort, ereignisAm: t("2025-05-04") })?.hoechstensBis).toBe(grenze);
  });

  // Zwei Wochen ab dem 25.05.2026 wären der 08.06.
  test.each(orte)("in %o das Ende der versäumten Frist als Beginn dieser Grenze", (ort, ende) => {
    const e = {
      ort,
      ereignisAm: t("2025-05-04"),
      ereignisse: { "zpo-234": { ereignisAm: t("2026-05-25") } },
    };
    expect(glied("zpo-517", "zpo-234", e)).toMatchObject({ vorlaeufig: false, ergebnis: { ende } });
  });

  test("der Tag der Frage", () => {
    const e = {
      ereignisAm: t("2026-03-02"),
      heute: t("2026-06-01"),
      ereignisse: { "kschg-5": { ereignisAm: t("2026-04-01") } },
    };
    const texte = glied("kschg-4", "kschg-5", e)?.ergebnis?.vermerke.map(({ text }) => text);
    expect(texte).toContain("Die Frist ist am 15.04.2026 abgelaufen.");
  });

  test("ohne Tag der Frage ist nichts abgelaufen", () => {
    const e = { ereignisAm: t("2026-03-02"), ereignisse: { "kschg-5": { ereignisAm: t("2026-04-01") } } };
    const texte = glied("kschg-4", "kschg-5", e)?.ergebnis?.vermerke.map(({ text }) => text) ?? [];
    expect(texte.filter((text) => text.includes("abgelaufen"))).toEqual([]);
  });
});

test("Eine Wiedereinsetzung mit falschem Tag nennt den Fehler und bleibt vorläufig", () => {
  const e = { ereignisAm: t("2025-05-04"), ereignisse: { "zpo-234": { ereignisAm: "x" as never } } };
  const g = glied("zpo-517", "zpo-234", e);
  expect(g).toMatchObject({
    vorlaeufig: true,
    offen: { grund: "Diesen Tag gibt es nicht.", feld: "ereignisAm" },
  });
  expect(g && "ergebnis" in g).toBe(false);
});
