import { z } from "zod";
import { vermerke } from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import { feiertag } from "./contract-antwort.ts";
import { ortKlaeren, ortsangaben } from "./contract-teile.ts";

/** Query of `GET /api/rechner/feiertage`. */
export const feiertagsquery = z
  .strictObject({
    jahr: z
      .string()
      .regex(/^(19|20|21)\d\d$/)
      .transform(Number)
      .exactOptional()
      .meta({ description: "Jahr, vierstellig; ohne Angabe das laufende", example: "2027" }),
    ...ortsangaben,
  })
  .superRefine(({ jahr: _, ...ort }, melden) => ortKlaeren(ort, melden as never));

/** Answer of `GET /api/rechner/feiertage`. */
export const feiertagsantwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    jahr: z.int(),
    land: z.string().optional(),
    gemeinde: z.string().optional(),
    gericht: z.string().optional(),
    sitz: z.string().optional(),
    mariaeHimmelfahrt: z.string().optional(),
    stand: z.enum(["gesichert", "geltendes-recht"]).meta({
      description:
        "gesichert: mit den Gesetzblättern verglichen; geltendes-recht: das Gesetz von heute gilt fort",
    }),
    zeilen: z.array(feiertag).readonly(),
    vermerke,
  }),
  keinErgebnis,
]);

/** Query of `GET /api/rechner/orte`. */
export const ortsquery = z.strictObject({
  q: z
    .string()
    .trim()
    .max(100)
    .exactOptional()
    .meta({ description: "Suchwort, mindestens zwei Buchstaben; ohne Angabe die sechzehn Länder" }),
});

/** Answer of `GET /api/rechner/orte`. */
export const ortsantwort = z.object({
  art: z.literal("ergebnis"),
  zeilen: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        art: z.string().meta({ description: "land, gericht, gemeinde oder ein Teil davon" }),
        land: z.string(),
        lage: z.string(),
        hinweis: z.string().optional(),
        sitze: z
          .array(z.object({ id: z.string(), name: z.string() }))
          .readonly()
          .optional()
          .meta({
            description:
              "Sitze mit verschiedenen Feiertagen; ort.sitz nennt den, auf den es ankommt. Auswärtige Strafkammern zählen nur in Strafsachen",
          }),
        himmelfahrtOffen: z.boolean().optional().meta({
          description:
            "Am Sitz ist nicht gesichert, ob der 15.08. Feiertag ist; ort.mariaeHimmelfahrt sagt es",
        }),
        ort: z
          .object({
            land: z.string().optional(),
            gemeinde: z.string().optional(),
            gericht: z.string().optional(),
          })
          .meta({ description: "So nimmt ihn das Feld ort der anderen Aufrufe" }),
      }),
    )
    .readonly(),
});
