import { tagUndUhrzeit } from "#ui/zeitformat.ts";

/**
 * Wall clock of Berlin and instants, for the field that plans a publication. The browser's own zone plays no part: who
 * writes in Lisbon plans for readers in Germany.
 */

const teile = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Berlin",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** `2026-03-01T08:30`, as a field of the type `datetime-local` holds it. */
export function berlinerUhrzeit(zeit: Date): string {
  const t = Object.fromEntries(teile.formatToParts(zeit).map(({ type, value }) => [type, value]));
  return `${t.year}-${t.month}-${t.day}T${t.hour}:${t.minute}`;
}

const muster = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/**
 * The instant at which the clocks in Berlin show this. In the hour that comes twice in autumn the first one counts; a
 * time that is skipped in spring is moved on by the skipped hour.
 *
 * @returns undefined for anything but `YYYY-MM-DDTHH:MM` of a day that exists
 */
export function zeitpunktInBerlin(text: string): Date | undefined {
  const t = muster.exec(text)?.slice(1).map(Number);
  if (!t) return undefined;
  const [jahr = 0, monat = 0, tag = 0, stunde = 0, minute = 0] = t;
  const alsUtc = Date.UTC(jahr, monat - 1, tag, stunde, minute);
  if (new Date(alsUtc).toISOString().slice(0, 16) !== text) return undefined;
  const kandidaten = [2, 1].map((stunden) => new Date(alsUtc - stunden * 3_600_000));
  return kandidaten.find((zeit) => berlinerUhrzeit(zeit) === text) ?? kandidaten[1];
}

/** `21.11.2026, 14:03 Uhr`, in Berlin. */
export const zeitpunkttext = (zeit: Date): string => `${tagUndUhrzeit.format(zeit)} Uhr`;

const uhr = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  hour: "2-digit",
  minute: "2-digit",
});

/** `14:03`, in Berlin. */
export const uhrzeit = (zeit: Date): string => uhr.format(zeit);
