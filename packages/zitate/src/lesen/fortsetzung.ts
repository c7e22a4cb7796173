import { gesetzNach } from "./gesetz.ts";
import type { Kette } from "./kette.ts";
import { istZahl, type Leser, wortAn } from "./leser.ts";
import { liste } from "./liste.ts";
import { gibtEsAnlage } from "./normbestand.ts";
import { trenner } from "./trenner.ts";
import { eroeffnung } from "./zeichen-der-einheit.ts";

/** `§§ 280, 286 BGB, 91 ZPO`: numbers that go on under the same sign with an act of their own; none of it otherwise. */
export function fortsetzung(l: Leser, vorige: Kette): Kette | undefined {
  const letzte = vorige.stellen.at(-1);
  if (!letzte || vorige.nach !== l.i || (letzte.einheit !== "§" && letzte.einheit !== "Art"))
    return undefined;
  const anfang = l.i;
  const verbindung = trenner(l, anfang);
  const anlage = verbindung?.art === "mit" ? eigeneAnlage(l, vorige, verbindung.nach) : undefined;
  if (anlage) return anlage;
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

/** `§ 9 Abs. 1 JVEG i.V.m. Anlage 1`: the annex of the act that was just named, if it has one of this number. */
function eigeneAnlage(l: Leser, { bezug }: Kette, i: number): Kette | undefined {
  const anfang = l.i;
  const offen = eroeffnung(l, i);
  if (!bezug || (offen?.einheit !== "Anlage" && offen?.einheit !== "Anhang")) return undefined;
  l.i = offen.nach;
  const stellen = liste(l, offen.einheit, false);
  const bekannt = stellen.length > 0 && stellen.every((stelle) => gibtEsAnlage(l.register, bezug, stelle));
  if (bekannt && gesetzNach(l, l.i, offen.einheit).art === "nichts" && wortAn(l, l.i) !== "zu")
    return { stellen, bezug: { ...bezug, abgeleitet: true }, von: i, nach: l.i };
  l.i = anfang;
  return undefined;
}
