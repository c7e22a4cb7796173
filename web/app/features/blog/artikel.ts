import type { Geopunkt, Verweispfad } from "#platform/http/serial.ts";

/** `published` is approved; nothing else exists. */
export const artikelstatus = ["draft", "pending", "published", "rejected"] as const;
export type Artikelstatus = (typeof artikelstatus)[number];

/** The picture above a post. `url` is a path below `/media/`, or an https address of an imported post. */
export type Titelbild = {
  readonly url: string;
  readonly alt: string;
  readonly quelle: string;
  readonly breite?: number;
  readonly hoehe?: number;
};

/** Never an e-mail address. `id` is null when the author has left: then the name is „Ehemaliger Autor“. */
export type Autor = { readonly id: string | null; readonly name: string; readonly avatar: string | null };

/** What lists and cards show of a post; names as the calls carry them. Instants are `Date`s, on the wire markers. */
export type Artikelkopf = {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly slug: string;
  readonly status: Artikelstatus;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly author: Autor;
  readonly authorId: string | null;
  readonly authorRef: Verweispfad | null;
  readonly featuredImage: string | null;
  /** Minutes; null: not given, shown as 3. */
  readonly readTime: number | null;
  readonly viewCount: number;
  readonly isGuestPost: boolean;
  readonly location: Geopunkt | null;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
  readonly createdAt: Date;
  readonly submittedAt: Date | null;
};

/** A whole post. `content` is the HTML the server has made; `dokument` what was written. */
export type Artikel = Artikelkopf & {
  readonly content: string;
  readonly bild: Titelbild | null;
  /** Day the described law stands at, `YYYY-MM-DD`. */
  readonly stand: string | null;
  readonly korrektur: string | null;
  readonly version: number;
};

/** A post that is not public, as its author and moderators see it. */
export type Manuskript = Artikel & {
  readonly dokument: unknown;
  readonly rejectionComment: string | null;
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
  readonly publishAt: Date | null;
  readonly revisionOf: string | null;
  /** Version of the published post that the change began with. */
  readonly revisionBase: number | null;
};

export type Kategorie = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly postCount: number;
};

export type Schlagwort = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly postCount: number;
};

/** One page of a list; `nextCursor` is handed back as `startAfter` (or `cursor`, sorted by relevance). */
export type Artikelseite = {
  readonly posts: readonly Artikelkopf[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
};

/** What a list is narrowed to; all of it at once. */
export type Artikelfilter = {
  /** Slug or exact name, upper and lower case alike. */
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly authorId?: string | undefined;
  /** In Germany. */
  readonly year?: number | undefined;
  /** 1 to 12; needs `year`. */
  readonly month?: number | undefined;
  readonly search?: string | undefined;
};
