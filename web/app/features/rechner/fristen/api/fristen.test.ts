import { bekanntgabearten, kuendigungsfristen, regimes } from "@gebuehrenportal/fristen";
import { katalogverzeichnis } from "@gebuehrenportal/fristen/katalogsuche";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ruf } from "../../testing-seite.tsx";
import { fristenRoute } from "./fristen.ts";

const monat = (wert: number) => [{ wert, einheit: "monat" }];
const wochen = (wert: number) => [{ wert, einheit: "woche" }];
const frist = (ereignisAm: string, dauer: object[], land = "BE") => ({
  operation: "frist",
  ereignisAm,
  dauer,
  ort: { land },
});

// Bezugsfälle der Seite /fristenrechner
test.each([
  ["2025-01-31", monat(1), "BE", "2025-02-28"],
  ["2024-01-31", monat(1), "BE", "2024-02-29"],
  ["2025-11-30", monat(3), "BE", "2026-03-02"],
  ["2025-10-17", wochen(2), "BE", "2025-10-31"],
  ["2025-10-17", wochen(2), "SN", "2025-11-03"],
  ["2025-06-05", wochen(2), "NW", "2025-06-20"],
  ["2025-06-05", wochen(2), "BE", "2025-06-19"],
  ["2025-04-04", wochen(2), "BE", "2025-04-22"],
  ["2025-12-12", wochen(2), "BE", "2025-12-29"],
])("%s und %j in %s enden am %s", async (am, dauer, land, ende) => {
  expect(await ruf(fristenRoute, frist(am, dauer, land))).toMatchObject({ art: "ergebnis", ende });
});

/** One request for each operation, and the day or word that its norm gives. */
const proben: readonly (readonly [string, object, object])[] = [
  // § 122 Abs. 2 Nr. 1 AO seit 2025: vierter Tag; der 08.02.2025 ist ein Samstag (§ 108 Abs. 3 AO)
  ["bekanntgabe", { weg: "post-ao", am: "2025-02-04" }, { am: "2025-02-10", fiktionAm: "2025-02-08" }],
  // BGH VII ZB 87/08: ab dem verschobenen Ende (Montag, 02.03.2026)
  ["verlaengerung", { bisherigesEndeAm: "2026-03-02", um: monat(1) }, { ende: "2026-04-02" }],
  // §§ 195, 199 Abs. 1 BGB
  [
    "verjaehrung",
    { ereignisAm: "2023-05-10", dauer: [{ wert: 3, einheit: "jahr" }] },
    { ende: "2026-12-31" },
  ],
  // § 573c Abs. 1 BGB: Zugang bis zum dritten Werktag, Ende mit Ablauf des übernächsten Monats
  ["kuendigung", { zugangAm: "2026-06-02", art: "573c-1" }, { ende: "2026-08-31" }],
  // § 234 Abs. 1 ZPO
  ["wiedereinsetzung", { wegfallAm: "2026-06-01", regime: "ZPO" }, { ende: "2026-06-15" }],
  // § 58 Abs. 2 VwGO
  ["ohne-belehrung", { ereignisAm: "2025-06-03", regime: "VwGO" }, { ende: "2026-06-03" }],
  // § 517 ZPO: fünf Monate nach Verkündung, dann ein Monat
  [
    "fuenf-monate",
    { verkuendungAm: "2026-01-12", dauer: monat(1), ort: { land: "HE" } },
    { ende: "2026-07-13" },
  ],
  // § 341 Abs. 1 StPO
  ["revision-stpo", { verkuendungAm: "2026-06-08" }, { ende: "2026-06-15" }],
  // § 249 Abs. 1 ZPO
  ["unterbrechung", { endeAm: "2026-06-01", dauer: monat(1) }, { ende: "2026-07-01" }],
  // § 169 Abs. 2 AO
  ["jahresende", { ereignisAm: "2025-03-01", dauer: [{ wert: 4, einheit: "jahr" }] }, { ende: "2029-12-31" }],
  // § 558b Abs. 2 BGB
  ["monatsende", { ereignisAm: "2026-06-10", dauer: monat(2) }, { ende: "2026-08-31" }],
  // § 44 Abs. 4 SGB X
  ["rueckschau", { ereignisAm: "2026-06-10", dauer: [{ wert: 4, einheit: "jahr" }] }, { ende: "2022-01-01" }],
  // § 192 BGB
  ["monatsmarke", { ereignisAm: "2026-07-01", marke: "mitte" }, { ende: "2026-07-15" }],
  // § 556b Abs. 1 BGB: Samstag zählt nicht
  ["werktag", { monatAm: "2026-08-10", n: 3, samstag: "zaehlt-nicht" }, { ende: "2026-08-05" }],
  // § 191 BGB
  [
    "zeitraeume",
    { zeitraeume: [{ von: "2026-01-01", bis: "2026-01-31" }], dauer: monat(1) },
    { ende: "2026-01-30" },
  ],
  // § 51 Abs. 1 GmbHG, BGHZ 100, 264: eine volle Woche nach dem Zugang, zwei Tage Postlauf
  ["gmbh-ladung", { versammlungAm: "2026-06-18" }, { ende: "2026-06-08" }],
  // eine Woche vor dem 15.06.2026
  ["vorfrist", { endeAm: "2026-06-15", dauer: wochen(1) }, { ende: "2026-06-08" }],
  // § 167 ZPO
  [
    "demnaechst",
    { fristendeAm: "2026-12-31", eingangAm: "2026-12-30", zustellungAm: "2027-01-20", verzoegerungTage: 5 },
    { gewahrt: true, grund: "demnaechst" },
  ],
  // Art. 35 Abs. 1 EMRK: vier Monate, nie verschoben (04.10.2026 ist ein Sonntag)
  ["emrk", { ereignisAm: "2026-06-04" }, { ende: "2026-10-04" }],
  // Art. 263 Abs. 6 AEUV, Art. 60 VerfO-EuG: zwei Monate und zehn Tage
  ["eug", { ereignisAm: "2026-06-01" }, { ende: "2026-08-11" }],
];

