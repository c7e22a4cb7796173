/** While a confidential file is read, nothing that runs by itself asks the network, so that everybody can see it. */
let ruhende = 0;
let frei = Promise.resolve();
let freigeben = () => {};

/** From now on calls that nobody asked for wait; gives back how to end it. */
export function netzRuhenLassen(): () => void {
  ruhende += 1;
  if (ruhende === 1) ({ promise: frei, resolve: freigeben } = Promise.withResolvers<void>());
  let beendet = false;
  return () => {
    if (beendet) return;
    beendet = true;
    ruhende -= 1;
    if (ruhende === 0) freigeben();
  };
}

export const netzRuht = (): boolean => ruhende > 0;

/** Waits until nobody wants the network to rest. */
export const netzfrei = (): Promise<void> => frei;
