import {
  type Fassung,
  fassungAm,
  type Sicherheit,
  type Tag,
  type Zeitreihe,
  zeitreihe,
} from "@gebuehrenportal/recht";

/**
 * The versions of a rule that brings one number: its days, sources and values, so that an amendment is one entry.
 *
 * @param sicherheit of the rule where it is less sure than its number
 */
export function wieZahl<W>(
  zahl: Zeitreihe<W>,
  norm: string = zahl.norm,
  sicherheit?: Sicherheit,
): Zeitreihe<W> {
  const fassungen = zahl.fassungen.map((f) => ({ ...f, ...(sicherheit && { sicherheit }) }));
  return { ...zeitreihe({ norm, geprueft: zahl.geprueft }, fassungen), aus: [zahl] };
}

/**
 * The versions of a rule over several norms, each with a number of its own: those of the days on which what all of them say together
 * changed, each with the source of the norm that changed; of several that changed on one day, that of the first.
 *
 * @param wert what the norms say together on a day
 */
export function ausMehreren<W>(
  norm: string,
  zahlen: readonly Zeitreihe<unknown>[],
  wert: (am: Tag) => W,
  sicherheit?: Sicherheit,
): Zeitreihe<W> {
  const tage = Map.groupBy(
    zahlen.flatMap(({ fassungen }) => fassungen),
    ({ ab }) => ab,
  );
  const alle = [...tage.values()]
    .flatMap(([erste]): Fassung<W>[] =>
      erste ? [{ ...erste, wert: wert(erste.ab), ...(sicherheit && { sicherheit }) }] : [],
    )
    .toSorted((a, b) => (a.ab < b.ab ? -1 : 1));
  const geaendert = alle.filter(
    (f, i) => i === 0 || JSON.stringify(f.wert) !== JSON.stringify(alle[i - 1]?.wert),
  );
  const [geprueft] = zahlen.map((zahl) => zahl.geprueft).toSorted();
  if (geprueft === undefined) throw new RangeError(`${norm}: keine Zahl`);
  return { ...zeitreihe({ norm, geprueft }, geaendert), aus: zahlen };
}

/** What each of several norms says on a day, under its key; absent before its first version. */
export const zusammen =
  <W>(zahlen: Readonly<Record<string, Zeitreihe<W>>>) =>
  (am: Tag): Readonly<Record<string, W>> =>
    Object.fromEntries(
      Object.entries(zahlen).flatMap(([name, reihe]) => {
        const fassung = fassungAm(reihe, am);
        return fassung ? [[name, fassung.wert]] : [];
      }),
    );
