import type { Land, Ort } from "@gebuehrenportal/fristen";
import { type Ortstreffer, ortAus, orte } from "@gebuehrenportal/fristen/orte";
import type { Option } from "#ui/felder/auswahl.tsx";

/** A place as form and call name it: by ids, with what a reader adds. */
export type Ortsangaben = {
  readonly land?: Land;
  readonly gemeinde?: string;
  readonly gericht?: string;
  /** Town of the seat that decides, where a court has several. */
  readonly sitz?: string;
  /** Whether the day is a holiday at a seat of which the directory does not know it. */
  readonly mariaeHimmelfahrt?: "ja" | "nein";
};

/** What a typed place is: one of the data, several that it may mean, or nothing that is known (`unbekannt`: the text). */
export type Ortslesung = {
  readonly treffer?: Ortstreffer;
  readonly moeglich: readonly Ortstreffer[];
  readonly unbekannt?: string;
  /** Why the name is no single place: „heißt so mehrfach“, „besteht nicht mehr“. */
  readonly grund?: string;
};

/** What only a reader can say of a court: which seat, and whether a day is a holiday there. */
export type Ortsfragen = {
  readonly sitze?: readonly Option[];
  /** Town whose Mariä Himmelfahrt is not known. */
  readonly himmelfahrt?: string;
};

/** The places a form knows. In the browser the directory of courts comes with the first place that needs it. */
export type Ortskunde = {
  readonly lesen: (text: string, land?: Land) => Ortslesung;
  readonly suchen: (text: string) => readonly Ortstreffer[];
  /** @param straf whether the matter is one of criminals: then their chambers elsewhere are seats, too */
  readonly fragen: (angaben: Ortsangaben, straf: boolean) => Ortsfragen;
  /** The place for the engine, with all that is known of it. */
  readonly aufgeloest: (angaben: Ortsangaben) => Ort;
};

/** Offered at once. */
export const hoechstens = 12;

const gleich = new Intl.Collator("de", { sensitivity: "base", usage: "search" });

/** A place by its id or whole name, from those the law of periods names itself. */
export function eigenerOrt(text: string): Ortstreffer | undefined {
  const bekannt = ortAus(text);
  if (bekannt) return bekannt;
  const [genau, zweiter] = orte(text, Number.POSITIVE_INFINITY).filter(
    ({ name }) => gleich.compare(name, text) === 0,
  );
  return zweiter ? undefined : genau;
}

/** Without the directory: Länder, places with local holidays, courts that a statute names as the only one. */
export const eigeneOrte: Ortskunde = {
  lesen: (roh, land) => {
    const text = roh.trim();
    if (text === "") return { moeglich: [] };
    const treffer = eigenerOrt(text);
    if (treffer) return { treffer, moeglich: [] };
    const moeglich = orte(text, Number.POSITIVE_INFINITY).filter(
      (o) => land === undefined || o.land === land,
    );
    return { moeglich: moeglich.slice(0, hoechstens), unbekannt: text };
  },
  suchen: (text) => orte(text),
  fragen: () => ({}),
  aufgeloest: ({ land, gemeinde, gericht }) => ({
    ...(land && { land }),
    ...(gemeinde !== undefined && { gemeinde }),
    ...(gericht !== undefined && { gericht }),
  }),
};
