import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import type { IdentitaetTx } from "../identitaet.server.ts";
import { kontoZuId } from "../konto-store.server.ts";
import { sicherheitsmail } from "../mails/konto-mails.ts";

/** Writes down what has changed about the ways into an account, and tells its owner by mail. */
export async function sicherheitMelden(
  tx: IdentitaetTx,
  kontoId: string,
  { akt, was }: { readonly akt: string; readonly was: string },
): Promise<void> {
  const konto = await kontoZuId(tx, kontoId);
  const ziel = `${umgebung().baseUrl}/konto`;
  if (konto) await mailEinreihen(tx, { an: konto.email, ...sicherheitsmail(konto.name, was, ziel) });
  await protokolliere(tx, { akt, konto: kontoId, von: kontoId });
}
