import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { allesFaellig, gescheiterte } from "../rechnungen/ausstellen/rueckstand-store.server.ts";
import { kundennummer } from "../rechnungen/beleg/absender.ts";
import { belegeAnstossen } from "../wirken/anstossen.server.ts";
import type { Steckengeblieben } from "./verwaltungsansicht.ts";

/** So many are listed; a fault that hits more hits all of them alike. */
const gelistet = 20;

const namen: Readonly<Record<string, string>> = {
  rechnung: "Rechnung",
  gutschrift: "Rechnungskorrektur",
  mahnung: "Zahlungserinnerung",
};

/** What could not be made yet, for the administration. */
export async function steckengebliebene(): Promise<Steckengeblieben> {
  const { auftraege, dateien } = await betrieb(gescheiterte);
  const alle = [
    ...auftraege.map(({ art, kontoId, ...z }) => ({
      ...z,
      was: `${namen[art]} an ${kundennummer(kontoId)}`,
    })),
    ...dateien.map(({ nummer, ...z }) => ({ ...z, was: `PDF und Versand von ${nummer}` })),
  ].toSorted((a, b) => a.seit.getTime() - b.seit.getTime());
  return {
    anzahl: alle.length,
    belege: alle.slice(0, gelistet).map(({ id, was, seit, versuche, naechster, fehler }) => ({
      id,
      was,
      seit: seit.toISOString(),
      versuche,
      naechster: (naechster ?? seit).toISOString(),
      fehler: fehler ?? "",
    })),
  };
}

/** Tries everything that waits at once. */
export async function belegeErneutVersuchen(): Promise<void> {
  await betrieb(async (tx) => {
    await allesFaellig(tx, new Date(jetzt().epochMilliseconds));
    await belegeAnstossen(tx);
  });
}
