import { aufrufHinzufuegen } from "./aufrufe-store.server.ts";
import { ausSpeicher } from "./speicherfehler.server.ts";

/** Counts one reading of a post; returns how many there are now. */
export function aufrufZaehlen(artikelId: string): Promise<number> {
  return ausSpeicher(() => aufrufHinzufuegen(artikelId));
}
