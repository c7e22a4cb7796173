import { istZiffer } from "./zeichen.ts";
import type { Zeile } from "./zeilen.ts";

/** Whether a digit is a raised mark: smaller than the line's letters, above where they stand, behind something. */
export function hochgestellt({ seite, stuecke, grund, hoehe }: Zeile, index: number): boolean {
  const { rechtecke, text, geraten } = seite;
  // A picture lies askew, and of its words only the whole is known.
  if (geraten) return false;
  const unten = (rechtecke[index * 4 + 1] ?? 0) + (rechtecke[index * 4 + 3] ?? 0);
  const eigen = rechtecke[index * 4 + 3] ?? 0;
  if (!(eigen > 0 && eigen < 0.85 * hoehe && grund - unten > 0.22 * hoehe)) return false;
  return index > (stuecke[0]?.[0] ?? 0) || istZiffer(text.charCodeAt(index));
}
