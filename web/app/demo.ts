// What a demo is made of; scripts and the server come in here.
import type { Kysely } from "kysely";
import { demoZuruecksetzen as zuruecksetzen } from "#features/betrieb/index.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Ablage } from "#platform/storage/ablage.server.ts";
import { features } from "./features.ts";

export {
  demoEntfernen,
  demoErlauben,
  demorechtsatz,
  demoVerbieten,
} from "#features/betrieb/index.server.ts";

/**
 * Puts the demo back to its beginning, with what every feature gives to it.
 *
 * @param lager where the pictures go; unset: the store of this process
 * @returns the number of accounts
 */
export const demoZuruecksetzen = (db: Kysely<DB>, lager?: Ablage): Promise<number> =>
  zuruecksetzen(db, {
    ...(lager && { lager }),
    teile: features.flatMap(({ demo }) => demo ?? []),
  });
