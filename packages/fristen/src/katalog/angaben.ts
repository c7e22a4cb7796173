import { type Wahltagangabe, wahltagangaben } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import { fristzeile, textzeile } from "./daten.ts";
import type { Katalogeingabe } from "./eingabe.ts";
import { wahltageVon } from "./wahltagpruefung.ts";

/** What single entries take beside the day of their trigger and the place; names of `Katalogeingabe`. */
export type Eintragsangabe = keyof Pick<
  Katalogeingabe,
  | "amtsblatt"
  | "anmeldefristTage"
  | "entscheidungAm"
  | "postlaufTage"
  | "urteilZuDenAktenAm"
  | "verkuendungAm"
  | "weitereOrte"
  | "zustellungAm"
  | Wahltagangabe
>;

/** The one period that a period for registering lengthens (§ 123 Abs. 2 Satz 5 AktG). */
const einberufung = "aktg-123";

/** Regimes of authorities and their courts, where several of them often keep the same period. */
const behoerdenregime: ReadonlySet<string> = new Set(["VwVfG", "VwGO", "SGB X", "SGG", "AO", "FGO"]);

/** Whether only the year of the trigger counts, so that any day in it does. */
export const zaehltAbJahresende = (id: string): boolean => fristzeile(id)?.rechnung === "year_end";

/** What a form asks for an entry because its period depends on it; empty for an unknown id. */
export function eintragsangaben(id: string): ReadonlySet<Eintragsangabe> {
  const z = fristzeile(id);
  if (!z) return new Set();
  const revision = z.rechnung === "stpo345";
  const folgtRevision = (z.folge ?? []).some((f) => fristzeile(f.id)?.rechnung === "stpo345");
  const orte = /\boder\b|wahrend auch/.test(textzeile(id)?.ort ?? "");
  const waehlende = wahltageVon(z);
  const antworten: Readonly<Record<Exclude<Eintragsangabe, Wahltagangabe>, boolean>> = {
    amtsblatt: z.regime === "EUG" && z.ereignis === "bekanntgabe",
    anmeldefristTage: id === einberufung,
    entscheidungAm: z.rechnung === "emrk",
    postlaufTage: z.rechnung === "gmbh51",
    urteilZuDenAktenAm: revision || folgtRevision,
    verkuendungAm: revision || z.fuenfMonate === true,
    weitereOrte: z.gericht === undefined && (orte || behoerdenregime.has(z.regime)),
    zustellungAm: folgtRevision,
  };
  return new Set([
    ...(Object.keys(antworten) as (keyof typeof antworten)[]).filter((name) => antworten[name]),
    ...wahltagangaben.filter((angabe) => waehlende.includes(angabe)),
  ]);
}
