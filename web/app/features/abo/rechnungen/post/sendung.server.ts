import { abwicklung, betrieb } from "#platform/db/mandant.server.ts";
import { einzeln, fehlerMelden } from "#platform/jobs/einzeln.ts";
import { ereignisAnwenden, seitenUnterrichten } from "../../wirken/fuehren.server.ts";
import { hinausgegangene, type Sendung, sendungErledigen } from "./sendung-store.server.ts";

/** So many in one run; the next one goes on. */
const jeGang = 500;

/**
 * Lets contracts know which invoices and reminders have left: their time counts from now on. Each is told once, also by
 * several processes; what a killed process left, the next run does.
 *
 * @returns how many
 */
export async function sendungenVermerken(): Promise<number> {
  const sendungen = await betrieb((tx) => hinausgegangene(tx, jeGang));
  fehlerMelden(await einzeln(sendungen, vermerken), "Zugegangene Rechnungen ließen sich nicht vermerken.");
  return sendungen.length;
}

async function vermerken({ mailId, vertragId, kontoId, schluessel }: Sendung): Promise<void> {
  const ausgang = await abwicklung(kontoId, async (tx) => {
    if (!(await sendungErledigen(tx, mailId))) return undefined;
    return ereignisAnwenden(tx, kontoId, { art: "zugegangen", schluessel }, vertragId);
  });
  if (ausgang) await seitenUnterrichten(kontoId, ausgang);
}
