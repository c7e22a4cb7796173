import { type Basiszinszeile, geltendeEintraege } from "@gebuehrenportal/forderung/basiszins";
import { tag } from "@gebuehrenportal/recht";
import { db } from "#platform/db/zugang.server.ts";
import { geltendeVersionen, type Versionszeile } from "./basiszinssatz-store.server.ts";

let zuletzt: readonly Basiszinszeile[] = [];

/**
 * The half-years that the operator entered, as every calculation takes them. While the database does not answer, those that
 * were read last: calculators work without it, and a half-year nobody knows they name as unknown.
 */
export async function eingetrageneSaetze(): Promise<readonly Basiszinszeile[]> {
  try {
    zuletzt = alsZeilen(await geltendeVersionen(db()));
  } catch {
    // See above; whatever else needs the database says what is wrong with it.
  }
  return zuletzt;
}

/** Entries in the form of the law package. */
export const alsZeilen = (versionen: readonly Versionszeile[]): readonly Basiszinszeile[] =>
  geltendeEintraege(
    versionen.flatMap(({ ab, satz, fundstelle, eingetragen_am }) =>
      satz === null || fundstelle === null
        ? []
        : [{ ab, prozent100: satz, fundstelle, eingetragenAm: kalendertag(eingetragen_am) }],
    ),
  );

/** The calendar day in Germany. */
export const kalendertag = (am: Date) =>
  tag(
    Temporal.Instant.fromEpochMilliseconds(am.getTime())
      .toZonedDateTimeISO("Europe/Berlin")
      .toPlainDate()
      .toString(),
  );
