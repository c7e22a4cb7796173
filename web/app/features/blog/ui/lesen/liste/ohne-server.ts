import type { Ansicht } from "../../../adressen.ts";
import type { Uebersichtsdaten } from "../../../lesen/uebersicht.server.ts";

let jahre: Uebersichtsdaten["jahre"] = [];

/** Keeps what only the server's answer holds for the lists the browser loads by itself afterwards. */
export function archivMerken(gezeigt: Uebersichtsdaten["jahre"]): void {
  if (gezeigt.length > 0) jahre = gezeigt;
}

/** What a list page knows that was reached within the portal: its posts it fetches itself. */
export const ohneServer = (ansicht: Ansicht, name?: string): Uebersichtsdaten => ({
  ansicht,
  ...(name !== undefined && { name }),
  jahre,
  baseUrl: location.origin,
});
