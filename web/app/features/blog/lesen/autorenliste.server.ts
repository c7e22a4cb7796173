import type { Sitzung } from "#platform/access/konto.ts";
import type { Artikelkopf } from "../artikel.ts";
import { seitengroesseHoechstens } from "../grenzen.ts";
import type { Manuskriptkopf } from "../schreiben/manuskriptansicht.ts";
import { unveroeffentlichte } from "../schreiben/manuskriptliste.server.ts";
import { artikelListe } from "./lesen.server.ts";

/** Pages of the list, beyond which nobody has written. */
const seitenHoechstens = 20;

/** Posts of an account: what is not public first, then what is, each the latest first. */
export async function artikelVon(
  sitzung: Sitzung | undefined,
  kontoId: string,
): Promise<(Artikelkopf | Manuskriptkopf)[]> {
  const eigene = sitzung ? await unveroeffentlichte(sitzung, { authorId: kontoId }) : [];
  const veroeffentlichte: Artikelkopf[] = [];
  let startAfter: Date | undefined;
  for (let seite = 0; seite < seitenHoechstens; seite += 1) {
    const { posts, nextCursor } = await artikelListe(
      { authorId: kontoId },
      { limit: seitengroesseHoechstens, startAfter },
    );
    veroeffentlichte.push(...posts);
    if (nextCursor === null) break;
    startAfter = new Date(nextCursor);
  }
  return [...eigene, ...veroeffentlichte];
}