test.each(proben)("Der Vorgang %s rechnet %j", async (operation, felder, erwartet) => {
  expect(await ruf(fristenRoute, { operation, ...felder })).toMatchObject({ art: "ergebnis", ...erwartet });
});

// §§ 517, 520 Abs. 2 Satz 1 ZPO: beide Fristen laufen ab Zustellung; der 02.05.2026 ist ein Samstag
const berufung = { id: "zpo-517", ereignisAm: "2026-04-02", ort: { land: "NW" } };

test("Die Berufungsfrist kommt aus dem Katalog, mit Eintrag und Stand", async () => {
  expect(await ruf(fristenRoute, { operation: "katalog", ...berufung })).toMatchObject({
    art: "ergebnis",
    ende: "2026-05-04",
    notfrist: true,
    eintrag: { id: "zpo-517", norm: "§ 517 ZPO" },
    katalogstand: "2026-11",
  });
});

test("Die Kette bringt zur Berufung deren Begründung und die Wiedereinsetzung", async () => {
  expect(await ruf(fristenRoute, { operation: "kette", ...berufung })).toMatchObject({
    art: "ergebnis",
    glieder: [
      { id: "zpo-517", rolle: "ausgang", ergebnis: { ende: "2026-05-04" } },
      { id: "zpo-520", rolle: "folgefrist", ergebnis: { ende: "2026-06-02" } },
      { id: "zpo-234", rolle: "wiedereinsetzung", hoechstensBis: "2027-05-04" },
      { id: "zpo-234-begr", rolle: "wiedereinsetzung", hoechstensBis: "2027-06-02" },
    ],
  });
});

test("Ein bekannter Auslöser einer späteren Frist der Kette wird mitgerechnet", async () => {
  const ereignisse = { "zpo-234": { ereignisAm: "2026-05-12" } };
  // § 234 Abs. 1 Satz 1 ZPO
  expect(await ruf(fristenRoute, { operation: "kette", ...berufung, ereignisse })).toMatchObject({
    glieder: expect.arrayContaining([
      expect.objectContaining({ id: "zpo-234", ergebnis: expect.objectContaining({ ende: "2026-05-26" }) }),
    ]),
  });
});

test("Wo das Gericht die Dauer bestimmt, fehlt ohne sie das Ergebnis", async () => {
  expect(await ruf(fristenRoute, { operation: "katalog", ...berufung, id: "zpo-524" })).toMatchObject({
    art: "kein-ergebnis",
    feld: "dauer",
  });
});

