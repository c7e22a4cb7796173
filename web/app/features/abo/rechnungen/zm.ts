import { type Cent, cent, zahl } from "@gebuehrenportal/recht";
import type { Steuerfall } from "../vertrag/vertrag.ts";

/** Of a document what the report asks for. */
type Meldebeleg = {
  readonly steuerfall: Steuerfall;
  readonly beleg: {
    readonly datum: string;
    readonly netto: Cent;
    readonly empfaenger: { readonly ustIdNr: string };
  };
};

/** Sums by month and number of the customer, corrections taken off, as § 18a UStG wants them reported. */
export function zmZeilen(belege: readonly Meldebeleg[]): readonly (readonly string[])[] {
  const summen = new Map<string, Cent>();
  for (const { steuerfall, beleg: b } of belege) {
    if (steuerfall !== "eu-reverse-charge") continue;
    const schluessel = `${b.datum.slice(0, 7)} ${b.empfaenger.ustIdNr}`;
    summen.set(schluessel, cent((summen.get(schluessel) ?? 0) + b.netto));
  }
  return [
    ["Monat", "USt-IdNr.", "Bemessungsgrundlage in EUR", "Art"],
    ...[...summen]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([schluessel, netto]) => {
        const [monat = "", ustId = ""] = schluessel.split(" ");
        return [monat, ustId, zahl(netto), "Sonstige Leistung"];
      }),
  ];
}
