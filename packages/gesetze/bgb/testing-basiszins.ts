import type { Tag } from "@gebuehrenportal/recht";
import { basiszinssatz } from "./paragraph-247.ts";

/**
 * Sets the series back to what was known on a day, so that tests of an unknown half-year outlive the next announcement.
 * The returned function restores it; `beforeAll(() => basiszinsBekanntBis(…))` does both.
 */
export function basiszinsBekanntBis(letzterBeginn: Tag): () => void {
  const { fassungen } = basiszinssatz;
  const setzen = (werte: typeof fassungen) => Object.assign(basiszinssatz, { fassungen: werte });
  setzen(fassungen.filter(({ ab }) => ab <= letzterBeginn));
  return () => setzen(fassungen);
}
