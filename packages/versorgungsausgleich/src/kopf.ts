import {
  datum,
  type Fassung,
  type FassungAngabe,
  fassungAm,
  fassungAngabe,
  type Tag,
  type Vermerk,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import type { Konstante } from "./typen.ts";

/** The version of a series on a day that is known to have one; before the first day the first one stands in. */
export function fassungVom<W>(reihe: Zeitreihe<W>, stichtag: Tag): Fassung<W> {
  const fassung = fassungAm(reihe, stichtag) ?? reihe.fassungen[0];
  if (!fassung) throw new RangeError(`${reihe.norm}: keine Fassung`);
  return fassung;
}

/** The version of a series on a day, as the head of a result: which one, and the day that picked it. */
export const fassungDer = (reihe: Zeitreihe<unknown>, stichtag: Tag, was: string): FassungAngabe =>
  fassungAngabe(reihe, fassungVom(reihe, stichtag), `${was} ${datum(stichtag)}`);

/** Tells which constants the reader must compare with the official notice. */
export const konstantenvermerke = (konstanten: readonly Konstante[]): Vermerk[] =>
  konstanten
    .filter((k) => k.sicherheit !== "hoch")
    .map((konstante) => ({
      art: konstante.eintrag === "entwurf" ? "warnung" : "hinweis",
      text: `${konstante.titel} ${konstante.jahr} (${konstante.wert}) ${zweifel(konstante)}`,
      norm: konstante.norm,
    }));

function zweifel({ eintrag, quelle }: Konstante): string {
  if (eintrag === "entwurf")
    return `ist ein Entwurf und noch nicht geltendes Recht (vom Betreiber eingetragen: ${quelle.fundstelle}).`;
  return eintrag === "betreiber"
    ? `ist vom Betreiber eingetragen (${quelle.fundstelle}).`
    : `ist nicht am amtlichen Text bestätigt; bitte vergleichen Sie den Wert mit der Bekanntmachung (${quelle.titel}).`;
}
