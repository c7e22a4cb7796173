import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { einzeln, fehlerMelden } from "#platform/jobs/einzeln.ts";
import { auskunftVerbuchen } from "./klaeren.server.ts";
import { zuPruefendeNummern } from "./nachpruefen-store.server.ts";
import { viesFragen } from "./vies.server.ts";

/** So many in one run; VIES answers slowly, and the next run goes on. */
const jeGang = 12;

/**
 * Asks VIES about numbers that wait for an answer, and once more before each invoice without VAT. As long as VIES does not
 * answer, what was known last holds.
 *
 * @returns how many were asked about
 */
export async function nummernNachpruefen(): Promise<number> {
  if (!umgebung().viesUrl) return 0;
  const auswahl = { jetzt: new Date(jetzt().epochMilliseconds), heute: heute(), limit: jeGang };
  const nummern = await betrieb((tx) => zuPruefendeNummern(tx, auswahl));
  const fehler = await einzeln(nummern, async ({ kontoId, ustId }) =>
    auskunftVerbuchen(kontoId, ustId, await viesFragen(ustId)),
  );
  fehlerMelden(fehler, "USt-IdNrn. ließen sich nicht prüfen.");
  return nummern.length;
}
