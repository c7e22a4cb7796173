import { gefragteWorte } from "@gebuehrenportal/recht";
import { familie } from "./alltag/familie.ts";
import { frueher } from "./alltag/frueher.ts";
import { gericht } from "./alltag/gericht.ts";
import type { Alltagszeile } from "./alltag/liste.ts";
import { notar } from "./alltag/notar.ts";
import { strafe } from "./alltag/strafe.ts";
import { vollstreckung } from "./alltag/vollstreckung.ts";

/** A word as `suche` compares it; of several words those that say something, in alphabetical order. */
export const alltagsschluessel = (worte: readonly string[]): string => [...worte].sort().join(" ");

const gelesen = (zeilen: readonly Alltagszeile[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    zeilen.flatMap(([worte, ...nummern]) =>
      worte.split(", ").map((wort) => {
        const gefragt = gefragteWorte(wort, [], new Map());
        return [alltagsschluessel(gefragt.map(([w]) => w)), nummern] as const;
      }),
    ),
  );

/**
 * What people ask for by a word that the registers do not use, typed whole or by its beginning → numbers, the likeliest first.
 * Where several words are needed, they may stand in any order.
 */
export const alltagsworte = gelesen([...notar, ...familie, ...vollstreckung, ...gericht, ...strafe]);

/** What people ask for by everyday words → numbers of which some or all are no longer in force. */
export const fruehereAlltagsworte = gelesen(frueher);

/** Words that hold an asked one by chance: who asks for a divorce does not want a decision. */
export const zufallsworte: Readonly<Record<string, readonly string[]>> = {
  scheidung: ["entscheidung", "unterscheidung", "ausscheidung"],
  raumung: ["einraumung", "anberaumung"],
  klage: ["anklage"],
};
