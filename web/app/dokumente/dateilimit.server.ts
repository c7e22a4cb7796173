import type { RouterContextProvider } from "react-router";
import { anfrageContext } from "#platform/http/anfrage.server.ts";

/** Files cost the server more than a calculation: 60 per minute and account, whichever page or call makes them. */
export const dateilimit = {
  name: "ausgabe",
  anzahl: 60,
  sekunden: 60,
  fest: true,
  faehigkeit: "export-pdf",
} as const;

/**
 * Counts a file that a page makes, with those of the calls.
 *
 * @throws {ApiFehler} 429
 */
export const dateiZaehlen = (context: Readonly<RouterContextProvider>, kontoId: string): Promise<void> =>
  context.get(anfrageContext).raten.pruefen(dateilimit, kontoId);
