import type { GerichtskostenTabelle } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import {
  anteil,
  type Cent,
  cent,
  euro,
  fassungAm,
  groesser,
  kleiner,
  type Schritt,
  satz,
  type Tag,
  tabellengebuehr,
} from "@gebuehrenportal/recht";
import { kein } from "./abbruch.ts";
import { tabellen } from "./tabellen.ts";

/** An amount with the steps that lead to it. */
export type Betrag = {
  readonly betrag: Cent;
  readonly schritte: readonly Schritt[];
  /** The value after the cap of the statute. */
  readonly wert?: Cent;
  readonly satz100?: number;
};

/** What bounds a fee beside its rate. */
export type Grenzen = {
  readonly min?: Cent;
  readonly max?: Cent;
  readonly darueber?: { readonly ab: Cent; readonly promille: number };
};

/**
 * A fee by value: rate × table, rounded half up (§ 34 Abs. 2 Satz 2 GKG, § 28 Abs. 2 Satz 2 FamGKG, § 34 Abs. 4 GNotKG), at
 * least the minimum of the number or of the statute, at most the maximum of the number.
 */
export function wertgebuehr(
  {
    tabelle,
    wert,
    satz100,
    tag,
    norm,
  }: {
    readonly tabelle: GerichtskostenTabelle;
    readonly wert: Cent;
    readonly satz100: number;
    readonly tag: Tag;
    /** Norm of the number. */
    readonly norm: string;
  },
  { min, max, darueber }: Grenzen,
): Betrag {
  const { stufen, mindestens, hoechstens, wertname } = tabellen[tabelle];
  const fassung = fassungAm(stufen, tag);
  const kleinste = fassungAm(mindestens, tag)?.wert;
  const grenze = darueber?.ab ?? fassungAm(hoechstens, tag)?.wert;
  if (!fassung || kleinste === undefined || grenze === undefined) {
    kein("Für diesen Tag ist keine Gebührentabelle erfasst.", stufen.norm, "stichtag");
  }
  const gedeckelt = kleiner(wert, grenze);
  const einfach = tabellengebuehr(fassung.wert, gedeckelt);
  const voll = anteil(einfach, satz100, 100);
  const schritte: Schritt[] = [
    ...(gedeckelt < wert && !darueber
      ? [{ text: `${wertname} höchstens ${euro(gedeckelt)}`, norm: hoechstens.norm, betrag: gedeckelt }]
      : []),
    { text: `1,0 Gebühr aus ${euro(gedeckelt)}`, norm: stufen.norm, betrag: einfach },
    { text: `${satz(satz100)} Gebühr`, norm, betrag: voll },
  ];
  let betrag = voll;
  if (darueber && wert > darueber.ab) {
    const mehr = anteil(cent(wert - darueber.ab), darueber.promille, 1000);
    schritte.push({
      text: `${darueber.promille}\u00a0‰ aus ${euro(cent(wert - darueber.ab))}`,
      norm,
      betrag: mehr,
    });
    betrag = cent(betrag + mehr);
    schritte.push({ text: "Zusammen", norm, betrag });
  }
  const unten = min === undefined ? kleinste : groesser(min, kleinste);
  if (betrag < unten) {
    betrag = unten;
    schritte.push({
      text: `Mindestens ${euro(unten)}`,
      norm: min !== undefined && min >= kleinste ? norm : mindestens.norm,
      betrag,
    });
  }
  if (max !== undefined && betrag > max) {
    betrag = max;
    schritte.push({ text: `Höchstens ${euro(max)}`, norm, betrag });
  }
  return { betrag, schritte, wert: darueber ? wert : gedeckelt, satz100 };
}
