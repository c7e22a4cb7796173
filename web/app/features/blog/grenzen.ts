/** Limits of posts, lists and images. */
export const titelMindestens = 3;
export const titelHoechstens = 200;
export const auszugHoechstens = 500;
export const auszugAusText = 200;
export const inhaltHoechstens = 200_000;
export const kategorienHoechstens = 5;
export const tagsHoechstens = 15;
/** Characters of the name of a category or tag. */
export const nameHoechstens = 100;
export const woerterJeMinute = 200;
export const lesezeitOhneAngabe = 3;
export const seitengroesse = 12;
export const seitengroesseHoechstens = 50;
export const aehnlicheArtikel = 3;
export const aehnlicheHoechstens = 12;
export const ersatzfaktor = 3;
export const notersatz = 50;
export const bildBytesHoechstens = 5 * 1024 * 1024;
export const gasteinreichungenHoechstens = 3;
/** Of one account, published ones not counted: nobody writes as many, and a program that does is stopped. */
export const entwuerfeHoechstens = 500;
/**
 * What no post may be called: pages below `/blog`, behind which nobody would find it, and names of calls, behind which
 * `GET /api/blog/{slug}` would not. A new page or call adds its own; a test compares.
 */
export const vergebeneSlugs: ReadonlySet<string> = new Set([
  "search",
  "category",
  "tag",
  "neu",
  "meine-artikel",
  "entwurf",
  "vorschau",
  "versionen",
  "categories",
  "tags",
  "related",
  "draft",
  "pending",
  "image",
  "notifications",
  "user",
]);
