import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { DB } from "../db/schema.ts";
import { ApiFehler } from "../fehler/api-fehler.ts";
import type { Limit } from "./limit.ts";
import { anfrageZaehlen, anfrageZuruecknehmen, zaehlerLoeschen } from "./raten-store.server.ts";

export type Ratengrenze = {
  /**
   * Counts an attempt.
   *
   * @throws {ApiFehler} 429 with `Retry-After`
   */
  readonly pruefen: (limit: Limit, kennung: string) => Promise<void>;
  /** Takes back one attempt that turned out not to count. */
  readonly zuruecknehmen: (limit: Limit, kennung: string) => Promise<void>;
  /** Begins anew, as after a success. */
  readonly zuruecksetzen: (limit: Limit, kennung: string) => Promise<void>;
};

/**
 * Limits per client address. Counters stand in the database, so several processes count together; a client that is
 * over its limit is remembered here until its window ends and costs no further statement. Limits that can be reset
 * (`fest`) are not remembered: another process may have reset them.
 *
 * @param faktor 20 on test systems (`RATE_LIMITS=relaxed`), otherwise 1
 */
export function ratengrenze(db: () => Kysely<DB>, geheimnis: string, faktor: number): Ratengrenze {
  // By a clock that nobody can set back.
  const gesperrt = new LRUCache<string, number>({ max: 50_000 });
  const schluesselFuer = ({ name }: Limit, kennung: string) => `${name}:${gehasht(geheimnis, name, kennung)}`;
  return {
    pruefen: async (limit, kennung) => {
      const schluessel = schluesselFuer(limit, kennung);
      const bis = gesperrt.get(schluessel) ?? 0;
      if (bis > performance.now()) throw zuViele(Math.ceil((bis - performance.now()) / 1000));
      const { anzahl, restSekunden } = await anfrageZaehlen(db(), schluessel, limit.sekunden);
      if (anzahl <= limit.anzahl * (limit.fest ? 1 : faktor)) return;
      if (!limit.fest) gesperrt.set(schluessel, performance.now() + restSekunden * 1000);
      throw zuViele(restSekunden);
    },
    zuruecknehmen: (limit, kennung) => anfrageZuruecknehmen(db(), schluesselFuer(limit, kennung)),
    zuruecksetzen: (limit, kennung) => zaehlerLoeschen(db(), schluesselFuer(limit, kennung)),
  };
}

/** No limits: for calls that the portal makes to itself, and for tests. */
export const ohneGrenzen: Ratengrenze = {
  pruefen: async () => undefined,
  zuruecknehmen: async () => undefined,
  zuruecksetzen: async () => undefined,
};

/** Addresses are personal data: only a keyed hash is stored, which nobody without the secret can try out. */
function gehasht(geheimnis: string, name: string, kennung: string): string {
  return createHmac("sha256", geheimnis).update(`rate\0${name}\0${kennung}`).digest("base64url").slice(0, 22);
}

function zuViele(sekunden: number): ApiFehler {
  return new ApiFehler(
    429,
    {
      error: `Zu viele Anfragen. Bitte versuchen Sie es in ${sekunden} s wieder.`,
      code: "zu-viele-anfragen",
    },
    { "Retry-After": String(sekunden) },
  );
}
