import { ApiFehler } from "#platform/http/api-fehler.ts";
import type { Ratengrenze } from "#platform/http/raten.server.ts";
import { kennwortfrageJeKonto } from "./grenzen.ts";
import { identitaet } from "./identitaet.server.ts";
import { kennwortStimmt } from "./kennwort.server.ts";
import { kontoZuId } from "./konto-store.server.ts";
import { texte } from "./texts.ts";

/**
 * Asks somebody signed in for the password once more, before an act that a stolen session must not suffice for.
 *
 * @throws {ApiFehler} 403 wrong, or the account has none; 429 too many wrong ones
 */
export async function requireKennwort(
  raten: Ratengrenze,
  kontoId: string,
  kennwort: string,
  field = "password",
): Promise<void> {
  await raten.pruefen(kennwortfrageJeKonto, kontoId);
  const konto = await identitaet((tx) => kontoZuId(tx, kontoId));
  if (konto && !konto.hash) throw new ApiFehler(403, { error: texte.keinPasswort, code: "kein-passwort" });
  if (!(await kennwortStimmt(kennwort, konto?.hash ?? undefined)))
    throw new ApiFehler(403, { error: texte.passwortFalsch, code: "passwort-falsch", field });
  await raten.zuruecksetzen(kennwortfrageJeKonto, kontoId);
}
