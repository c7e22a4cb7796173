import {
  type Bekanntgabeart,
  bekanntgabearten,
  einheiten,
  fristtypen,
  type Land,
  type RegimeId,
  regimes,
} from "@gebuehrenportal/fristen";
import { alleLaender } from "@gebuehrenportal/fristen/orte";
import { alsTag, type Tag } from "@gebuehrenportal/recht";
import { z } from "zod";

/**
 * The question an entry was computed with, as it is stored and asked again: with it the engine gives the same day as long
 * as the law stays. One schema for what pages and calls bring and what comes out of the database.
 */

export const tagfeld = z
  .string()
  .refine((text) => alsTag(text) !== undefined, { params: { code: "kein-tag" } })
  .transform((text) => text as Tag)
  .meta({ description: "Kalendertag JJJJ-MM-TT", example: "2026-11-02", format: "date" });

const uhr = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const dauer = z
  .array(z.strictObject({ wert: z.int().min(0).max(50_000), einheit: z.enum(einheiten) }))
  .max(9);
const kennung = z.string().regex(/^[\w.-]{1,80}$/);
const landwahl = z.enum(alleLaender().map(({ land }) => land) as [Land, ...Land[]]);

/** Where it must be kept, by ids of the directory. */
export const ortsangaben = z.strictObject({
  land: landwahl.exactOptional(),
  gemeinde: kennung.exactOptional(),
  gericht: kennung.exactOptional(),
  /** The seat that decides, where a court has several. */
  sitz: kennung.exactOptional(),
  /** What the office has found out, where the directory does not know it. */
  mariaeHimmelfahrt: z.enum(["ja", "nein"]).exactOptional(),
});

const zustellung = z.strictObject({
  weg: z.enum(bekanntgabearten as readonly [Bekanntgabeart, ...Bekanntgabeart[]]),
  am: tagfeld,
  tatsaechlichAm: tagfeld.exactOptional(),
  nichtZugegangen: z.boolean().exactOptional(),
  landesbehoerde: z.boolean().exactOptional(),
  elektronisch: z.boolean().exactOptional(),
  ortsbestellverkehr: z.boolean().exactOptional(),
  bestimmteDauer: dauer.exactOptional(),
  bestimmterTag: tagfeld.exactOptional(),
  eingangAm: tagfeld.exactOptional(),
  ruecksendungAm: tagfeld.exactOptional(),
});

const gemeinsam = {
  ereignisAm: tagfeld.exactOptional(),
  bekanntgabe: zustellung.exactOptional(),
  ereignisUhr: uhr.exactOptional(),
  ort: ortsangaben.exactOptional(),
  weitereOrte: z.array(ortsangaben).max(10).exactOptional(),
  vorfristen: z.array(dauer).max(5).exactOptional(),
  zweck: z.enum(["handlung", "warten"]).exactOptional(),
  streit: z.record(z.string().max(40), z.enum(["frueher", "spaeter"])).exactOptional(),
  amtsblatt: z.boolean().exactOptional(),
  anmeldefristTage: z.int().min(0).max(365).exactOptional(),
};

const katalogangaben = z.strictObject({
  ...gemeinsam,
  dauer: dauer.exactOptional(),
  bis: tagfeld.exactOptional(),
  variante: kennung.exactOptional(),
  grenzeAb: tagfeld.exactOptional(),
  verkuendungAm: tagfeld.exactOptional(),
  zustellungAm: tagfeld.exactOptional(),
  urteilZuDenAktenAm: tagfeld.exactOptional(),
  entscheidungAm: tagfeld.exactOptional(),
  vertragAm: tagfeld.exactOptional(),
  asylantragAm: tagfeld.exactOptional(),
  inverkehrbringenAm: tagfeld.exactOptional(),
  verfahrensbeginnAm: tagfeld.exactOptional(),
  erwerbsvorgangAm: tagfeld.exactOptional(),
  postlaufTage: z.int().min(0).max(30).exactOptional(),
});

/** A period of the catalogue with all that follows from it. */
const katalogfrage = z.strictObject({
  art: z.literal("katalog"),
  id: kennung,
  eingabe: katalogangaben,
  /** Events of later links as far as they are known, by id. */
  ereignisse: z.record(kennung, katalogangaben).exactOptional(),
});

/** A duration of the office's own. */
const freiefrage = z.strictObject({
  art: z.literal("frei"),
  eingabe: z.strictObject({
    ...gemeinsam,
    dauer,
    ereignisArt: z.string().max(40).exactOptional(),
    beginn: z.enum(["ereignis", "tagesanfang"]).exactOptional(),
    richtung: z.enum(["vorwaerts", "rueckwaerts"]).exactOptional(),
    verschiebung: z.enum(["vorwaerts", "keine", "keine-rueckwaerts"]).exactOptional(),
    regime: z.enum(Object.keys(regimes) as [RegimeId, ...RegimeId[]]).exactOptional(),
    fristtyp: z.enum(fristtypen).exactOptional(),
  }),
});

export const fristfrage = z.discriminatedUnion("art", [katalogfrage, freiefrage]);
export type Fristfrage = z.output<typeof fristfrage>;
export type Katalogfrage = Extract<Fristfrage, { art: "katalog" }>;
export type Ortswahl = z.output<typeof ortsangaben>;
