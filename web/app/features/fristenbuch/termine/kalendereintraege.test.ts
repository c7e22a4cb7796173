import { plusTage, type Tag, tag } from "@gebuehrenportal/recht";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { icsDatei } from "#dokumente/kalender/ics.ts";
import { buerozeit } from "../einstellung/buerozeit.ts";
import { kalendereintraege } from "./kalendereintraege.ts";
import type { Termin } from "./termin.ts";
import { musterausnahme, mustertermin } from "./testing-termin.ts";

const heute = tag("2026-11-30");
const { istBuerotag } = buerozeit({ arbeitstage: [1, 2, 3, 4, 5], abendUm: "17:00" });
const datei = (termin: Termin, inhalt: "voll" | "aktenzeichen" | "frist" = "voll") =>
  icsDatei(kalendereintraege(termin, { inhalt, heute, istBuerotag }), heute, "Probe");
const woechentlich = { takt: "woche", alle: 1, bis: null, anzahl: null } as const;

/** What another programme shows of a file: each begin in Germany with its summary, until a day. */
function gezeigt(text: string, bis: Tag): readonly string[] {
  const kalender = new ICAL.Component(ICAL.parse(text) as never);
  for (const zone of kalender.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const alle = kalender.getAllSubcomponents("vevent").map((c) => new ICAL.Event(c));
  const tage: string[] = [];
  for (const ereignis of alle.filter((e) => !e.isRecurrenceException())) {
    for (const anderes of alle.filter((e) => e.isRecurrenceException())) ereignis.relateException(anderes);
    if (!ereignis.isRecurring()) tage.push(`${ereignis.startDate} ${ereignis.summary}`);
    else
      for (const lauf = ereignis.iterator(), ende = plusTage(bis, 1); ; ) {
        const naechster = lauf.next();
        if (!naechster || naechster.toString() > ende) break;
        const { item, startDate } = ereignis.getOccurrenceDetails(naechster);
        tage.push(`${startDate} ${item.summary}`);
      }
  }
  return tage.toSorted();
}

describe("In Kalenderprogrammen", () => {
  test("behält eine Serie ihre Uhrzeit, wenn die Uhren umgestellt werden", () => {
    const text = datei(
      mustertermin({ tag: tag("2027-03-22"), wiederholung: { ...woechentlich, anzahl: 2 } }),
    );
    expect(text).toContain("DTSTART;TZID=Europe/Berlin:20270322T090000\r\n");
    const [kalender] = [new ICAL.Component(ICAL.parse(text) as never)];
    const zone = new ICAL.Timezone(kalender.getFirstSubcomponent("vtimezone") ?? undefined);
    const inUtc = (wann: string) => {
      const zeit = ICAL.Time.fromDateTimeString(wann);
      zeit.zone = zone;
      return zeit.convertToZone(ICAL.Timezone.utcTimezone).toString();
    };
    expect(inUtc("2027-03-22T09:00:00")).toBe("2027-03-22T08:00:00Z");
    expect(inUtc("2027-03-29T09:00:00")).toBe("2027-03-29T07:00:00Z");
    expect(inUtc("2027-10-30T09:00:00")).toBe("2027-10-30T07:00:00Z");
    expect(inUtc("2027-11-01T09:00:00")).toBe("2027-11-01T08:00:00Z");
    expect(gezeigt(text, tag("2027-04-30"))).toEqual([
      "2027-03-22T09:00:00 Termin: Verhandlung, 12/26",
      "2027-03-29T09:00:00 Termin: Verhandlung, 12/26",
    ]);
  });

  test("fehlt, was entfällt, und steht verlegt, was verlegt ist", () => {
    const text = datei(
      mustertermin({
        stand: 4,
        wiederholung: { ...woechentlich, anzahl: 4 },
        ausnahmen: [
          musterausnahme("2026-12-14", { entfaellt: true }),
          musterausnahme("2026-12-21", { anders: { tag: tag("2026-12-22"), von: "14:00", bis: "15:00" } }),
        ],
      }),
    );
    expect(text).toContain("EXDATE;TZID=Europe/Berlin:20261214T090000");
    expect(text).toContain("RECURRENCE-ID;TZID=Europe/Berlin:20261221T090000");
    expect(text.match(/SEQUENCE:4/g)).toHaveLength(2);
    expect(gezeigt(text, tag("2027-01-31")).map((t) => t.slice(0, 16))).toEqual([
      "2026-12-07T09:00",
      "2026-12-22T14:00",
      "2026-12-28T09:00",
    ]);
  });

  test("fehlt auch dem 30. jedes Monats das Ende des Februars nicht", () => {
    const text = datei(
      mustertermin({
        tag: tag("2026-12-30"),
        wiederholung: { takt: "monat-tag", alle: 1, bis: null, anzahl: 4 },
      }),
    );
    expect(gezeigt(text, tag("2027-12-31")).map((t) => t.slice(0, 10))).toEqual([
      "2026-12-30",
      "2027-01-30",
      "2027-02-28",
      "2027-03-30",
    ]);
  });

  test("endet eine Serie mit Uhrzeit an ihrem letzten Tag, ihn eingeschlossen", () => {
    const text = datei(mustertermin({ wiederholung: { ...woechentlich, bis: tag("2026-12-21") } }));
    expect(text).toContain("UNTIL=20261221T225959Z");
    expect(gezeigt(text, tag("2027-01-31"))).toHaveLength(3);
  });

  test("steht eine Wiedervorlage am Arbeitstag, an dem sie vorgelegt wird, und erledigt nicht mehr", () => {
    // Der 6.12.2026 ist ein Sonntag.
    const wiedervorlage = mustertermin({
      art: "wiedervorlage",
      tag: tag("2026-12-06"),
      von: null,
      bis: null,
      ort: "",
    });
    expect(datei(wiedervorlage)).toContain("DTSTART;VALUE=DATE:20261207");
    const serie = { ...wiedervorlage, wiederholung: { ...woechentlich, anzahl: 3 } };
    const text = datei({
      ...serie,
      ausnahmen: [musterausnahme("2026-12-06", { erledigtAm: new Date("2026-12-07T08:00:00Z") })],
    });
    expect(gezeigt(text, tag("2027-01-31"))).toEqual([
      "2026-12-14 Wiedervorlage: Verhandlung, 12/26",
      "2026-12-21 Wiedervorlage: Verhandlung, 12/26",
    ]);
    expect(text).toContain("CATEGORIES:Wiedervorlage");
  });

  test("erinnert es so lange vorher, wie gewünscht, an einen Tag ohne Uhrzeit morgens", () => {
    const trigger = (von: string | null, erinnerung: number) =>
      /TRIGGER:(.*)\r/.exec(datei(mustertermin({ von, bis: null, erinnerung })))?.[1];
    expect(trigger("09:00", 15)).toBe("-PT15M");
    expect(trigger("09:00", 2 * 24 * 60)).toBe("-P2D");
    expect(trigger(null, 0)).toBe("PT7H");
    expect(trigger(null, 24 * 60)).toBe("-PT17H");
    expect(trigger(null, 2 * 24 * 60)).toBe("-P1DT17H");
  });

  test("sieht jeder seine Tage: was eine andere Person übernimmt, ist bei ihr", () => {
    const serie = mustertermin({
      person: "anna",
      wiederholung: { ...woechentlich, anzahl: 3 },
      ausnahmen: [musterausnahme("2026-12-14", { anders: { person: "bert" } })],
    });
    const von = (wer: string) =>
      gezeigt(
        icsDatei(
          kalendereintraege(serie, { inhalt: "voll", heute, istBuerotag, fuer: (person) => person === wer }),
          heute,
          "Probe",
        ),
        tag("2027-12-31"),
      ).map((t) => t.slice(0, 10));
    expect(von("anna")).toEqual(["2026-12-07", "2026-12-21"]);
    expect(von("bert")).toEqual(["2026-12-14"]);
    expect(von("carl")).toEqual([]);
  });

  test("steht vom Mandat nicht mehr, als gewählt ist", () => {
    const termin = mustertermin({ notiz: "Zeuge Ahorn" });
    expect(datei(termin, "frist")).toContain("SUMMARY:Termin\r\n");
    expect(datei(termin, "aktenzeichen")).toContain("SUMMARY:Termin 12/26\r\n");
    for (const inhalt of ["frist", "aktenzeichen"] as const)
      expect(datei(termin, inhalt)).not.toMatch(/Ahorn|Verhandlung|Dresden/);
    expect(datei(termin)).toContain("LOCATION:Landgericht Dresden\\, Saal 3");
  });
});
