/** Where a number of the law was published: title of the act, its gazette citation, and a link where one exists. */
export type Quelle = {
  readonly titel: string;
  readonly fundstelle: string;
  readonly link?: string;
};

/**
 * How sure a fact is. `hoch`: text of the statute seen in several dated states;
 * `mittel`: one source only; `niedrig`: unsecured. Anything but `hoch` is told to the user with the result.
 */
export type Sicherheit = "hoch" | "mittel" | "niedrig";

/** Short name of an act as lawyers say it: „… (KostBRÄG 2025) vom 07.04.2025“ → „KostBRÄG 2025“. */
export const kurzname = ({ titel }: Quelle): string => /\(([^()]+)\)/.exec(titel)?.[1] ?? titel;
