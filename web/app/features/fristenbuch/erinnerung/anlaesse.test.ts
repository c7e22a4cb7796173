import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { leiter } from "../dienst/leiter.ts";
import { buerozeit, nachVierBuerostunden } from "../einstellung/buerozeit.ts";
import { musterfrist } from "../testing-buch.ts";
import { zeitpunkt } from "../worte/wanduhr.ts";
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

describe("Vier Bürostunden", () => {
  const nach = (tagtext: string, uhr: string) =>
    nachVierBuerostunden(zeitpunkt(tag(tagtext), uhr), zeit)
      .toZonedDateTimeISO("Europe/Berlin")
      .toPlainDateTime()
      .toString();

  test.for([
    ["2026-11-16", "07:00", "2026-11-16T12:00:00"],
    ["2026-11-16", "13:00", "2026-11-16T17:00:00"],
    ["2026-11-16", "15:00", "2026-11-17T10:00:00"],
    ["2026-11-13", "16:30", "2026-11-16T11:30:00"],
    ["2026-11-14", "10:00", "2026-11-16T12:00:00"],
    // Over the holiday of 8 March in Berlin.
    ["2027-03-05", "16:00", "2027-03-09T11:00:00"],
  ] as const)("nach %s %s enden um %s", ([tagtext, uhr, soll]) => {
    expect(nach(tagtext, uhr)).toBe(soll);
  });
});

describe("Erinnert wird der Reihe nach", () => {
  const person = (id: string, anders: object = {}) => ({
    ...{ id, name: id, email: `${id}@kanzlei.example`, leitet: false, kanzleirolle: "fachangestellte" },
    ...anders,
  });
  const personen = [
    person("chef", { leitet: true, kanzleirolle: "rechtsanwalt" }),
    person("anwalt", { kanzleirolle: "rechtsanwalt" }),
    person("renate"),
    person("vera", { kanzleirolle: "vertretung" }),
  ];
  const weg = (kontoId: string, vertretung: string | null, von = "2026-11-16", bis = "2026-11-20") => ({
    ...{ kontoId, vertretung, von: tag(von), bis: tag(bis) },
  });
  const reihe = (
    verantwortlich: string | null,
    abwesenheiten: readonly ReturnType<typeof weg>[] = [],
    gesperrt: readonly string[] = [],
  ) =>
    leiter(
      { verantwortlich },
      { personen, abwesenheiten, gesperrt: new Set(gesperrt), heute: tag("2026-11-16") },
    );

  test("die verantwortliche Person, ihre Vertretung, die Leitung", () => {
    expect(reihe("anwalt", [weg("anwalt", "vera", "2026-12-01", "2026-12-02")])).toEqual([
      ...["anwalt", "vera", "chef"],
    ]);
    expect(reihe("anwalt", [weg("anwalt", "vera")])).toEqual(["vera", "chef"]);
    expect(reihe("anwalt", [weg("anwalt", "vera"), weg("vera", null)])).toEqual(["chef"]);
  });

  test("wer keine Verantwortlichen kennt oder allein bleibt, dem hilft eine andere Anwältin", () => {
    expect(reihe(null)).toEqual(["chef", "anwalt"]);
    expect(reihe("ausgeschieden")).toEqual(["chef", "anwalt"]);
    expect(reihe("chef")).toEqual(["chef", "anwalt"]);
    const alleWeg = personen.map(({ id }) => weg(id, null));
    expect(reihe("chef", alleWeg)[0]).toBe("chef");
  });

  test("nie zuerst, wessen Konto gesperrt ist, solange jemand anders da ist", () => {
    expect(reihe("renate", [], ["renate"])).toEqual(["chef", "anwalt"]);
    expect(reihe("renate", [weg("renate", "vera")], ["renate"])).toEqual(["vera", "chef"]);
    expect(reihe("renate", [weg("renate", "vera")], ["renate", "vera", "chef"])).toEqual(["anwalt"]);
    expect(reihe("chef", [], ["chef", "anwalt"])[0]).toBe("renate");
    expect(reihe("chef", [], ["chef", "anwalt", "renate", "vera"])).toEqual(["chef"]);
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
    ...["ueberfaellig: vorbei", "heute: heute", "vorfrist: Vorfrist", "naechster: Montag"],
  ]);
});
