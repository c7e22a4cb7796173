import { netz } from "./netz.ts";

/** While a confidential file is read, nobody asks the network by himself; gives back how to end it. One at a time. */
export function netzRuhenLassen(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  netz.ruhe = promise;
  return () => {
    netz.ruhe = undefined;
    resolve();
  };
}
