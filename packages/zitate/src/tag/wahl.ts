import type { Tag } from "@gebuehrenportal/recht";
import type { Sicherheit, Tagesart } from "./formen.ts";

type Fund = { readonly tag: Tag; readonly art: Tagesart; readonly sicherheit: Sicherheit };

const rang: Readonly<Record<Tagesart, number>> = {
  verkuendung: 0,
  entscheidung: 1,
  ort: 2,
  feld: 2,
  zeile: 3,
  zustellung: 4,
  verhandlung: 5,
};

/** Which of two days a text is of rather: the surer one, of two as sure the one of the stronger form. */
export const stufe = ({ art, sicherheit }: Omit<Fund, "tag">): number =>
  rang[art] + (sicherheit === "hoch" ? 0 : sicherheit === "mittel" ? 10 : 20);

/**
 * The one day among those a text may be of, the likeliest of which comes first; none where two of the same rank differ:
 * whoever reads the text is asked then. A field or a decision that says otherwise takes its certainty.
 */
export function gewaehlt<T extends Fund>(tage: readonly T[]): T | undefined {
  const [erster, ...andere] = tage;
  if (!erster) return undefined;
  const abweichende = andere.filter(({ tag }) => tag !== erster.tag);
  if (abweichende.some((eine) => stufe(eine) === stufe(erster))) return undefined;
  const strittig =
    erster.art !== "verkuendung" &&
    abweichende.some(
      ({ art, sicherheit }) => sicherheit === "hoch" && (art === "feld" || art === "entscheidung"),
    );
  return strittig && erster.sicherheit === "hoch" ? { ...erster, sicherheit: "mittel" } : erster;
}
