import { cent } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { type Beglichen, genannteNummern, ruecklauf, zuordnung } from "./zuordnung.ts";

const offene = [
  { id: "a", nummer: "GP-2026-00001", offen: 1199 },
  { id: "b", nummer: "GP-2026-00002", offen: 2499 },
  { id: "c", nummer: "GP-2026-00003", offen: 1199 },
];
const zu = (zweck: string, betrag: number) => zuordnung({ zweck, betrag: cent(betrag) }, offene);

test("Nummern werden gefunden, wie immer Zahler und Bank sie trennen", () => {
  for (const zweck of [
    "GP-2026-00001",
    "Rechnung gp 2026 00001 vom 10.",
    "GP-20 26-000 01",
    "RE GP202600001",
  ])
    expect(genannteNummern(zweck)).toEqual(["GP-2026-00001"]);
  expect(genannteNummern("GP-2026-00001 und GP-2026-00002")).toEqual(["GP-2026-00001", "GP-2026-00002"]);
  expect(genannteNummern("Miete 2026")).toEqual([]);
});

test("Sicher ist eine Zahlung mit Nummer und genauem Betrag, auch für mehrere zusammen", () => {
  expect(zu("GP-2026-00001", 1199)).toEqual({ art: "sicher", teile: [{ rechnungId: "a", betrag: 1199 }] });
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
  expect(zuordnung({ zweck: "GP-2026-00004", betrag: cent(1199) }, [...offene, neu])).toMatchObject({
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
  expect(ruecklauf({ zweck, betrag: cent(-betrag) }, beglichen)).toEqual({
    art: "sicher",
    teile: [{ rechnungId: id, betrag: -betrag }],
  });
});

test.each([
  ["Retoure GP-2026-00001", 1499, ["a"]],
  ["Retoure GP-2026-00002", 2499, ["b"]],
  ["Retoure GP-2026-00001 GP-2026-00002", 1199, ["a", "b"]],
  ["Retoure GP-2026-00009", 1199, []],
])("Zweifelhaft bleibt ein Ausgang „%s“ über %i Cent", (zweck, betrag, vorschlaege) => {
  expect(ruecklauf({ zweck, betrag: cent(-betrag) }, beglichen)).toMatchObject({
    art: "zweifel",
    vorschlaege,
  });
});
