import type { PageRoute } from "#platform/access/guard.ts";

/**
 * The address under which a page is made and kept: without its query string where the page knows none. The link of a
 * mail (`token`) stays as it came, whatever the page; nobody keeps an answer to it.
 */
export function ohneUnbekannteQuery(pages: readonly PageRoute[]): (ziel: string) => string {
  const feste = new Map(pages.map(({ path, ohneQuery }) => [path, ohneQuery === true]));
  const muster = pages
    .filter(({ path, ohneQuery }) => ohneQuery && path.includes(":"))
    .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`));
  return (ziel) => {
    const frage = ziel.indexOf("?");
    if (frage < 0 || /[?&]token=/.test(ziel)) return ziel;
    const pfad = ziel.slice(0, frage);
    // The router's own calls for data name what they want behind the question mark.
    const ohne = feste.get(pfad) ?? (!pfad.endsWith(".data") && muster.some((form) => form.test(pfad)));
    return ohne ? pfad : ziel;
  };
}
