import { ApiFehler, type Widerstreit } from "../fehler/api-fehler.ts";

/** What a call refuses with where two people have changed the same to different values. */
export const zugleichcode = "zugleich";

/** Told where it is to be decided. */
export const zugleichsatz =
  "Inzwischen hat jemand dasselbe Feld geändert. Gespeichert ist noch nichts; bitte wählen Sie bei dem Feld, was gelten soll, und speichern Sie noch einmal.";

/** What an error contract of such a call says. */
export const zugleichfehler = { [zugleichcode]: zugleichsatz } as const;

/** @param jetzt everything as it stands now, as a call would send it */
export const zugleich = (
  conflicts: readonly Widerstreit[],
  jetzt: Readonly<Record<string, unknown>>,
): ApiFehler => new ApiFehler(409, { error: zugleichsatz, code: zugleichcode, conflicts, current: jetzt });
