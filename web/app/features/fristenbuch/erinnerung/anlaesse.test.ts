import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { buerozeit } from "../einstellung/buerozeit.ts";
import { musterfrist } from "../testing-buch.ts";
import { anlaesse, tagesposten } from "./anlaesse.ts";

const zeit = buerozeit({ arbeitstage: [1, 2, 3, 4, 5], abendUm: "17:00" }, { land: "BE" });
const am = (tagtext: string, uhr = "07:10") => ({ heute: tag(tagtext), uhr });
// Monday 2026-11-16, Vorfrist Monday 2026-11-09
const frist = musterfrist();
const faellig = (tagtext: string, uhr?: string, anders: Parameters<typeof musterfrist>[0] = {}) =>
  anlaesse(musterfrist(anders), am(tagtext, uhr), zeit).map(({ art, tag: t }) => `${art} ${t}`);

describe("Erinnert wird", () => {
  test.for([
    ["2026-11-08", []],
    ["2026-11-09", ["vorfrist 2026-11-09"]],
    // Made up for after an outage of up to three days.
    ["2026-11-12", ["vorfrist 2026-11-09"]],
    ["2026-11-13", ["vortag 2026-11-13"]],
    ["2026-11-16", ["tag 2026-11-16"]],
    ["2026-11-19", ["tag 2026-11-16"]],
    ["2026-11-20", []],
  ] as const)("am %s an: %s", ([tagtext, soll]) => {
    expect(faellig(tagtext)).toEqual(soll);
  });

  test("nicht vor sieben Uhr und nicht an Erledigtes, Gestrichenes oder einen Auslöser ohne Tag", () => {
    expect(faellig("2026-11-16", "06:59")).toEqual([]);
    for (const zustand of ["erledigt", "gestrichen"] as const)
      expect(faellig("2026-11-16", "09:00", { zustand })).toEqual([]);
    const offen = { zustand: "ausloeser-offen", ende: null, sichererTag: null } as const;
    expect(faellig("2026-11-16", "09:00", offen)).toEqual([]);
    expect(faellig("2026-11-16", "09:00", { ...offen, hoechstensBis: tag("2026-11-16") })).toEqual([
      "tag 2026-11-16",
    ]);
  });

  test("rückwärts vom sicheren Tag aus und bei einer beantragten Verlängerung vom bisherigen Ende", () => {
    const anders = { sichererTag: tag("2026-11-13"), richtung: "rueckwaerts" };
    expect(faellig("2026-11-12", "09:00", anders)).toEqual(["vorfrist 2026-11-09", "vortag 2026-11-12"]);
    expect(faellig("2026-11-13", "09:00", anders)).toEqual(["tag 2026-11-13"]);
    const beantragt = { ende: tag("2026-12-16"), zustand: "verlaengerung-beantragt" } as const;
    expect(faellig("2026-11-16", "09:00", beantragt)).toEqual(["tag 2026-11-16"]);
  });

  test("an eine Wartefrist nur an ihrem Tag, an eine Stundenfrist vier Stunden vorher, auch nachts", () => {
    expect(faellig("2026-11-13", "09:00", { gattung: "wartefrist" })).toEqual([]);
    expect(faellig("2026-11-16", "09:00", { gattung: "wartefrist" })).toEqual(["tag 2026-11-16"]);
    const stunde = { gattung: "stunde", endeUhr: "02:30" } as const;
    expect(faellig("2026-11-15", "22:20", { ...stunde, vorfristen: [] })).toEqual(["vortag 2026-11-13"]);
    expect(faellig("2026-11-15", "22:30", { ...stunde, vorfristen: [] })).toContain("stunden 2026-11-16");
    expect(faellig("2026-11-16", "02:30", stunde)).toEqual([]);
  });

  test("der Vortag überspringt Feiertage am Ort des Büros", () => {
    // 8 March is a holiday in Berlin; it is a Monday in 2027.
    const anders = { sichererTag: tag("2027-03-09"), vorfristen: [] };
    expect(faellig("2027-03-05", "09:00", anders)).toEqual(["vortag 2027-03-05"]);
  });
});

test("Der Brief am Morgen nennt Überfälliges, Heutiges, Vorfristen und den nächsten Bürotag", () => {
  const mit = (titel: string, ende: string, anders: object = {}) =>
    musterfrist({ titel, ende: tag(ende), sichererTag: tag(ende), vorfristen: [], ...anders });
  const liste = [
    mit("Montag", "2026-11-16"),
    mit("Vorfrist", "2026-11-27", { vorfristen: [tag("2026-11-13")] }),
    mit("heute", "2026-11-13"),
    mit("vorbei", "2026-11-11"),
    mit("gewartet", "2026-11-11", { gattung: "wartefrist" }),
    mit("später", "2026-11-17"),
    { ...frist, zustand: "erledigt" as const },
  ];
  expect(tagesposten(liste, tag("2026-11-13"), zeit).map((p) => `${p.rang}: ${p.frist.titel}`)).toEqual([
    "ueberfaellig: vorbei",
    "heute: heute",
    "vorfrist: Vorfrist",
    "naechster: Montag",
  ]);
});
