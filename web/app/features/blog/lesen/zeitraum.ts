/** From the first instant to before the last. */
export type Zeitraum = { readonly von: Date; readonly bis: Date };

/** A year or a month (1 to 12) as the clocks in Germany count it. */
export function berlinerZeitraum(jahr: number, monat?: number): Zeitraum {
  const beginn = Temporal.PlainDate.from({ year: jahr, month: monat ?? 1, day: 1 });
  const ende = beginn.add(monat === undefined ? { years: 1 } : { months: 1 });
  return { von: mitternacht(beginn), bis: mitternacht(ende) };
}

function mitternacht(tag: Temporal.PlainDate): Date {
  return new Date(tag.toZonedDateTime("Europe/Berlin").epochMilliseconds);
}
