import { datum, zahl } from "@gebuehrenportal/recht";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import type { Belegtexte } from "#dokumente/e-rechnung/e-rechnung.ts";
import { belegtitel, zahlungssatz } from "./briefsatz.ts";

/** What a Kostennote says in its data record. */
export const belegtexte = (b: Beleg): Belegtexte => ({ notizen: notizen(b), zahlung: zahlungssatz(b) });

/** § 10 Abs. 2 RVG and § 14 Abs. 5 Satz 2 UStG: payments with their tax have no field of their own in EN 16931. */
function notizen(b: Beleg): string[] {
  const { storniert, aktenzeichen, betreff } = b;
  return [
    storniert
      ? `${belegtitel(b)}: storniert ${storniert.nummer} vom ${datum(storniert.datum)}.`
      : `${belegtitel(b)}, Berechnung nach § 10 RVG.`,
    ...(aktenzeichen || betreff ? [[betreff, aktenzeichen].filter(Boolean).join(", ")] : []),
    ...b.zahlungen.map(
      (z) =>
        `${z.text} (${z.norm}): ${zahl(z.betrag)} €, darin ${z.prozent} % Umsatzsteuer ${zahl(z.steuer)} €.`,
    ),
    ...(b.freigegebenVon ? [`Freigegeben: ${b.freigegebenVon}, ${datum(b.datum)}.`] : []),
  ];
}
