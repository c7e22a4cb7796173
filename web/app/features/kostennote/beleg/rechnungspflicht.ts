import { eRechnungUebergang } from "@gebuehrenportal/gesetze/ustg/paragraph-27.ts";
import { type Cent, fassungAm, type Tag } from "@gebuehrenportal/recht";

/** Whether a bill between entrepreneurs in Germany has to be an e-invoice. */
export type ERechnungspflicht =
  | { readonly art: "keine" }
  /** Only for a sender with more turnover in the year before. */
  | { readonly art: "ueber-umsatz"; readonly hoechstumsatz: Cent }
  /** For every sender; `verspaetet`: the service still had another way, but its last day to send is over. */
  | { readonly art: "alle"; readonly verspaetet: boolean };

/**
 * § 14 Abs. 2 Satz 2 Nr. 1, § 27 Abs. 38 UStG: the end of the service decides which way around the e-invoice there is, the day of
 * the bill whether it is still open.
 */
export function eRechnungspflicht(leistungsende: Tag, ausgestelltAm: Tag): ERechnungspflicht {
  const fassung = fassungAm(eRechnungUebergang, leistungsende);
  if (!fassung) return { art: "keine" };
  const { bis, hoechstumsatz } = fassung.wert;
  if (bis === null || ausgestelltAm > bis) return { art: "alle", verspaetet: bis !== null };
  return hoechstumsatz === null ? { art: "keine" } : { art: "ueber-umsatz", hoechstumsatz };
}

/** First days of services for which the duty comes: for senders above a turnover, and for all of them. */
export function kommendePflicht(): {
  readonly hoechstumsatz: Cent;
  readonly ueberUmsatzAb: Tag;
  readonly alleAb: Tag;
} {
  const { fassungen } = eRechnungUebergang;
  const ueber = fassungen.find(({ wert }) => wert.hoechstumsatz !== null);
  const alle = fassungen.find(({ wert }) => wert.bis === null);
  const hoechstumsatz = ueber?.wert.hoechstumsatz;
  if (!ueber || !alle || !hoechstumsatz) throw new Error("Der Übergang zur E-Rechnung hat keine Stufen.");
  return { hoechstumsatz, ueberUmsatzAb: ueber.ab, alleAb: alle.ab };
}
