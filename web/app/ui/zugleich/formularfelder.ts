/** How the form of something that others may change, too, tells the server what its owner saw. */

type Felder = Readonly<Record<string, string>>;

/** The hidden field that carries the values its owner saw. */
export const gesehenname = "gesehenes";

/** The field that says which of two values is to stand. */
export const wahlname = (feld: string): string => `gilt-${feld}`;

/** A field that two people have changed: what each has written, who the other one is, and since when it stands there. */
export type Feldstreit = {
  readonly field: string;
  readonly yours: string;
  readonly theirs: string;
  readonly by: string;
  /** Unset: nobody has noted it. */
  readonly at?: string | undefined;
};

/** What the form carries of the fields that were seen. */
export const gesehenText = (felder: Felder): string => JSON.stringify(felder);

/** The values that the owner of a form saw; `undefined`: it carries none. */
export function gesehenesAus(felder: Felder): Felder | undefined {
  const text = felder[gesehenname];
  if (!text) return undefined;
  try {
    const gelesen: unknown = JSON.parse(text);
    if (typeof gelesen !== "object" || gelesen === null || Array.isArray(gelesen)) return undefined;
    const texte = Object.entries(gelesen).filter(([, wert]) => typeof wert === "string");
    return Object.fromEntries(texte) as Felder;
  } catch {
    return undefined;
  }
}

/**
 * The fields with what was decided about them: where the other's value is to stand, its owner takes back what he typed.
 *
 * @param gruppen fields that count as one, the first of them stands for all
 */
export function nachWahl(felder: Felder, gruppen: readonly (readonly string[])[] = []): Felder {
  const gesehen = gesehenesAus(felder);
  if (!gesehen) return felder;
  const andere = Object.keys(felder).flatMap((name) => {
    const feld = /^gilt-(.+)$/.exec(name)?.[1];
    if (feld === undefined || felder[name] !== "andere") return [];
    return gruppen.find(([erstes]) => erstes === feld) ?? [feld];
  });
  const zurueck = andere.flatMap((feld) => (Object.hasOwn(gesehen, feld) ? [[feld, gesehen[feld]]] : []));
  return { ...felder, ...Object.fromEntries(zurueck) };
}

/**
 * The fields as they come back where two people have changed the same: what others changed alone stands in them, what its
 * owner typed stays, and from now on he has seen what is there.
 */
export function nachStreit(
  getippt: Felder,
  gesehen: Felder,
  jetzt: Felder,
  gruppen: readonly (readonly string[])[] = [],
): Felder {
  const meine = (feld: string) => getippt[feld] !== undefined && getippt[feld] !== (gesehen[feld] ?? "");
  const behalten = (feld: string) => (gruppen.find((gruppe) => gruppe.includes(feld)) ?? [feld]).some(meine);
  const alle = new Set([...Object.keys(gesehen), ...Object.keys(jetzt)]);
  const andere = [...alle].flatMap((feld) => (behalten(feld) ? [] : [[feld, jetzt[feld] ?? ""]]));
  const ohneWahl = Object.entries(getippt).filter(([name]) => !name.startsWith("gilt-"));
  return {
    ...Object.fromEntries(ohneWahl),
    ...Object.fromEntries(andere),
    [gesehenname]: gesehenText(jetzt),
  };
}
