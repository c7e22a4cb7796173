import type { Cent } from "@gebuehrenportal/recht";

/** An invoice that is still open. */
export type OffeneRechnung = {
  readonly id: string;
  readonly nummer: string;
  readonly offen: number;
  /** Numbers under which it was issued before. */
  readonly fruehere?: readonly string[];
};

/** A document that money went back on, or may go back on. */
export type Beglichen = OffeneRechnung & {
  readonly art: "rechnung" | "korrektur";
  /** What was paid on it and has not been taken back, each payment for itself. */
  readonly gezahlt: readonly number[];
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
  const genannt = offene.filter((r) => heisst(r, nummern));
  const summe = genannt.reduce((s, { offen }) => s + offen, 0);
  const alle = nummern.every((nummer) => genannt.some((r) => heisst(r, [nummer])));
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

const heisst = ({ nummer, fruehere = [] }: OffeneRechnung, nummern: readonly string[]): boolean =>
  [nummer, ...fruehere].some((n) => nummern.includes(n));

/**
 * To which document money belongs that went out. Sure is a credit that is paid out with exactly what is open on it, and
 * a payment taken back that was booked with exactly this amount; each payment is taken back once.
 *
 * @param betrag below zero
 */
export function ruecklauf(
  { zweck, betrag }: { readonly zweck: string; readonly betrag: Cent },
  belege: readonly Beglichen[],
): Zuordnung {
  const nummern = genannteNummern(zweck);
  const genannt = belege.filter((r) => heisst(r, nummern));
  const erstattet = genannt.filter(({ offen }) => offen === betrag);
  const zurueck = genannt.filter(({ art, gezahlt }) => art === "rechnung" && gezahlt.includes(-betrag));
  const [beleg, ...weitere] = erstattet.length > 0 ? erstattet : zurueck;
  if (beleg && weitere.length === 0 && nummern.length === 1)
    return { art: "sicher", teile: [{ rechnungId: beleg.id, betrag }] };
  const vorschlaege = genannt.map(({ id }) => id);
  if (genannt.length === 0)
    return { art: "zweifel", grund: `Ausgang: ${nummern.join(", ")} ist nicht bekannt.`, vorschlaege };
  return {
    art: "zweifel",
    grund: "Ausgang: Mit diesem Betrag ist auf die genannte Rechnung nichts gezahlt oder zu erstatten.",
    vorschlaege,
  };
}
