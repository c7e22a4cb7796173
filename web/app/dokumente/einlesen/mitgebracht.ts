import { z } from "zod";
import { spaltenHoechstens } from "./tabelle.ts";

/** How large the table is that a form brings along. */
export type Tabellengrenzen = {
  readonly arten: readonly string[];
  readonly zeilenHoechstens: number;
  readonly zelleHoechstens: number;
};

/** The table that a preview has sent along with its form; undefined: it is none that a preview of ours sends. */
export function lesen(json: Uint8Array, { arten, zeilenHoechstens, zelleHoechstens }: Tabellengrenzen) {
  const zelle = z.string().max(zelleHoechstens);
  const mitgebracht = z.object({
    art: z.enum(arten as [string, ...string[]]),
    spalten: z.array(zelle).max(spaltenHoechstens),
    zeilen: z.array(z.array(zelle).max(spaltenHoechstens)).max(zeilenHoechstens),
    nummern: z.array(z.number().int().min(1)).max(zeilenHoechstens),
  });
  try {
    return mitgebracht.parse(JSON.parse(new TextDecoder().decode(json)));
  } catch {
    return undefined;
  }
}
