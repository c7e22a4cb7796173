import { createHash } from "node:crypto";
import type { Bankumsatz } from "./umsatz.ts";

/**
 * Names of entries: what the bank calls them, otherwise what stands in them, with the amount and the how-manieth of the
 * same it is, for some banks call many by one name.
 */
export function kennungen(): (konto: string, ref: string, umsatz: Omit<Bankumsatz, "fremdId">) => string {
  const gesehen = new Map<string, number>();
  return (konto, ref, { am, betrag, zahler, zweck }) => {
    const gleiche = ref
      ? [konto, ref, am, betrag].map((t) => String(t).slice(0, 40)).join(" ")
      : hash([konto, am, betrag, zahler, zweck]);
    const nr = (gesehen.get(gleiche) ?? 0) + 1;
    gesehen.set(gleiche, nr);
    return `${gleiche}-${nr}`;
  };
}

const hash = (teile: readonly (string | number)[]): string =>
  createHash("sha256").update(JSON.stringify(teile)).digest("hex").slice(0, 40);
