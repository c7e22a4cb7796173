import { randomFillSync } from "node:crypto";

// Without I, L, O and U: read out over the telephone, no two of them are taken for each other.
const zeichen = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const laenge = 10;

// Asking the system for a handful of bytes costs as much as asking for many.
const vorrat = new Uint8Array(laenge * 256);
let verbraucht = vorrat.length;

/** Ten characters that name one request in answers, error pages and log lines. */
export function vorgangsnummer(): string {
  if (verbraucht === vorrat.length) {
    randomFillSync(vorrat);
    verbraucht = 0;
  }
  let nummer = "";
  for (const ende = verbraucht + laenge; verbraucht < ende; verbraucht += 1)
    nummer += zeichen[(vorrat[verbraucht] ?? 0) & 31];
  return nummer;
}
