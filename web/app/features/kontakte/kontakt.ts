import { emailHoechstens } from "./grenzen.ts";

/** Whom somebody writes to. */
export type Angaben = { readonly name: string; readonly email: string };

/** A contact as somebody sees it. */
export type Kontakt = Angaben & {
  readonly id: string;
  /** All members of the Kanzlei see and use it. */
  readonly geteilt: boolean;
  /** Whoever reads it made it. */
  readonly eigener: boolean;
  /** Whoever reads it may change and delete it. */
  readonly aenderbar: boolean;
};

/** No blanks, one `@`, a domain with dots between its parts; and nothing that would end an entry in a list of recipients. */
const adressform = /^[^\s@\p{C},;<>"]+@[^\s@\p{C},;<>".]+(?:\.[^\s@\p{C},;<>".]+)+$/u;

/** Whether a text, without blanks around it, is an address. */
export const istAdresse = (text: string): boolean => text.length <= emailHoechstens && adressform.test(text);

/** A name in one line, without characters that nobody sees. */
export const geglaettet = (name: string): string =>
  name
    .toWellFormed()
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim();

/** Lower case without accents: „Müller-Lüdenscheidt“ is found by „muller“ and stands among the M. */
export const gefaltet = (text: string): string =>
  text.toLocaleLowerCase("de-DE").replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");

const titel = new Set([
  "dr",
  "prof",
  "jur",
  "iur",
  "med",
  "llm",
  "ma",
  "mag",
  "dipl",
  "ing",
  "ra",
  "rain",
  "rin",
]);

/** The words of a name in order, without titles: the same for „Müller, Hans“ and „Dr. Hans Müller“. */
export function vergleichsname(name: string): string {
  const worte = gefaltet(name)
    .replaceAll(".", "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const ohneTitel = worte.filter((wort) => !titel.has(wort));
  return (ohneTitel.length > 0 ? ohneTitel : worte).toSorted().join(" ");
}

/** The words of a search as the list is looked through. */
export const suchworte = (suche: string): readonly string[] =>
  gefaltet(suche).split(/\s+/).filter(Boolean).slice(0, 10);
