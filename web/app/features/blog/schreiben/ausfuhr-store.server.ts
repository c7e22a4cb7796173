import type { Ausfuhrteil } from "#platform/beitraege.server.ts";

/** What somebody has written for the blog, and what he was told about it, for the file with everything stored on an account. */
export const blogausfuhr: Ausfuhrteil = async (tx, kontoId) => {
  const posts = await tx
    .selectFrom("blog_artikel")
    .select([
      "id",
      "slug",
      "titel as title",
      "auszug as excerpt",
      "html as content",
      "veroeffentlicht as publishedAt",
      "erstellt as createdAt",
      "geaendert as updatedAt",
    ])
    .where("autor_id", "=", kontoId)
    .orderBy("veroeffentlicht")
    .execute();
  const drafts = await tx
    .selectFrom("blog_manuskript")
    .select([
      "id",
      "status",
      "titel as title",
      "auszug as excerpt",
      "html as content",
      "kategorien as categories",
      "tags",
      "revision_von as revisionOf",
      "eingereicht_am as submittedAt",
      "ablehnung as rejectionComment",
      "erscheint_am as publishAt",
      "erstellt as createdAt",
      "geaendert as updatedAt",
    ])
    .where("konto_id", "=", kontoId)
    .orderBy("erstellt")
    .execute();
  const notifications = await tx
    .selectFrom("blog_mitteilung")
    .select(["art as kind", "titel as title", "bemerkung as comment", "am as at", "gelesen_am as readAt"])
    .where("konto_id", "=", kontoId)
    .orderBy("am")
    .execute();
  const bilder = await tx
    .selectFrom("blog_bild")
    .select(["pfad", "erstellt as createdAt"])
    .where("konto_id", "=", kontoId)
    .orderBy("erstellt")
    .execute();
  const images = bilder.map(({ pfad, createdAt }) => ({ path: `/media/${pfad}`, createdAt }));
  return { posts, drafts, notifications, images };
};
