import type { Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import type { Demokonten } from "#platform/demo.server.ts";
import { kennworthash, kennwortStimmt } from "../anmeldung/kennwort.server.ts";
import {
  alleKontenLoeschen,
  demokontenLoeschen,
  demokontoAnlegen,
  demokontoids,
  keineKonten,
  kennworthashes,
} from "./demo-store.server.ts";
import { demokonten, demoPasswort } from "./demokonten.ts";
import { demorechteZuruecknehmen, demorechtsatz } from "./demorechte.server.ts";

/** The accounts of the demo, whose password everybody knows. */
export const kontendemo: Demokonten = {
  keine: keineKonten,
  ids: async (tx) => [...new Set([...(await demokontoids(tx)), ...(await mitDemopasswort(tx))])],
  leeren: alleKontenLoeschen,
  entfernen: async (tx, ids) => {
    const rechte = await demorechteZuruecknehmen(tx, ids);
    await demokontenLoeschen(tx, ids);
    return rechte.map(demorechtsatz);
  },
  vorbereiten: async () => {
    const hash = await kennworthash(demoPasswort);
    return async (tx) => {
      const ids = new Map<string, string>();
      for (const konto of demokonten) ids.set(konto.name, await demokontoAnlegen(tx, konto, hash));
      return ids;
    };
  },
};

/** Accounts that still have the password everybody knows, whatever their address has become. */
async function mitDemopasswort(tx: Transaction<DB>): Promise<string[]> {
  const ids: string[] = [];
  for (const { konto_id, hash } of await kennworthashes(tx))
    if (await kennwortStimmt(demoPasswort, hash)) ids.push(konto_id);
  return ids;
}
