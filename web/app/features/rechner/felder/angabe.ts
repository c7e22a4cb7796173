import type { Cent, Tag } from "@gebuehrenportal/recht";
import { gekuerzt } from "#platform/gekuerzt.ts";
import type { Formularfeld } from "../formular/formularfeld.ts";
import type { Leser } from "../formular/lesen.ts";
import type { Frage } from "../formular/rechnerformular.ts";
import {
  type Aufruffeld,
  type Bedarf,
  betragsform,
  bezeichnungsform,
  type Form,
  listenform,
  objektform,
  schalterform,
  tagform,
  wahlform,
} from "./form.ts";

/**
 * One field, said once: how the page asks for it and reads it, what the call takes, its bounds and its words. The key it
 * stands under is its name in the call; `feld` its shorter name on the page and in the link, where that is another.
 */
export type Angabe<T = unknown, B extends Bedarf = Bedarf> = Aufruffeld<T, B> & {
  readonly seite: Omit<Formularfeld, "feld">;
  readonly feld?: string;
  readonly lies: (leser: Leser, text: string | undefined, ort: string, frage: Frage) => T | undefined;
  /** What counts when nothing was typed. */
  readonly sonst?: (heute: Tag) => T;
};

/** What every field may say besides its label. */
type Zusatz = Omit<Formularfeld, "feld" | "art" | "label" | "optionen"> & {
  readonly feld?: string;
  readonly aufruf?: string;
};

/** A field of any kind, with its own way of reading. */
export function angabe<T>(
  art: Formularfeld["art"],
  label: string,
  { feld, aufruf, ...seite }: Zusatz & Pick<Formularfeld, "optionen">,
  form: Form<T>,
  lies: Angabe<T>["lies"],
): Angabe<T, "frei"> {
  return {
    form,
    lies,
    bedarf: "frei",
    seite: { art, label, ...seite },
    ...(feld !== undefined && { feld }),
    ...(aufruf !== undefined && { aufruf }),
  };
}

/** A calendar day. */
export const tag = (label: string, zusatz: Zusatz = {}): Angabe<Tag, "frei"> =>
  angabe("tag", label, zusatz, tagform, (leser, text, ort) => leser.tag(text, ort));

/** An amount of money; in the call not below `mindestens` cents. */
export const betrag = (
  label: string,
  { mindestens = 0, ...zusatz }: Zusatz & { readonly mindestens?: 0 | 1 } = {},
): Angabe<Cent, "frei"> =>
  angabe("betrag", label, zusatz, betragsform(mindestens), (leser, text, ort) => leser.betrag(text, ort));

/** A whole number between two bounds of the call. */
export const zahl = (
  label: string,
  { von = 0, bis, ...zusatz }: Zusatz & { readonly von?: number; readonly bis: number },
): Angabe<number, "frei"> =>
  angabe("zahl", label, zusatz, { art: "zahl", von, bis }, (leser, text, ort) => leser.zahl(text, ort));

/** Whole numbers, several separated by semicolons; `zeichen` may stand behind each. */
export const zahlen = (
  label: string,
  {
    von = 0,
    bis,
    zeichen = "",
    mindestens,
    hoechstens,
    ...zusatz
  }: Zusatz & {
    readonly von?: number;
    readonly bis: number;
    readonly zeichen?: string;
    readonly mindestens?: number;
    readonly hoechstens: number;
  },
): Angabe<readonly number[], "frei"> =>
  angabe(
    "text",
    label,
    zusatz,
    listenform<number>({ art: "zahl", von, bis }, { hoechstens, ...(mindestens && { mindestens }) }),
    (leser, text, ort) =>
      leser.liste(text, ort, (eintrag, hier) => leser.zahl(eintrag.replace(zeichen, ""), hier)),
  );

/** A rate with two decimals at most, kept in hundredths. */
export const satz = <const A extends string>(
  label: string,
  { bis, als, ...zusatz }: Zusatz & { readonly bis: number; readonly als: A },
): Angabe<number, "frei"> & { readonly als: A } => ({
  ...angabe("satz", label, zusatz, { art: "satz", bis }, (leser, text, ort) => leser.satz(text, ort)),
  als,
});

/** A span of time in hours: `4,5` or `4:30`. */
export const stunden = (label: string, { form, ...zusatz }: Zusatz & { readonly form: Form<number> }) =>
  angabe("text", label, zusatz, form, (leser, text, ort) => {
    const minuten = leser.minuten(text, ort);
    return minuten === undefined ? undefined : minuten / 60;
  });

/** On or off; on the page only what differs from how it stands there at first counts as said. */
export const schalter = (label: string, zusatz: Zusatz = {}): Angabe<boolean, "frei"> =>
  angabe("schalter", label, zusatz, schalterform, (_leser, text) => {
    if (zusatz.vorgabeAn) return text === "0" ? false : undefined;
    return text === (zusatz.an ?? "ja") ? true : undefined;
  });

