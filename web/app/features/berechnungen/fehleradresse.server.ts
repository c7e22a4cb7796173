import type { Blatt } from "#dokumente/blatt/blatt.ts";
import { blattFehlermeldung } from "#dokumente/blatt/blatt-ausgabe.ts";
import { fehlermeldung } from "#platform/env/fehlermeldung.server.ts";

/** Where a fault of this result is reported; the figures go along, names and Aktenzeichen do not. */
export const fehleradresse = (rechner: string, blatt: Blatt): string =>
  fehlermeldung(rechner, blattFehlermeldung(blatt));
