import { datum, zahl } from "@gebuehrenportal/recht";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import type { Belegtexte } from "#dokumente/e-rechnung/e-rechnung.ts";
import { belegtitel, zahlungssatz } from "./briefsatz.ts";

/** What a Kostennote says in its data record. */
export const belegtexte = (b: Beleg): Belegtexte => ({ notizen: notizen(b), zahlung: zahlungssatz(b) });

/** § 10 Abs. 2 RVG and § 14 Abs. 5 Satz 2 UStG: payments with their tax have no field of their own in EN 16931. */
function notizen(beleg: Beleg): string[] {
  const { storniert, aktenzeichen, betreff } = beleg;
  return [
    storniert
      ? `${belegtitel(beleg)}: storniert ${storniert.nummer} vom ${datum(storniert.datum)}.`
      : `${belegtitel(beleg)}, Berechnung nach § 10 RVG.`,
    ...(aktenzeichen || betreff ? [[betreff, aktenzeichen].filter(Boolean).join(", ")] : []),
    ...beleg.zahlungen.map(
      (zahlung) =>
        `${zahlung.text} (${zahlung.norm}): ${zahl(zahlung.betrag)} €, darin ${zahlung.prozent} % Umsatzsteuer ${zahl(zahlung.steuer)} €.`,
    ),
    ...(beleg.freigegebenVon ? [`Freigegeben: ${beleg.freigegebenVon}, ${datum(beleg.datum)}.`] : []),
  ];
}
