import type { Anknuepfung } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { wahltagangaben } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import { type KeinErgebnis, keinErgebnis, type Tag } from "@gebuehrenportal/recht";
import type { Katalogeingabe, KatalogfristErgebnis, Wahltagangaben } from "../katalog/eingabe.ts";
import type { Katalogtreffer } from "../katalog/suche.ts";

/** One deadline of a chain, and what it hangs on. */
export type Kettenglied = Pick<Katalogtreffer, "id" | "name" | "norm" | "ausloeser"> & {
  readonly rolle: "ausgang" | "folgefrist" | "wiedereinsetzung";
  /** The link before; absent for the first. */
  readonly nach?: string;
  readonly anknuepfung: Anknuepfung;
  /** What starts it, in one German sentence. */
  readonly anknuepfungText: string;
  /** Day counted from, where it is known. */
  readonly ereignisAm?: Tag;
  /** The day is a preview: its trigger is not certain yet. Not to be booked as final. */
  readonly vorlaeufig: boolean;
  readonly ergebnis?: KatalogfristErgebnis;
  /** Why there is no day. */
  readonly offen?: KeinErgebnis;
  /** Reinstatement: nobody may apply after it (one year from the missed period, KSchG six months). */
  readonly hoechstensBis?: Tag;
};

/** A trigger with all that follows from it; the first link is the deadline asked for. */
export type Fristenkette = {
  readonly art: "ergebnis";
  readonly katalogstand: string;
  readonly glieder: readonly Kettenglied[];
};

/** What a chain may be told: the trigger, and events of later links as far as they are known, by id. */
export type Ketteneingabe = Katalogeingabe & {
  readonly ereignisse?: Readonly<Record<string, Katalogeingabe>>;
};

/** What a link shows of its entry. */
export const kopfVon = ({ id, name, norm, ausloeser }: Katalogtreffer) => ({ id, name, norm, ausloeser });

/** Events differ from link to link; the place, the day of asking and the days that choose a version go with the whole chain. */
export const ortDerKette = (eingabe: Katalogeingabe): Katalogeingabe => ({
  ...(eingabe.ort && { ort: eingabe.ort }),
  ...(eingabe.heute !== undefined && { heute: eingabe.heute }),
  ...wahltageDer(eingabe),
});

const wahltageDer = (eingabe: Katalogeingabe): Wahltagangaben =>
  Object.fromEntries(
    wahltagangaben.flatMap((angabe) => (eingabe[angabe] === undefined ? [] : [[angabe, eingabe[angabe]]])),
  );

/** The reason why a link has no day. */
export const nochNicht = ({ norm, ausloeser }: Katalogtreffer): KeinErgebnis =>
  keinErgebnis(`Der Auslöser steht noch nicht fest: ${ausloeser}.`, norm, "ereignisAm");
