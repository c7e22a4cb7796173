import { jetzt } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import type { IdentitaetTx } from "../identitaet.server.ts";
import { newsletterMail } from "../mails/konto-mails.ts";
import { einmalmarkeAusgeben } from "../sitzungen/marken-store.server.ts";

const gueltigMs = 7 * 24 * 60 * 60_000;

/** Sends the link without which nobody gets a newsletter. */
export async function newsletterSenden(
  tx: IdentitaetTx,
  konto: { readonly id: string; readonly name: string; readonly email: string },
): Promise<void> {
  const laeuftAb = new Date(jetzt().epochMilliseconds + gueltigMs);
  const marke = { art: "newsletter", kontoId: konto.id, email: konto.email, laeuftAb } as const;
  const token = await einmalmarkeAusgeben(tx, marke);
  const ziel = `${umgebung().baseUrl}/verify-email?token=${token}&was=newsletter`;
  await mailEinreihen(tx, { an: konto.email, ...newsletterMail(konto.name, ziel) });
}
