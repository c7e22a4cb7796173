/** What a key does in the list of suggestions below a field. */
export type Tastenwirkung =
  | { readonly art: "schritt"; readonly stelle: number }
  | { readonly art: "wahl" }
  | { readonly art: "oeffnen" }
  | { readonly art: "schliessen" };

/** How the list stands while a key is pressed. */
export type Listenstand = {
  readonly anzahl: number;
  /** Place that the arrow keys have reached; -1: what is typed. */
  readonly stelle: number;
  /** Only what the list holds can be taken. */
  readonly nurListe: boolean;
  /** The list, or why there is none, stands below the field. */
  readonly sichtbar: boolean;
};

/**
 * Arrow keys go round the list, with what is typed between its end and its beginning where that may be taken; Enter takes
 * the suggestion reached, Escape closes the list. `undefined`: the key is the field's.
 */
export function tastenwirkung(
  taste: string,
  { anzahl, stelle, nurListe, sichtbar }: Listenstand,
): Tastenwirkung | undefined {
  const schritt = { ArrowDown: 1, ArrowUp: -1 }[taste];
  if (schritt && anzahl > 0) {
    const erste = nurListe ? 0 : -1;
    const stellen = anzahl - erste;
    return { art: "schritt", stelle: ((stelle - erste + schritt + stellen) % stellen) + erste };
  }
  if (schritt) return { art: "oeffnen" };
  if (taste === "Enter" && sichtbar && stelle >= 0 && stelle < anzahl) return { art: "wahl" };
  return taste === "Escape" && sichtbar ? { art: "schliessen" } : undefined;
}
