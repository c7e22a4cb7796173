import type { Formularfeld } from "../../formular/formularfeld.ts";

type Feldzusatz<F extends string> = Omit<Formularfeld<F>, "feld" | "art" | "label">;

/** A field for an amount of money. */
export const betragsfeld = <F extends string>(
  feld: F,
  label: string,
  zusatz: Feldzusatz<F> = {},
): Formularfeld<F> => ({ feld, art: "betrag", label, ...zusatz });

/** A field for a day. */
export const tagfeld = <F extends string>(
  feld: F,
  label: string,
  zusatz: Feldzusatz<F> = {},
): Formularfeld<F> => ({ feld, art: "tag", label, ...zusatz });

/** A field that is on or off. */
export const schalterfeld = <F extends string>(
  feld: F,
  label: string,
  zusatz: Feldzusatz<F> = {},
): Formularfeld<F> => ({ feld, art: "schalter", label, ...zusatz });

/**
 * A field with choices.
 *
 * @param texte what each choice is stored as, and its words; the first one is the default, stored as `""` unless the form
 *   fills it itself. Not for choices stored as numbers: an object puts those first.
 */
export const auswahlfeld = <F extends string>(
  feld: F,
  label: string,
  texte: Readonly<Record<string, string>>,
  zusatz: Feldzusatz<F> = {},
): Formularfeld<F> => ({
  feld,
  art: "auswahl",
  label,
  optionen: Object.entries(texte).map(([wert, text]) => ({ wert, text })),
  ...zusatz,
});
