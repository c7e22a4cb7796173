import { type Cent, cent } from "@gebuehrenportal/recht";
import type { Position } from "../eingabe.ts";

export type Mehrvergleich = {
  /** Value of the claims pending in these proceedings. */
  readonly wertAnhaengig: Cent;
  /** Value of the claims settled with them that are pending nowhere (Nr. 1000 VV). */
  readonly wertNichtAnhaengig: Cent;
  /** Value of the claims settled with them that are pending elsewhere in first instance (Nr. 1003 VV). */
  readonly wertAnderweitigAnhaengig?: Cent;
  /** 1: first instance, 2: Berufung, 3: Revision. */
  readonly instanz: 1 | 2 | 3;
  /** Civil Revision before the Bundesgerichtshof, where only counsel admitted there may act (Nr. 3208, 3209 VV). */
  readonly bgh?: boolean;
  /** Whether the Terminsgebühr arose; default `true`. */
  readonly termin?: boolean;
};

const nummern = {
  1: { voll: "3100", ermaessigt: "3101", termin: "3104", einigung: "1003" },
  2: { voll: "3200", ermaessigt: "3201", termin: "3202", einigung: "1004" },
  3: { voll: "3206", ermaessigt: "3207", termin: "3210", einigung: "1004" },
} as const;

/**
 * Positions of a settlement that covers more than is pending: full and reduced Verfahrensgebühr (Nr. 3101 Nr. 2 VV), the
 * Terminsgebühr from the sum, the Einigungsgebühren by part. The caps of § 15 Abs. 3 RVG follow in the calculation.
 */
export function mehrvergleich(vergleich: Mehrvergleich): readonly Position[] {
  const { wertAnhaengig, wertNichtAnhaengig, instanz } = vergleich;
  const n = nummern[instanz];
  const bgh = instanz === 3 && vergleich.bgh === true;
  const anderweitig = vergleich.wertAnderweitigAnhaengig ?? cent(0);
  const mehrwert = cent(wertNichtAnhaengig + anderweitig);
  const erstinstanzlich = instanz === 1 ? cent(wertAnhaengig + anderweitig) : anderweitig;
  const positionen: Position[] = [
    { nr: bgh ? "3208" : n.voll, wert: wertAnhaengig },
    { nr: bgh ? "3209" : n.ermaessigt, wert: mehrwert },
    ...(vergleich.termin === false ? [] : [{ nr: n.termin, wert: cent(wertAnhaengig + mehrwert) }]),
    ...(instanz === 1 ? [] : [{ nr: n.einigung, wert: wertAnhaengig }]),
    { nr: "1003", wert: erstinstanzlich },
    { nr: "1000", wert: wertNichtAnhaengig },
  ];
  return positionen.filter((p) => p.wert !== undefined && p.wert > 0);
}
