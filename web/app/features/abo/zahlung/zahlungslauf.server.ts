import { fehlerMelden } from "#platform/jobs/einzeln.ts";
import { einzuegeNachsehen, einzuegePlanen, einzuegeSenden } from "./einzug/einziehen.server.ts";
import { erstattungenPlanen, erstattungenSenden } from "./einzug/erstatten.server.ts";
import { zahlstelle } from "./zahlstelle.server.ts";

/**
 * Debits and refunds what is due, each planned in a transaction before anybody is asked for it.
 *
 * @param kontoId of this account; unset: of all
 * @throws {AggregateError} in the end, when some failed; they are taken up again
 */
export async function zahlungenAusfuehren(kontoId?: string): Promise<void> {
  const stelle = await zahlstelle();
  if (!stelle) return;
  melden([
    ...(await einzuegePlanen(kontoId)),
    ...(await einzuegeSenden(stelle, kontoId)),
    // What was paid too much is known only now.
    ...(await erstattungenPlanen(kontoId)),
    ...(await erstattungenSenden(stelle, kontoId)),
  ]);
}

/** Sends what is planned, also what a process that has died has left. */
export async function geplantesSenden(): Promise<void> {
  const stelle = await zahlstelle();
  if (stelle) melden([...(await einzuegeSenden(stelle)), ...(await erstattungenSenden(stelle))]);
}

/** Asks how it stands with debits that take days. */
export async function laufendesNachsehen(): Promise<void> {
  const stelle = await zahlstelle();
  if (stelle) melden(await einzuegeNachsehen(stelle));
}

const melden = (fehler: readonly unknown[]) => fehlerMelden(fehler, "Zahlungen ließen sich nicht ausführen.");
