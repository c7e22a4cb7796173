import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { icsDatei } from "#dokumente/kalender/ics.ts";
import { fristtermine } from "../../erinnerung/termine.ts";
import { musterfrist } from "../../testing-buch.ts";
import { listentermine } from "./kalenderdatei.server.ts";
import {
  andererMonat,
  kalendertage,
  monatsanfang,
  monatsende,
  monatsname,
  montagVor,
} from "./kalendertage.ts";
import { filterAus, listenadresse } from "./listenwahl.ts";
import { tagesmarke } from "./tagesbild.ts";

const heute = tag("2026-11-23");

test("Ein Monat reicht vom ersten bis zum letzten Tag, auch im Februar und über den Jahreswechsel", () => {
  expect(monatsanfang(tag("2028-02-29"))).toBe("2028-02-01");
  expect(monatsende(tag("2028-02-01"))).toBe("2028-02-29");
  expect(andererMonat(tag("2026-12-31"), 1)).toBe("2027-01-01");
  expect(andererMonat(tag("2027-01-31"), -1)).toBe("2026-12-01");
  expect(monatsname(tag("2027-03-05"))).toBe("März 2027");
  expect(montagVor(tag("2026-11-29"))).toBe("2026-11-23");
});

// Art. 1 Abs. 1 BayFTG: Allerheiligen; in Berlin kein Feiertag
test("Feiertage sind die des Ortes", () => {
  const am = (ort: Parameters<typeof kalendertage>[2]["ort"]) =>
    kalendertage(tag("2027-11-01"), tag("2027-11-07"), { ort, heute }).map(({ feiertag }) => feiertag);
  expect(am({ land: "BY" })[0]).toBe("Allerheiligen");
  expect(am({ land: "BE" }).filter(Boolean)).toEqual([]);
  const woche = kalendertage(tag("2026-11-23"), tag("2026-11-29"), { ort: {}, heute });
  expect(woche.map(({ wochenende }) => wochenende)).toEqual([false, false, false, false, false, true, true]);
  expect(woche.filter((t) => t.heute).map(({ tag: t }) => t)).toEqual([heute]);
});

test("Jede Ansicht hat eine Adresse; was zu ihr nicht gehört, fällt weg", () => {
  const aus = (frage: string) => filterAus(new URLSearchParams(frage));
  const monat = aus("ansicht=monat&tag=2026-12-01&wer=x&feiertage=BY");
  expect(listenadresse(monat)).toBe("/fristenmanager?ansicht=monat&tag=2026-12-01&feiertage=BY&wer=x");
  expect(listenadresse(monat, { blick: "liste" })).toBe("/fristenmanager?wer=x");
  expect(listenadresse(monat, { blick: "akten" })).toBe("/fristenmanager?ansicht=akten");
  expect(listenadresse(aus("status=gestrichen"), { blick: "woche" })).toBe("/fristenmanager?ansicht=woche");
  expect(listenadresse(aus("ansicht=quatsch&tag=2026-02-30&feiertage=bay"))).toBe("/fristenmanager");
});

test("Was ein Eintrag an einem Tag ist, sagt ein Wort; das dringendste gewinnt", () => {
  const wort = (
    anders: Parameters<typeof musterfrist>[0],
    art: Parameters<typeof tagesmarke>[0]["art"] = "ende",
  ) =>
    tagesmarke(
      {
        tag: heute,
        art,
        frist: { ...musterfrist(anders), id: "x", stand: 1, geaendert: new Date(0) } as never,
      },
      heute,
    );
  const offen = { zustand: "offen", ende: tag("2026-11-25"), notfrist: false } as const;
  expect(wort({ ...offen, notfrist: true })).toEqual({ art: "notfrist", text: "Notfrist" });
  expect(wort({ ...offen, notfrist: true }, "vorfrist")).toEqual({ art: "vorfrist", text: "Vorfrist" });
  expect(wort({ ...offen, ende: tag("2026-11-20"), notfrist: true })).toMatchObject({ text: "Überfällig" });
  expect(wort({ ...offen, beantragtBis: heute }, "beantragt")).toEqual({
    art: "vorlaeufig",
    text: "Beantragt",
  });
  expect(wort({ ...offen, beantragtBis: heute })).toEqual({ art: "ruhig", text: "Frist" });
  expect(wort({ ...offen, endeUhr: "14:30" })).toMatchObject({ text: "Frist, 14:30 Uhr" });
  expect(wort({ ...offen, zustand: "erledigt" }, "vorfrist")).toMatchObject({ text: "Erledigt" });
});

