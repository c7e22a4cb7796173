import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { type Katalogeingabe, katalogeintrag, katalogfrist, katalogverzeichnis } from "../katalog.ts";
import { gut } from "../testing.ts";

const heute = tag("2026-08-19");

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
    const r = gut(katalogfrist(id, e));
    expect(r.ende).toBe(ende);
  });
});

describe("Wiedereinsetzung", () => {
  test.each([
    ["vwgo-70", "vwgo-60", "§ 70 Abs. 2 VwGO verweist auf § 60"],
    ["famfg-117", "zpo-234-begr", "§ 117 Abs. 5 FamFG verweist auf § 234 Abs. 1 Satz 2 ZPO"],
    ["markeng-66", "markeng-91", "§ 91 MarkenG, nicht § 123 PatG"],
    ["bverfgg-93", "bverfgg-93-2", "§ 93 Abs. 2 BVerfGG meint die Monatsfrist"],
    ["gkg-68", "gkg-68-we", "§ 68 Abs. 2 GKG"],
    ["famgkg-59", "famgkg-59-we", "§ 59 Abs. 2 FamGKG"],
    ["gnotkg-83", "gnotkg-83-we", "§ 83 Abs. 2 GNotKG"],
    ["rvg-33", "rvg-33-we", "§ 33 Abs. 5 RVG"],
    ["rpflg-11", "rpflg-11-we", "§ 11 Abs. 2 RPflG"],
    ["eggvg-26", "eggvg-26-we", "§ 26 Abs. 2 bis 4 EGGVG"],
    ["wbo-17", "wbo-7", "§ 7 Abs. 1 WBO statt § 60 VwGO"],
    ["zpo-566", "zpo-234", "§ 566 Abs. 2 Satz 2 mit § 548 ZPO: Notfrist"],
  ])("gegen %s läuft nach %s (%s)", (id, wiedereinsetzung) => {
    expect(katalogeintrag(id, heute)?.wiedereinsetzung).toBe(wiedereinsetzung);
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
    ["stpo-349", "keine Ausschlussfrist"],
    ["stpo-229", "Frist des Gerichts"],
    ["stpo-275", "Frist des Gerichts"],
    ["ao-169", "Festsetzungsfrist"],
    ["ao-228", "Verjährung"],
    ["vwvfg-48", "Frist der Behörde"],
  ])("gibt es gegen %s nicht (%s)", (id) => {
    expect(katalogeintrag(id, heute)).toBeDefined();
    expect(katalogeintrag(id, heute)?.wiedereinsetzung).toBeUndefined();
  });
});

test("Die Gehörsrüge läuft ab wirklicher Kenntnis: keine Fiktion des Zugangs wird vorgeschlagen", () => {
  expect(katalogeintrag("zpo-321a", heute)?.weg).toBeUndefined();
});

test("Der Antrag auf Sprungrevision ist eine Notfrist mit fünf Monaten, wie die Revision", () => {
  // § 566 Abs. 2 Satz 2, § 548 ZPO: 15.01. + 5 Monate = 15.06., + 1 Monat
  const r = katalogfrist("zpo-566", { verkuendungAm: tag("2026-01-15") });
  expect(r.art === "ergebnis" && [r.ende, r.notfrist]).toEqual(["2026-07-15", true]);
  expect(katalogeintrag("zpo-566", heute)?.sicherheit).toBe("hoch");
});

// Art. 97 § 36 EGAO; der 31.05.2025 und der 31.08.2024 sind Samstage
test.each([
  ["ao-149-3", "2023", "2025-06-02"],
  ["ao-149", "2023", "2024-09-02"],
  ["ao-149-3", "2024", "2026-04-30"],
])("%s: Die Erklärung für %s ist bis zum %s abzugeben", (id, jahr, ende) => {
  for (const am of [`${jahr}-01-01`, `${jahr}-12-31`]) {
    const r = katalogfrist(id, { ereignisAm: tag(am), ort: { land: "BE" } });
    expect(r.art === "ergebnis" && [r.ende, r.andereFassung]).toEqual([ende, undefined]);
  }
});

test.each(["ao-149", "ao-149-3"])(
  "%s: Die Sonderfristen sind nicht am Gesetzestext geprüft, und das steht dort",
  (id) => {
    expect(katalogeintrag(id, heute)?.sicherheit).toBe("mittel");
    expect(katalogeintrag(id, heute)?.hinweis).toContain("nicht am Gesetzestext");
  },
);

test("Der andere Sonderprüfer ist beim Namen genannt", () => {
  expect(katalogeintrag("aktg-142", heute)).toMatchObject({
    name: "Antrag auf anderen Sonderprüfer",
    norm: "§ 142 Abs. 4 AktG",
  });
});

test("Jede der hundert gebräuchlichsten Fristen nennt den Absatz, wo ihr Paragraph welche hat", () => {
  const ohneAbsatz = ["zpo-517", "zpo-548", "bgb-195"];
  const fehlt = katalogverzeichnis.filter(
    ({ id, kern, norm }) => kern && !/Abs\. \d|Satz \d/.test(norm) && !ohneAbsatz.includes(id),
  );
  expect(fehlt.map(({ id, norm }) => `${id}: ${norm}`)).toEqual([]);
});

test("Fristen der Arbeitsgerichte werden nach dem ArbGG gezählt", () => {
  const arbeit = katalogverzeichnis.filter(({ gebiet }) => gebiet === "arbeit");
  const regime = new Map(arbeit.map(({ id }) => [id, katalogeintrag(id, heute)?.regime]));
  expect([...regime.values()]).not.toContain("ZPO");
  for (const id of ["kschg-4", "kschg-5", "tzbfg-17", "arbgg-66-einl", "arbgg-72a-begr", "arbgg-78a"])
    expect(regime.get(id), id).toBe("ArbGG");
});
