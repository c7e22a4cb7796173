import { zeitzonen } from "../worte/laengen.ts";
import { type Zusatz, zusatzfelder, zusatzHoechstens } from "./vorlage.ts";

/**
 * Reads the additional details of a template from their JSON.
 *
 * @returns the same JSON with every value trimmed and the keys in the order of the form; undefined: it is no object, has
 *   a key that is not among them, a value that is no text or too long, or a time zone that is not offered
 */
export function zusatzGelesen(json: string): string | undefined {
  let roh: unknown;
  try {
    roh = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof roh !== "object" || roh === null || Array.isArray(roh)) return undefined;
  const werte = new Map(Object.entries(roh));
  const gelesen: Record<string, string> = {};
  for (const feld of zusatzfelder) {
    const wert: unknown = werte.get(feld);
    if (!werte.delete(feld)) continue;
    if (typeof wert !== "string" || wert.trim().length > zusatzHoechstens) return undefined;
    gelesen[feld] = wert.trim();
  }
  if (werte.size > 0 || (gelesen.timezone !== undefined && !istZeitzone(gelesen.timezone))) return undefined;
  return JSON.stringify(gelesen);
}

/** The JSON of additional details as a form sends it. */
export const zusatzText = (zusatz: Zusatz): string => JSON.stringify(zusatz);

const istZeitzone = (text: string): boolean => zeitzonen.some((zone) => zone === text);
