import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { type Katalogeingabe, katalogeintrag, katalogfrist } from "./katalog.ts";

const am = (ereignisAm: string, mehr: Katalogeingabe = {}): Katalogeingabe => ({
  ereignisAm: tag(ereignisAm),
  ...mehr,
});
const be = { ort: { land: "BE" } } as const;

describe("Nachgelesene Einträge enden am Tag, der von Hand gezählt ist", () => {
  test.each([
    [
      "stpo-229",
      "drei Wochen enden an Weihnachten; erst der Tag danach weicht",
      am("2025-12-04", be),
      "2025-12-25",
    ],
    ["vwvfg-74-zust", "der erste Tag der Auslegung zählt mit", am("2025-09-01", be), "2025-09-14"],
    [
      "vwvfg-73",
      "sechs Wochen ab der Auslegung am Dienstag enden am Montag",
      am("2026-08-04", be),
      "2026-09-14",
    ],
    ["sgb3-325", "drei Kalendermonate nach dem April", am("2025-04-30", be), "2025-07-31"],
    ["hgb-264", "die ersten drei Monate nach dem 30.09.", am("2025-09-30", be), "2025-12-31"],
    [
      "hgb-264",
      "klein: sechs Monate nach dem 30.06.",
      am("2025-06-30", { ...be, variante: "klein" }),
      "2025-12-31",
    ],
    [
      "wahlprg-2",
      "beim Bundestag, nicht in Karlsruhe: Dreikönig ist Werktag",
      am("2025-11-06"),
      "2026-01-06",
    ],
    [
      "famfg-63-2",
      "fünf Monate nach Erlass, dann zwei Wochen",
      { verkuendungAm: tag("2025-01-15"), ...be },
      "2025-06-30",
    ],
    [
      "patg-112",
      "fünf Monate nach Verkündung, dann drei Monate",
      { verkuendungAm: tag("2025-01-15") },
      "2025-09-15",
    ],
    ["zpo-554", "Fronleichnam in Karlsruhe", am("2025-05-19", be), "2025-06-20"],
    ["zpo-574", "Fronleichnam in Karlsruhe", am("2025-05-19", be), "2025-06-20"],
    ["patg-110", "Fronleichnam in Karlsruhe", am("2025-05-19", be), "2025-06-20"],
    ["markeng-85", "Fronleichnam in Karlsruhe", am("2025-05-19", be), "2025-06-20"],
    ["famfg-73", "Fronleichnam in Karlsruhe", am("2025-05-19", be), "2025-06-20"],
    ["arbgg-72b", "Weltkindertag in Erfurt", am("2024-08-20", be), "2024-09-23"],
    ["sgg-87", "Bekanntgabe im Ausland", am("2025-03-31", { ...be, variante: "ausland" }), "2025-06-30"],
  ] as const)("%s: %s", (id, _warum, e, ende) => {
    const r = katalogfrist(id, e);
    if (r.art !== "ergebnis") throw new Error(`${r.grund} (${r.feld})`);
    expect(r.ende).toBe(ende);
  });
});

describe("Wiedereinsetzung", () => {
  test.each([
    ["vwgo-70", "vwgo-60", "§ 70 Abs. 2 VwGO verweist auf § 60"],
    ["famfg-117", "zpo-234-begr", "§ 117 Abs. 5 FamFG verweist auf § 234 Abs. 1 Satz 2 ZPO"],
    ["markeng-66", "markeng-91", "§ 91 MarkenG, nicht § 123 PatG"],
    ["bverfgg-93", "bverfgg-93-2", "§ 93 Abs. 2 BVerfGG meint die Monatsfrist"],
  ])("gegen %s läuft nach %s (%s)", (id, wiedereinsetzung) => {
    expect(katalogeintrag(id)?.wiedereinsetzung).toBe(wiedereinsetzung);
  });

  test.each([
    ["patg-59", "§ 123 Abs. 1 Satz 2 Nr. 1 PatG"],
    ["patg-40", "§ 123 Abs. 1 Satz 2 Nr. 3 PatG"],
    ["patg-123a", "§ 123a Abs. 3 PatG"],
    ["markeng-42", "§ 91 Abs. 1 Satz 2 MarkenG"],
    ["markeng-91a", "§ 91a Abs. 3 MarkenG"],
    ["bverfgg-93-3", "§ 93 Abs. 2 BVerfGG gilt nur für die Monatsfrist"],
    ["bverfgg-64", "Ausschlussfrist"],
    ["bverfgg-97b", "Ausschlussfrist"],
    ["bverfgg-48", "Ausschlussfrist"],
    ["wahlprg-2", "Ausschlussfrist"],
    ["stgb-77b", "materielle Frist"],
    ["stpo-229", "Frist des Gerichts"],
    ["stpo-275", "Frist des Gerichts"],
    ["ao-169", "Festsetzungsfrist"],
    ["ao-228", "Verjährung"],
    ["vwvfg-48", "Frist der Behörde"],
  ])("gibt es gegen %s nicht (%s)", (id) => {
    expect(katalogeintrag(id)).toBeDefined();
    expect(katalogeintrag(id)?.wiedereinsetzung).toBeUndefined();
  });
});

test("Die Gehörsrüge läuft ab wirklicher Kenntnis: keine Fiktion des Zugangs wird vorgeschlagen", () => {
  expect(katalogeintrag("zpo-321a")?.weg).toBeUndefined();
});
