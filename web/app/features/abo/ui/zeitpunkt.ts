const form = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** „17.03.2026, 12:00 Uhr“ */
export const zeitpunkt = (instant: string): string => `${form.format(new Date(instant))}\u00a0Uhr`;
