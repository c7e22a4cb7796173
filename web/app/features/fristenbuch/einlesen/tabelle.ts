import type { Tag } from "@gebuehrenportal/recht";
import { tagAusText } from "@gebuehrenportal/recht";
import { type Dateitabelle, type Dateizeile, spaltenNach, tabelleAus } from "#dokumente/einlesen/tabelle.ts";
import { zelleHoechstens } from "./grenzen.ts";

/** What a file of deadlines holds. */
export type Fristtabelle = Dateitabelle & { readonly art: "csv" | "ics" };

/** What a deadline is made of, and where that stands. */
export const teile = [
  ...(["ende", "titel", "aktenzeichen", "vorfrist", "uhr", "norm", "bemerkung", "sachbearbeiter"] as const),
  ...(["verantwortlich", "notfrist", "erledigt"] as const),
] as const;
export type Teil = (typeof teile)[number];

/** The column of each part, counted from zero; missing: in none. */
export type Zuordnung = Readonly<Partial<Record<Teil, number>>>;

/** Heads of columns as programs of offices write them, in lower case, the best first. */
const koepfe: Readonly<Record<Teil, readonly string[]>> = {
  ende: [
    "ende",
    "fristende",
    "fristablauf",
    "ablauf",
    "fällig am",
    "fällig",
    "fälligkeit",
    "frist bis",
    "bis",
    "termin",
    "datum",
    "enddatum",
    "due date",
    "due",
    "end date",
    "date",
  ],
  titel: [
    "frist",
    "bezeichnung",
    "titel",
    "betreff",
    "fristart",
    "gegenstand",
    "subject",
    "summary",
    "title",
  ],
  aktenzeichen: ["aktenzeichen", "az", "az.", "akte", "aktennummer", "akten-nr.", "registernummer", "file"],
  vorfrist: ["vorfrist", "vorfristen", "vorfrist am", "vorfrist 1", "wiedervorlage"],
  uhr: ["uhrzeit", "uhr", "zeit", "time"],
  norm: ["norm", "vorschrift", "rechtsgrundlage"],
  bemerkung: [
    "bemerkung",
    "bemerkungen",
    "notiz",
    "notizen",
    "kommentar",
    "beschreibung",
    "notes",
    "description",
  ],
  sachbearbeiter: ["sachbearbeiter", "sachbearbeitung", "sb", "referat"],
  verantwortlich: ["verantwortlich", "anwalt", "rechtsanwalt", "bearbeiter", "zuständig", "owner"],
  notfrist: ["notfrist"],
  // Of the book as this portal gives it, the state also says what was struck.
  erledigt: ["zustand", "erledigt", "erledigt am", "status", "done"],
};

export const zeilenHoechstens = 2_000;

/** Columns as a file names them, or by their numbers where its first row is a deadline already. */
export const csvFristen = (roh: readonly Dateizeile[], heute: Tag): Fristtabelle => ({
  art: "csv",
  ...tabelleAus(roh, {
    mitKopf: !roh[0]?.felder.some((zelle) => istTag(zelle, heute)),
    gemeint: (spalten, zeilen) => new Set(Object.values(zuordnungAus(spalten, zeilen, heute))),
    hoechstens: zeilenHoechstens,
    zelle: zelleHoechstens,
  }),
});

/** Instead of a day, where nobody can tell which of many is the deadline. */
export const wiederkehrend = "wiederkehrender Termin";

/** Instead of a day, where a calendar only leads to a deadline that stands in it, too. */
export const vorgemerkt = "Vorfrist oder sicherer Tag";

/**
 * A day as it is written out in Germany or by ISO 8601. Nothing else counts in a file: with slashes month and day may be
 * the other way round, a day without its year may be any, and six digits may be the number of a file.
 */
export const tagIn = (zelle: string, heute: Tag): Tag | undefined => {
  const text = zelle
    .trim()
    .replace(/^(?:mo|di|mi|do|fr|sa|so)[a-z]*\.?,?\s+/i, "")
    .replace(/,?[T ]\s*\d{1,2}:\d\d.*$/, "");
  const ausgeschrieben = /^(?:\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})$/.test(text);
  const lesung = ausgeschrieben ? tagAusText(text, heute) : undefined;
  return lesung?.art === "tag" ? lesung.tag : undefined;
};

const istTag = (zelle: string, heute: Tag): boolean => tagIn(zelle, heute) !== undefined;

/** What each column seems to hold, by its name; the end also by what stands in it. */
export function zuordnungAus(
  spalten: readonly string[],
  zeilen: readonly (readonly string[])[],
  heute: Tag,
): Zuordnung {
  const gefunden = spaltenNach(spalten, koepfe);
  const probe = zeilen.slice(0, 50);
  const tage = (i: number) => probe.filter((zeile) => istTag(zeile[i] ?? "", heute)).length;
  const vergeben = () => new Set(Object.values(gefunden));
  const frei = () => spalten.map((_, i) => i).filter((i) => !vergeben().has(i));
  const [beste] = frei().toSorted((a, b) => tage(b) - tage(a));
  if (gefunden.ende === undefined && beste !== undefined && tage(beste) > 0) gefunden.ende = beste;
  const rest = frei().find((i) => tage(i) === 0 && probe.some((zeile) => zeile[i]));
  if (gefunden.titel === undefined && rest !== undefined) gefunden.titel = rest;
  return gefunden;
}
