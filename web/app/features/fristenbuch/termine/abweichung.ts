import { z } from "zod";
import { tagfeld } from "../plan/frage.ts";

/** A time of day, `HH:MM`. */
export const uhrfeld = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "Diese Uhrzeit gibt es nicht. Beispiel: 08:30" })
  .meta({ description: "Uhrzeit in Deutschland, HH:MM", example: "09:30" });

/** What differs from the series on a single day, as it is stored. */
export const abweichung = z.strictObject({
  tag: tagfeld.exactOptional(),
  titel: z.string().exactOptional(),
  von: uhrfeld.nullable().exactOptional(),
  bis: uhrfeld.nullable().exactOptional(),
  ort: z.string().exactOptional(),
  person: z.uuid().nullable().exactOptional(),
  notiz: z.string().exactOptional(),
  erinnerung: z.int().nullable().exactOptional(),
});
