import type { Ereignis } from "./ereignis.ts";

/** Carries events to all processes of the portal, the sender's own included. */
export type Bus = {
  readonly melden: (ereignis: Ereignis) => Promise<void>;
  readonly beenden: () => Promise<void>;
};

let offen: Bus | undefined;

/** Sets the bus of this process: the server when it has started, a test its own; without argument there is none. */
export function busStellen(bus?: Bus): void {
  offen = bus;
}

/**
 * Tells all open pages that something has changed. Called after the commit: who hears of it asks at once. Nobody
 * depends on it; what goes wrong here fails no use case.
 */
export async function ereignisMelden(ereignis: Ereignis): Promise<void> {
  await offen?.melden(ereignis).catch(() => undefined);
}

/** For one process alone, as with the embedded database. */
export function busImProzess(empfangen: (ereignis: Ereignis) => void): Bus {
  return {
    melden: async (ereignis) => empfangen(ereignis),
    beenden: async () => undefined,
  };
}
