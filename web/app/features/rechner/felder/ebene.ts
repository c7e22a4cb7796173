import type { Formularfeld } from "../formular/formularfeld.ts";
import type { Block, Felderblock, Gruppenblock } from "../formular/rechnerformular.ts";
import type { Angabe } from "./angabe.ts";
import {
  type Aufruffeld,
  type Aufruffelder,
  type AufSeite,
  type Form,
  type ImAufruf,
  listenform,
  objektform,
  type Werte,
} from "./form.ts";

/** Fields of the page that are one object in the call. */
type Objekt = Aufruffeld & { readonly innen: Ebene };

/** Rows of the page that are a list in the call. */
export type Gruppe = Aufruffeld & {
  readonly zeile: Ebene;
  readonly block: Gruppenblock;
  /** So many rows the page asks for, too. */
  readonly mindestens: number;
};

/** Fields by their names in the call, in the order of the page. */
export type Angaben = { readonly [name: string]: Angabe | Objekt | Gruppe };

/**
 * Fields of one object of the call. `aufruf`: what the call has and the page says in other words; `ausSeite` makes it of what
 * the page has read; `ort`: the row, such as `forderungen.2`.
 */
export type Ebene = {
  readonly felder: Angaben;
  readonly aufruf: Aufruffelder;
  readonly ausSeite?: (gelesen: never, ort: string) => object;
};

type OhneNurSeite<F extends Angaben> = {
  readonly [N in keyof F as F[N] extends { readonly nurSeite: true } ? never : N]: F[N];
};
/** What the call takes at this level. */
type Aufrufseite<F extends Angaben, A extends Aufruffelder> = OhneNurSeite<F> & A;
/** What the page has read at this level. */
type Gelesen<F extends Angaben> = Werte<F, AufSeite>;

/** What a level says: `ausSeite` is needed as soon as the call has a field that is none of the page. */
type Stufe<F extends Angaben, A extends Aufruffelder> = {
  readonly felder: F;
} & (keyof A extends never
  ? { readonly aufruf?: A }
  : {
      readonly aufruf: A;
      readonly ausSeite: (gelesen: Gelesen<F>, ort: string) => Werte<A, ImAufruf>;
    });

/** The fields of the call at a level, without those of the page alone. */
export function aufruffelder({ felder, aufruf }: Ebene): Aufruffelder {
  return {
    ...Object.fromEntries(Object.entries(felder).filter(([, feld]) => !("nurSeite" in feld))),
    ...aufruf,
  };
}

const ebene = (stufe: object): Ebene => ({ aufruf: {}, ...(stufe as Omit<Ebene, "aufruf">) });

/** An object that needs nothing and always says something is always there. */
type Bedarfsart<F extends Aufruffelder> = "pflicht" extends F[keyof F]["bedarf"]
  ? "frei"
  : F[keyof F]["bedarf"] extends "frei"
    ? "frei"
    : "seite";

/**
 * Fields that the call has in an object of their own. The page says the object as soon as it says every field that the object
 * needs (`pflicht`), be it a switch of the page alone.
 *
 * @param rest what the call has in it and the page says in other words
 */
export function objekt<const F extends Angaben, const A extends Aufruffelder = Record<never, never>>(
  felder: F,
  aufruf?: string,
  rest?: { readonly aufruf: A; readonly ausSeite?: (gelesen: Gelesen<F>) => Werte<A, ImAufruf> },
): Aufruffeld<Werte<Aufrufseite<F, A>, ImAufruf>, Bedarfsart<F>> & { readonly innen: Ebene } {
  const innen = ebene({ felder, ...rest });
  const bedarfe = Object.values(felder).map(({ bedarf }) => bedarf);
  const immer = !bedarfe.includes("pflicht") && bedarfe.some((bedarf) => bedarf !== "frei");
  return {
    innen,
    form: objektform(aufruffelder(innen)) as Form<Werte<Aufrufseite<F, A>, ImAufruf>>,
    bedarf: (immer ? "seite" : "frei") as Bedarfsart<F>,
    ...(aufruf !== undefined && { aufruf }),
  };
}

type Gruppenkopf = Omit<Gruppenblock, "art" | "felder">;

