import type { Verbleib } from "#platform/beitraege.server.ts";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { betrieb, mandant } from "#platform/db/mandant.server.ts";
import { abgelaufeneLoeschen, alteUmsaetzeLoeschen } from "./aufbewahrung-store.server.ts";
import { rechnungenVon } from "./rechnungen-store.server.ts";

/** What the erasure of an account leaves of its invoices, and why. */
export const rechnungenBleiben: readonly Verbleib[] = [
  {
    spalten: ["rechnung.konto_id", "rechnungsdatei.konto_id", "rechnungszahlung.konto_id"],
    satz: "Rechnungen über Ihren Tarif mit Dateien und Zahlungen, acht Jahre ab dem Ende des Jahres (§ 14b Abs. 1 UStG, § 147 Abs. 3 AO)",
    betrifft: async (wer) => (await mandant(wer, (tx) => rechnungenVon(tx, wer.nutzer.id))).length > 0,
  },
  {
    spalten: ["rechnungszahlung.gebucht_von"],
    satz: "Zahlungen auf Rechnungen anderer, ohne Ihren Namen",
    betrifft: async (wer) => wer.nutzer.role === "admin",
  },
];

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
