import { Verweispfad } from "#platform/http/serial.ts";
import type { Artikelkopf, Manuskript } from "../artikel.ts";
import { inhaltskopf } from "../bestand/inhalt-store.server.ts";
import { slugAus } from "../slug.ts";
import type { Manuskriptkopfzeile, Manuskriptzeile } from "./manuskript-store.server.ts";

/** A post that is not public, as the calls show it. Its slug is the one it would get. */
export function alsManuskript(zeile: Manuskriptzeile): Manuskript {
  return { ...alsKopf(zeile), content: zeile.html, dokument: zeile.dokument };
}

/** A post that is not public, as lists show it: without its text. Its slug is the one it would get. */
export function alsKopf(zeile: Manuskriptkopfzeile): Manuskriptkopf {
  const { titel, auszug, titelbild, lesezeit, kategorien, tags, ort, ...rest } = inhaltskopf(zeile);
  return {
    id: zeile.id,
    title: titel,
    excerpt: auszug,
    slug: slugAus(titel),
    status: zeile.status,
    categories: kategorien,
    tags,
    author: { id: zeile.konto_id, name: zeile.name ?? "", avatar: zeile.avatar },
    authorId: zeile.konto_id,
    authorRef: new Verweispfad(`users/${zeile.konto_id}`),
    featuredImage: titelbild?.url ?? null,
    readTime: lesezeit,
    viewCount: 0,
    isGuestPost: zeile.gastbeitrag,
    location: ort,
    publishedAt: null,
    updatedAt: zeile.geaendert,
    createdAt: zeile.erstellt,
    submittedAt: zeile.eingereicht_am,
    bild: titelbild,
    stand: rest.stand,
    korrektur: rest.korrektur,
    version: zeile.version,
    rejectionComment: zeile.ablehnung,
    reviewedBy: zeile.geprueft_von,
    reviewedAt: zeile.geprueft_am,
    publishAt: zeile.erscheint_am,
    revisionOf: zeile.revision_von,
    revisionBase: zeile.revision_basis,
  };
}

export type Manuskriptkopf = Omit<Manuskript, "content" | "dokument"> & Artikelkopf;
