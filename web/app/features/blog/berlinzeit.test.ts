import { expect, test } from "vitest";
import { berlinerUhrzeit, zeitpunktInBerlin, zeitpunkttext } from "./berlinzeit.ts";

test.for([
  ["2026-01-15T08:00", "2026-01-15T07:00:00.000Z", "Winterzeit"],
  ["2026-07-15T08:00", "2026-07-15T06:00:00.000Z", "Sommerzeit"],
  ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z", "gleich nach der Umstellung auf Sommerzeit"],
  [
    "2026-03-29T02:30",
    "2026-03-29T01:30:00.000Z",
    "eine übersprungene Uhrzeit rückt um die fehlende Stunde vor",
  ],
  ["2026-10-25T02:30", "2026-10-25T00:30:00.000Z", "von der doppelten Stunde gilt die erste"],
  ["2026-10-25T03:00", "2026-10-25T02:00:00.000Z", "gleich nach der Umstellung auf Winterzeit"],
] as const)("%s in Berlin ist %s: %s", ([uhrzeit, zeitpunkt]) => {
  expect(zeitpunktInBerlin(uhrzeit)?.toISOString()).toBe(zeitpunkt);
});

test.for(["", "morgen", "2026-02-30T08:00", "2026-01-15", "2026-01-15T25:00"])(
  "Kein Zeitpunkt: „%s“",
  (text) => {
    expect(zeitpunktInBerlin(text)).toBeUndefined();
  },
);

test("Angezeigt wird die Uhr von Berlin", () => {
  const zeit = new Date("2026-07-01T22:30:00Z");
  expect(berlinerUhrzeit(zeit)).toBe("2026-07-02T00:30");
  expect(zeitpunkttext(zeit)).toBe("02.07.2026, 00:30 Uhr");
});
