import type { Blatt } from "#features/rechner/blatt.ts";
import { blattFehlermeldung } from "#features/rechner/blatt-ausgabe.ts";
import { umgebung } from "#platform/env/env.server.ts";

/** A mail that reports a fault of this result; the figures go along, names and Aktenzeichen do not. */
export function fehleradresse(rechner: string, blatt: Blatt): string | undefined {
  const { anbieter } = umgebung();
  if (anbieter.beispiel) return undefined;
  const betreff = encodeURIComponent(`Fehler: ${rechner}`);
  return `mailto:${anbieter.email}?subject=${betreff}&body=${encodeURIComponent(blattFehlermeldung(blatt))}`;
}
