import type { Gebuehr } from "../gebuehr/gebuehr.ts";
import { hinweis, type Sache, warnung } from "../sache.ts";
import { nummernText } from "../text.ts";
import { ausLandeskasse } from "./kassensache.ts";

/** Tells the reader who owes the remuneration where that is not the client, or not the client alone. */
export function vermerkeZumSchuldner(sache: Sache, gebuehren: readonly Gebuehr[]): void {
  if (gebuehren.some((g) => ausLandeskasse(g.p.nr))) {
    const beratungshilfe = [...new Set(gebuehren.map((g) => g.p.nr))].filter(ausLandeskasse);
    warnung(
      sache,
      `${nummernText(beratungshilfe)} VV schuldet die Staatskasse; vom Mandanten darf nur die Nr. 2500 VV verlangt werden.`,
      "§ 44 RVG",
    );
  }
  if (sache.a.vertretung === "beigeordnet") {
    hinweis(
      sache,
      "Solange und soweit Prozess- oder Verfahrenskostenhilfe bewilligt ist, kann die Regelvergütung vom Mandanten nicht verlangt werden; es zahlt die Staatskasse.",
      "§ 122 Abs. 1 Nr. 3 ZPO",
    );
  }
  if (sache.a.vertretung === "bestellt") vermerkZurBestellung(sache, gebuehren);
}

/** Appointed counsel in criminal and fine matters (§§ 52, 53 RVG), and elsewhere (§§ 39 to 41 RVG). */
function vermerkZurBestellung(sache: Sache, gebuehren: readonly Gebuehr[]): void {
  if (!gebuehren.some((g) => /^[456]/.test(g.p.nr))) {
    hinweis(
      sache,
      "Was der Vertretene neben der Staatskasse selbst schuldet, hängt vom Grund der Bestellung ab; hier ist davon nichts verlangt.",
      "§§ 39 bis 41 RVG",
    );
    return;
  }
  hinweis(
    sache,
    "Die Gebühren eines Wahlanwalts können vom Mandanten nur verlangt werden, soweit er einen Erstattungsanspruch gegen die Staatskasse hat oder das Gericht seine Leistungsfähigkeit feststellt.",
    "§ 52 RVG",
  );
  hinweis(
    sache,
    "Der als Beistand des Nebenklägers, Verletzten oder Zeugen Bestellte kann sie nur vom Verurteilten verlangen.",
    "§ 53 Abs. 2 RVG",
  );
}
