import type { Cent, Tag } from "@gebuehrenportal/recht";

/**
 * What a call takes for a field, as data without a validator: `koerper.ts` makes the contract of it on the server, and the
 * browser loads none. `T` is what the law package is given.
 */
export type Form<T = unknown> = (
  | { readonly art: "tag" | "schalter" | "bezeichnung" | "kennung" }
  | { readonly art: "text"; readonly bis: number }
  /** Whole cents, from `mindestens` on. */
  | { readonly art: "betrag"; readonly mindestens: 0 | 1 }
  | { readonly art: "zahl"; readonly von: number; readonly bis: number }
  /** A decimal number in the call, hundredths for the law. */
  | { readonly art: "satz"; readonly bis: number }
  | { readonly art: "wahl"; readonly worte: readonly string[] }
  | {
      readonly art: "liste";
      readonly von: Form;
      readonly mindestens?: number;
      readonly hoechstens: number;
    }
  | { readonly art: "objekt"; readonly felder: Aufruffelder }
  /** One of several objects, told apart by the word in the field `nach`. */
  | { readonly art: "je"; readonly nach: string; readonly faelle: readonly Aufruffelder[] }
  /** What needs the law to be checked: the contract brings the schema of this name. */
  | { readonly art: "eigen"; readonly schema: string }
) & { readonly typ?: T };

/**
 * `pflicht`: nothing goes without it. `vorgabe`: who leaves it out has said its default. `seite`: the page says it always,
 * a call may leave it out, and the law then decides. `frei`: both may leave it out.
 */
export type Bedarf = "pflicht" | "vorgabe" | "seite" | "frei";
/** Needs of what a call always hands on, and of what a page does. */
export type ImAufruf = "pflicht" | "vorgabe";
export type AufSeite = ImAufruf | "seite";

/**
 * A field of a call. `aufruf`: its words for those who call; `als`: its name in the law package where that is another; `bei`:
 * the field of the page that says it, where it is none of the page itself.
 */
export type Aufruffeld<T = unknown, B extends Bedarf = Bedarf> = {
  readonly form: Form<T>;
  readonly bedarf: B;
  readonly aufruf?: string;
  readonly als?: string;
  readonly bei?: string;
  /** For the need `vorgabe`. */
  readonly vorgabe?: T;
};

export type Aufruffelder = { readonly [name: string]: Aufruffeld };

type Wert<F> = F extends Aufruffeld<infer T> ? T : never;
type Name<F extends Aufruffelder, N extends keyof F> = F[N] extends { readonly als: infer A extends string }
  ? A
  : N;
type Nur<F extends Aufruffelder, N extends keyof F, B extends Bedarf> = F[N]["bedarf"] extends B
  ? Name<F, N>
  : never;

/** What the law package gets of these fields: those of the needs `B` are there, the others may be. */
export type Werte<F extends Aufruffelder, B extends Bedarf> = F extends Aufruffelder
  ? { readonly [N in keyof F as Nur<F, N, B>]: Wert<F[N]> } & {
      readonly [N in keyof F as Nur<F, N, Exclude<Bedarf, B>>]?: Wert<F[N]>;
    }
  : never;

export const tagform: Form<Tag> = { art: "tag" };
export const schalterform: Form<boolean> = { art: "schalter" };
export const bezeichnungsform: Form<string> = { art: "bezeichnung" };
export const textform = (bis: number): Form<string> => ({ art: "text", bis });
/** How an answer and other fields name this entry. */
export const kennungsform: Form<string> = { art: "kennung" };
export const betragsform = (mindestens: 0 | 1 = 0): Form<Cent> => ({ art: "betrag", mindestens });
export const eigeneform = <T>(schema: string): Form<T> => ({ art: "eigen", schema });
export const wahlform = <const W extends string>(...worte: readonly W[]): Form<W> => ({ art: "wahl", worte });

export const listenform = <T>(
  von: Form<T>,
  { hoechstens, mindestens }: { readonly hoechstens: number; readonly mindestens?: number },
): Form<readonly T[]> => ({
  art: "liste",
  von,
  hoechstens,
  ...(mindestens !== undefined && { mindestens }),
});

export const objektform = <const F extends Aufruffelder>(felder: F): Form<Werte<F, ImAufruf>> => ({
  art: "objekt",
  felder,
});

/** Objects told apart by the word in the field `nach`. */
export const jeform = <const F extends readonly Aufruffelder[]>(
  nach: string,
  ...faelle: F
): Form<Werte<F[number], ImAufruf>> => ({ art: "je", nach, faelle });

/** Makes a field one that nothing goes without. */
export const pflicht = <F extends Aufruffeld>(
  feld: F,
): Omit<F, "bedarf"> & { readonly bedarf: "pflicht" } => ({
  ...feld,
  bedarf: "pflicht",
});

/** A field of the call that the page says with another field (`bei`), or by itself (`""`). */
export const nurAufruf = <T>(bei: string, form: Form<T>, aufruf?: string): Aufruffeld<T, "frei"> => ({
  form,
  bei,
  bedarf: "frei",
  ...(aufruf !== undefined && { aufruf }),
});

/** The word that tells one of several objects from the others. */
export const wort = <const W extends string>(...worte: readonly W[]): Aufruffeld<W, "pflicht"> => ({
  form: wahlform(...worte),
  bedarf: "pflicht",
});
