import type { Verbleib } from "#platform/beitraege.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { alteErklaerungenLoeschen } from "./erklaerung-store.server.ts";

/** What stays of the declarations when an account goes: the declaration as it was given, without the account. */
export const erklaerungenBleiben: readonly Verbleib[] = [
  {
    spalten: ["aboerklaerung.konto_id", "aboerklaerung.erledigt_von"],
    satz: "Kündigungen und Widerrufe als Nachweis, was wann erklärt wurde (§ 312k Abs. 4, § 356a Abs. 4 BGB), bis drei Jahre nach dem Ende des Jahres (§§ 195, 199 BGB)",
  },
];

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
