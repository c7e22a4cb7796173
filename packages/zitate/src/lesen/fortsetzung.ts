import { gesetzNach } from "./gesetz.ts";
import type { Kette } from "./kette.ts";
import { istZahl, type Leser } from "./leser.ts";
import { liste } from "./liste.ts";
import { trenner } from "./trenner.ts";

/** `§§ 280, 286 BGB, 91 ZPO`: numbers that go on under the same sign with an act of their own; none of it otherwise. */
export function fortsetzung(l: Leser, vorige: Kette): Kette | undefined {
  const letzte = vorige.stellen.at(-1);
  if (!letzte || vorige.nach !== l.i || (letzte.einheit !== "§" && letzte.einheit !== "Art"))
    return undefined;
  const anfang = l.i;
  const verbindung = trenner(l, anfang);
  if (!verbindung || verbindung.art === "bis" || !istZahl(l, verbindung.nach)) return undefined;
  l.i = verbindung.nach;
  const stellen = liste(l, letzte.einheit, true);
  const dahinter = stellen.length === 0 ? { art: "nichts" as const } : gesetzNach(l, l.i, letzte.einheit);
  if (dahinter.art !== "gesetz") {
    l.i = anfang;
    return undefined;
  }
  l.i = dahinter.nach;
  return { stellen, bezug: dahinter.bezug, von: verbindung.nach, nach: dahinter.nach };
}
