import type { Tag } from "@gebuehrenportal/recht";
import { nummerAm } from "./bis-2013.ts";
import { teil1 } from "./teil-1.ts";
import { teil2 } from "./teil-2.ts";
import { teil3 } from "./teil-3.ts";
import { teil4 } from "./teil-4.ts";
import { teil5 } from "./teil-5.ts";
import { teil6 } from "./teil-6.ts";
import { teil7 } from "./teil-7.ts";
import type { VvNummer } from "./typen.ts";

const alle: readonly VvNummer[] = [teil1, teil2, teil3, teil4, teil5, teil6, teil7].flat();
const nachNummer = new Map(alle.map((nummer) => [nummer.nr, nummer]));

/**
 * A number of the Vergütungsverzeichnis, e.g. `3100`; `undefined` if the RVG never had it. Its nature (kind of fee, column,
 * relations) is the present one, or that of the `stichtag`: some numbers meant something else before 1 August 2013.
 */
export function vvNummer(nr: string, stichtag?: Tag): VvNummer | undefined {
  const nummer = nachNummer.get(nr);
  return nummer && stichtag ? nummerAm(nummer, stichtag) : nummer;
}

/** All numbers that have existed since 1 July 2006, ascending, the repealed ones included. */
export const vvNummern = (): readonly VvNummer[] => alle;