/** A text whose meaning the calculator finds out itself, such as the name of a court; `form`: how a call says it. */
export const worte = (
  label: string,
  { art = "text", form = bezeichnungsform, ...zusatz }: Wortzusatz = {},
): Angabe<string, "frei"> => angabe(art, label, zusatz, form, (_leser, text) => text?.trim() || undefined);

type Wortzusatz = Zusatz & { readonly art?: "text" | "auswahl" | "wahl"; readonly form?: Form<string> };

/** The words for one thing, shown again in the result. */
export const bezeichnung = (label: string, zusatz: Zusatz = {}): Angabe<string, "frei"> =>
  angabe("text", label, zusatz, bezeichnungsform, (_leser, text) =>
    text?.trim() ? gekuerzt(text.trim(), 200) : undefined,
  );

/** Things with their amounts on one line: „Rente 900,00; Wohngeld 150,00“. */
export const posten = (
  label: string,
  { hoechstens, ...zusatz }: Zusatz & { readonly hoechstens: number },
): Angabe<readonly Posten[], "frei"> =>
  angabe("text", label, zusatz, postenform(hoechstens), (leser, text, ort) => leser.posten(text, ort));

type Posten = { readonly bezeichnung: string; readonly betrag: Cent };

/** A list of things with their amounts. */
export const postenform = (hoechstens: number): Form<readonly Posten[]> =>
  listenform(
    objektform({
      bezeichnung: { form: bezeichnungsform, bedarf: "pflicht" },
      betrag: { form: betragsform(), bedarf: "pflicht" },
    }),
    { hoechstens },
  );

/**
 * A choice: each word of the call with its text on the page. The first one is the default, and the page keeps it as empty;
 * the word `""` is one that the call does not know. Not for words that are numbers: an object puts those first.
 */
export function wahl<const W extends string>(
  label: string,
  texte: Readonly<Record<W, string>>,
  zusatz: Zusatz = {},
): Angabe<Exclude<W, "">, "frei"> {
  const alle = Object.keys(texte) as W[];
  const optionen = alle.map((wert, i) => ({ wert: i === 0 ? "" : wert, text: texte[wert] }));
  const worte = alle.filter((wort): wort is Exclude<W, ""> => wort !== "");
  return angabe("auswahl", label, { ...zusatz, optionen }, wahlform(...worte), (leser, text, ort) =>
    leser.auswahl(text, ort, worte),
  );
}

/** A field that a call says in another form than the page. */
export const umgeformt = <T, U>(
  { vorgabe: _, sonst: __, ...feld }: Angabe<T, "frei">,
  form: Form<U>,
  wert: (gelesen: T) => NoInfer<U>,
): Angabe<U, "frei"> => ({
  ...feld,
  form,
  lies: (...alles) => {
    const gelesen = feld.lies(...alles);
    return gelesen === undefined ? undefined : wert(gelesen);
  },
});

/** Yes, no, or what the law takes without an answer. */
export const jaNein = (
  label: string,
  texte: Readonly<Record<"" | "ja" | "nein", string>>,
  zusatz: Zusatz = {},
): Angabe<boolean, "frei"> => umgeformt(wahl(label, texte, zusatz), schalterform, (wort) => wort === "ja");

/** A choice of these words, whose texts the engine brings. */
export const wortwahl = <const W extends string>(
  label: string,
  worte: readonly W[],
  zusatz: Zusatz & Pick<Formularfeld, "optionen"> = {},
): Angabe<W, "frei"> =>
  angabe("auswahl", label, zusatz, wahlform(...worte), (leser, text, ort) => leser.auswahl(text, ort, worte));

/** What counts on the page when nothing was typed; a call that leaves it out leaves it to the law. */
export const sonst = <T>(feld: Angabe<T>, wert: NoInfer<T>): Angabe<T, "seite"> => ({
  ...feld,
  bedarf: "seite",
  sonst: () => wert,
});

/** A day that is today when nothing was typed. */
export const sonstHeute = (feld: Angabe<Tag>): Angabe<Tag, "seite"> => ({
  ...feld,
  bedarf: "seite",
  sonst: (heute) => heute,
});

/** What counts on the page when nothing was typed follows from what else was. */
export const sonstWie = <T>(
  feld: Angabe<T, "frei">,
  wert: (frage: Frage) => NoInfer<T> | undefined,
): Angabe<T, "frei"> => ({
  ...feld,
  lies: (leser, text, ort, frage) => feld.lies(leser, text, ort, frage) ?? wert(frage),
});

/** What counts on the page and in a call when nothing was said. */
export const vorgabe = <T>(feld: Angabe<T>, wert: NoInfer<T>): Angabe<T, "vorgabe"> => ({
  ...feld,
  bedarf: "vorgabe",
  sonst: () => wert,
  vorgabe: wert,
});

/** A field that only the page has: what the call is told instead is made of it by `ausSeite`. */
export const nurSeite = <F extends Angabe>(feld: F): F & { readonly nurSeite: true } => ({
  ...feld,
  nurSeite: true,
});

/** A field that the page shows and does not read with the others: the calculator finds out itself what it says. */
export const ungelesen = <F extends Angabe>(feld: F): F => ({ ...feld, lies: () => undefined });