test("Der Rechenweg nennt Regel, Norm, Feiertag und Ort", async () => {
  const { rechenweg } = (await ruf(fristenRoute, frist("2025-10-17", wochen(2), "SN"))) as {
    rechenweg: object[];
  };
  expect(rechenweg).toContainEqual(
    expect.objectContaining({
      regel: "R-193",
      norm: expect.stringContaining("§ 193 BGB"),
      feiertag: expect.objectContaining({ tag: "2025-10-31", name: "Reformationstag" }),
      ort: "Sachsen",
    }),
  );
});

const eine = frist("2025-01-31", monat(1));
test.each([
  [{}, "operation", "fehlt"],
  [{ ...eine, operation: "raten" }, "operation", "unbekannter-wert"],
  [{ ...eine, ereignisAm: "31.01.2025" }, "ereignisAm", "kein-tag"],
  [{ operation: "frist", dauer: monat(1) }, "ereignisAm", "ereignis-oder-bekanntgabe"],
  [{ ...eine, dauer: [] }, "dauer", "zu-klein"],
  [{ ...eine, dauer: [{ wert: 0, einheit: "tag" }] }, "dauer", "dauer-leer"],
  [{ ...eine, dauer: [{ wert: 1.5, einheit: "monat" }] }, "dauer[0].wert", "falscher-typ"],
  [{ ...eine, dauer: [...monat(1), { wert: 2, einheit: "stunde" }] }, "dauer", "dauer-gemischt"],
  [{ ...eine, ort: { land: "XX" } }, "ort.land", "unbekannter-wert"],
  [{ ...eine, ort: { gericht: "gibt-es-nicht" } }, "ort.gericht", "unbekannter-ort"],
  [{ ...eine, ort: { land: "BE", gericht: "bgh" } }, "ort.land", "ort-widerspruch"],
  [{ ...eine, ort: { gericht: "ag-kamenz", land: "BY" } }, "ort.land", "ort-widerspruch"],
  [{ ...eine, ort: { gericht: "vgh-bayern", sitz: "by-nuernberg" } }, "ort.sitz", "unbekannter-sitz"],
  [{ ...eine, ort: { gericht: "ag-kamenz", sitz: "sn-kamenz" } }, "ort.sitz", "unbekannter-sitz"],
  [
    { ...eine, ort: { gericht: "ag-muenchen", mariaeHimmelfahrt: "ja" } },
    "ort.mariaeHimmelfahrt",
    "feiertag-gesichert",
  ],
  [{ ...eine, stunden: 3 }, "stunden", "unbekanntes-feld"],
  [
    { operation: "verlaengerung", bisherigesEndeAm: "2026-03-02", um: monat(1), bis: "2026-04-01" },
    "um",
    "um-oder-bis",
  ],
  [{ operation: "katalog", ...berufung, id: "zpo-9999" }, "id", "unbekannte-frist"],
  [{ operation: "katalog", id: "zpo-517" }, "ereignisAm", "ereignis-oder-bekanntgabe"],
  [
    { operation: "kette", ...berufung, ereignisse: { "zpo-234": { ereignisAm: "gestern" } } },
    "ereignisse.zpo-234.ereignisAm",
    "kein-tag",
  ],
  [{ operation: "kuendigung", zugangAm: "2026-06-02" }, "art", "art-oder-dauer"],
  [{ ...eine, streit: { "R-GIBT-ES-NICHT": "frueher" } }, "streit.R-GIBT-ES-NICHT", "unbekannte-regel"],
  [
    { operation: "kette", ...berufung, ereignisse: { "zpo-9999": { ereignisAm: "2026-05-12" } } },
    "ereignisse.zpo-9999",
    "unbekannte-frist",
  ],
])("%j wird am Feld %s abgelehnt (%s)", async (koerper, field, code) => {
  await expect(ruf(fristenRoute, koerper)).rejects.toMatchObject({ status: 400, koerper: { field, code } });
});

