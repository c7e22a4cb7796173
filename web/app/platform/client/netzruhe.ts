let ruhe: Promise<void> | undefined;

/** While a confidential file is read, nobody asks the network by himself; gives back how to end it. One at a time. */
export function netzRuhenLassen(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  ruhe = promise;
  return () => {
    ruhe = undefined;
    resolve();
  };
}

/** Fulfilled as soon as the network is free again; nothing while it is. */
export const netzruhe = (): Promise<void> | undefined => ruhe;
