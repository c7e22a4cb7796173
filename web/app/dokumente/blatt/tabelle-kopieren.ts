/** Text in HTML. */
export const maskiert = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Lines with tabulators between the cells: what mails and plain editors take. */
export const alsTextTabelle = (titel: string, zeilen: readonly (readonly string[])[]): string =>
  [titel, ...zeilen.map((z) => z.join("\t"))].join("\n");

/**
 * A clean table for word processors: head row, figures right-aligned, inline styles only, nothing of our page's looks.
 * `fett` names the rows (counted with the head) that stand out.
 */
export function alsHtmlTabelle(
  titel: string,
  zeilen: readonly (readonly string[])[],
  fett: readonly number[] = [],
): string {
  const reihen = zeilen.map((zeile, index) => {
    const tag = index === 0 ? "th" : "td";
    const zellen = zeile.map((text) => {
      const rechts = index === 0 ? text !== zeile[0] : /^[\u2212-]?[\d.]+(?:,\d+)?(?:\s?€)?$|^–$/.test(text);
      const inhalt = fett.includes(index) ? `<b>${maskiert(text)}</b>` : maskiert(text);
      return `<${tag} style="border:1px solid #999;padding:2pt 5pt;text-align:${rechts ? "right" : "left"}">${inhalt}</${tag}>`;
    });
    return `<tr>${zellen.join("")}</tr>`;
  });
  return `<p><b>${maskiert(titel)}</b></p><table style="border-collapse:collapse">${reihen.join("")}</table>`;
}
