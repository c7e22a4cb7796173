/**
 * A result of a law package as a public call prints it: `schritte` is called `rechenweg`, and hundredths of a rate
 * (`satz100: 130`, `prozent100: 152`) become decimal numbers (`satz: 1.3`, `prozent: 1.52`).
 */
export type Antwort<T> = T extends string | number | boolean | undefined
  ? T
  : T extends readonly (infer E)[]
    ? readonly Antwort<E>[]
    : { [K in keyof T as Antwortname<K>]: Antwort<T[K]> };

type Antwortname<K> = K extends "schritte" ? "rechenweg" : K extends `${infer Name}100` ? Name : K;

/** Plain data of a law package in the words of the public calls. */
export function alsAntwort<T>(ergebnis: T): Antwort<T> {
  return umbenannt(ergebnis) as Antwort<T>;
}

function umbenannt(wert: unknown): unknown {
  if (Array.isArray(wert)) return wert.map(umbenannt);
  if (typeof wert !== "object" || wert === null) return wert;
  return Object.fromEntries(
    Object.entries(wert).map(([name, inhalt]) => {
      if (name === "schritte") return ["rechenweg", umbenannt(inhalt)];
      const hundertstel = /^(\w+?)100$/.exec(name)?.[1];
      if (hundertstel !== undefined && typeof inhalt === "number") return [hundertstel, inhalt / 100];
      return [name, umbenannt(inhalt)];
    }),
  );
}
