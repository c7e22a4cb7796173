import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Limit } from "#platform/http/limit.ts";
import type { Ratengrenze } from "#platform/http/raten.server.ts";

/** Whether one more mail may go to an address; for calls that answer alike whether or not it does. */
export async function darfMail(raten: Ratengrenze, limit: Limit, email: string): Promise<boolean> {
  try {
    await raten.pruefen(limit, email);
    return true;
  } catch (fehler) {
    if (fehler instanceof ApiFehler && fehler.status === 429) return false;
    throw fehler;
  }
}
