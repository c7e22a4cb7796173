/** Keys that one question may name. */
const hoechstens = 200;

/**
 * Joins questions of one kind: those that come while one is on its way go out together with the next. Nothing is kept,
 * so an answer is never older than its question; alone nobody waits longer than a turn of the event loop.
 *
 * @param lesen answers by key; a key without an answer has none
 */
export function gesammelt<W>(
  lesen: (schluessel: readonly string[]) => Promise<ReadonlyMap<string, W>>,
): (schluessel: string) => Promise<W | undefined> {
  const wartend = new Map<string, PromiseWithResolvers<W | undefined>>();
  let unterwegs = false;

  async function abarbeiten(): Promise<void> {
    while (wartend.size > 0) {
      // What arrives in the same turn of the event loop goes out together.
      await new Promise((weiter) => setImmediate(weiter));
      const fragen = [...wartend].slice(0, hoechstens);
      for (const [schluessel] of fragen) wartend.delete(schluessel);
      try {
        const antworten = await lesen(fragen.map(([schluessel]) => schluessel));
        for (const [schluessel, { resolve }] of fragen) resolve(antworten.get(schluessel));
      } catch (fehler) {
        for (const [, { reject }] of fragen) reject(fehler);
      }
    }
    unterwegs = false;
  }

  return (schluessel) => {
    const frage = wartend.get(schluessel) ?? Promise.withResolvers<W | undefined>();
    wartend.set(schluessel, frage);
    if (!unterwegs) {
      unterwegs = true;
      void abarbeiten();
    }
    return frage.promise;
  };
}
