import { gleicheFelder, type Kostennotenfelder } from "../felder.ts";

/** Where something is kept: which page, and what on it was typed into. */
export type Ablageort = {
  /** `neu`, or the id of a draft. */
  readonly seite: string;
  /** What a new one is made of (`quelleVon`), or the version of the draft. */
  readonly platz: string;
};

/** What was typed into a draft and is not stored yet; it never leaves the tab. */
export type Gemerktes = Ablageort & {
  readonly felder: Kostennotenfelder;
  /** The calculation that it was typed for. */
  readonly stand: string;
  /** When, as ISO text. */
  readonly am: string;
};

// `eingabenVergessen` of the platform removes these entries with those of the calculators.
const vorsatz = "eingaben/kostennoten/";
const schluessel = ({ seite, platz }: Ablageort): string => `${vorsatz}${seite}/${platz}`;

export const gemerktes = (ort: Ablageort): Gemerktes | undefined => gelesen(schluessel(ort));

/** All that is kept of a page, the latest first. */
export function alleGemerkten(seite: string): readonly Gemerktes[] {
  const anfang = `${vorsatz}${seite}/`;
  return namen()
    .filter((name) => name.startsWith(anfang))
    .flatMap((name) => gelesen(name) ?? [])
    .toSorted((a, b) => b.am.localeCompare(a.am));
}

export function merken(eintrag: Gemerktes): void {
  try {
    sessionStorage.setItem(schluessel(eintrag), JSON.stringify(eintrag));
  } catch {
    // Storage full or forbidden: the form works on without.
  }
}

export function vergessen(ort: Ablageort): void {
  try {
    sessionStorage.removeItem(schluessel(ort));
  } catch {
    // See above.
  }
}

/** Makes room for something else in the same place: what stands there is offered from now on. */
export function beiseite(ort: Ablageort): void {
  const eintrag = gemerktes(ort);
  if (!eintrag) return;
  merken({ ...eintrag, platz: `${ort.platz}.${eintrag.am}` });
  vergessen(ort);
}

/**
 * What was typed on a page and stands nowhere now, so that it can be offered. What is kept a second time, or stored by
 * now, is forgotten.
 *
 * @param jetzt what stands in the form
 * @param gesichert the fields as they are stored; unset: they are not
 */
export function angeboten(
  ort: Ablageort,
  jetzt: Kostennotenfelder,
  gesichert: Kostennotenfelder | undefined,
): readonly Gemerktes[] {
  const eigenes = gemerktes(ort)?.felder;
  const erledigt = (felder: Kostennotenfelder) =>
    [eigenes, gesichert].some((stelle) => stelle !== undefined && gleicheFelder(stelle, felder));
  return alleGemerkten(ort.seite).filter((eintrag) => {
    if (eintrag.platz === ort.platz) return false;
    if (!erledigt(eintrag.felder)) return !gleicheFelder(eintrag.felder, jetzt);
    vergessen(eintrag);
    return false;
  });
}

function namen(): readonly string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

function gelesen(name: string): Gemerktes | undefined {
  try {
    const eintrag: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    if (typeof eintrag !== "object" || eintrag === null) return undefined;
    const { felder, stand, am, seite, platz } = eintrag as Partial<Gemerktes>;
    if (typeof felder !== "object" || felder === null) return undefined;
    const texte = [stand, am, seite, platz];
    return texte.every((text) => typeof text === "string") ? (eintrag as Gemerktes) : undefined;
  } catch {
    return undefined;
  }
}
