import { type Cent, cent, type Tag, zahl } from "@gebuehrenportal/recht";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import type { Steuerfall } from "../../vertrag/vertrag.ts";

type Meldbar = { readonly steuerfall: Steuerfall; readonly beleg: Beleg };

/**
 * The day that decides for which month a service is reported: the one on which it is rendered (§ 18a Abs. 8 Satz 2 UStG),
 * a correction when it is made, but not before (§ 18a Abs. 7 Satz 2, § 17 Abs. 1 UStG).
 */
export function meldetag({ art, datum, leistung }: Pick<Beleg, "art" | "datum" | "leistung">): Tag {
  return art === "rechnung" || datum < leistung.bis ? leistung.bis : datum;
}

/**
 * Sums by month and number of the customer, corrections taken off, as § 18a UStG wants them reported. An invoice issued
 * anew stands in the place of the one before, under its number and in its month (§ 18a Abs. 10 UStG); what it replaces and
 * the Storno between them change nothing and are left out.
 */
export function zmZeilen(belege: readonly Meldbar[]): readonly (readonly string[])[] {
  const ersetzt = new Set(belege.flatMap(({ beleg }) => beleg.ersetzt?.map(({ nummer }) => nummer) ?? []));
  const summen = new Map<string, Cent>();
  for (const { steuerfall, beleg } of belege) {
    if (steuerfall !== "eu-reverse-charge" || beleg.ersetztDurch || ersetzt.has(beleg.nummer)) continue;
    const schluessel = `${meldetag(beleg).slice(0, 7)} ${beleg.empfaenger.ustIdNr}`;
    summen.set(schluessel, cent((summen.get(schluessel) ?? 0) + beleg.netto));
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
