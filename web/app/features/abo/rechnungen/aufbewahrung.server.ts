import type { Loeschteil } from "#platform/beitraege.server.ts";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { abgelaufeneLoeschen, alteUmsaetzeLoeschen } from "./aufbewahrung-store.server.ts";

/** What the erasure of an account leaves of its invoices, and why. */
export const rechnungenBleiben: Loeschteil = {
  bleibt: {
    "rechnung.konto_id":
      "Invoices are kept for eight years from the end of their year (§ 14b Abs. 1 UStG, § 147 Abs. 3 AO), with what stands on them and nothing else.",
    "rechnungsdatei.konto_id": "The files of these invoices, as they went out.",
    "rechnungszahlung.konto_id": "What was paid on these invoices, by amount and day.",
    "rechnungszahlung.gebucht_von": "A payment on somebody else's invoice stays, without who entered it.",
  },
};

/** Days that entries of the bank account are kept for assigning them; the operator has his own statements. */
const umsatzTage = 90;

/** Removes what nobody has to keep any longer. */
export async function rechnungenAufraeumen(): Promise<void> {
  const vor = new Date(jetzt().epochMilliseconds - umsatzTage * 86_400_000);
  await betrieb(async (tx) => {
    await abgelaufeneLoeschen(tx, heute());
    await alteUmsaetzeLoeschen(tx, vor);
  });
}
