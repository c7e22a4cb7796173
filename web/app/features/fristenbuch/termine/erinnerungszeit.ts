import { plusTage } from "@gebuehrenportal/recht";
import { zeitpunkt } from "../worte/wanduhr.ts";
import type { Vorkommen } from "./termin.ts";

const tagInMinuten = 24 * 60;
/** From this hour somebody is reminded of a day without time. */
const morgens = "07:00";
/** So long after its hour a reminder is made up for where something has begun already. */
const nachholminuten = 15;

/** Between which instants somebody is reminded of a day. */
export type Erinnerungszeit = { readonly ab: Temporal.Instant; readonly vor: Temporal.Instant };

/**
 * From when until when somebody is reminded of a day; undefined: he is not. Whole days count by the calendar, so that the
 * hour stays when clocks change; less than a day by the hours that pass.
 */
export function erinnerungszeit({
  tag,
  von,
  erinnerung,
  erledigtAm,
}: Pick<Vorkommen, "tag" | "von" | "erinnerung" | "erledigtAm">): Erinnerungszeit | undefined {
  if (erinnerung === null || erledigtAm !== null) return undefined;
  const tage = erinnerung / tagInMinuten;
  const ganze = von === null || Number.isInteger(tage);
  const beginn = zeitpunkt(tag, von ?? morgens);
  const ab = ganze
    ? zeitpunkt(plusTage(tag, -Math.floor(tage)), von ?? morgens)
    : beginn.subtract({ minutes: erinnerung });
  const vor = von === null ? zeitpunkt(plusTage(tag, 1), "00:00") : beginn.add({ minutes: nachholminuten });
  return { ab, vor };
}

/** Whether now is the time to remind somebody; of what was noted after its time nobody is reminded. */
export function istFaellig(
  { ab, vor }: Erinnerungszeit,
  { am, erstellt }: { readonly am: Date; readonly erstellt: Date },
): boolean {
  const jetzt = am.getTime();
  return (
    ab.epochMilliseconds <= jetzt &&
    jetzt < vor.epochMilliseconds &&
    ab.epochMilliseconds >= erstellt.getTime()
  );
}
