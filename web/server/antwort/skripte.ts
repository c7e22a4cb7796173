/**
 * Every word of a page stands in the document: what makes it follow the keys must not compete with styles and fonts for a
 * phone's line. The router writes these links itself and has no setting for it.
 */
export const skripteZuletzt = (html: string): string =>
  html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
