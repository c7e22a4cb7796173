import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Ratengrenze } from "#platform/http/raten.server.ts";
import { faktorEinloesen } from "../faktor/zweiter-faktor.server.ts";
import { codefrageJeKonto, kennwortfrageJeKonto } from "../grenzen.ts";
import { identitaet } from "../identitaet.server.ts";
import { kontoZuId } from "../konto-store.server.ts";
import { texte } from "../texts.ts";
import { kennwortStimmt } from "./kennwort.server.ts";

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

/** Password, and where a second factor is set up, a code of the app or a recovery code. */
type Beweis = {
  readonly password: string;
  readonly totp?: string | undefined;
  readonly recoveryCode?: string | undefined;
};

/**
 * Asks for the password and, where one is set up, for the second factor too: before an act that would otherwise open the
 * account to whoever knows the password and has a session.
 *
 * @throws {ApiFehler} 403 as `requireKennwort`; `code-fehlt`, `code-falsch`; 429
 */
export async function requireBeweis(
  raten: Ratengrenze,
  kontoId: string,
  { password, totp, recoveryCode }: Beweis,
): Promise<void> {
  await requireKennwort(raten, kontoId, password);
  await raten.pruefen(codefrageJeKonto, kontoId);
  const ergebnis = await identitaet(async (tx) => {
    if (!(await kontoZuId(tx, kontoId))?.zweiterFaktor) return "stimmt";
    if (!totp && !recoveryCode) return "fehlt";
    const angabe = { totp, wiederherstellungscode: recoveryCode };
    return (await faktorEinloesen(tx, kontoId, angabe)) ? "stimmt" : "falsch";
  });
  if (ergebnis === "falsch")
    throw new ApiFehler(403, {
      error: totp ? texte.codeFalsch : texte.wiederherstellungscodeFalsch,
      code: "code-falsch",
      field: "totp",
    });
  await raten.zuruecknehmen(codefrageJeKonto, kontoId);
  if (ergebnis === "fehlt")
    throw new ApiFehler(403, { error: texte.zweiterFaktor, code: "code-fehlt", field: "totp" });
  await raten.zuruecksetzen(codefrageJeKonto, kontoId);
}
