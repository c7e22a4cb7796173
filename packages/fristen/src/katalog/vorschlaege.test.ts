import type { Fristzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { expect, test } from "vitest";
import { t } from "../testing.ts";
import { katalogverzeichnis } from "./suche.ts";
import { vorschlaege, vorschlagAus } from "./vorschlaege.ts";

const heute = t("2026-11-21");
const kopf = {
  id: "x-1",
  name: "Probe",
  norm: "§ 1 X",
  gebiet: "zivil",
  ausloeser: "Zustellung",
  kern: true,
} as const;
const aus = (mehr: Partial<Fristzeile>) =>
  vorschlagAus(kopf, { art: "gesetzlich", dauer: "2w", regime: "ZPO", ...mehr } as Fristzeile, heute);

// Die Dauer steht jeweils in der genannten Norm.
test("Zuerst kommen die sechzehn häufigsten Fristen mit Art und Dauer nach ihrer Norm", () => {
  const laenge = (v: { days: number; weeks: number; months: number; years: number }) =>
    `${v.years}-${v.months}-${v.weeks}-${v.days}`;
  const erste = vorschlaege(heute).slice(0, 16);
  expect(erste.map((v) => [v.legalBasis, v.art, v.notfrist, laenge(v)])).toEqual([
    ["§ 517 ZPO", "Notfrist", true, "0-1-0-0"],
    ["§ 520 Abs. 2 ZPO", "Gesetzliche Frist", false, "0-2-0-0"],
    ["§ 548 ZPO", "Notfrist", true, "0-1-0-0"],
    ["§ 569 Abs. 1 ZPO", "Notfrist", true, "0-0-2-0"],
    ["§ 339 Abs. 1 ZPO", "Notfrist", true, "0-0-2-0"],
    ["§ 692 Abs. 1 ZPO", "Gesetzliche Frist", false, "0-0-2-0"],
    ["§ 4 Satz 1 KSchG", "Gesetzliche Frist", false, "0-0-3-0"],
    ["§ 74 Abs. 1 VwGO", "Gesetzliche Frist", false, "0-1-0-0"],
    ["§ 70 Abs. 1 VwGO", "Gesetzliche Frist", false, "0-1-0-0"],
    ["§ 355 Abs. 1 AO", "Gesetzliche Frist", false, "0-1-0-0"],
    ["§ 410 Abs. 1 StPO", "Gesetzliche Frist", false, "0-0-2-0"],
    ["§ 314 Abs. 1 StPO", "Gesetzliche Frist", false, "0-0-1-0"],
    ["§ 341 Abs. 1 StPO", "Gesetzliche Frist", false, "0-0-1-0"],
    ["§ 67 Abs. 1 OWiG", "Gesetzliche Frist", false, "0-0-2-0"],
    ["§ 321a Abs. 2 ZPO", "Notfrist", true, "0-0-2-0"],
    ["§ 93 Abs. 1 BVerfGG", "Gesetzliche Frist", false, "0-1-0-0"],
  ]);
  expect(erste[0]).toEqual({
    id: "zpo-517",
    name: "Berufung (ZPO) – Einlegung",
    art: "Notfrist",
    legalBasis: "§ 517 ZPO",
    days: 0,
    weeks: 0,
    months: 1,
    years: 0,
    notfrist: true,
    description: "Beginn: Zustellung des vollständig abgefassten Urteils.",
  });
});

test("Danach stehen nur meistgebrauchte Fristen, in der Reihenfolge des Katalogs", () => {
  const alle = vorschlaege(heute).map(({ id }) => id);
  const kern = katalogverzeichnis.filter((k) => k.kern).map(({ id }) => id);
  const weitere = alle.slice(16);
  expect(weitere.length).toBeGreaterThan(10);
  expect(weitere).toEqual(kern.filter((id) => weitere.includes(id)));
  expect(new Set(alle).size).toBe(alle.length);
});

test.each<[string, object]>([
  ["2w", { weeks: 2 }],
  ["12m14t", { months: 12, days: 14 }],
  ["1j", { years: 1 }],
  ["3j6m2w1t", { years: 3, months: 6, weeks: 2, days: 1 }],
  ["1m1m", { months: 2 }],
  ["1w2w1t4t1j2j", { weeks: 3, days: 5, years: 3 }],
])("Die Dauer %s steht in ihren Einheiten", (dauer, laenge) => {
  expect(aus({ dauer })).toEqual([
    expect.objectContaining({ days: 0, weeks: 0, months: 0, years: 0, ...laenge }),
  ]);
});

test.each<[Fristzeile["art"], string | undefined]>([
  ["notfrist", "Notfrist"],
  ["gesetzlich", "Gesetzliche Frist"],
  ["verjaehrung", "Verjährung"],
  ["richterlich", undefined],
  ["wartefrist", undefined],
  ["rueckschau", undefined],
])("Die Art %s heißt %s", (art, name) => {
  expect(aus({ art }).map((v) => [v.art, v.notfrist])).toEqual(name ? [[name, art === "notfrist"]] : []);
});

test.each<[string, Partial<Fristzeile>]>([
  ["in Stunden zählt", { dauer: "48s" }],
  ["auch Stunden zählt", { dauer: "1t12s" }],
  ["eine eigene Rechnung hat", { rechnung: "jahresende" } as Partial<Fristzeile>],
  ["zurück zählt", { rueckwaerts: true }],
  ["anders verschoben wird", { verschiebung: "nie" } as unknown as Partial<Fristzeile>],
  ["eigen beginnt", { beginn: "tagesbeginn" } as unknown as Partial<Fristzeile>],
  ["keine Dauer hat", { dauer: undefined, offen: "gericht" } as unknown as Partial<Fristzeile>],
])("Kein Vorschlag ist, was %s", (_, mehr) => {
  expect(aus(mehr)).toEqual([]);
});

test("Ohne Eintrag gibt es keinen Vorschlag", () => {
  expect(vorschlagAus(kopf, undefined, heute)).toEqual([]);
});
