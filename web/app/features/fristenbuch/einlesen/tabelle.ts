import type { Tag } from "@gebuehrenportal/recht";
import { tagAusText } from "@gebuehrenportal/recht";
import {
  type Artentabelle,
  type Dateizeile,
  spaltenNach,
  type Teilspalte,
  tabelleAus,
  type Zuordnung,
} from "#dokumente/einlesen/tabelle.ts";
import { zelleHoechstens } from "./grenzen.ts";

/** What a file of deadlines holds. */
export type Fristtabelle = Artentabelle<"csv" | "ics">;

/** What a deadline is made of, and how programs of offices call it. */
export const teile = [
  {
    teil: "ende",
    label: "Ende der Frist",
    koepfe: [
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
  },
  {
    teil: "titel",
    label: "Frist",
    koepfe: [
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
  },
  {
    teil: "aktenzeichen",
    label: "Aktenzeichen",
    koepfe: ["aktenzeichen", "az", "az.", "akte", "aktennummer", "akten-nr.", "registernummer", "file"],
  },
  {
    teil: "vorfrist",
    label: "Vorfrist",
    koepfe: ["vorfrist", "vorfristen", "vorfrist am", "vorfrist 1", "wiedervorlage"],
  },
  { teil: "uhr", label: "Uhrzeit", koepfe: ["uhrzeit", "uhr", "zeit", "time"] },
  {
    teil: "verantwortlich",
    label: "Verantwortlich",
    koepfe: ["verantwortlich", "anwalt", "rechtsanwalt", "bearbeiter", "zuständig", "owner"],
  },
  {
    teil: "sachbearbeiter",
    label: "Sachbearbeiter",
    koepfe: ["sachbearbeiter", "sachbearbeitung", "sb", "referat"],
  },
  { teil: "norm", label: "Norm", koepfe: ["norm", "vorschrift", "rechtsgrundlage"] },
  { teil: "notfrist", label: "Notfrist (ja oder nein)", koepfe: ["notfrist"] },
  {
    teil: "erledigt",
    label: "Erledigt (wird nicht übernommen)",
    // Of the book as this portal gives it, the state also says what was struck.
    koepfe: ["zustand", "erledigt", "erledigt am", "status", "done"],
  },
  {
    teil: "bemerkung",
    label: "Bemerkung",
    koepfe: [
      "bemerkung",
      "bemerkungen",
      "notiz",
      "notizen",
      "kommentar",
      "beschreibung",
      "notes",
      "description",
    ],
  },
] as const satisfies readonly Teilspalte<string>[];
export type Teil = (typeof teile)[number]["teil"];

/** The columns of a calendar, by what they are. */
const kalenderspalten: Zuordnung<Teil> = {
  ende: 0,
  uhr: 1,
  titel: 2,
  aktenzeichen: 3,
  bemerkung: 4,
  erledigt: 5,
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
function zuordnungAus(
  spalten: readonly string[],
  zeilen: readonly (readonly string[])[],
  heute: Tag,
): Zuordnung<Teil> {
  const gefunden = spaltenNach<Teil>(spalten, teile);
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

/** Where the parts of a deadline stand: as it seems in a table, and known in a calendar. */
export const zuordnungFuer = ({ art, spalten, zeilen }: Fristtabelle, heute: Tag): Zuordnung<Teil> =>
  art === "ics" ? kalenderspalten : zuordnungAus(spalten, zeilen, heute);
