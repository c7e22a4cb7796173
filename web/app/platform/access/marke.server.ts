import { createHash, randomBytes } from "node:crypto";

/** A new secret that admits its bearer: session, API token, link. 256 random bits in 43 URL-safe characters. */
export function neueMarke(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * What the database keeps of it. A plain hash is enough: nobody can try out 2^256 values, unlike with passwords.
 */
export function markenhash(marke: string): Buffer {
  return createHash("sha256").update(marke).digest();
}
