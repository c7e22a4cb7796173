import { type Haus, knoten, type Verstoss } from "../haus.ts";

/** Words that `docs/woerter.md` explains though no name in the code has them any more, whole or as a part. */
export function woerterlistePruefen(haus: Haus): Verstoss[] {
  const pfad = "docs/woerter.md";
  const zeilen = (haus.texte.get(pfad) ?? "").split("\n");
  const woerter = zeilen.flatMap((zeile) =>
    [...(/^\|([^|]*)\|/.exec(zeile)?.[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, wort = ""]) => wort),
  );
  const benutzt = wortfolgen(namenIn(haus));
  return woerter
    .filter((wort) => !benutzt.has(teile(wort).join(" ")))
    .map((wort) => ({ regel: "woerterliste", pfad, was: `${wort} kommt im Code nicht vor` }));
}

/** Names of files, of what the code declares and uses, and strings that are names. */
function namenIn(haus: Haus): ReadonlySet<string> {
  const namen = new Set<string>();
  for (const { pfad, programm } of haus.quellen.values()) {
    for (const name of pfad.split("/")) namen.add(name);
    for (const { type, name, value } of knoten(programm)) {
      if (type === "Identifier" || type === "JSXIdentifier") namen.add(String(name));
      if (type === "Literal" && typeof value === "string" && !/\s/.test(value)) namen.add(value);
    }
  }
  return namen;
}

/** Every sequence of parts that a name has, `satz100` and `hoechst satz100` of `hoechstSatz100`. */
function wortfolgen(namen: ReadonlySet<string>): ReadonlySet<string> {
  const folgen = new Set<string>();
  for (const name of namen) {
    const worte = teile(name);
    for (let von = 0; von < worte.length; von += 1)
      for (let bis = von + 1; bis <= worte.length; bis += 1) folgen.add(worte.slice(von, bis).join(" "));
  }
  return folgen;
}

const teile = (name: string): readonly string[] =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((teil) => teil.toLowerCase());