// Eine Notfrist lässt sich nicht verlängern (§ 224 Abs. 1 ZPO).
test("Was das Recht nicht hergibt, ist eine Antwort mit Grund und Norm", async () => {
  expect(
    await ruf(fristenRoute, {
      operation: "verlaengerung",
      bisherigesEndeAm: "2026-03-02",
      um: monat(1),
      notfrist: true,
    }),
  ).toMatchObject({ art: "kein-ergebnis", norm: expect.stringContaining("ZPO") });
});

const zweistellig = (zahl: number) => String(zahl).padStart(2, "0");
/** Any day a caller may write, most of them near our time. */
const tage = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 1990, max: 2045 }) },
      fc.integer({ min: 1, max: 9999 }),
    ),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(
    ([jahr, monat_, tag]) => `${String(jahr).padStart(4, "0")}-${zweistellig(monat_)}-${zweistellig(tag)}`,
  );
const allein = ["stunde", "werktag"];
const mischbar = ["tag", "woche", "halbermonat", "monat", "vierteljahr", "halbjahr", "jahr"];
const teil = (...namen: string[]) =>
  fc.record({ wert: fc.oneof(fc.nat(40), fc.nat(50_000)), einheit: fc.constantFrom(...namen) });
const dauern = fc.oneof(
  { weight: 8, arbitrary: fc.array(teil(...mischbar), { minLength: 1, maxLength: 3 }) },
  { weight: 2, arbitrary: fc.tuple(teil(...allein)) },
  { weight: 1, arbitrary: fc.tuple(teil(...allein), teil(...mischbar)) },
);
const orte = fc.constantFrom({}, { land: "BY" }, { land: "SN" }, { gericht: "bgh" });

/** A body of the same shape with other days, lengths and ways. */
function verwuerfelt(wert: unknown, name: string): fc.Arbitrary<unknown> {
  if (name === "dauer" || name === "um") return dauern;
  if (name === "ort") return orte;
  if (name === "weg") return fc.constantFrom(...bekanntgabearten);
  if (typeof wert === "string" && /^\d{4}-\d\d-\d\d$/.test(wert)) return tage;
  if (Array.isArray(wert)) return fc.tuple(...wert.map((teil) => verwuerfelt(teil, "")));
  if (typeof wert === "object" && wert !== null)
    return fc.record(Object.fromEntries(Object.entries(wert).map(([n, w]) => [n, verwuerfelt(w, n)])));
  return fc.constant(wert);
}

const reicheProben: readonly object[] = [
  ...proben.map(([operation, felder]) => ({
    operation,
    ...felder,
    ...(operation !== "demnaechst" && { ort: {} }),
  })),
  {
    operation: "frist",
    bekanntgabe: { weg: "eb", am: "2026-01-01", tatsaechlichAm: "2026-01-02" },
    dauer: [],
  },
  {
    operation: "frist",
    ereignisAm: "2026-01-01",
    dauer: [],
    richtung: "rueckwaerts",
    weitereOrte: [{ land: "BE" }],
  },
  {
    operation: "frist",
    ereignisAm: "2026-01-01",
    ereignisUhr: "10:00",
    dauer: [],
    hoechstgrenze: { ab: "2026-01-01", dauer: [], norm: "x" },
    vorfristen: [[{ wert: 1, einheit: "jahr" }]],
  },
  {
    operation: "verjaehrung",
    ereignisAm: "2020-01-01",
    dauer: [],
    hemmungen: [{ art: "verhandlung", von: "2021-01-01", bis: "2021-02-01" }],
    neubeginnAm: ["2021-05-05"],
    hoechstfristen: [{ ab: "2020-01-01", dauer: [], norm: "§ 199 BGB" }],
  },
  { operation: "verlaengerung", bisherigesEndeAm: "2026-01-01", bis: "2026-02-01", antragAm: "2026-01-01" },
  { operation: "verlaengerung", frist: { ereignisAm: "2026-01-01", dauer: [] }, um: [], zweite: true },
  { operation: "wiedereinsetzung", wegfallAm: "2026-01-01", versaeumtesEndeAm: "2025-12-01" },
  {
    operation: "revision-stpo",
    verkuendungAm: "2026-01-01",
    zustellungAm: "2026-02-01",
    urteilZuDenAktenAm: "2026-02-01",
  },
  ...Object.keys(kuendigungsfristen).map((art) => ({
    operation: "kuendigung",
    zugangAm: "2026-01-01",
    art,
    jahre: 7,
  })),
  ...Object.keys(regimes).map((regime) => ({
    operation: "frist",
    ereignisAm: "2026-01-01",
    dauer: [],
    regime,
    ort: {},
  })),
];

