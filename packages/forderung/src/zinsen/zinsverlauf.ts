import { anteil, cent, datum, euro, plusTage, type Schritt } from "@gebuehrenportal/recht";
import { prozentText } from "../basiszins.ts";
import { jahrestage } from "./tagzaehlung.ts";
import type { Forderungsverlauf, Zinsabschnitt } from "./zins-typen.ts";
import { aufgelaufeneZinsen, type Lauf, offeneZinsen, type Rahmen, satzAm } from "./zinslauf.ts";

/** A claim at the end of the calculation: its stretches, interest and what is open. */
export function verlauf(l: Lauf, r: Rahmen): Forderungsverlauf {
  const { f, satz } = l;
  const offen = offeneZinsen(l, r.zaehlung);
  const { zinsen, vorlaeufig } = aufgelaufeneZinsen(l, r.zaehlung);
  const amEnde = satzAm(satz, l.endet, r);
  const schritte: Schritt[] = l.abschnitte.map((a) => ({
    text: `${datum(a.von)} bis ${datum(a.bis)}: ${a.tage} ${a.tage === 1 ? "Tag" : "Tage"} von ${a.jahrestage} zu ${prozentText(a.prozent100)} aus ${euro(a.kapital)}${herkunftstext(a, r)}`,
    norm: a.norm,
    betrag: a.betrag,
  }));
  schritte.push({ text: "Zinsen, einmal gerundet", norm: satz.norm, betrag: zinsen });
  if (vorlaeufig > 0)
    schritte.push({ text: "davon vorläufig", norm: "§ 247 Abs. 1 BGB", betrag: vorlaeufig });
  return {
    id: f.id,
    ...(f.bezeichnung !== undefined && { bezeichnung: f.bezeichnung }),
    betrag: f.betrag,
    verzugAb: f.verzugAb,
    bis: l.endet,
    zinssatz: f.zinssatz.art,
    zinssatzText: satz.text,
    norm: satz.norm,
    abschnitte: l.abschnitte,
    zinsen,
    vorlaeufigeZinsen: vorlaeufig,
    getilgteZinsen: l.getilgteZinsen,
    getilgteHauptforderung: cent(f.betrag - l.kapital),
    offeneZinsen: offen,
    offeneHauptforderung: l.kapital,
    tageszins:
      amEnde && laeuftWeiter(l, r)
        ? anteil(l.kapital, amEnde.prozent100, 10_000 * jahrestage(r.zaehlung, l.endet))
        : cent(0),
    schritte,
  };
}

/** Whether the day after the end of the calculation bears interest. */
export const laeuftWeiter = ({ f }: Lauf, { bis }: Rahmen): boolean =>
  f.verzugAb <= plusTage(bis, 1) && (f.bis === undefined || f.bis > bis);

/** Source and day of a base rate that the operator entered, or that none is known; for recorded ones the Fassung says it. */
function herkunftstext({ herkunft, von }: Zinsabschnitt, { basis }: Rahmen): string {
  if (herkunft === "fortgeschrieben") return ", vorläufig";
  const zeile = herkunft === "betreiber" ? basis.findLast((z) => z.ab <= von) : undefined;
  return zeile ? `; Basiszinssatz ${zeile.quelle.titel} (${zeile.quelle.fundstelle})` : "";
}
