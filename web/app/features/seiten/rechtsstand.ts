import type { Quelle, Sicherheit, Tag } from "@gebuehrenportal/recht";

/** One version of one norm as the law packages report it. */
export type Rechtsstandzeile = {
  readonly norm: string;
  readonly titel: string;
  /** First day of this version. */
  readonly ab: Tag;
  /** Day on which a person last compared the file with the official text. */
  readonly geprueft: Tag;
  readonly quelle: Quelle;
  readonly sicherheit: Sicherheit;
};

export type Fassungszeile = Pick<Rechtsstandzeile, "ab" | "quelle" | "sicherheit"> & {
  readonly stand: "künftig" | "gilt" | "früher";
};

/** A norm with all its versions, newest first. */
export type Normstand = {
  readonly norm: string;
  readonly titel: string;
  readonly geprueft: Tag;
  readonly fassungen: readonly Fassungszeile[];
};

/** Gathers versions by norm; the norm whose check lies furthest back comes first. */
export function normstaende(zeilen: readonly Rechtsstandzeile[], heute: Tag): readonly Normstand[] {
  return [...Map.groupBy(zeilen, ({ norm, titel }) => `${norm}\n${titel}`).values()]
    .flatMap((gruppe) => {
      const [erste] = gruppe;
      return erste ? [normstand(erste, gruppe, heute)] : [];
    })
    .sort((a, b) => vergleich(a.geprueft, b.geprueft));
}

function normstand(erste: Rechtsstandzeile, gruppe: readonly Rechtsstandzeile[], heute: Tag): Normstand {
  const geltend = gruppe
    .map((z) => z.ab)
    .filter((ab) => ab <= heute)
    .sort(vergleich)
    .at(-1);
  return {
    norm: erste.norm,
    titel: erste.titel,
    geprueft: gruppe.map((z) => z.geprueft).reduce((a, b) => (a < b ? a : b)),
    fassungen: gruppe
      .toSorted((a, b) => vergleich(b.ab, a.ab))
      .map(({ ab, quelle, sicherheit }) => ({
        ab,
        quelle,
        sicherheit,
        stand: ab > heute ? "künftig" : ab === geltend ? "gilt" : "früher",
      })),
  };
}

const vergleich = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
