import {
  alleLaender,
  einheiten,
  fristtypen,
  type Land,
  ortPruefen,
  type RegimeId,
  regelIds,
  regimes,
} from "@gebuehrenportal/fristen";
import { z } from "zod";
import { kennung, tag } from "../contract-teile.ts";
import { alleOrte } from "./orte/gerichtskunde.ts";
import type { Ortsangaben } from "./orte/ortskunde.ts";

/** Parts of the bodies of the deadline calls; the engine has the last word on what fits together. */

const groessteDauer = 50_000;
/** Units that mix with no other one. */
const allein: ReadonlySet<string> = new Set(["stunde", "werktag"]);

export const dauer = z
  .array(
    z.strictObject({
      wert: z.int().min(0).max(groessteDauer),
      einheit: z.enum(einheiten),
    }),
  )
  .min(1)
  .max(9)
  .refine((teile) => teile.some(({ wert }) => wert > 0), { params: { code: "dauer-leer" } })
  .refine((teile) => new Set(teile.map(({ einheit }) => allein.has(einheit) && einheit)).size === 1, {
    params: { code: "dauer-gemischt" },
  })
  .meta({
    description: "Dauer in Teilen; gezählt werden erst Jahre, dann Monate, Wochen, Tage",
    example: [{ wert: 1, einheit: "monat" }],
  });

export const land = z
  .enum(alleLaender().map((treffer) => treffer.land) as [Land, ...Land[]])
  .describe("Land des Gerichts, der Behörde oder des Erklärungsorts");
export const gemeinde = kennung.describe("Kennung einer Gemeinde, wie /api/rechner/orte sie nennt");
export const gericht = kennung.describe("Kennung eines Gerichts, wie /api/rechner/orte sie nennt");

export const ortsangaben = {
  land: land.exactOptional(),
  gemeinde: gemeinde.exactOptional(),
  gericht: gericht.exactOptional(),
  sitz: kennung
    .exactOptional()
    .describe(
      "Gemeinde des Sitzes, auf den es ankommt; nur bei Gerichten, die /api/rechner/orte mit sitze nennt. Auswärtige Strafkammern zählen nur in Strafsachen",
    ),
  mariaeHimmelfahrt: z
    .enum(["ja", "nein"])
    .exactOptional()
    .describe(
      "Eigene Feststellung, wo nicht gesichert ist, ob der 15.08. am Sitz Feiertag ist (himmelfahrtOffen)",
    ),
};
/** Refuses an unknown court or municipality, and a Land that contradicts it, at its field. */
export function ortKlaeren(angaben: Ortsangaben, melden: z.core.$RefinementCtx<Ortsangaben>): void {
  // Which matter it is the engine knows; it refuses a seat of chambers for criminals in any other one.
  const { sitze, himmelfahrt } = alleOrte.fragen(angaben, true);
  const ungefragt =
    angaben.sitz !== undefined && !sitze?.some(({ wert }) => wert === angaben.sitz)
      ? "sitz"
      : angaben.mariaeHimmelfahrt !== undefined && himmelfahrt === undefined
        ? "mariaeHimmelfahrt"
        : undefined;
  if (ungefragt !== undefined)
    melden.addIssue({
      code: "custom",
      params: { code: ungefragt === "sitz" ? "unbekannter-sitz" : "feiertag-gesichert" },
      path: [ungefragt],
      input: angaben,
    });
  const fehler = ortPruefen(alleOrte.aufgeloest(angaben));
  if (!fehler) return;
  const feld = fehler.feld?.split(".").at(-1) ?? "land";
  melden.addIssue({
    code: "custom",
    params: { code: feld === "land" ? "ort-widerspruch" : "unbekannter-ort" },
    path: [feld],
    input: angaben,
  });
}

export const ort = z.strictObject(ortsangaben).superRefine(ortKlaeren).transform(alleOrte.aufgeloest).meta({
  description:
    "Wo die Frist zu wahren ist; ohne Angabe zählen nur die bundesweiten Feiertage, örtliche nur mit Gemeinde oder Gericht",
});

export const verschiebung = z
  .enum(["vorwaerts", "keine", "keine-rueckwaerts"])
  .describe("Was ein Wochenende oder Feiertag am Ende bewirkt; ohne Angabe, was die Verfahrensordnung sagt");

export const fristtyp = z.enum(fristtypen);

/** Not as a list of values in the contract: it stands there once for each operation. */
const regelkennungen: ReadonlySet<string> = new Set(regelIds);

/** What every operation may be told. */
export const grund = {
  ort: ort.exactOptional(),
  regime: z
    .enum(Object.keys(regimes) as [RegimeId, ...RegimeId[]])
    .exactOptional()
    .describe("Verfahrensordnung, nach der gezählt wird; ohne Angabe die des Vorgangs, sonst BGB"),
  zweck: z
    .enum(["handlung", "warten"])
    .exactOptional()
    .describe(
      "Bei zwei vertretbaren Tagen gilt für eine Handlung der frühere, für eine Wartefrist der spätere",
    ),
  vorfristen: z
    .array(dauer)
    .max(10)
    .exactOptional()
    .describe("Erinnerungen vor dem Ende; ohne Angabe eine Woche, [] für keine"),
  weitereOrte: z
    .array(ort)
    .max(10)
    .exactOptional()
    .describe("Weitere Stellen, bei denen die Frist ebenso gewahrt werden kann"),
  streit: z
    .record(
      z.string().refine((id) => regelkennungen.has(id), { params: { code: "unbekannte-regel" } }),
      z.enum(["frueher", "spaeter"]),
    )
    .exactOptional()
    .describe("Streitfragen anders als die Vorgabe, je Regel"),
};

export const ereignisAm = tag.describe("Tag des Ereignisses");

export const hoechstgrenze = z.strictObject({
  ab: tag,
  dauer,
  norm: z.string().trim().min(1).max(200),
  verschiebung: verschiebung.exactOptional(),
});

/** Sentences of the refusals above. */
export const fristfehler = {
  "dauer-leer": "Die Dauer muss größer als null sein.",
  "dauer-gemischt": "Stunden und Werktage lassen sich nicht mit anderen Einheiten mischen.",
  "unbekannter-ort": "Dieses Gericht oder diese Gemeinde ist nicht erfasst.",
  "unbekannter-sitz": "Dieses Gericht hat dort keinen Sitz, nach dem zu fragen wäre.",
  "feiertag-gesichert": "Ob Mariä Himmelfahrt dort Feiertag ist, steht fest und wird nicht erfragt.",
  "ort-widerspruch": "Das Land passt nicht zum genannten Gericht oder zur genannten Gemeinde.",
  "ereignis-oder-bekanntgabe": "Erwartet wird entweder ereignisAm oder bekanntgabe.",
  "art-oder-dauer": "Erwartet wird die Art der Kündigung oder die Dauer.",
  "frist-oder-ende": "Erwartet wird entweder frist oder bisherigesEndeAm.",
  "um-oder-bis": "Erwartet wird entweder um oder bis.",
  "nur-mit-frist": "Diese Angabe zählt nur zusammen mit einer Frist des Katalogs (id).",
  "sagt-die-frist": "Das sagt schon die Frist des Katalogs (id).",
  "zu-viele-ereignisse": "Erlaubt sind höchstens 20 Ereignisse.",
  "unbekannte-regel": "Diese Rechenregel gibt es nicht.",
  "unbekannte-frist": "Diese Kennung steht nicht im Fristenkatalog.",
} as const;
