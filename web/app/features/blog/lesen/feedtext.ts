/** What XML can hold, and nothing that ends a CDATA section. */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("]]>", "]]&gt;")
  );
}

/** Plain text as HTML. */
export function htmlText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** The HTML of a post with addresses that hold outside of its page. */
export function mitVollenAdressen(html: string, baseUrl: string, artikelUrl: string): string {
  return html.replace(/<[a-z][^>]*>/gi, (marke) =>
    marke
      .replace(/\b(href|src)="\/(?!\/)/g, `$1="${baseUrl}/`)
      .replace(/\bhref="#/g, `href="${artikelUrl}#`)
      .replace(
        /\bsrcset="([^"]*)"/g,
        (_, liste: string) => `srcset="${liste.replace(/(^|,\s*)\/(?!\/)/g, `$1${baseUrl}/`)}"`,
      ),
  );
}
