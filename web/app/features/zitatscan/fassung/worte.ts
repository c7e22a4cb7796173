import { dauerText } from "@gebuehrenportal/fristen/dauertext";
import { type Cent, eur, euro, type Stufentabelle, satz, tabellengebuehr } from "@gebuehrenportal/recht";

/** The value that fee tables are compared at. */
export const beispielwert = eur(10_000);

/** „1,0-Gebühr bei 10.000,00 € Wert: 652,00 €“. */
export const tabellentext = (tabelle: Stufentabelle): string =>
  gebuehrtext(tabellengebuehr(tabelle, beispielwert));

export const gebuehrtext = (gebuehr: Cent): string =>
  `1,0-Gebühr bei ${euro(beispielwert)} Wert: ${euro(gebuehr)}`;

/** Hundredths of a percentage point: `900` → „9 Prozentpunkte“. */
export const punkte = (hundertstel: number): string =>
  `${komma(hundertstel)} Prozentpunkte über dem Basiszinssatz`;

/** Hundredths of a per cent: `-88` → „−0,88 %“. */
export const prozent = (hundertstel: number): string => `${komma(hundertstel)} %`;

const komma = (hundertstel: number): string =>
  `${hundertstel < 0 ? "\u2212" : ""}${satz(Math.abs(hundertstel)).replace(/,0$/, "")}`;

export const tage = (anzahl: number): string => dauerText([{ wert: anzahl, einheit: "tag" }]);
export const monate = (anzahl: number): string => dauerText([{ wert: anzahl, einheit: "monat" }]);
