import type { Quelle, Sicherheit } from "./quelle.ts";
import type { Tag } from "./tag.ts";

/** Who put a version there that the law files do not record: the operator, as law or as a draft. */
export type Eintragsart = "betreiber" | "entwurf";

/** Rhythm of a figure that ends by itself: with its calendar year, with the 30 June after it, with its half-year. */
export type Takt = "kalenderjahr" | "juli" | "halbjahr";

/** One version of a norm: in force from `ab` until the next entry. */
export type Fassung<W> = {
  readonly ab: Tag;
  readonly quelle: Quelle;
  readonly wert: W;
  /** How sure the value is; absent = `hoch`. */
  readonly sicherheit?: Sicherheit;
  /** How sure the *day* `ab` is; absent = `hoch`. Anything else is told near that day (`fassungszweifel`). */
  readonly abSicherheit?: Sicherheit;
  /** Absent: it stands in the law files. */
  readonly eintrag?: Eintragsart;
};

/** The versions of one norm in ascending order. `geprueft` is the day somebody compared them with the official text. */
export type Zeitreihe<W> = {
  readonly norm: string;
  readonly geprueft: Tag;
  readonly fassungen: readonly Fassung<W>[];
  /** Absent: a version holds until the next one. */
  readonly takt?: Takt;
  /** Last day of the newest version, where the series has ended and another took its place. */
  readonly bis?: Tag;
  /** The series whose versions this one repeats, whole or in part: an amendment is entered and evidenced there. */
  readonly aus?: readonly Zeitreihe<unknown>[];
};

/**
 * Builds a dated series. The end of a version is the next `ab`, so gaps and overlaps have nowhere to live.
 * Throws when the days do not ascend or nothing is given: a mistake in the data must not start.
 */
export function zeitreihe<W>(
  kopf: { readonly norm: string; readonly geprueft: Tag; readonly bis?: Tag },
  fassungen: readonly Fassung<W>[],
): Zeitreihe<W> {
  if (fassungen.length === 0) throw new RangeError(`${kopf.norm}: keine Fassung`);
  for (const [i, b] of fassungen.entries()) {
    const a = fassungen[i - 1];
    if (a && a.ab >= b.ab) throw new RangeError(`${kopf.norm}: ${b.ab} folgt auf ${a.ab}`);
    if (kopf.bis !== undefined && b.ab > kopf.bis)
      throw new RangeError(`${kopf.norm}: ${b.ab} folgt auf das Ende am ${kopf.bis}`);
  }
  return { ...kopf, fassungen };
}

/**
 * The versions of a part of a norm, which has a norm of its own: those with which the part changed, each with the source
 * and certainty of that change.
 */
export function auszug<W, T>(reihe: Zeitreihe<W>, norm: string, teilVon: (wert: W) => T): Zeitreihe<T> {
  const { geprueft, fassungen } = reihe;
  const alle = fassungen.map((fassung) => ({ ...fassung, wert: teilVon(fassung.wert) }));
  const geaendert = alle.filter(
    ({ wert }, i) => i === 0 || JSON.stringify(wert) !== JSON.stringify(alle[i - 1]?.wert),
  );
  return { ...zeitreihe({ norm, geprueft }, geaendert), aus: [reihe] };
}

/** The version in force on a day, or `undefined` before the first one and after the end: „keine Fassung erfasst“. */
export function fassungAm<W>({ fassungen, bis }: Zeitreihe<W>, stichtag: Tag): Fassung<W> | undefined {
  if (bis !== undefined && stichtag > bis) return undefined;
  // A loop, because every line of every result asks several times.
  for (let i = fassungen.length - 1; i >= 0; i -= 1) {
    const fassung = fassungen[i];
    if (fassung && fassung.ab <= stichtag) return fassung;
  }
  return undefined;
}
