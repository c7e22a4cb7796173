import { empfaengerAus, empfaengerText } from "#features/kontakte/index.ts";
import type { Frist } from "../../worte/frist.ts";
import { formularlaengen } from "../../worte/laengen.ts";

/** What stands beside the day of an entry and may be changed at any time, by the fields of the form. */
const textfelder = {
  title: "titel",
  aktenzeichen: "aktenzeichen",
  norm: "norm",
  art: "art",
  sachbearbeiter: "sachbearbeiter",
  recipients: "empfaenger",
  bemerkung: "bemerkung",
} as const satisfies Readonly<Record<string, keyof Frist & keyof typeof formularlaengen>>;

/** The fields of the form as they stand in the book. */
export const angabenfelder = (frist: Frist): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(textfelder).map(([name, feld]) => [name, frist[feld]])),
  rubrum: frist.rubrum ?? "",
  verantwortlich: frist.verantwortlich ?? "",
  vorlaeufig: frist.vorlaeufig ? "ja" : "nein",
});

/** What a form says of an entry; a field that was not sent stays as it is. */
export function angabenAusFeldern(felder: Readonly<Record<string, string>>) {
  const texte = Object.fromEntries(
    Object.entries(textfelder).flatMap(([name, feld]) => {
      const text = felder[name];
      if (text === undefined) return [];
      const wert = name === "recipients" ? empfaengerText(empfaengerAus(text)) : text.trim();
      return [[feld, wert.slice(0, formularlaengen[feld])]];
    }),
  ) as { readonly [Feld in (typeof textfelder)[keyof typeof textfelder]]?: string };
  const { rubrum, verantwortlich, vorlaeufig } = felder;
  return {
    ...texte,
    ...(rubrum !== undefined && { rubrum: rubrum.trim().slice(0, formularlaengen.rubrum) }),
    ...(verantwortlich && { verantwortlich }),
    ...(vorlaeufig && { vorlaeufig: vorlaeufig === "ja" }),
  };
}

/** The field of the form in which something of an entry stands. */
export const formularname = (feld: keyof Frist): string =>
  Object.entries(textfelder).find(([, eines]) => eines === feld)?.[0] ?? feld;
