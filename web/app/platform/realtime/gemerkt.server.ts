const vergessende = new Set<() => void>();

/**
 * What is read for many pages and seldom changes, kept in this process until the pages change, or so long at most.
 * Failures are not kept.
 */
export function gemerkt<T>(lesen: () => Promise<T>, gueltigMs: number): () => Promise<T> {
  let gemerktes: { readonly bis: number; readonly wert: Promise<T> } | undefined;
  vergessende.add(() => {
    gemerktes = undefined;
  });
  return () => {
    if (gemerktes && gemerktes.bis > Date.now()) return gemerktes.wert;
    const eintrag = { bis: Date.now() + gueltigMs, wert: lesen() };
    gemerktes = eintrag;
    eintrag.wert.catch(() => {
      if (gemerktes === eintrag) gemerktes = undefined;
    });
    return eintrag.wert;
  };
}

/** The pages have changed: everything is read anew. */
export function gemerktesVergessen(): void {
  for (const vergessen of vergessende) vergessen();
}
