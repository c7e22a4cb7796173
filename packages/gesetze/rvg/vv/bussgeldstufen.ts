import { type Cent, cent, eur, fassungAm, tag, type Zeitreihe, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../../geprueft.ts";
import { bussgeldgrenze2015, kostBraeg2025, kostRmog2004 } from "../quellen.ts";
import { ab, spalten, type Zelle } from "./bau.ts";
import type { VvWert } from "./typen.ts";

/** Nr. 5101, 5103, 5107, 5109 VV: a fine of less than this falls into the lowest step. */
export const bussgeldgrenze: Zeitreihe<Cent> = zeitreihe(
  { norm: "Nr. 5101, 5103, 5107, 5109 VV", geprueft },
  [
    {
      ab: tag("2006-07-01"),
      quelle: kostRmog2004,
      wert: eur(40),
      sicherheit: "mittel",
      abSicherheit: "mittel",
    },
    { ab: tag("2015-07-25"), quelle: bussgeldgrenze2015, wert: eur(60) },
    { ab: tag("2025-06-01"), quelle: kostBraeg2025, wert: eur(80) },
  ],
);

/** The middle step ends „bis 5.000 €“; the highest begins with the next cent. */
const ueberMittlererStufe = cent(eur(5_000) + 1);

/** The amounts of each column with its limit of the fine, and again from each day on which only that limit changes. */
function mitGrenze(werte: readonly VvWert[], grenzen: (grenze: Cent) => object): Zelle[] {
  const begrenzt = (wert: VvWert, grenze: Cent): VvWert => ({ ...wert, ...grenzen(grenze) });
  const inSpalten = werte.map((wert, index): Zelle => {
    const grenze = fassungAm(bussgeldgrenze, spalten[index]?.ab ?? geprueft);
    return grenze ? begrenzt(wert, grenze.wert) : null;
  });
  const zwischen = bussgeldgrenze.fassungen.flatMap((fassung): Zelle[] => {
    const i = spalten.findLastIndex((s) => s.ab <= fassung.ab);
    const wert = werte[i];
    if (!wert || spalten[i]?.ab === fassung.ab) return [];
    return [ab(fassung.ab, fassung.quelle, begrenzt(wert, fassung.wert))];
  });
  return [...inSpalten, ...zwischen];
}

/** „Geldbuße von weniger als …“ */
export const stufe1 = (...werte: readonly VvWert[]): Zelle[] =>
  mitGrenze(werte, (grenze) => ({ bussgeldUnter: grenze }));

/** „Geldbuße von … bis 5.000 €“ */
export const stufe2 = (...werte: readonly VvWert[]): Zelle[] =>
  mitGrenze(werte, (grenze) => ({ bussgeldAb: grenze, bussgeldUnter: ueberMittlererStufe }));

/** „Geldbuße von mehr als 5.000 €“ */
export const stufe3 = (...werte: readonly VvWert[]): Zelle[] =>
  werte.map((wert): Zelle => ({ ...wert, bussgeldAb: ueberMittlererStufe }) as VvWert);
