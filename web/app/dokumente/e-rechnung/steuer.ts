/** Where the service counts as rendered, as the sender chooses it. */
export const leistungsorte = [
  "inland",
  "eu-unternehmer",
  "drittland-unternehmer",
  "drittland-privat",
] as const;
export type Leistungsort = (typeof leistungsorte)[number];

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

type Lage = {
  readonly ort: Leistungsort;
  readonly kleinunternehmer: boolean;
  /** Rate of the day that decides, in per cent; `undefined`: none is recorded for it. */
  readonly steuersatz: number | undefined;
};

/**
 * How a service is taxed.
 *
 * @returns `undefined` when German VAT is due and no rate is recorded
 */
export function besteuerung({ ort, kleinunternehmer, steuersatz }: Lage): Besteuerung | undefined {
  if (ort === "eu-unternehmer") return { kategorie: "AE", prozent: 0, grund: gruende[ort] };
  if (ort !== "inland") return { kategorie: "O", prozent: 0, grund: gruende[ort] };
  if (kleinunternehmer)
    return { kategorie: "E", prozent: 0, grund: "Steuerfrei für Kleinunternehmer (§ 19 Abs. 1 UStG)" };
  return steuersatz === undefined ? undefined : { kategorie: "S", prozent: steuersatz, grund: "" };
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
