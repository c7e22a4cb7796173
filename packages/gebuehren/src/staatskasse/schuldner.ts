import type { Gebuehr } from "../gebuehr/gebuehr.ts";
import { hinweis, type Sache, warnung } from "../sache.ts";
import { nummernText } from "../text.ts";

/** Fees of the Beratungshilfe that the treasury owes (§ 44 Satz 1 RVG); the client owes Nr. 2500 VV alone (Satz 2). */
const ausLandeskasse = /^250[1-8]$/;

/** Tells the reader who owes the remuneration where that is not the client, or not the client alone. */
export function vermerkeZumSchuldner(s: Sache, gebuehren: readonly Gebuehr[]): void {
  const beratungshilfe = [...new Set(gebuehren.map((g) => g.p.nr))].filter((nr) => ausLandeskasse.test(nr));
  if (beratungshilfe.length > 0) {
    warnung(
      s,
      `${nummernText(beratungshilfe)} VV schuldet die Staatskasse; vom Mandanten darf nur die Nr. 2500 VV verlangt werden.`,
      "§ 44 RVG",
    );
  }
  if (s.a.vertretung === "beigeordnet") {
    hinweis(
      s,
      "Solange und soweit Prozesskostenhilfe bewilligt ist, kann die Regelvergütung vom Mandanten nicht verlangt werden; es zahlt die Staatskasse.",
      "§ 122 Abs. 1 Nr. 3 ZPO",
    );
  }
  if (s.a.vertretung === "bestellt") {
    hinweis(
      s,
      "Die Gebühren eines Wahlanwalts können vom Mandanten nur verlangt werden, soweit er einen Erstattungsanspruch gegen die Staatskasse hat oder das Gericht seine Leistungsfähigkeit feststellt.",
      "§ 52 RVG",
    );
  }
}
