import { type Cent, cent, type Tag } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { abwicklung, betrieb } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { forderungsschluessel } from "../rechnungen/beleg/beleg.ts";
import { geltendeRechnung, type Rechnung } from "../rechnungen/rechnungen-store.server.ts";
import { type Zahlungsquelle, zahlungSchreiben } from "../rechnungen/zahlung-store.server.ts";
import { type Ausgang, ereignisAnwenden, seitenUnterrichten } from "../wirken/fuehren.server.ts";

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
};

/** What a payment has done. */
export type Buchung = {
  /** What is open now, in cents; negative: paid too much. */
  readonly offen: number;
  /** False: it was known already. */
  readonly neu: boolean;
};

/**
 * Books a payment within the caller's transaction (`abwicklung`, or `betrieb` where the account is gone), without a word
 * to its contract. On an invoice that was issued anew it goes to the one that counts now.
 *
 * @throws {Error} there is no such document in the reach of the transaction
 */
export async function zahlungBuchen(
  tx: Transaction<DB>,
  eingang: Zahlungseingang,
): Promise<Buchung & { readonly rechnung: Rechnung }> {
  const rechnung = await geltendeRechnung(tx, eingang.rechnungId);
  if (!rechnung) throw new Error("Zu dieser Zahlung gibt es keine Rechnung.");
  const { id: rechnungId, kontoId, offen } = rechnung;
  const neu = await zahlungSchreiben(tx, { ...eingang, rechnungId, kontoId, von: eingang.von ?? null });
  return { offen: offen - (neu ? eingang.betrag : 0), neu, rechnung };
}

/**
 * Books a payment and lets its contract know, in one transaction; a document whose account is gone is booked alone.
 *
 * @returns `undefined`: no such document
 */
export async function zahlungVerbuchen(eingang: Zahlungseingang): Promise<Buchung | undefined> {
  const rechnung = await betrieb((tx) => geltendeRechnung(tx, eingang.rechnungId));
  const [buchung] = rechnung ? await zahlungenVerbuchen(rechnung.kontoId, [eingang]) : [];
  return buchung;
}

/**
 * Books payments on documents of an account and lets its contracts know, all in one transaction. Where the account is
 * gone, also since the caller looked, they are booked alone.
 *
 * @param kontoId null: it was gone before
 * @param dazu what else belongs to them; not without the account, with which it has gone
 */
export async function zahlungenVerbuchen(
  kontoId: string | null,
  eingaenge: readonly Zahlungseingang[],
  dazu?: (tx: Transaction<DB>) => Promise<void>,
): Promise<readonly Buchung[]> {
  const folgen = kontoId === null ? undefined : await amKonto(kontoId, eingaenge, dazu);
  if (kontoId === null || folgen === undefined) return betrieb((tx) => alleBuchen(tx, eingaenge));
  for (const { ausgang } of folgen) if (ausgang) await seitenUnterrichten(kontoId, ausgang);
  return folgen.map(({ buchung }) => buchung);
}

async function alleBuchen(
  tx: Transaction<DB>,
  eingaenge: readonly Zahlungseingang[],
): Promise<readonly Buchung[]> {
  const buchungen = [];
  for (const eingang of eingaenge) buchungen.push(await zahlungBuchen(tx, eingang));
  return buchungen;
}

/** Undefined: the account is gone. */
function amKonto(
  kontoId: string,
  eingaenge: readonly Zahlungseingang[],
  dazu: ((tx: Transaction<DB>) => Promise<void>) | undefined,
) {
  return abwicklung(kontoId, async (tx) => {
    // One at a time for each account: nothing is issued anew or paid in between.
    if (!(await vertragskontoFesthalten(tx, kontoId))) return undefined;
    const folgen: { readonly buchung: Buchung; readonly ausgang: Ausgang | undefined }[] = [];
    for (const eingang of eingaenge) {
      const { rechnung, ...buchung } = await zahlungBuchen(tx, eingang);
      const ausgang = buchung.neu
        ? await vertragUnterrichten(tx, rechnung, { ...buchung, betrag: eingang.betrag })
        : undefined;
      folgen.push({ buchung, ausgang });
    }
    await dazu?.(tx);
    return folgen;
  });
}

/** An invoice that is paid settles a claim of its contract, one that is taken back opens it; a correction does neither. */
async function vertragUnterrichten(
  tx: Transaction<DB>,
  { kontoId, vertragId, schluessel: name, art }: Rechnung,
  { offen, betrag }: { readonly offen: number; readonly betrag: Cent },
): Promise<Ausgang | undefined> {
  if (!kontoId || !vertragId || art !== "rechnung") return undefined;
  const schluessel = forderungsschluessel(name);
  if (betrag > 0) return ereignisAnwenden(tx, kontoId, { art: "bezahlt", schluessel, betrag }, vertragId);
  // Paying back what was paid too much disputes nothing.
  const zurueck = cent(Math.max(0, offen) - Math.max(0, offen + betrag));
  if (zurueck === 0) return undefined;
  return ereignisAnwenden(tx, kontoId, { art: "zahlungStrittig", schluessel, betrag: zurueck }, vertragId);
}
