import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { icsDatei } from "../kalender/ics.ts";
import { istKalender, kalenderLesen } from "./termine.server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const kalender = (...eintraege: readonly string[]) =>
  bytes(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      ...eintraege.map((e) => `BEGIN:VEVENT\r\n${e}\r\nEND:VEVENT`),
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
const kurz = (datei: Uint8Array) => kalenderLesen(datei, 100).map((t) => t && [t.tag, t.uhr, t.titel]);

test("Was das Portal als Kalender ausgibt, liest es wieder ein, mit Komma, Umbruch und langen Zeilen", () => {
  const termin = {
    uid: "1",
    tag: tag("2026-12-07"),
    titel: `Frist: ${"Größe, ".repeat(30)}12/26`,
    text: "a\nb; c",
  };
  const datei = bytes(icsDatei([termin], tag("2026-11-23"), "Fristenmanager"));
  expect(istKalender(datei)).toBe(true);
  expect(kalenderLesen(datei, 100)).toEqual([
    {
      tag: "2026-12-07",
      uhr: null,
      titel: termin.titel,
      text: termin.text,
      wiederholt: false,
      zustand: "offen",
    },
  ]);
});

test("Zeiten sind die in Deutschland, aus welcher Zone sie auch kommen", () => {
  expect(
    kurz(
      kalender(
        "DTSTART:20261207T230500Z\r\nSUMMARY:UTC",
        "DTSTART;TZID=America/New_York:20261207T180000\r\nSUMMARY:New York",
        "DTSTART;TZID=Europe/Berlin:20261207T093000\r\nSUMMARY:Berlin",
        "DTSTART;TZID=W. Europe Standard Time:20261207T093000\r\nSUMMARY:Outlook",
        "DTSTART:20261207T093000\r\nSUMMARY:ohne Zone",
      ),
    ),
  ).toEqual([
    ["2026-12-08", "00:05", "UTC"],
    ["2026-12-08", "00:00", "New York"],
    ["2026-12-07", "09:30", "Berlin"],
    ["2026-12-07", "09:30", "Outlook"],
    ["2026-12-07", "09:30", "ohne Zone"],
  ]);
});

test("Ein kaputter Termin schadet den anderen nicht, Wiederkehrendes ist als solches zu erkennen", () => {
  const datei = kalender(
    "DTSTART;VALUE=DATE:20261207\r\nSUMMARY:gut",
    "DTSTART;VALUE=DATE:gestern\r\nSUMMARY:kaputt",
    "SUMMARY:ohne Tag",
    "DTSTART;VALUE=DATE:20261208\r\nRRULE:FREQ=WEEKLY\r\nSUMMARY:jede Woche",
  );
  expect(kurz(datei)).toEqual([
    ["2026-12-07", null, "gut"],
    undefined,
    undefined,
    ["2026-12-08", null, "jede Woche"],
  ]);
  expect(kalenderLesen(datei, 100).map((t) => t?.wiederholt)).toEqual([false, undefined, undefined, true]);
});
