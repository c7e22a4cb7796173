import {
  type Cent,
  cent,
  type Fassung,
  fassungAm,
  type Tag,
  type Vermerk,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import { kein } from "./abbruch.ts";
import type { Angelegenheit, Schalter } from "./eingabe.ts";

/** One matter on its way through the calculation. `kasse`: amounts of the treasury instead of the regular ones. */
export type Sache = {
  readonly a: Angelegenheit;
  /** Path of the matter in the input. */
  readonly feld: string;
  /** The day that picks the version of the law (§ 60 RVG). */
  readonly stichtag: Tag;
  readonly kasse: boolean;
  readonly schalter: Schalter;
  /** Collects what the reader must know. */
  readonly vermerke: Vermerk[];
};

/** Number of clients, 1 by default. */
export const auftraggeber = (s: Sache): number => s.a.auftraggeber ?? 1;

export const hinweis = (sache: Sache, text: string, norm: string, feld = sache.feld): void =>
  vermerke(sache, { art: "hinweis", text, norm, feld });

/** Something that is wrong more likely than not, or that must not be charged as it stands. */
export const warnung = (sache: Sache, text: string, norm: string, feld = sache.feld): void =>
  vermerke(sache, { art: "warnung", text, norm, feld });

function vermerke(sache: Sache, neu: Vermerk): void {
  if (!sache.vermerke.some((v) => v.text === neu.text && v.feld === neu.feld)) sache.vermerke.push(neu);
}

/** The version of a series on the day of the matter; a day before its first version is a non-result. */
export function amTag<W>(sache: Sache, reihe: Zeitreihe<W>, feld?: string): Fassung<W> {
  return (
    fassungAm(reihe, sache.stichtag) ??
    kein("Für diesen Tag ist keine Fassung erfasst.", reihe.norm, feld ?? `${sache.feld}.auftragAm`)
  );
}

/** 0 as money. */
export const nichts: Cent = cent(0);
