import type { Land, Ort } from "@gebuehrenportal/fristen";
import { einzigesGericht, gerichtswort, istGenannt } from "@gebuehrenportal/fristen/katalog";
import { laendernamen } from "@gebuehrenportal/recht";
import { alleOrte } from "#features/rechner/index.server.ts";
import type { Ortswahl } from "../plan/frage.ts";
import type { Fristfelder } from "../worte/frist.ts";

/** A place by ids as the engine takes it, with all that the directory of courts knows of it. */
export const ortAufgeloest = (ort: Ortswahl): Ort => alleOrte.aufgeloest(ort);

/** Reads what somebody typed as a place: one that is known, or those it may mean. */
export const ortLesen = alleOrte.lesen;

/** What it may be asked: choices of seats, and the town whose Mariä Himmelfahrt is not known. */
export type Ortsfragen = ReturnType<typeof alleOrte.fragen> & {
  /** Of which place: an answer counts for no other one. */
  readonly zu?: string;
};

/** A place in one word. */
export const ortKennung = ({ gericht, gemeinde, land }: Ortswahl): string =>
  gericht ?? gemeinde ?? land ?? "";

/**
 * What only the reader can say of a place: which seat, and whether a day is a holiday there.
 *
 * @param straf whether the matter is a criminal one, with chambers of its own elsewhere
 */
export const ortFragen = (ort: Ortswahl, straf = false): Ortsfragen => ({
  ...alleOrte.fragen(ort, straf),
  zu: ortKennung(ort),
});

/** Where an entry is to be kept. */
export type Fristort = Pick<Fristfelder, "ort" | "land" | "gericht" | "gemeinde" | "sitz" | "regel">;

/** The place of an entry by its name: „Arbeitsgericht Augsburg, Sitz Neu-Ulm“, the only court of a period, town or Land. */
export function fristort({ ort, land, gericht, gemeinde, sitz, regel }: Fristort): string {
  if (ort === "fehlt" || ort === "unbekannt") return ort;
  const name = (id: string) => alleOrte.lesen(id).treffer?.name ?? id;
  const einziges = regel === null ? undefined : einzigesGericht(regel);
  if (einziges !== undefined && !istGenannt(einziges, gericht === null ? undefined : { gericht }))
    return name(einziges);
  if (gericht !== null) return sitz === null ? name(gericht) : `${name(gericht)}, Sitz ${name(sitz)}`;
  if (gemeinde !== null) return name(gemeinde);
  return land === null ? "unbekannt" : laendernamen[land as Land];
}

/** The place of an entry by ids, as a question names it. */
export const ortswahlVon = ({ land, gericht, gemeinde, sitz }: Fristort): Ortswahl => ({
  ...(land !== null && { land: land as Land }),
  ...(gemeinde !== null && { gemeinde }),
  ...(gericht !== null && { gericht }),
  ...(sitz !== null && { sitz }),
});

/** What the field for the place of an entry is called: by the court at which its act is done, where its norm has a word. */
export const ortswort = (regel: string | null | undefined): string =>
  (regel == null ? undefined : gerichtswort(regel)) ?? "Gericht oder Ort";

/** The place of an office in words: „Augsburg (Bayern)“. */
export function ortName({ land, gemeinde }: Pick<Ortswahl, "land" | "gemeinde">): string {
  const ganzes = land === undefined ? "" : laendernamen[land];
  const stadt = gemeinde === undefined ? undefined : alleOrte.lesen(gemeinde).treffer?.name;
  return stadt === undefined || stadt === ganzes ? ganzes : `${stadt} (${ganzes})`;
}
