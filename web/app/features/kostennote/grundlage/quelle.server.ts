import { createHash } from "node:crypto";
import type { Kostennotenfelder } from "../felder.ts";
import type { Berechnung } from "./grundlage.server.ts";

/**
 * What a new Kostennote is made of, as a short word: the calculation and what it brings along. Under it the tab keeps
 * what is typed, so that one matter never shows what was typed for another.
 *
 * @param genannt what the form itself says, once it has begun
 */
export function quelleVon(
  { rechner, stand }: Berechnung,
  mitgebracht: Kostennotenfelder,
  genannt?: string,
): string {
  if (genannt !== undefined && /^[\w-]{16}$/.test(genannt)) return genannt;
  const { aktenzeichen = "", betreff = "" } = mitgebracht;
  const text = JSON.stringify([rechner, stand, aktenzeichen, betreff]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
