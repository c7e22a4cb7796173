import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { type IdentitaetTx, identitaet } from "./identitaet.server.ts";
import { newsletterBestaetigen } from "./konto-aenderung-store.server.ts";
import { newsletterMail } from "./mails/konto-mails.ts";
import { einmalmarkeAusgeben, einmalmarkeEinloesen } from "./marken-store.server.ts";

const gueltigMs = 7 * 24 * 60 * 60_000;

/** Sends the link without which nobody gets a newsletter. */
export async function newsletterSenden(
  tx: IdentitaetTx,
  konto: { readonly id: string; readonly name: string; readonly email: string },
): Promise<void> {
  const laeuftAb = new Date(jetzt().epochMilliseconds + gueltigMs);
  const marke = { art: "newsletter", kontoId: konto.id, email: konto.email, laeuftAb } as const;
  const token = await einmalmarkeAusgeben(tx, marke);
  const ziel = `${umgebung().baseUrl}/verify-email?newsletter=${token}`;
  await mailEinreihen(tx, { an: konto.email, ...newsletterMail(konto.name, ziel) });
}

/** Confirms the wish for the newsletter; false when the link is no longer good or the wish has been withdrawn. */
export function newsletterBestaetigenMit(token: string): Promise<boolean> {
  return identitaet(async (tx) => {
    const am = new Date(jetzt().epochMilliseconds);
    const marke = await einmalmarkeEinloesen(tx, "newsletter", token, am);
    if (!marke || !(await newsletterBestaetigen(tx, marke.kontoId, marke.email, am))) return false;
    await protokolliere(tx, { akt: "newsletter-bestaetigt", konto: marke.kontoId, von: marke.kontoId });
    return true;
  });
}
