import type { Quelle } from "./quelle.ts";
import { datum, type Tag } from "./tag.ts";
import { fortgeschrieben, type Jahresreihe } from "./takt.ts";

/** Whole numbers by the name of their field: cents, hundredths of a percent. */
export type Zahlen = Readonly<Record<string, number>>;

/** What the operator of the portal entered for one figure, from one day on. */
export type Jahreswerteintrag = {
  /** Name of the figure. */
  readonly wert: string;
  readonly ab: Tag;
  readonly zahlen: Zahlen;
  readonly fundstelle: string;
  readonly eingetragenAm: Tag;
  /** Not law yet: results that use it say so. */
  readonly entwurf: boolean;
};

/** One number of a figure, as it is asked for. */
export type Zahlenfeld = {
  readonly name: string;
  readonly titel: string;
  readonly einheit: "euro" | "prozent";
  /** Fields that belong together. */
  readonly gruppe?: string;
  /** May stay empty, all of its group together. */
  readonly freiwillig?: true;
};

/** A figure that is announced anew every year or half-year. */
export type Jahreswert<W> = {
  readonly name: string;
  readonly titel: string;
  readonly reihe: Jahresreihe<W>;
  readonly felder: readonly Zahlenfeld[];
  readonly ausZahlen: (zahlen: Zahlen) => W;
  readonly inZahlen: (wert: W) => Zahlen;
  /** Numbers outside are asked for twice when they are entered. */
  readonly ueblich?: { readonly unten: number; readonly oben: number };
  /** A version in words, where its numbers are not recorded. */
  readonly text?: (wert: W) => string;
};

/** How an entry of the operator is quoted. */
export const eintragsquelle = ({ fundstelle, eingetragenAm, entwurf }: Jahreswerteintrag): Quelle => ({
  titel: entwurf ? "Entwurf, vom Betreiber eingetragen" : "vom Betreiber eingetragen",
  fundstelle: `${fundstelle}, eingetragen am ${datum(eingetragenAm)}`,
});

/** The series of a figure with what the operator entered for it; entries of other figures are left out. */
export const jahresreihe = <W>(
  { name, reihe, ausZahlen }: Jahreswert<W>,
  eintraege: readonly Jahreswerteintrag[] = [],
): Jahresreihe<W> =>
  fortgeschrieben(
    reihe,
    eintraege
      .filter(({ wert }) => wert === name)
      .map((eintrag) => ({
        ab: eintrag.ab,
        quelle: eintragsquelle(eintrag),
        wert: ausZahlen(eintrag.zahlen),
        sicherheit: eintrag.entwurf ? "niedrig" : "mittel",
        eintrag: eintrag.entwurf ? "entwurf" : "betreiber",
      })),
  );
