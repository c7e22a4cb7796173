import type { Bankumsatz } from "#dokumente/einlesen/umsatz.ts";
import { nennungen } from "./zuordnung.ts";

/** What of an entry can be compared between files of different kinds. */
type Vergleichbar = Pick<Bankumsatz, "am" | "betrag" | "zahler" | "iban" | "zweck">;

const glatt = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Banks cut long texts off, and put marks before them: one stands in the other. */
function enthaelt(a: string, b: string): boolean {
  const [kurz, lang] = a.length < b.length ? [glatt(a), glatt(b)] : [glatt(b), glatt(a)];
  return lang.includes(kurz) && (kurz !== "" || lang === "");
}

type Nennungen = ReturnType<typeof nennungen>;

/** Whether two texts may name the same invoices. */
const gleich = (a: Nennungen, b: Nennungen) =>
  a.length === b.length && a.every((eine) => b.some((andere) => eine.some((n) => andere.includes(n))));

/**
 * Whether two files of different kinds tell of the same entry: amount, day, account of the payer (his name where one of
 * them does not tell it), and the invoices that are named, or the whole text where none is.
 */
export function istDerselbe(a: Vergleichbar, b: Vergleichbar): boolean {
  if (a.betrag !== b.betrag || a.am !== b.am) return false;
  const vonDemselben =
    a.iban && b.iban ? a.iban === b.iban : !a.zahler || !b.zahler || enthaelt(a.zahler, b.zahler);
  if (!vonDemselben) return false;
  const [links, rechts] = [nennungen(a.zweck), nennungen(b.zweck)];
  if (links.length > 0 || rechts.length > 0) return gleich(links, rechts);
  return enthaelt(a.zweck, b.zweck);
}

/**
 * Which of some new entries are known from a file of another kind. Each known one stands for one new one at most, so two
 * payments that are truly equal stay two: of two in this file and one in that, one is new.
 *
 * @returns for each place among the new ones the known one
 */
export function doppelte<B extends Vergleichbar>(
  neue: readonly Vergleichbar[],
  bekannte: readonly B[],
): ReadonlyMap<number, B> {
  const frei = new Set(bekannte);
  const paare = new Map<number, B>();
  // Those whose account both files tell come first: they are the surer ones.
  for (const sicher of [true, false])
    for (const [i, neu] of neue.entries()) {
      if (paare.has(i)) continue;
      const passend = [...frei].find(
        (b) => (!sicher || (neu.iban !== "" && neu.iban === b.iban)) && istDerselbe(neu, b),
      );
      if (!passend) continue;
      frei.delete(passend);
      paare.set(i, passend);
    }
  return paare;
}
