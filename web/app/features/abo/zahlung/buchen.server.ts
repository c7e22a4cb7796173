import { type Cent, cent, type Tag } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import { abwicklung, betrieb } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { type Rechnung, rechnungLesen } from "../rechnungen/rechnungen-store.server.ts";
import { type Ausgang, ereignisAnwenden, seitenUnterrichten } from "../vertrag/fuehren.server.ts";
import type { Ereignis } from "../vertrag/vertrag.ts";
import { type Zahlungsquelle, zahlungSchreiben } from "./zahlung-store.server.ts";

/** A payment as its source tells it. */
export type Zahlungseingang = {
  readonly rechnungId: string;
  /** Negative: taken back, or paid out. */
  readonly betrag: Cent;
  readonly am: Tag;
  readonly quelle: Zahlungsquelle;
  /** Names it at its source: the same one again changes nothing. */
  readonly fremdId: string;
  /** Who entered it. */
  readonly von?: string;
  /** Taken back by whoever paid it: the invoice is to be paid again. */
  readonly strittig?: boolean;
};

/** What a payment has done. */
export type Buchung = {
  /** What is open now, in cents; negative: paid too much. */
  readonly offen: number;
  /** False: it was known already. */
  readonly neu: boolean;
};

/**
 * Books a payment within the caller's transaction (`abwicklung`); its contract learns of it by an event in the same one.
 *
 * @throws {Error} there is no such document in the reach of the transaction
 */
export async function zahlungBuchen(tx: Transaction<DB>, eingang: Zahlungseingang): Promise<Buchung> {
  const rechnung = await rechnungLesen(tx, eingang.rechnungId);
  if (!rechnung) throw new Error("Zu dieser Zahlung gibt es keine Rechnung.");
  const neu = await zahlungSchreiben(tx, { ...eingang, kontoId: rechnung.kontoId, von: eingang.von ?? null });
  return { offen: rechnung.offen - (neu ? eingang.betrag : 0), neu };
}

/**
 * Books a payment and lets its contract know, in one transaction; a document whose account is gone is booked alone.
 *
 * @returns `undefined`: no such document
 */
export async function zahlungVerbuchen(eingang: Zahlungseingang): Promise<Buchung | undefined> {
  const rechnung = await betrieb((tx) => rechnungLesen(tx, eingang.rechnungId));
  if (!rechnung) return undefined;
  const { kontoId } = rechnung;
  if (!kontoId) return betrieb((tx) => zahlungBuchen(tx, eingang));
  const folge = await abwicklung(kontoId, async (tx) => {
    const buchung = await zahlungBuchen(tx, eingang);
    const ausgang = buchung.neu ? await vertragUnterrichten(tx, rechnung, eingang) : undefined;
    return { buchung, ausgang };
  });
  if (folge.ausgang) await seitenUnterrichten(kontoId, folge.ausgang);
  return folge.buchung;
}

/** An invoice that is paid settles a claim of its contract; a correction that is paid out does not. */
async function vertragUnterrichten(
  tx: Transaction<DB>,
  { kontoId, vertragId, schluessel, art }: Rechnung,
  { betrag, strittig }: Zahlungseingang,
): Promise<Ausgang | undefined> {
  if (!kontoId || !vertragId || art !== "rechnung" || (betrag <= 0 && !strittig)) return undefined;
  const ereignis: Ereignis =
    betrag > 0
      ? { art: "bezahlt", schluessel, betrag }
      : { art: "zahlungStrittig", schluessel, betrag: cent(-betrag) };
  return ereignisAnwenden(tx, kontoId, ereignis, vertragId);
}
