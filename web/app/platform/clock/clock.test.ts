import { afterEach, expect, test } from "vitest";
import { heute, jetzt, uhrStellen } from "./clock.server.ts";

afterEach(() => uhrStellen());

test.each([
  ["2026-01-15T22:59:59Z", "2026-01-15"],
  ["2026-01-15T23:00:00Z", "2026-01-16"],
  ["2026-07-15T21:59:59Z", "2026-07-15"],
  ["2026-07-15T22:00:00Z", "2026-07-16"],
])("Um %s ist in Deutschland der %s", (zeitpunkt, tag) => {
  uhrStellen(zeitpunkt);
  expect(heute()).toBe(tag);
});

test("Am Tag der Zeitumstellung wechselt der Tag trotz seiner 23 Stunden um Mitternacht", () => {
  uhrStellen("2026-03-29T12:00:00Z");
  expect(heute()).toBe("2026-03-29");
  uhrStellen("2026-03-29T21:59:59Z");
  expect(heute()).toBe("2026-03-29");
  uhrStellen("2026-03-29T22:00:00Z");
  expect(heute()).toBe("2026-03-30");
});

test("Die gestellte Uhr gilt auch rückwärts, ohne Argument läuft sie wieder", () => {
  uhrStellen("2031-12-31T12:00:00Z");
  expect(heute()).toBe("2031-12-31");
  uhrStellen("2019-01-01T12:00:00Z");
  expect(heute()).toBe("2019-01-01");
  uhrStellen();
  expect(Math.abs(jetzt().epochMilliseconds - Date.now())).toBeLessThan(1000);
});
