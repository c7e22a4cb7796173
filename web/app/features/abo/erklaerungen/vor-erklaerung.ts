import type { Cent, Tag } from "@gebuehrenportal/recht";
import { z } from "zod";
import type { VorErklaerung } from "../vertrag/vertrag.ts";

const tag = z.iso.date().transform((t) => t as Tag);

const schema = z.object({
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

/**
 * What a declaration has changed, as it is stored.
 *
 * @throws {z.ZodError} it is not what this program stores
 */
export const vorErklaerungAusJson = (json: unknown): VorErklaerung => schema.parse(json);
