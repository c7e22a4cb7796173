import { anteil, cent, datum, euro, plusTage, type Schritt } from "@gebuehrenportal/recht";
import { prozentText } from "../basiszins.ts";
import { jahrestage } from "./tagzaehlung.ts";
import type { Forderungsverlauf, Zinsabschnitt } from "./zins-typen.ts";
import { aufgelaufeneZinsen, type Lauf, offeneZinsen, type Rahmen, satzAm } from "./zinslauf.ts";

/** A claim at the end of the calculation: its stretches, interest and what is open. */
export function verlauf(lauf: Lauf, rahmen: Rahmen): Forderungsverlauf {
  const { f, satz } = lauf;
  const offen = offeneZinsen(lauf, rahmen.zaehlung);
  const { zinsen, vorlaeufig } = aufgelaufeneZinsen(lauf, rahmen.zaehlung);
  const amEnde = satzAm(satz, lauf.endet, rahmen);
  const schritte: Schritt[] = lauf.abschnitte.map((abschnitt) => ({
    text: `${datum(abschnitt.von)} bis ${datum(abschnitt.bis)}: ${abschnitt.tage} ${abschnitt.tage === 1 ? "Tag" : "Tage"} von ${abschnitt.jahrestage} zu ${prozentText(abschnitt.prozent100)} aus ${euro(abschnitt.kapital)}${herkunftstext(abschnitt, rahmen)}`,
    norm: abschnitt.norm,
    betrag: abschnitt.betrag,
  }));
  schritte.push({ text: "Zinsen, einmal gerundet", norm: satz.norm, betrag: zinsen });
  if (vorlaeufig > 0)
    schritte.push({ text: "davon vorläufig", norm: "§ 247 Abs. 1 BGB", betrag: vorlaeufig });
  return {
    id: f.id,
    ...(f.bezeichnung !== undefined && { bezeichnung: f.bezeichnung }),
    betrag: f.betrag,
    verzugAb: f.verzugAb,
    bis: lauf.endet,
    zinssatz: f.zinssatz.art,
    zinssatzText: satz.text,
    norm: satz.norm,
    abschnitte: lauf.abschnitte,
    zinsen,
    vorlaeufigeZinsen: vorlaeufig,
    getilgteZinsen: lauf.getilgteZinsen,
    getilgteHauptforderung: cent(f.betrag - lauf.kapital),
    offeneZinsen: offen,
    offeneHauptforderung: lauf.kapital,
    tageszins:
      amEnde && laeuftWeiter(lauf, rahmen)
        ? anteil(lauf.kapital, amEnde.prozent100, 10_000 * jahrestage(rahmen.zaehlung, lauf.endet))
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
