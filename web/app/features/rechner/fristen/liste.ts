import type { Vorfrist } from "@gebuehrenportal/fristen";
import { datum, type Tag } from "@gebuehrenportal/recht";
import { csvDatei } from "#dokumente/blatt/csv-datei.ts";
import type { Termin } from "#dokumente/kalender/ics.ts";
import { wochentagName } from "./tagtext.ts";

/** What calendar files say made them. */
export const kalenderprogramm = "Fristenrechner";

/** A deadline put aside in this tab. */
export type Merkposten = {
  readonly titel: string;
  readonly akte: string;
  readonly norm: string;
  readonly ereignisAm: Tag;
  readonly ende: Tag;
  readonly vorfristen: readonly Tag[];
  /** What follows from it, where it has a day and the reader wants it. */
  readonly folgen?: readonly Folgeposten[];
  /** The whole form, to come back to it. */
  readonly pfad: string;
  readonly termine: readonly Termin[];
};

type Folgeposten = {
  readonly titel: string;
  readonly norm: string;
  readonly ende: Tag;
  readonly vorlaeufig: boolean;
  readonly vorfristen: readonly Tag[];
};

/** The days of reminders that can still be noted; one before the event would be none. */
export const vorfristtage = (vorfristen: readonly Pick<Vorfrist, "tag" | "vorEreignis">[]): readonly Tag[] =>
  vorfristen.flatMap(({ tag, vorEreignis }) => (vorEreignis ? [] : [tag]));

/** Begins like everything that is typed, so that signing out takes it away. */
const schluessel = "eingaben/fristenrechner/liste";
const hoechstens = 200;

/** The list where the browser keeps nothing: it lives as long as the page. */
let nurHier: readonly Merkposten[] = [];
const horcher = new Set<(liste: readonly Merkposten[]) => void>();

/** The deadlines put aside in this tab, by their end. */
export function merkliste(): readonly Merkposten[] {
  try {
    const roh: unknown = JSON.parse(sessionStorage.getItem(schluessel) ?? "[]");
    return Array.isArray(roh) ? roh.filter(istPosten) : [];
  } catch {
    return nurHier;
  }
}

/** Calls back with every change of the list; gives back how to stop. */
export function beiListenwechsel(ruf: (liste: readonly Merkposten[]) => void): () => void {
  horcher.add(ruf);
  return () => horcher.delete(ruf);
}

/** Keeps the list in this tab alone; gives back what is kept, in the order of the ends. */
export function merklisteSetzen(posten: readonly Merkposten[]): readonly Merkposten[] {
  const neu = [...posten].sort(nachEnde).slice(0, hoechstens);
  try {
    sessionStorage.setItem(schluessel, JSON.stringify(neu));
  } catch {
    nurHier = neu;
  }
  for (const ruf of horcher) ruf(neu);
  return neu;
}

/** After signing out: what lives in this page alone goes as well; the storage is emptied by who forgets. */
export function merklisteVergessen(): void {
  nurHier = [];
  for (const ruf of horcher) ruf([]);
}

const nachEnde = (a: { readonly ende: Tag }, b: { readonly ende: Tag }): number =>
  a.ende.localeCompare(b.ende);

/** With one more; the same deadline computed anew takes the place of the former. */
export const mitPosten = (liste: readonly Merkposten[], neu: Merkposten): readonly Merkposten[] => [
  ...liste.filter((p) => p.termine[0]?.uid !== neu.termine[0]?.uid),
  neu,
];

/** A row of the list: a deadline put aside, or what follows from it. */
export type Listenzeile = Pick<Merkposten, "titel" | "akte" | "norm" | "ende" | "vorfristen"> & {
  readonly posten: Merkposten;
  readonly folge: boolean;
  readonly vorlaeufig: boolean;
};

/** All days to note, what follows from a deadline among them, in the order of the calendar. */
export const listenzeilen = (liste: readonly Merkposten[]): readonly Listenzeile[] =>
  liste
    .flatMap((posten): readonly Listenzeile[] => [
      { ...posten, posten, folge: false, vorlaeufig: false },
      ...(posten.folgen ?? []).map((f) => ({ ...f, akte: posten.akte, posten, folge: true })),
    ])
    .sort(nachEnde);

/** The list as a file for German Excel; the weekday has a column of its own, so that the sheet can be sorted by the days. */
export const listeAlsCsv = (liste: readonly Merkposten[]): string =>
  csvDatei([
    ["Akte", "Frist", "Norm", "Ereignis", "Vorfristen", "Fristende", "Wochentag", "Vermerk"],
    ...liste.flatMap((p) => [
      zeile(p, p, ""),
      ...(p.folgen ?? []).map((f) => zeile(p, f, f.vorlaeufig ? "vorläufig" : "")),
    ]),
  ]);

const zeile = (
  { akte, ereignisAm }: Merkposten,
  { titel, norm, vorfristen, ende }: Pick<Merkposten, "titel" | "norm" | "vorfristen" | "ende">,
  vermerk: string,
): string[] => [
  akte,
  titel,
  norm,
  datum(ereignisAm),
  vorfristen.map(datum).join("; "),
  datum(ende),
  wochentagName(ende),
  vermerk,
];

function istPosten(roh: unknown): roh is Merkposten {
  const p = roh as Partial<Merkposten> | null;
  return (
    typeof p?.titel === "string" &&
    typeof p.ende === "string" &&
    typeof p.pfad === "string" &&
    p.pfad.startsWith("/fristenrechner#") &&
    Array.isArray(p.vorfristen) &&
    (p.folgen === undefined || Array.isArray(p.folgen)) &&
    Array.isArray(p.termine)
  );
}
