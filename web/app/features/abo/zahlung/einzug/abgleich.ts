import { type Cent, cent } from "@gebuehrenportal/recht";
import type { Einzugsstand } from "../port.ts";

/** What a debit means for its invoice. */
export type Einzugsbuchung = {
  /** Names it among all payments: the same one again changes nothing. */
  readonly fremdId: string;
  /** Negative: taken back. */
  readonly betrag: Cent;
};

/**
 * All that a debit has brought about so far, whenever it is looked at: the payment, what was taken back of it, and what
 * came back after all. What is booked already keeps its name, so the order in which news arrive plays no part.
 */
export function einzugsbuchungen({ fremdId, gezahlt, ruecklaeufe }: Einzugsstand): readonly Einzugsbuchung[] {
  return [
    ...(gezahlt > 0 ? [{ fremdId, betrag: gezahlt }] : []),
    ...ruecklaeufe.flatMap((ruecklauf) => [
      { fremdId: ruecklauf.fremdId, betrag: cent(-ruecklauf.betrag) },
      ...(ruecklauf.zurueckerhalten
        ? [{ fremdId: `${ruecklauf.fremdId} zurück`, betrag: ruecklauf.betrag }]
        : []),
    ]),
  ];
}
