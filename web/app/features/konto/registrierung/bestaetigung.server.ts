import { jetzt } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { type IdentitaetTx, identitaet } from "../identitaet.server.ts";
import { kontoZuEmail } from "../konto-store.server.ts";
import { bestaetigungsmail } from "../mails/konto-mails.ts";
import { einmalmarkeAusgeben } from "../sitzungen/marken-store.server.ts";

const gueltigMs = 48 * 60 * 60_000;

type Empfaenger = { readonly id: string; readonly name: string; readonly email: string };

/** Sends the link that confirms an address. */
export async function bestaetigungSenden(tx: IdentitaetTx, konto: Empfaenger): Promise<void> {
  const laeuftAb = new Date(jetzt().epochMilliseconds + gueltigMs);
  const marke = { art: "bestaetigung", kontoId: konto.id, email: konto.email, laeuftAb } as const;
  const token = await einmalmarkeAusgeben(tx, marke);
  const ziel = `${umgebung().baseUrl}/verify-email?token=${token}`;
  await mailEinreihen(tx, { an: konto.email, ...bestaetigungsmail(konto.name, ziel) });
}

/** Sends the link once more, if there is an account that has not been confirmed. Nobody learns whether there is one. */
export async function bestaetigungErneutSenden(email: string): Promise<void> {
  await identitaet(async (tx) => {
    const konto = await kontoZuEmail(tx, email);
    if (konto && !konto.bestaetigtAm && !konto.gesperrtAm) await bestaetigungSenden(tx, konto);
  });
}
