import type { Kysely, Transaction } from "kysely";
import { createContext, type RouterContextProvider } from "react-router";
import type { Anzeigenart } from "./access/guard.ts";
import type { Sitzung } from "./access/konto.ts";
import type { Tarifstufe } from "./access/tarif.ts";
import type { DB } from "./db/schema.ts";
import type { Nachlassteil } from "./nachlass.ts";

/** A tile of the first page after signing in. */
export type Karte = {
  readonly gruppe: "werkzeuge" | "konto";
  /** Ascending order within its group. */
  readonly rang: number;
  readonly pfad: string;
  readonly text: string;
  readonly satz: string;
};

/** A section of the page about one's own account: what holds, and where to change it. Forms stand on the feature's page. */
export type Kontoabschnitt = {
  /** Ascending order among all sections; those of the account itself stand at the tens from 10 to 100. */
  readonly rang: number;
  /** Fragment of the address. */
  readonly id: string;
  readonly titel: string;
  readonly text: string;
  readonly verweise: readonly { readonly pfad: string; readonly text: string }[];
};

/** A page of the administration, in its navigation. */
export type Verwaltungsbereich = {
  /** Ascending order. */
  readonly rang: number;
  readonly pfad: string;
  readonly text: string;
};

/** What somebody has to do, as it is said on the first page after signing in and in the administration. */
export type Aufgabe = {
  /** Ascending order. */
  readonly rang: number;
  readonly id: string;
  readonly titel: string;
  readonly satz: string;
  readonly verweis: { readonly pfad: string; readonly text: string };
};

/** What lies ahead, on the first page after signing in: a few entries, and the way to all of them. */
export type Ueberblick = {
  /** Ascending order. */
  readonly rang: number;
  readonly id: string;
  readonly titel: string;
  /** What presses, each with the way there; empty: nothing. */
  readonly lage: readonly {
    readonly pfad: string;
    readonly text: string;
    readonly dringend?: boolean | undefined;
  }[];
  /** Above the entries; unset: nothing stands between. */
  readonly untertitel?: string | undefined;
  readonly eintraege: readonly {
    readonly pfad: string;
    readonly text: string;
    readonly satz: string;
    /** Why it presses, in a word. */
    readonly dringend?: string | undefined;
  }[];
  /** Instead of entries, where there are none. */
  readonly leer: string;
  readonly verweis: { readonly pfad: string; readonly text: string };
};

/** A file of the office, as far as whoever asks knows it. */
export type Aktenfrage = {
  readonly aktenzeichen: string;
  /** Addresses of those it concerns. */
  readonly adressen: readonly string[];
};

/** Names that a feature knows to belong to a file, the nearest first. */
export type Parteienquelle = (wer: Sitzung, akte: Aktenfrage) => Promise<readonly string[]>;

/** Something the search of the portal has found. */
export type Suchtreffer = {
  readonly type: "tool" | "page" | "post" | "faq";
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
};

/** A page or calculator that the search of the portal finds by the words that stand here. */
export type Suchziel = Suchtreffer & {
  /** Ascending order among those that fit equally well. */
  readonly rang: number;
  /** What else somebody may call it. */
  readonly stichworte?: string;
};

/** A group of results that a feature looks for itself; the groups stand after the pages, in the order of `rang`. */
export type Suchgruppe = {
  readonly rang: number;
  /** Answers from the database: left out while that does not answer. */
  readonly ausDatenbank?: true;
  readonly finden: (frage: string, hoechstens: number) => Promise<readonly Suchtreffer[]>;
};

/**
 * A part of the file with everything stored on an account (Art. 15, 20 DSGVO): its fields, read in a transaction of
 * `mandant`.
 */
export type Ausfuhrteil = (
  tx: Transaction<DB>,
  kontoId: string,
) => Promise<Readonly<Record<string, unknown>>>;

/** What keeps an account from being erased yet. */
export type Loeschhindernis = {
  /** Of the refusal, also in the description of the calls. */
  readonly code: string;
  readonly satz: string;
  /** Asked when its owner wishes to go and again on the day itself; what it has looked at holds until the transaction ends. */
  readonly besteht: (tx: Kysely<DB>, kontoId: string) => Promise<boolean>;
};

