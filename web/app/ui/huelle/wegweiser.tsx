import { createContext, useContext } from "react";

/** How a page presents itself in header and footer. */
export type Ziel = {
  /** Place in header (`kopf`), among all calculators there (`rechner`) or in the footer (`fuss`). */
  readonly ort: "kopf" | "rechner" | "fuss";
  /** Ascending order within its place. */
  readonly rang: number;
  readonly text: string;
  /** Where it leads whoever is signed in; unset: to the page as well. */
  readonly angemeldet?: string;
};

/** A page that exists, with its address. */
export type Wegweiserziel = Ziel & { readonly pfad: string };

/** What a feature's list of pages adds to each of them; pages without it are reached from elsewhere. */
export type MitZiel = { readonly ziel?: Ziel | readonly Ziel[] };

/** The pages that exist and want to be found, in order. Nothing is linked that is not there. */
export function wegweiserAus(
  seiten: readonly ({ readonly path: string } & MitZiel)[],
): readonly Wegweiserziel[] {
  return seiten
    .flatMap(({ path, ziel = [] }) => [ziel].flat().map((eines) => ({ ...eines, pfad: path })))
    .sort((a, b) => a.rang - b.rang);
}

export const WegweiserContext = createContext<readonly Wegweiserziel[]>([]);

/** The links of one place. */
export const useWegweiser = (ort: Ziel["ort"]): readonly Wegweiserziel[] =>
  useContext(WegweiserContext).filter((ziel) => ziel.ort === ort);
