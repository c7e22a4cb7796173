import { createHash } from "node:crypto";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";

/**
 * What somebody has seen of a document before it gets its number: sender, day, every line and sum. The form brings it
 * back, and nothing else is issued.
 */
export const fingerabdruck = (beleg: Beleg): string =>
  createHash("sha256").update(JSON.stringify(beleg)).digest("base64url");
