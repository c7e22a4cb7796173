import { empfaengerAus, empfaengerText } from "#features/kontakte/index.ts";
import type { Frist } from "../../worte/frist.ts";

/** What stands beside the day of an entry and may be changed at any time: field of the form, and its longest text. */
const textfelder = {
  title: ["titel", 300],
  aktenzeichen: ["aktenzeichen", 200],
  norm: ["norm", 300],
  art: ["art", 300],
  sachbearbeiter: ["sachbearbeiter", 300],
  recipients: ["empfaenger", 4000],
  bemerkung: ["bemerkung", 2000],
} as const satisfies Readonly<Record<string, readonly [keyof Frist, number]>>;

/** The fields of the form as they stand in the book. */
export const angabenfelder = (frist: Frist): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(textfelder).map(([name, [feld]]) => [name, frist[feld]])),
  verantwortlich: frist.verantwortlich ?? "",
  vorlaeufig: frist.vorlaeufig ? "ja" : "nein",
});

/** What a form says of an entry; a field that was not sent stays as it is. */
export function angabenAusFeldern(felder: Readonly<Record<string, string>>) {
  const texte = Object.fromEntries(
    Object.entries(textfelder).flatMap(([name, [feld, hoechstens]]) => {
      const text = felder[name];
      if (text === undefined) return [];
      const wert = name === "recipients" ? empfaengerText(empfaengerAus(text)) : text.trim();
      return [[feld, wert.slice(0, hoechstens)]];
    }),
  ) as { readonly [Feld in (typeof textfelder)[keyof typeof textfelder][0]]?: string };
  const { verantwortlich, vorlaeufig } = felder;
  return {
    ...texte,
    ...(verantwortlich && { verantwortlich }),
    ...(vorlaeufig && { vorlaeufig: vorlaeufig === "ja" }),
  };
}
