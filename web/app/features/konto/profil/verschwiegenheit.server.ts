import type { Transaction } from "kysely";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { type Mandant, mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import {
  geltendeFassung,
  type Verschwiegenheitsfassung,
  zustimmungNoetig,
} from "./verschwiegenheit-fassung.ts";
import { type Zustimmung, zustimmungenLesen, zustimmungSchreiben } from "./verschwiegenheit-store.server.ts";

/**
 * Stands before everything that stores mandate data (calculations, Kostennoten, deadlines and templates that
 * name one, contacts): the account has
 * agreed to the wording that holds now. To be called in the transaction of `mandant` that stores.
 *
 * @throws {ApiFehler} 403 with `code: "verschwiegenheit"`: the page shows the text and asks
 */
export async function requireVerschwiegenheit(tx: Transaction<DB>, kontoId: string): Promise<void> {
  const erteilt = await zustimmungenLesen(tx, kontoId);
  if (!erteilt.some(({ fassung }) => fassung === geltendeFassung))
    throw new ApiFehler(403, { error: zustimmungNoetig, code: "verschwiegenheit" });
}

/** Stores that an account agrees to the wording it has read; once for all. */
export function verschwiegenheitZustimmen(wer: Mandant, fassung: Verschwiegenheitsfassung): Promise<void> {
  return mandant(wer, async (tx) => {
    const am = new Date(jetzt().epochMilliseconds);
    if (!(await zustimmungSchreiben(tx, wer.nutzer.id, { fassung, am }))) return;
    await protokolliere(tx, {
      akt: "verschwiegenheit-vereinbart",
      konto: wer.nutzer.id,
      von: wer.nutzer.id,
      einzelheiten: { fassung },
    });
  });
}

/** Stores the agreement where a form has brought it (`Zustimmungsschalter`); anything else asks for nothing. */
export async function zustimmungAnnehmen(
  wer: Mandant,
  { zustimmung }: Readonly<Record<string, string>>,
): Promise<void> {
  if (zustimmung === geltendeFassung) await verschwiegenheitZustimmen(wer, geltendeFassung);
}

/** The wording that an account has still to agree to; unset: it has. */
export async function offeneZustimmung(wer: Mandant): Promise<Verschwiegenheitsfassung | undefined> {
  const erteilt = await verschwiegenheitZustimmungen(wer);
  return erteilt.some(({ fassung }) => fassung === geltendeFassung) ? undefined : geltendeFassung;
}

/** What an account has agreed to, newest first. */
export const verschwiegenheitZustimmungen = (wer: Mandant): Promise<Zustimmung[]> =>
  mandant(wer, (tx) => zustimmungenLesen(tx, wer.nutzer.id));
