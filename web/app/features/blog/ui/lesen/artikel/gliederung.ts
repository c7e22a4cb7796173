/** One line of the table of contents of a post. */
export type Gliederungszeile = { readonly id: string; readonly ebene: 2 | 3; readonly text: string };

/**
 * The headings of a post that the server has rendered, in their order: those of the text itself, not of a quote or a
 * table. Works on our own HTML only, whose headings carry an id.
 */
export function gliederung(html: string): Gliederungszeile[] {
  const text = html.replace(/<(blockquote|table)\b[\s\S]*?<\/\1>/g, "");
  return [...text.matchAll(/<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g)].map(
    ([, ebene, id = "", inhalt = ""]) => ({
      id,
      ebene: ebene === "2" ? 2 : 3,
      text: klartext(inhalt),
    }),
  );
}

const zeichen: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: "\u00a0",
};

function klartext(html: string): string {
  return html
    .replace(/<sup\b[\s\S]*?<\/sup>|<[^>]*>/g, "")
    .replace(/&(#?\w+);/g, (ganz, name: string) => zeichen[name] ?? ganz)
    .trim();
}
