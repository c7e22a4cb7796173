import { gesetzNach } from "./gesetz.ts";
import type { Kette } from "./kette.ts";
import { istZahl, type Leser, wortAn } from "./leser.ts";
import { liste } from "./liste.ts";
import { gibtEsAnlage } from "./normbestand.ts";
import { trenner } from "./trenner.ts";
import { eroeffnung } from "./zeichen-der-einheit.ts";

/** `§§ 280, 286 BGB, 91 ZPO`: numbers that go on under the same sign with an act of their own; none of it otherwise. */
export function fortsetzung(leser: Leser, vorige: Kette): Kette | undefined {
  const letzte = vorige.stellen.at(-1);
  if (!letzte || vorige.nach !== leser.i || (letzte.einheit !== "§" && letzte.einheit !== "Art"))
    return undefined;
  const anfang = leser.i;
  const verbindung = trenner(leser, anfang);
  const anlage = verbindung?.art === "mit" ? eigeneAnlage(leser, vorige, verbindung.nach) : undefined;
  if (anlage) return anlage;
  if (!verbindung || verbindung.art === "bis" || !istZahl(leser, verbindung.nach)) return undefined;
  leser.i = verbindung.nach;
  const stellen = liste(leser, letzte.einheit, true);
  const dahinter =
    stellen.length === 0 ? { art: "nichts" as const } : gesetzNach(leser, leser.i, letzte.einheit);
  if (dahinter.art !== "gesetz") {
    leser.i = anfang;
    return undefined;
  }
  leser.i = dahinter.nach;
  return { stellen, bezug: dahinter.bezug, von: verbindung.nach, nach: dahinter.nach };
}

/** `§ 9 Abs. 1 JVEG i.V.m. Anlage 1`: the annex of the act that was just named, if it has one of this number. */
function eigeneAnlage(leser: Leser, { bezug }: Kette, index: number): Kette | undefined {
  const anfang = leser.i;
  const offen = eroeffnung(leser, index);
  if (!bezug || (offen?.einheit !== "Anlage" && offen?.einheit !== "Anhang")) return undefined;
  leser.i = offen.nach;
  const stellen = liste(leser, offen.einheit, false);
  const bekannt =
    stellen.length > 0 && stellen.every((stelle) => gibtEsAnlage(leser.register, bezug, stelle));
  if (
    bekannt &&
    gesetzNach(leser, leser.i, offen.einheit).art === "nichts" &&
    wortAn(leser, leser.i) !== "zu"
  )
    return { stellen, bezug: { ...bezug, abgeleitet: true }, von: index, nach: leser.i };
  leser.i = anfang;
  return undefined;
}
