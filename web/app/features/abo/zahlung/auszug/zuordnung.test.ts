import { cent } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { type Beglichen, nennungen, type OffeneRechnung, ruecklauf, zuordnung } from "./zuordnung.ts";

const offene = [
  { id: "a", nummer: "GP-2026-00001", offen: 1199 },
  { id: "b", nummer: "GP-2026-00002", offen: 2499 },
  { id: "c", nummer: "GP-2026-00003", offen: 1199 },
];
const nummernVon = (belege: readonly OffeneRechnung[]) =>
  new Set(belege.flatMap(({ nummer, fruehere = [] }) => [nummer, ...fruehere]));
const zu = (zweck: string, betrag: number, belege: readonly OffeneRechnung[] = offene) =>
  zuordnung({ zweck, betrag: cent(betrag), vorhanden: nummernVon(belege) }, belege);

test("Nummern werden gefunden, wie immer Zahler und Bank sie trennen", () => {
  for (const zweck of [
    "GP-2026-00001",
    "Rechnung gp 2026 00001 vom 10.",
    "GP-20 26-000 01",
    "RE GP202600001",
    "GP-2026-00001 11,99",
  ])
    expect(nennungen(zweck)).toEqual([["GP-2026-00001"]]);
  expect(nennungen("GP-2026-00001 und GP-2026-00002")).toEqual([["GP-2026-00001"], ["GP-2026-00002"]]);
  expect(nennungen("Miete 2026")).toEqual([]);
});

test("Eine sechste Stelle gehört zur Nummer, und was sich verschieden lesen lässt, wird so gesagt", () => {
  expect(nennungen("GP-2026-100000 Danke")).toEqual([["GP-2026-100000"]]);
  expect(nennungen("GP-2026-10000 0")).toEqual([["GP-2026-10000", "GP-2026-100000"]]);
});

test("Von der hunderttausendsten Rechnung an bezahlt niemand eine fremde", () => {
  const fremde = { id: "f", nummer: "GP-2026-10000", offen: 1199 };
  const eigene = { id: "e", nummer: "GP-2026-100000", offen: 1199 };
  const folge = (zweck: string, belege: readonly OffeneRechnung[], vorhanden = belege) =>
    zuordnung({ zweck, betrag: cent(1199), vorhanden: nummernVon(vorhanden) }, belege);
  // Already paid: the number is still not another one.
  expect(folge("GP-2026-100000", [fremde], [fremde, eigene])).toMatchObject({ art: "zweifel" });
  expect(folge("GP-2026-100000", [fremde, eigene])).toMatchObject({ teile: [{ rechnungId: "e" }] });
  expect(folge("GP-2026-10000", [fremde, eigene])).toMatchObject({ teile: [{ rechnungId: "f" }] });
  // A bank has put a blank there, or the payer a second number.
  expect(folge("GP-2026-10000 0", [fremde, eigene])).toMatchObject({
    art: "zweifel",
    vorschlaege: ["f", "e"],
  });
  expect(folge("GP-2026-10000 0", [fremde])).toMatchObject({ teile: [{ rechnungId: "f" }] });
  const zurueck = { ...fremde, art: "rechnung" as const, offen: 0, gezahlt: [1199] };
  const ausgang = { zweck: "Retoure GP-2026-100000", betrag: cent(-1199) };
  expect(ruecklauf({ ...ausgang, vorhanden: nummernVon([zurueck]) }, [zurueck])).toMatchObject({
    art: "zweifel",
  });
});

test("Was von einer Zahlung für mehrere schon gebucht ist, wird nicht noch einmal gebucht", () => {
  const eingang = { zweck: "GP-2026-00001 GP-2026-00002", betrag: cent(2499) };
  const bezahlt = offene.filter(({ id }) => id !== "a");
  const vorhanden = nummernVon(offene);
  expect(zuordnung({ ...eingang, vorhanden, gebucht: new Set(["GP-2026-00001"]) }, bezahlt)).toEqual({
    art: "sicher",
    teile: [{ rechnungId: "b", betrag: 2499, nummer: "GP-2026-00002" }],
  });
});

test("Sicher ist eine Zahlung mit Nummer und genauem Betrag, auch für mehrere zusammen", () => {
  expect(zu("GP-2026-00001", 1199)).toEqual({
    art: "sicher",
    teile: [{ rechnungId: "a", betrag: 1199, nummer: "GP-2026-00001" }],
  });
  expect(zu("GP-2026-00001 GP-2026-00002", 3698)).toMatchObject({ art: "sicher", teile: [{}, {}] });
});

test.each([
  ["GP-2026-00001", 1200, ["a"]],
  ["GP-2026-00001 GP-2026-00009", 1199, ["a"]],
  ["GP-2026-00009", 2499, ["b"]],
  ["Danke", 1199, ["a", "c"]],
  ["Danke", 1, []],
])("Zweifelhaft bleibt „%s“ über %i Cent", (zweck, betrag, vorschlaege) => {
  expect(zu(zweck, betrag)).toMatchObject({ art: "zweifel", vorschlaege });
});

test("Auch unter ihrer früheren Nummer wird eine neu ausgestellte Rechnung bezahlt", () => {
  const neu = { id: "d", nummer: "GP-2026-00005", offen: 1199, fruehere: ["GP-2026-00004"] };
  expect(zu("GP-2026-00004", 1199, [...offene, neu])).toMatchObject({
    art: "sicher",
    teile: [{ rechnungId: "d" }],
  });
});

const beglichen: readonly Beglichen[] = [
  { id: "a", nummer: "GP-2026-00001", art: "rechnung", offen: 0, gezahlt: [1199] },
  { id: "b", nummer: "GP-2026-00002", art: "rechnung", offen: 2499, gezahlt: [] },
  { id: "k", nummer: "GP-2026-00003", art: "korrektur", offen: -1122, gezahlt: [] },
  { id: "z", nummer: "GP-2026-00004", art: "rechnung", offen: -1199, gezahlt: [1199, 1199] },
];

test.each([
  ["Retoure GP-2026-00001", 1199, "a"],
  ["Erstattung GP-2026-00003", 1122, "k"],
  ["zu viel gezahlt, GP-2026-00004", 1199, "z"],
])("Ein Ausgang „%s“ über %i Cent gehört sicher zu %s", (zweck, betrag, id) => {
  expect(ruecklauf({ zweck, betrag: cent(-betrag), vorhanden: nummernVon(beglichen) }, beglichen)).toEqual({
    art: "sicher",
    teile: [{ rechnungId: id, betrag: -betrag, nummer: expect.stringMatching(/^GP-2026-0000\d$/) }],
  });
});

test.each([
  ["Retoure GP-2026-00001", 1499, ["a"]],
  ["Retoure GP-2026-00002", 2499, ["b"]],
  ["Retoure GP-2026-00001 GP-2026-00002", 1199, ["a", "b"]],
  ["Retoure GP-2026-00009", 1199, []],
])("Zweifelhaft bleibt ein Ausgang „%s“ über %i Cent", (zweck, betrag, vorschlaege) => {
  expect(
    ruecklauf({ zweck, betrag: cent(-betrag), vorhanden: nummernVon(beglichen) }, beglichen),
  ).toMatchObject({
    art: "zweifel",
    vorschlaege,
  });
});
