import { type Tag, tag } from "@gebuehrenportal/recht";

let gestellt: Temporal.Instant | undefined;
let tagBis = { von: 0, bis: 0, tag: tag("1970-01-01") };

/** The present instant; tests set it with `uhrStellen`. */
export function jetzt(): Temporal.Instant {
  return gestellt ?? Temporal.Now.instant();
}

/** Today's calendar day in Germany (Europe/Berlin), whatever zone the server runs in. */
export function heute(): Tag {
  const ms = gestellt?.epochMilliseconds ?? Date.now();
  // Called for every request: the day is computed anew only when its midnight has passed.
  if (ms < tagBis.von || ms >= tagBis.bis) tagBis = kalendertag(ms);
  return tagBis.tag;
}

/** Sets the clock for a test (an ISO instant such as `2026-03-28T22:59:59Z`), or lets it run again without argument. */
export function uhrStellen(zeitpunkt?: string): void {
  gestellt = zeitpunkt === undefined ? undefined : Temporal.Instant.from(zeitpunkt);
}

function kalendertag(ms: number) {
  const berlin = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO("Europe/Berlin");
  const beginn = berlin.startOfDay();
  return {
    von: beginn.epochMilliseconds,
    bis: beginn.add({ days: 1 }).epochMilliseconds,
    tag: tag(berlin.toPlainDate().toString()),
  };
}
