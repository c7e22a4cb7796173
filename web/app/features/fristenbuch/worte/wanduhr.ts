import { datum, type Tag, tag } from "@gebuehrenportal/recht";

const zone = "Europe/Berlin";

/** An instant as a clock on the wall in Germany shows it. */
export type Wanduhr = { readonly heute: Tag; readonly uhr: string };

/** What a clock in Germany shows at an instant. */
export function wanduhr(am: Temporal.Instant): Wanduhr {
  const dort = am.toZonedDateTimeISO(zone);
  return {
    heute: tag(dort.toPlainDate().toString()),
    uhr: dort.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}

/** The instant of a time of day in Germany. */
export const zeitpunkt = (tag: Tag, uhr: string): Temporal.Instant =>
  Temporal.PlainDate.from(tag)
    .toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(uhr) })
    .toInstant();

/** The instant at which a day begins in Germany. */
export const tagesbeginn = (tag: Tag): Date => new Date(zeitpunkt(tag, "00:00").epochMilliseconds);

/** „16.11.2026, 09:30 Uhr“ in Germany. */
export function zeitwort(am: Date): string {
  const { heute, uhr } = wanduhr(Temporal.Instant.fromEpochMilliseconds(am.getTime()));
  return `${datum(heute)}, ${uhr} Uhr`;
}
