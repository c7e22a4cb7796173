import { umsatzsteuersatz } from "@gebuehrenportal/gebuehren";
import { fassungAm, type Tag } from "@gebuehrenportal/recht";
import type { Leistungsort } from "./steuertexte.ts";

/** Categories of EN 16931 (BT-118): standard rate, exempt, reverse charge, outside the scope of German VAT. */
export type Steuerkategorie = "S" | "E" | "AE" | "O";

/** How a line is taxed; `grund` is printed and goes into the data record wherever no tax is charged. */
export type Besteuerung = {
  readonly kategorie: Steuerkategorie;
  readonly prozent: number;
  readonly grund: string;
};

const gruende: Readonly<Record<Exclude<Leistungsort, "inland">, string>> = {
  "eu-unternehmer": "Steuerschuldnerschaft des Leistungsempfängers (§ 3a Abs. 2, § 14a Abs. 1 UStG)",
  "drittland-unternehmer": "Im Inland nicht steuerbare Leistung (§ 3a Abs. 2 UStG)",
  "drittland-privat": "Im Inland nicht steuerbare Leistung (§ 3a Abs. 4 Satz 2 Nr. 3 UStG)",
};

type Lage = { readonly ort: Leistungsort; readonly kleinunternehmer: boolean; readonly leistungsende: Tag };

/**
 * How the fees are taxed. The end of the service decides the rate (Nr. 7008 VV, § 27 Abs. 1 UStG).
 *
 * @returns `undefined` when no rate is recorded for that day
 */
export function besteuerung({ ort, kleinunternehmer, leistungsende }: Lage): Besteuerung | undefined {
  if (ort === "eu-unternehmer") return { kategorie: "AE", prozent: 0, grund: gruende[ort] };
  if (ort !== "inland") return { kategorie: "O", prozent: 0, grund: gruende[ort] };
  if (kleinunternehmer)
    return { kategorie: "E", prozent: 0, grund: "Steuerfrei für Kleinunternehmer (§ 19 Abs. 1 UStG)" };
  const satz = fassungAm(umsatzsteuersatz, leistungsende);
  return satz && { kategorie: "S", prozent: satz.wert, grund: "" };
}

/**
 * How an item is taxed that was paid in the client's name. EN 16931 knows no category for what is no part of the price
 * (§ 10 Abs. 1 Satz 5 UStG): it is told as exempt with this reason, and where the fees are outside of VAT, like them,
 * since „O“ stands beside no other category (BR-O-11).
 */
export const durchlaufend = (gebuehren: Besteuerung): Besteuerung =>
  gebuehren.kategorie === "O"
    ? gebuehren
    : { kategorie: "E", prozent: 0, grund: "Durchlaufende Posten (§ 10 Abs. 1 Satz 5 UStG)" };
