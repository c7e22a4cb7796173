/** Elements that hold no text of the author's, but may stand anywhere in it; what is in them goes with them. */
const huelle = /<(\/?)(svg|math|object|audio|video|canvas|select)(?=[\s/>])[^<>]*>/gi;

/**
 * HTML without the tags of such elements that are never closed: they would take all that comes after them along, to the
 * end of the text. What stands in them then counts as text, and anything in it that is no text goes all the same.
 */
export function ohneOffeneHuellen(html: string): string {
  const offen = new Map<string, { von: number; bis: number }[]>();
  const weg: { von: number; bis: number }[] = [];
  for (const { 0: marke, 1: schliesst, 2: name = "", index } of html.matchAll(huelle)) {
    const stelle = { von: index, bis: index + marke.length };
    const gleiche = offen.get(name.toLowerCase()) ?? [];
    offen.set(name.toLowerCase(), gleiche);
    if (marke.endsWith("/>")) weg.push(stelle);
    else if (schliesst) gleiche.pop();
    else gleiche.push(stelle);
  }
  let ende = 0;
  const teile: string[] = [];
  for (const { von, bis } of [weg, ...offen.values()].flat().toSorted((a, b) => a.von - b.von)) {
    teile.push(html.slice(ende, von));
    ende = bis;
  }
  return [...teile, html.slice(ende)].join("");
}
