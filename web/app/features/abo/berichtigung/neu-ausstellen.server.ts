import { cent } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import type { Empfaenger } from "#dokumente/e-rechnung/beleg.ts";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { umgebung } from "#platform/env/env.server.ts";
import type { Ausgestellt } from "../rechnungen/ausstellen/ausstellen.server.ts";
import { absenderAus } from "../rechnungen/beleg/absender.ts";
import { aufbewahrenBis, erneuerterBeleg, erneuterSchluessel } from "../rechnungen/beleg/beleg.ts";
import { belegSchreiben } from "../rechnungen/rechnungen-store.server.ts";
import { zahlungSchreiben } from "../rechnungen/zahlung-store.server.ts";
import type { Zahlweg } from "../vertrag/vertrag.ts";
import { naechsteNummer, type Stornierbar, stornoSchreiben } from "./storno.server.ts";

type Tx = Transaction<DB>;

/**
 * Takes an invoice back and issues it anew with another recipient, in the caller's transaction (§ 14 Abs. 6 Nr. 5 UStG,
 * § 31 Abs. 5 UStDV): two documents that name each other. Period, price, tax and what was paid are the same, so the claim
 * of the contract goes on as it was.
 *
 * @param zahlweg how what is open is paid from now on; unset: as before
 * @returns both documents, the Storno first
 */
export async function neuAusstellen(
  tx: Tx,
  alt: Stornierbar,
  empfaenger: Empfaenger,
  zahlweg: Zahlweg = alt.zahlweg,
): Promise<readonly [storno: Ausgestellt, neu: Ausgestellt]> {
  const [stornonummer, nummer] = [await naechsteNummer(tx), await naechsteNummer(tx)];
  const { neu: storno } = await stornoSchreiben(tx, alt, stornonummer, { ersetztDurch: nummer.nummer });
  const id = await belegSchreiben(tx, {
    kontoId: alt.kontoId,
    vertragId: alt.vertragId,
    schluessel: erneuterSchluessel(alt.schluessel),
    art: "rechnung",
    jahr: nummer.jahr,
    laufend: nummer.laufend,
    zu: null,
    storno: false,
    steuerfall: alt.steuerfall,
    zahlweg,
    ustIdNachweis: alt.ustIdNachweis ?? undefined,
    beleg: erneuerterBeleg(alt.beleg, {
      offen: cent(alt.offen),
      nummer: nummer.nummer,
      datum: heute(),
      absender: absenderAus(umgebung().anbieter),
      empfaenger,
      ueberweisen: zahlweg !== "stripe",
    }),
    aufbewahrenBis: aufbewahrenBis(heute()),
    am: new Date(jetzt().epochMilliseconds),
  });
  // What was open and what was paid both move on: nothing is left on the old two.
  const umbuchungen: readonly (readonly [string, string, number])[] = [
    [alt.id, alt.nummer, alt.offen],
    [storno.id, storno.nummer, -alt.beleg.brutto],
    [id, nummer.nummer, alt.beleg.brutto - alt.offen],
  ];
  for (const [rechnungId, worauf, betrag] of umbuchungen)
    if (betrag !== 0)
      await zahlungSchreiben(tx, {
        rechnungId,
        kontoId: alt.kontoId,
        betrag: cent(betrag),
        am: heute(),
        quelle: "korrektur",
        fremdId: `${storno.nummer} ${worauf}`,
        von: null,
      });
  return [storno, { id, nummer: nummer.nummer }];
}
