import { z } from "zod";

/** What the portal alone says of an account; whoever sends it is neither believed nor refused. */
export const kontovergeben = [
  "id",
  "role",
  "subscriptionStatus",
  "teamId",
  "isTeamAdmin",
  "isAuthor",
  "isGuestAuthor",
  "emailVerified",
  "downloadAccessGranted",
] as const;

/** What the portal alone says of a category or a tag; whoever sends it is neither believed nor refused. */
export const themavergeben = ["id", "slug", "postCount"] as const;

/** What the portal alone says of a post; readers of a post send it back as they got it, and are not refused for it. */
export const artikelvergeben = [
  "id",
  "slug",
  "status",
  "author",
  "authorId",
  "authorRef",
  "createdAt",
  "updatedAt",
  "submittedAt",
  "publishedAt",
  "viewCount",
  "version",
  "isGuestPost",
  "rejectionComment",
  "reviewedBy",
  "reviewedAt",
] as const;

/**
 * A strict body that lets the named fields pass without reading them: clients that send a whole object back name what
 * only the portal may set. What the schema itself knows is read; any other name is refused.
 *
 * @param schema strict
 */
export function ohneVergebenes<S extends z.ZodObject>(namen: readonly string[], schema: S) {
  const fremd = namen.filter((name) => !Object.hasOwn(schema.shape, name));
  return z.preprocess((wert) => {
    if (typeof wert !== "object" || wert === null || Array.isArray(wert)) return wert;
    return Object.fromEntries(Object.entries(wert).filter(([name]) => !fremd.includes(name)));
  }, schema);
}
