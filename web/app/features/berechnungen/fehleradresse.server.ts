import type { Blatt } from "#features/rechner/blatt.ts";
import { blattFehlermeldung } from "#features/rechner/blatt-ausgabe.ts";
import { fehlermeldung } from "#platform/env/fehlermeldung.server.ts";

/** Where a fault of this result is reported; the figures go along, names and Aktenzeichen do not. */
export const fehleradresse = (rechner: string, blatt: Blatt): string =>
  fehlermeldung(rechner, blattFehlermeldung(blatt));
