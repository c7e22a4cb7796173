import { AsyncLocalStorage } from "node:async_hooks";

/** Told when a request begins to wait without computing; gives back how to tell that it goes on. */
export type Wartebeginn = () => () => void;

const laufende = new AsyncLocalStorage<Wartebeginn>();

/** Does the work; whatever it waits for by `wartend` is reported to `beginn`. */
export const mitWartemelder = <T>(beginn: Wartebeginn, arbeit: () => Promise<T>): Promise<T> =>
  laufende.run(beginn, arbeit);

/**
 * For work that only waits here: for a clock, or for another thread with bounds of its own. Nobody's share of the server
 * is spent with it, and meanwhile it takes no place. What the database does counts as computing: it is the same for all.
 */
export async function wartend<T>(worauf: () => Promise<T>): Promise<T> {
  const weiter = laufende.getStore()?.();
  try {
    return await worauf();
  } finally {
    weiter?.();
  }
}
