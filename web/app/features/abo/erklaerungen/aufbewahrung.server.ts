import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { alteErklaerungenLoeschen } from "./erklaerung-store.server.ts";

/** Years after the end of the year in which claims of a contract are barred (§§ 195, 199 Abs. 1 BGB). */
const jahre = 3;

/** Removes declarations that prove nothing any more: three years after the end of the year in which they arrived. */
export async function erledigteErklaerungenLoeschen(): Promise<void> {
  const { year } = jetzt().toZonedDateTimeISO("Europe/Berlin");
  const vor = Temporal.PlainDate.from({ year: year - jahre, month: 1, day: 1 }).toZonedDateTime(
    "Europe/Berlin",
  );
  await betrieb((tx) => alteErklaerungenLoeschen(tx, new Date(vor.epochMilliseconds)));
}
