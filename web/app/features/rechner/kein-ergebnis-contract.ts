import { z } from "zod";

/** The legal non-result as every calculation call answers it (200). */
export const keinErgebnis = z
  .object({
    art: z.literal("kein-ergebnis"),
    grund: z.string(),
    norm: z.string(),
    feld: z.string().optional(),
  })
  .meta({ description: "Das Recht gibt hier kein Ergebnis; der Grund und die Norm stehen dabei." });
