/** What three states of one thing come to. */
export type Zusammenfuehrung<T> = {
  /** What is to be written: what its owner changed, and nobody else. */
  readonly werte: Partial<T>;
  /** What two people have changed to different values; fields that only make sense together stand together. */
  readonly streit: readonly (readonly (keyof T & string)[])[];
};

type Staende<T> = {
  /** What somebody saw when he began. A field that he did not see is taken as he wants it. */
  readonly gesehen: Partial<T>;
  /** What he wants. */
  readonly gewollt: Partial<T>;
  /** What stands there now. */
  readonly jetzt: T;
  /** Fields that only make sense together: changing one of them counts as changing all. */
  readonly gruppen?: readonly (readonly (keyof T & string)[])[];
};

/**
 * Puts together what somebody changed against the state he saw with what others have changed meanwhile, field by field:
 * not changed by him stays as it is now, changed by him alone is taken, changed by both to the same value says nothing, and
 * changed by both differently is for him to decide.
 */
export function zusammengefuehrt<T extends object>({
  gesehen,
  gewollt,
  jetzt,
  gruppen = [],
}: Staende<T>): Zusammenfuehrung<T> {
  type Feld = keyof T & string;
  const genannt = Object.keys(gewollt) as Feld[];
  const gruppiert = new Set(gruppen.flat());
  const alle = [...gruppen, ...genannt.filter((feld) => !gruppiert.has(feld)).map((feld) => [feld])];
  const werte: Partial<T> = {};
  const streit: (readonly Feld[])[] = [];
  for (const gruppe of alle) {
    const felder = gruppe.filter((feld) => Object.hasOwn(gewollt, feld));
    const bekannt = felder.filter((feld) => Object.hasOwn(gesehen, feld));
    const meine = felder.some((feld) => !bekannt.includes(feld) || !gleich(gewollt[feld], gesehen[feld]));
    if (!meine) continue;
    const einig = felder.every((feld) => gleich(gewollt[feld], jetzt[feld]));
    if (einig) continue;
    if (bekannt.some((feld) => !gleich(jetzt[feld], gesehen[feld]))) streit.push(felder);
    else for (const feld of felder) werte[feld] = gewollt[feld] as T[Feld];
  }
  return { werte, streit };
}

/** Whether two values are one, as they would be stored. */
const gleich = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
