import type { Cent } from "@gebuehrenportal/recht";

/** An invoice that is still open. */
export type OffeneRechnung = {
  readonly id: string;
  readonly nummer: string;
  readonly offen: number;
};

/** To which invoices a payment belongs, and how sure that is. */
export type Zuordnung =
  | {
      readonly art: "sicher";
      readonly teile: readonly { readonly rechnungId: string; readonly betrag: number }[];
    }
  | { readonly art: "zweifel"; readonly grund: string; readonly vorschlaege: readonly string[] };

/** Numbers of invoices in what a payer wrote, however he and his bank parted them. */
export function genannteNummern(zweck: string): readonly string[] {
  const glatt = zweck.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const gefunden = [...glatt.matchAll(/GP(20\d{2})(\d{5})/g)].map(([, jahr, nr]) => `GP-${jahr}-${nr}`);
  return [...new Set(gefunden)];
}

/** Sure is a payment alone that names invoices which are open with exactly this amount, together. */
export function zuordnung(
  { zweck, betrag }: { readonly zweck: string; readonly betrag: Cent },
  offene: readonly OffeneRechnung[],
): Zuordnung {
  const nummern = genannteNummern(zweck);
  const genannt = offene.filter(({ nummer }) => nummern.includes(nummer));
  const summe = genannt.reduce((s, { offen }) => s + offen, 0);
  const alle = genannt.length === nummern.length;
  if (genannt.length > 0 && alle && summe === betrag)
    return { art: "sicher", teile: genannt.map(({ id, offen }) => ({ rechnungId: id, betrag: offen })) };
  if (genannt.length > 0)
    return {
      art: "zweifel",
      grund: alle
        ? "Der Betrag weicht von dem ab, was offen ist."
        : "Eine der genannten Rechnungen ist nicht offen oder nicht bekannt.",
      vorschlaege: genannt.map(({ id }) => id),
    };
  const gleiche = offene.filter(({ offen }) => offen === betrag).map(({ id }) => id);
  if (nummern.length > 0)
    return {
      art: "zweifel",
      grund: `${nummern.join(", ")} ist nicht offen oder nicht bekannt.`,
      vorschlaege: gleiche,
    };
  return { art: "zweifel", grund: "Im Verwendungszweck steht keine Rechnungsnummer.", vorschlaege: gleiche };
}