test("Als Kalenderdatei steht eine Frist an ihrem Ende, auch zur Stunde, am sicheren Tag und an jeder Vorfrist", () => {
  const termine = (anders: Parameters<typeof musterfrist>[0]) =>
    listentermine({ ...musterfrist(anders), id: "x", stand: 1, geaendert: new Date(0) } as never, heute).map(
      ({ tag: t, um, titel }) => [titel, um?.toString() ?? t],
    );
  expect(termine({ gattung: "stunde", endeUhr: "14:30" })).toEqual([
    ["Vorfrist: Frist Stellungnahme, 12/26 (bis 16.11.2026)", "2026-11-09"],
    ["Frist Stellungnahme, 12/26 (14:30 Uhr)", "2026-11-16T13:30:00Z"],
  ]);
  const rueckwaerts = { richtung: "rueckwaerts", sichererTag: tag("2026-11-13"), vorfristen: [] } as const;
  expect(termine(rueckwaerts)).toEqual([
    ["Sicherer Tag: Frist Stellungnahme, 12/26 (bis 16.11.2026)", "2026-11-13"],
    ["Frist Stellungnahme, 12/26", "2026-11-16"],
  ]);
  expect(termine({ ...rueckwaerts, zustand: "erledigt" })).toHaveLength(1);
});

test("Aus Datei und abgerufenem Kalender ist eine Frist derselbe Termin, und eine Vorfrist heißt so", () => {
  const anders = { endeUhr: null, richtung: "rueckwaerts", sichererTag: tag("2026-11-13") } as const;
  const frist = { ...musterfrist(anders), id: "x", stand: 1, geaendert: new Date(0) } as never;
  const kern = (termine: ReturnType<typeof listentermine>) =>
    termine.map(({ uid, tag: t, titel, kategorie }) => ({ uid, t, titel, kategorie }));
  expect(kern(listentermine(frist, heute))).toEqual(kern(fristtermine([frist], "voll")));
  const uids = listentermine(frist, heute).map(({ uid }) => uid);
  expect(uids).toEqual(["x-vorfrist-1@fristenbuch", "x-sicher@fristenbuch", "x@fristenbuch"]);
  expect(icsDatei(listentermine(frist, heute), heute, "Fristenmanager")).toMatch(
    /SUMMARY:Vorfrist: [^\r]+\r\n(?:[A-Z-]+:.*\r\n)*?CATEGORIES:Vorfrist\r\n/,
  );
});

test("Kalenderprogramme erinnern morgens an eine Frist, an eine Stunde vorher, an eine erledigte nicht, und kennen ihren Stand", () => {
  const wecker = (anders: Parameters<typeof musterfrist>[0]) => {
    const frist = {
      ...musterfrist({ vorfristen: [], ...anders }),
      id: "x",
      stand: 17,
      geaendert: new Date(0),
    };
    const datei = icsDatei(listentermine(frist as never, heute), heute, "Fristenmanager");
    expect(datei).toContain("SEQUENCE:17\r\n");
    return [...datei.matchAll(/TRIGGER:(.*)\r/g)].map(([, wann]) => wann);
  };
  expect(wecker({})).toEqual(["PT7H"]);
  expect(wecker({ vorfristen: [tag("2026-11-09")] })).toEqual(["PT7H", "PT7H"]);
  expect(wecker({ gattung: "stunde", endeUhr: "14:30" })).toEqual(["-PT4H"]);
  expect(wecker({ zustand: "erledigt" })).toEqual([]);
});
