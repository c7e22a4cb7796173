/** A row of a file that is not taken over, and why. */
export type Abgelehnt = {
  /** Which line, card or day of the file. */
  readonly nr: number;
  /** What stands there. */
  readonly text: string;
  readonly grund: string;
};

/** What becomes of a file. */
export type Bericht<E> = {
  readonly neu: readonly E[];
  /** They are there already. */
  readonly vorhanden: readonly E[];
  readonly abgelehnt: readonly Abgelehnt[];
  /** Broken off: so many were not taken over any more; the same file brings them. */
  readonly offen?: number;
};

/** What stands in a file, and what of it cannot be taken over. */
type Gelesen<E> = { readonly gelesen: readonly E[]; readonly abgelehnt: readonly Abgelehnt[] };

/**
 * The entries of a file, each once; whatever comes a second time is refused.
 *
 * @param kennung what an entry is known by
 * @param doppelt the row that comes second, given the number of the first one
 */
export function jedesEinmal<E extends { readonly nr: number }>(
  zeilen: readonly (E | Abgelehnt)[],
  kennung: (eintrag: E) => string,
  doppelt: (eintrag: E, vorher: number) => Abgelehnt,
): Gelesen<E> {
  const gelesen: E[] = [];
  const abgelehnt: Abgelehnt[] = [];
  const gesehen = new Map<string, number>();
  for (const zeile of zeilen) {
    if ("grund" in zeile) {
      abgelehnt.push(zeile);
      continue;
    }
    const bezeichnung = kennung(zeile);
    const vorher = gesehen.get(bezeichnung);
    if (vorher !== undefined) {
      abgelehnt.push(doppelt(zeile, vorher));
      continue;
    }
    gesehen.set(bezeichnung, zeile.nr);
    gelesen.push(zeile);
  }
  return { gelesen, abgelehnt };
}

/** What becomes of the entries of a file, given which are there already. */
export const berichtAus = <E>(
  { gelesen, abgelehnt }: Gelesen<E>,
  istDa: (eintrag: E) => boolean,
): Bericht<E> => ({
  neu: gelesen.filter((eintrag) => !istDa(eintrag)),
  vorhanden: gelesen.filter(istDa),
  abgelehnt,
});
