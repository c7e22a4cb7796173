import { randomBytes } from "node:crypto";

// Without I, L, O and U: read out over the telephone, no two of them are taken for each other.
const zeichen = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten characters that name one request in answers, error pages and log lines. */
export function vorgangsnummer(): string {
  let nummer = "";
  for (const byte of randomBytes(10)) nummer += zeichen[byte & 31];
  return nummer;
}
