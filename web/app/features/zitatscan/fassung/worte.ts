import { dauerText } from "@gebuehrenportal/fristen/dauertext";
import {
  type Cent,
  eur,
  euro,
  mark,
  pfennig,
  type Stufentabelle,
  satz,
  tabellengebuehr,
} from "@gebuehrenportal/recht";

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

/** Hundred-thousandths of a currency: `4951000` → „49,51 DM“, `2531406` → „25,31406 €“. */
export const rentenwert = (wert: number, waehrung: "DM" | "EUR"): string =>
  waehrung === "DM"
    ? mark(pfennig(wert / 1_000))
    : `${Math.floor(wert / 100_000)},${String(wert % 100_000).padStart(5, "0")}\u00a0€`;

export const tage = (anzahl: number): string => dauerText([{ wert: anzahl, einheit: "tag" }]);
export const monate = (anzahl: number): string => dauerText([{ wert: anzahl, einheit: "monat" }]);