test("Kein Vorgang stürzt ab, welche Tage, Dauern und Orte auch kommen", async () => {
  const koerper = fc.constantFrom(...reicheProben).chain((probe) => verwuerfelt(probe, ""));
  await fc.assert(fc.asyncProperty(koerper, wirftNicht), { numRuns: 1500 });
});

test("Keine Frist des Katalogs und keine Kette stürzt ab, welcher Tag auch kommt", async () => {
  const koerper = fc.record({
    operation: fc.constantFrom("katalog", "kette"),
    id: fc.constantFrom(...katalogverzeichnis.map(({ id }) => id)),
    ereignisAm: tage,
    ereignisUhr: fc.constant("09:30"),
    ort: orte,
  });
  const mehr = fc.record(
    { dauer: dauern, verkuendungAm: tage, grenzeAb: tage, zustellungAm: tage },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(koerper, mehr).map(([a, b]) => ({ ...a, ...b })),
      wirftNicht,
    ),
    {
      numRuns: 1500,
    },
  );
});

/** Answered by the contract, or refused with a field. */
async function wirftNicht(koerper: unknown): Promise<void> {
  try {
    await ruf(fristenRoute, koerper);
  } catch (fehler) {
    expect(fehler).toMatchObject({ status: 400, koerper: { code: expect.any(String) } });
  }
}

describe("Das Gericht bringt die Feiertage seines Sitzes mit", () => {
  const himmelfahrt = async (ort: object) => {
    const r = (await ruf(fristenRoute, { ...frist("2025-07-15", monat(1)), ort })) as {
      ende: string;
      sichererTag: string;
      vermerke: { text: string }[];
    };
    return [r.ende, r.sichererTag, r.vermerke.filter(({ text }) => /gesichert|Sitz/.test(text)).length];
  };
  test.each([
    [{ gericht: "ag-muenchen" }, ["2025-08-18", "2025-08-18", 0]],
    [{ gericht: "ag-kempten" }, ["2025-08-18", "2025-08-18", 0]],
    [{ gemeinde: "by-kempten" }, ["2025-08-18", "2025-08-18", 0]],
    [{ gericht: "ag-forchheim" }, ["2025-08-15", "2025-08-15", 1]],
    [{ gericht: "ag-forchheim", mariaeHimmelfahrt: "ja" }, ["2025-08-18", "2025-08-18", 0]],
    [{ gericht: "vgh-bayern" }, ["2025-08-15", "2025-08-15", 1]],
    [{ gericht: "vgh-bayern", sitz: "by-muenchen" }, ["2025-08-18", "2025-08-18", 0]],
    [{ gericht: "olg-hamm" }, ["2025-08-15", "2025-08-15", 0]],
  ])("%j: %j", async (ort, erwartet) => expect(await himmelfahrt(ort)).toEqual(erwartet));

  // § 78a GVG: In Aichach sitzt nur eine Strafvollstreckungskammer.
  const friedensfest = async (regime: string, ort: object) => {
    const r = await ruf(fristenRoute, { ...frist("2025-07-08", monat(1)), regime, ort });
    return r as { ende?: string; feld?: string };
  };
  test.each([
    ["ZPO", { gericht: "lg-augsburg" }, { ende: "2025-08-11" }],
    ["ZPO", { gericht: "lg-augsburg", sitz: "by-aichach" }, { art: "kein-ergebnis", feld: "ort.sitz" }],
    ["StPO", { gericht: "lg-augsburg", sitz: "by-aichach" }, { ende: "2025-08-08" }],
    ["ArbGG", { gericht: "arbg-augsburg", sitz: "by-augsburg" }, { ende: "2025-08-11" }],
    ["ArbGG", { gericht: "arbg-augsburg" }, { ende: "2025-08-08" }],
  ])("%s %j: %j", async (regime, ort, erwartet) =>
    expect(await friedensfest(regime, ort)).toMatchObject(erwartet),
  );
});
