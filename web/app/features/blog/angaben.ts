import type { Geopunkt } from "#platform/http/serial.ts";
import type { Titelbild } from "./artikel.ts";

/**
 * What somebody writes, as calls and pages hand it over once it has been read. A field that is missing stays as it is
 * (or empty, when the post begins with it).
 */
export type Artikelangaben = {
  readonly title?: string | undefined;
  /** Empty: the beginning of the text. */
  readonly excerpt?: string | undefined;
  /** The text as HTML. Counts only without `dokument`. */
  readonly content?: string | undefined;
  /** The text as the editor keeps it. */
  readonly dokument?: unknown;
  readonly categories?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  /** The picture above the post: its address alone, or (`bild`) with everything that belongs to it. */
  readonly featuredImage?: string | null | undefined;
  readonly bild?: Titelbild | null | undefined;
  /** Minutes; null: from the number of words. */
  readonly readTime?: number | null | undefined;
  readonly location?: Geopunkt | null | undefined;
  /** `YYYY-MM-DD` */
  readonly stand?: string | null | undefined;
  readonly korrektur?: string | null | undefined;
  /** When it is to appear; null: as soon as it is approved. */
  readonly publishAt?: Date | null | undefined;
  /** Counts savings; given: only if nobody has saved since (409 `veraltet`). */
  readonly version?: number | undefined;
  /** Only a draft is meant: a published post that has its id stays as it is (404). */
  readonly unpublished?: true | undefined;
};

/**
 * A new draft; `revisionOf`: a change to this published post, which stays as it is until approval; `id`: the id it is to
 * have, so that what is sent once more, because no answer came, makes no second one; `revisionBase`: the version of the
 * published post that the change began with, if it is not the present one.
 */
export type Entwurfsangaben = Artikelangaben & {
  readonly id?: string | undefined;
  readonly revisionOf?: string | undefined;
  readonly revisionBase?: number | undefined;
};

/** What is submitted or published; `draftId`: one's own draft or rejected post, which is moved. */
export type Einreichung = Omit<Entwurfsangaben, "id" | "revisionBase"> & {
  readonly draftId?: string | undefined;
};

/** Where a saved post stands now. */
export type Gespeichert = { readonly id: string; readonly version: number };

/** A published state of a post. */
export type Versionskopf = {
  readonly version: number;
  readonly at: Date;
  /** Null: the portal itself, or somebody who has left. */
  readonly by: { readonly id: string; readonly name: string } | null;
  readonly title: string;
};

export type Versionsinhalt = Versionskopf & {
  readonly excerpt: string;
  readonly content: string;
  readonly dokument: unknown;
  readonly bild: Titelbild | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly stand: string | null;
  readonly korrektur: string | null;
};

export const mitteilungsarten = [
  "eingereicht",
  "zurueckgezogen",
  "freigegeben",
  "geplant",
  "erschienen",
  "verfallen",
  "abgelehnt",
  "geaendert",
  "geloescht",
] as const;
export type Mitteilungsart = (typeof mitteilungsarten)[number];

/** What somebody is told in the portal. */
export type Mitteilung = {
  readonly id: string;
  readonly art: Mitteilungsart;
  /** Title of the post. */
  readonly title: string;
  /** Reason of a rejection, day of the publication. */
  readonly comment: string;
  /** Path of the page it leads to. */
  readonly href: string;
  readonly at: Date;
  readonly read: boolean;
  /** For everybody who moderates. */
  readonly moderation: boolean;
};
