import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { kennworthash } from "../anmeldung/kennwort.server.ts";
import { identitaet } from "../identitaet.server.ts";
import { kontoAnlegen, kontoZuEmail, kontoZuId } from "../konto-store.server.ts";
import { schonRegistriertMail } from "../mails/konto-mails.ts";
import type { Titel } from "../titel.ts";
import { bestaetigungSenden } from "./bestaetigung.server.ts";
import { newsletterSenden } from "./newsletter.server.ts";

export type Registrierung = {
  readonly name: string;
  readonly titel: Titel;
  /** Trimmed and in lower case. */
  readonly email: string;
  readonly kennwort: string;
  readonly newsletter: boolean;
};

/** Creates an account and sends the link that confirms its address; false when the address is taken. */
export async function registrieren({ kennwort, newsletter, ...angaben }: Registrierung): Promise<boolean> {
  const hash = await kennworthash(kennwort);
  return identitaet(async (tx) => {
    const am = new Date(jetzt().epochMilliseconds);
    const id = await kontoAnlegen(tx, { ...angaben, hash, newsletter, bestaetigt: false, jetzt: am });
    const konto = id && (await kontoZuId(tx, id));
    if (!konto) return false;
    await bestaetigungSenden(tx, konto);
    if (newsletter) await newsletterSenden(tx, konto);
    await protokolliere(tx, { akt: "registrierung", konto: id, von: id, einzelheiten: { weg: "kennwort" } });
    return true;
  });
}

/** Tells the owner of an address that somebody tried to register with it. */
export async function aufVorhandenesKontoHinweisen(email: string): Promise<void> {
  await identitaet(async (tx) => {
    const konto = await kontoZuEmail(tx, email);
    if (!konto || konto.gesperrtAm) return;
    await mailEinreihen(tx, {
      an: email,
      ...schonRegistriertMail(konto.name, `${umgebung().baseUrl}/login`),
    });
  });
}
