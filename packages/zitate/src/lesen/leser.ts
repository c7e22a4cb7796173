import type { Register } from "../register/register.ts";
import { art, artVon, istZeichen, klebt, type Tokens, wortVon } from "../text/tokens.ts";

/** Where reading stands, and what it reads with. */
export type Leser = {
  readonly t: Tokens;
  readonly register: Register;
  /** The next token. */
  i: number;
  /** Short names the text has given to acts (`(im Folgenden: RL)`), by their first word. */
  readonly genannt: Map<string, Map<string, Gesetzbezug>>;
  /** The EU act named last, and the token after it. */
  zuletzt?: { readonly bezug: Gesetzbezug; readonly von: number; readonly nach: number };
  /** The EU act of each kind named last: `L` directives, `R` regulations. */
  /** Whether an act stands at a place: given along, as steps are read before acts are. */
  readonly istGesetz: (leser: Leser, index: number) => boolean;
  /** Numbers of the margin: the last one of their sequence, and those the text names. */
  readonly rand: { letzte?: number; genannte?: ReadonlySet<number> };
  readonly europaeische: Map<string, Gesetzbezug>;
};

/** The act a citation belongs to. */
export type Gesetzbezug = {
  /** Acts of the register the words can mean; none for an act it does not know. */
  readonly ids: readonly string[];
  readonly abbr: string;
  /** The short form that stands in the text. */
  readonly form?: string;
  readonly fassung?: string;
  readonly abgeleitet?: true;
  /** Code of the Land whose law is meant, where the register lacks the act. */
  readonly land?: string;
};

export const istZahl = (l: Leser, i: number): boolean => artVon(l.t, i) === art.zahl;
export const istWortart = (l: Leser, i: number): boolean => artVon(l.t, i) === art.wort;
export const istParagraph = (l: Leser, i: number): boolean => artVon(l.t, i) === art.paragraph;

/** The word at a place, or nothing where no word stands. */
export const wortAn = (l: Leser, i: number): string => (artVon(l.t, i) === art.wort ? wortVon(l.t, i) : "");

/** The place after a full stop, if one stands here. */
export const nachPunkt = (l: Leser, i: number): number => (istZeichen(l.t, i, ".") ? i + 1 : i);

/** Place after the abbreviation of these letters, with or without full stops and spaces: `i. V. m.`, `iVm`, `a.F.`. */
export function nachKuerzel(leser: Leser, index: number, ...teile: readonly string[]): number | undefined {
  if (wortAn(leser, index).toLowerCase() === teile.join("").toLowerCase()) return nachPunkt(leser, index + 1);
  let hier = index;
  for (const teil of teile) {
    if (wortAn(leser, hier) !== teil) return undefined;
    hier = nachPunkt(leser, hier + 1);
  }
  return hier === index + teile.length && teile.length > 1 && !klebt(leser.t, index + 1) ? undefined : hier;
}
