import type { Cent, Tag } from "@gebuehrenportal/recht";
import { z } from "zod";

const tag = z.iso.date().transform((t) => t as Tag);

/** What a declaration has changed, as it is stored. */
export const vorErklaerung = z.object({
  am: tag,
  eingegangenAm: tag,
  zustand: z.enum(["trialing", "active", "past_due", "ended"]),
  gekuendigtZum: tag.nullable(),
  neuesEnde: tag.nullable(),
  wechselZu: z.enum(["basic", "premium", "teams"]).nullable(),
  ausgesetzt: z.boolean(),
  widerrufAb: tag,
  abschnitte: z.array(
    z.object({
      schluessel: z.string(),
      von: tag,
      bis: tag,
      gutgeschrieben: z
        .number()
        .int()
        .transform((c) => c as Cent),
    }),
  ),
});
