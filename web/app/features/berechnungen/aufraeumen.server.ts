import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { geloeschteEntfernen } from "./berechnungen-store.server.ts";
import { aufbewahrungTage } from "./grenzen.ts";

/** Removes what was deleted more than thirty days ago; returns how many. */
export function abgelaufeneEntfernen(): Promise<number> {
  const vor = new Date(jetzt().subtract({ hours: 24 * aufbewahrungTage }).epochMilliseconds);
  return betrieb((tx) => geloeschteEntfernen(tx, vor));
}
