import type { Quelle, Rechtsstandzeile, Sicherheit, Tag } from "@gebuehrenportal/recht";

/** One version as the page lists it. */
export type Fassungszeile = {
  readonly ab: Tag;
  /** Named where it differs within the group: a day on which only some numbers of a Teil changed. */
  readonly norm?: string;
  readonly quelle: Quelle;
  readonly sicherheit: Sicherheit;
  /** `änderung`: changed a part of the group; what it did not touch goes on. */
  readonly stand: "künftig" | "gilt" | "früher" | "änderung";
  /** Last day of a figure that ends by itself. */
  readonly laeuftAus?: Tag;
};

/** A norm, or a Teil of a register, with all its versions, newest first. */
export type Normstand = {
  /** Absent where the versions name norms of their own. */
  readonly norm?: string;
  readonly titel: string;
  readonly geprueft: Tag;
  readonly fassungen: readonly Fassungszeile[];
};

/** Gathers the versions of a norm; the norm whose check lies furthest back comes first. */
export function normstaende(zeilen: readonly Rechtsstandzeile[], heute: Tag): readonly Normstand[] {
  return [...Map.groupBy(zeilen, gruppe).values()]
    .map((fassungen) => normstand(fassungen, heute))
    .toSorted((a, b) => vergleich(a.geprueft, b.geprueft));
}

/** Title and statute: `Wertgebühren` exist in several. */
const gruppe = ({ norm, titel }: Rechtsstandzeile): string => `${titel}|${norm.split(" ").at(-1)}`;

function normstand(zeilen: readonly Rechtsstandzeile[], heute: Tag): Normstand {
  const neueste = zeilen.toSorted((a, b) => vergleich(b.ab, a.ab));
  const normen = new Set(zeilen.map((z) => z.norm));
  const letzte = neueste.find((z) => z.ab <= heute);
  const geltend = letzte?.bis !== undefined && letzte.bis < heute ? undefined : letzte?.ab;
  const standAm = (ab: Tag): Fassungszeile["stand"] => {
    if (ab > heute) return "künftig";
    if (normen.size > 1) return "änderung";
    return ab === geltend ? "gilt" : "früher";
  };
  const [norm] = normen;
  return {
    ...(normen.size === 1 && norm !== undefined && { norm }),
    titel: zeilen[0]?.titel ?? "",
    geprueft: zeilen.map((z) => z.geprueft).reduce((a, b) => (vergleich(a, b) <= 0 ? a : b)),
    fassungen: neueste.map(({ ab, norm, quelle, sicherheit, laeuftAus }) => ({
      ab,
      ...(normen.size > 1 && { norm }),
      quelle,
      sicherheit,
      stand: standAm(ab),
      ...(laeuftAus && { laeuftAus }),
    })),
  };
}

const vergleich = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
