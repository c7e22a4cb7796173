import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";

/** What is printed of a kind: an invoice, a correction of a part, the end of the whole. */
export function belegart(beleg: Pick<Beleg, "art">, { storno = false } = {}): string {
  if (beleg.art === "rechnung") return "Rechnung";
  return storno ? "Stornorechnung" : "Rechnungskorrektur";
}

/** „Rechnung GP-2026-00042“ */
export const rechnungstitel = (beleg: Beleg, { storno }: { readonly storno: boolean }): string =>
  `${belegart(beleg, { storno })} ${beleg.nummer}`;

/** `DE02120300000000202051` in groups of four. */
export const ibanGelesen = (iban: string): string => iban.replace(/(.{4})(?=.)/g, "$1\u00a0");

/** What becomes of the amount of a Storno or correction. */
export const korrektursatz = ({ ersetztDurch }: Beleg): string =>
  ersetztDurch
    ? `Zu zahlen oder zu erstatten ist hierauf nichts: Was offen ist und was Sie gezahlt haben, steht auf der Rechnung ${ersetztDurch}.`
    : "Diesen Betrag verrechnen wir mit dem, was noch offen ist; was Sie darüber hinaus gezahlt haben, erstatten wir Ihnen auf demselben Weg.";