/** A list of like entries: `hoechstens` of them on the page, `imAufruf` in the call. */
export function gruppe<const F extends Angaben, const A extends Aufruffelder = Record<never, never>>({
  imAufruf,
  felder,
  aufruf,
  ausSeite,
  ...block
}: Gruppenkopf & {
  readonly imAufruf: { readonly mindestens?: number; readonly hoechstens: number };
  readonly ausSeite?: unknown;
} & Stufe<F, A>): Aufruffeld<readonly Werte<Aufrufseite<F, A>, ImAufruf>[], "seite"> & Gruppe {
  const zeile = ebene({ felder, ...(aufruf && { aufruf }), ...(ausSeite ? { ausSeite } : {}) });
  return {
    zeile,
    block: { art: "gruppe", ...(block as Gruppenkopf), felder: formularfelder(felder) },
    mindestens: imAufruf.mindestens ?? 0,
    form: listenform(objektform(aufruffelder(zeile)), imAufruf) as Form<
      readonly Werte<Aufrufseite<F, A>, ImAufruf>[]
    >,
    bedarf: "seite",
  };
}

type Reihe = (felder: readonly Formularfeld[]) => readonly Formularfeld[];

/** A part of the page: its heading, and the fields or the one group in it; `reihe`: where they stand in another order. */
export type Abschnitt<F extends Angaben = Angaben> = {
  readonly kopf: Omit<Felderblock, "art" | "felder">;
  readonly felder: F;
  readonly reihe: Reihe;
};

export const abschnitt = <const F extends Angaben>(
  felder: F,
  kopf: Abschnitt["kopf"] = {},
  reihe: Reihe = (wie) => wie,
): Abschnitt<F> => ({ kopf, felder, reihe });

/** Switches behind everything else. */
export const schalterZuletzt: Reihe = (felder) =>
  felder.toSorted((eins, zwei) => Number(eins.art === "schalter") - Number(zwei.art === "schalter"));

/** Fields that stand among others on the page and are read apart from them. */
export const nurGezeigt = (felder: readonly Formularfeld[]): Record<never, never> =>
  Object.fromEntries(
    felder.map(({ feld, ...seite }) => [
      feld,
      { seite, nurSeite: true, lies: () => undefined, form: { art: "eigen", schema: "" }, bedarf: "frei" },
    ]),
  );

type Schnitt<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;
type Alle<S extends readonly Abschnitt[]> = Extract<Schnitt<S[number]["felder"]>, Angaben>;

/** Everything a calculator asks for. `E`: what its call is told, `P`: what its page makes of what was typed. */
export type Rechnerangaben<E = unknown, P = unknown> = Ebene & {
  readonly abschnitte: readonly Abschnitt[];
  readonly anfrage?: E;
  readonly eingabe?: P;
};

/** What a call of this calculator is told. */
export type Gesagt<R> = R extends Rechnerangaben<infer E> ? E : never;

/**
 * Puts the parts of a calculator together.
 *
 * @param rest what the call has and the page says in other words
 */
export function rechnerangaben<
  const S extends readonly Abschnitt[],
  const A extends Aufruffelder = Record<never, never>,
  R extends Werte<A, ImAufruf> = Werte<A, ImAufruf>,
>(
  abschnitte: S,
  rest?: { readonly aufruf: A; readonly ausSeite?: (gelesen: Gelesen<Alle<S>>) => R },
): Rechnerangaben<Werte<Aufrufseite<Alle<S>, A>, ImAufruf>, Werte<OhneNurSeite<Alle<S>>, AufSeite> & R> {
  const felder: Angaben = Object.assign({}, ...abschnitte.map((teil) => teil.felder));
  return { ...ebene({ felder, ...rest }), abschnitte };
}

/** How the page asks for these fields. */
export const bloecke = ({ abschnitte }: Rechnerangaben): readonly Block[] =>
  abschnitte.flatMap(({ kopf, felder, reihe }): readonly Block[] => {
    const einzelne = reihe(formularfelder(felder));
    return [
      ...(einzelne.length > 0 ? [{ art: "felder" as const, ...kopf, felder: einzelne }] : []),
      ...Object.values(felder).flatMap((feld) => ("zeile" in feld ? [feld.block] : [])),
    ];
  });

/** How the page asks for these fields, without the rows among them. */
export const formularfelder = (felder: Angaben): readonly Formularfeld[] =>
  Object.entries(felder).flatMap(([name, feld]): readonly Formularfeld[] => {
    if ("zeile" in feld) return [];
    if ("innen" in feld) return formularfelder(feld.innen.felder);
    return [{ feld: feld.feld ?? name, ...feld.seite }];
  });

/** Fields of which each appears once the engine asks for it. */
export const aufAbruf = <F extends Angaben>(felder: F): F =>
  Object.fromEntries(
    Object.entries(felder).map(([name, feld]) => {
      if ("zeile" in feld) return [name, feld];
      if ("innen" in feld)
        return [name, { ...feld, innen: { ...feld.innen, felder: aufAbruf(feld.innen.felder) } }];
      return [name, { ...feld, seite: { ...feld.seite, aufAbruf: true } }];
    }),
  ) as F;