/** Something that stays without the account. */
export type Verbleib = {
  /** Columns that lose the account (`on delete set null`); none where they name no account. */
  readonly spalten: readonly `${string}.${string}`[];
  /** What stays, with the norm that allows it or without his name, as the owner reads it in a list before he goes. */
  readonly satz: string;
  /** Whether there may be some of this account; unset: of everybody. */
  readonly betrifft?: (wer: Sitzung) => Promise<boolean>;
};

/**
 * What a feature has to say when an account is erased. What hangs on the account (`on delete cascade`) goes with it and
 * needs no word here.
 */
export type Loeschteil = {
  readonly hindernis?: Loeschhindernis;
  /**
   * What has to be done for the account before it goes, in transactions of its own; once more is the same. What throws
   * keeps the account until the next run.
   */
  readonly vorbereiten?: (kontoId: string) => Promise<void>;
  readonly bleibt?: readonly Verbleib[];
};

/** A page that has places for ads, and who reads it. */
export type Anzeigenseite = {
  readonly art: Anzeigenart;
  readonly pfad: string;
  readonly wer: Sitzung | undefined;
  /** Whether the portal has a page at an address of its own. */
  readonly gibtSeite: (pfad: string) => boolean;
};

/** The ads for one place, best first: of each its campaign and its finished HTML. */
export type Anzeigenwahl = readonly (readonly [kampagne: string, html: string])[];

/**
 * What features give to pages and calls of others, gathered from all of them in their order. The app hands it over with
 * each request, so that whoever shows it knows none of those who give.
 */
export type Beitraege = {
  /** The tiles for an account, in order. */
  readonly karten: (wer: Sitzung) => Promise<readonly Karte[]>;
  /** The sections for an account, in order. */
  readonly kontoabschnitte: (wer: Sitzung) => Promise<readonly Kontoabschnitt[]>;
  /** The pages of the administration, in order. */
  readonly verwaltung: readonly Verwaltungsbereich[];
  /** What an account has to do, in order. */
  readonly aufgaben: (wer: Sitzung) => Promise<readonly Aufgabe[]>;
  /** What lies ahead of an account, in order. */
  readonly ueberblick: (wer: Sitzung) => Promise<readonly Ueberblick[]>;
  /** Names that belong to a file, each once. */
  readonly parteien: Parteienquelle;
  /** What the search finds, in order. */
  readonly suchziele: readonly Suchziel[];
  readonly suchgruppen: readonly Suchgruppe[];
  readonly ausfuhr: readonly Ausfuhrteil[];
  readonly loeschung: readonly Loeschteil[];
  /** Work that must not be left lying when somebody leaves a team. */
  readonly nachlass: readonly Nachlassteil[];
  /** The ads of a page, place by place; none for whom there shall be none. */
  readonly anzeigen: (seite: Omit<Anzeigenseite, "gibtSeite">) => Promise<readonly Anzeigenwahl[]>;
  /** Whether the portal has a page at an address of its own. */
  readonly gibtSeite: (pfad: string) => boolean;
  /** What an address behind a tier is about; unset: there is none, or no tier stands before it. */
  readonly seitenwunsch: (adresse: string) => Weg | undefined;
};

/** The way on to what was wanted, once the tier is there. */
export type Weg = { readonly stufe: Tarifstufe; readonly text: string; readonly adresse: string };

/** Where nobody gives anything: rendering outside of a request, examples of calls, tests. */
export const keineBeitraege: Beitraege = {
  karten: async () => [],
  kontoabschnitte: async () => [],
  verwaltung: [],
  aufgaben: async () => [],
  ueberblick: async () => [],
  parteien: async () => [],
  suchziele: [],
  suchgruppen: [],
  ausfuhr: [],
  loeschung: [],
  nachlass: [],
  anzeigen: async () => [],
  gibtSeite: () => true,
  seitenwunsch: () => undefined,
};

export const beitraegeContext = createContext<Beitraege>(keineBeitraege);

/** What stands above each page of the administration. */
export async function verwaltungskopf(context: Readonly<RouterContextProvider>, wer: Sitzung) {
  const { verwaltung, aufgaben } = context.get(beitraegeContext);
  return { bereiche: verwaltung, aufgaben: await aufgaben(wer) };
}
