const vergessende = new Set<() => void>();

/**
 * What is read for many pages and seldom changes, kept in this process until the pages change, or so long at most.
 * Failures are not kept.
 */
export function gemerkt<T>(lesen: () => Promise<T>, gueltigMs: number): () => Promise<T> {
  let stand: { readonly bis: number; readonly wert: Promise<T> } | undefined;
  vergessende.add(() => {
    stand = undefined;
  });
  return () => {
    if (stand && stand.bis > Date.now()) return stand.wert;
    const eintrag = { bis: Date.now() + gueltigMs, wert: lesen() };
    stand = eintrag;
    eintrag.wert.catch(() => {
      if (stand === eintrag) stand = undefined;
    });
    return eintrag.wert;
  };
}

/** The pages have changed: everything is read anew. */
export function gemerktesVergessen(): void {
  for (const vergessen of vergessende) vergessen();
}
