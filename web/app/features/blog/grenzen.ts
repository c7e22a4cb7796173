/** Limits of posts, lists and images (BLOG-15, CONST-05, API-BLOG-31). */
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
/** Paths no post may take (ROUTE-37), and names of calls, behind which `GET /api/blog/{slug}` would not find it. */
export const vergebeneSlugs: ReadonlySet<string> = new Set([
  ...["search", "category", "tag", "neu", "meine-artikel"],
  ...["categories", "tags", "related", "draft", "pending", "image", "notifications"],
]);
