import { randomFillSync } from "node:crypto";

// Without I, L, O and U: read out over the telephone, no two of them are taken for each other.
const zeichen = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const laenge = 10;
const nonceBytes = 16;

// Asking the system for a handful of bytes costs as much as asking for many.
const vorrat = Buffer.alloc(4_096);
let verbraucht = vorrat.length;

/** So many random bytes, none of which was ever given before; good until the next call. */
function zufall(bytes: number): Buffer {
  if (verbraucht + bytes > vorrat.length) {
    randomFillSync(vorrat);
    verbraucht = 0;
  }
  verbraucht += bytes;
  return vorrat.subarray(verbraucht - bytes, verbraucht);
}

/** Ten characters that name one request in answers, error pages and log lines. */
export function vorgangsnummer(): string {
  let nummer = "";
  for (const byte of zufall(laenge)) nummer += zeichen[byte & 31];
  return nummer;
}

/** What marks the scripts of one rendering; nobody can guess it. */
export function nonceZiehen(): string {
  return zufall(nonceBytes).toString("base64url");
}
