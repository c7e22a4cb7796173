import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import { identitaet } from "../identitaet.server.ts";
import { kontoZuEmail, kontoZuId } from "../konto-store.server.ts";
import { neueAdresseMail } from "../mails/konto-mails.ts";
import { newsletterSenden } from "../registrierung/newsletter.server.ts";
import { einmalmarkeAusgeben, einmalmarkenEntwerten } from "../sitzungen/marken-store.server.ts";
import type { Titel } from "../titel.ts";
import { angabenAendern, nenntEinArtikel } from "./konto-aenderung-store.server.ts";

const adresseGueltigMs = 48 * 60 * 60_000;

export type Profilaenderung = {
  readonly name?: string | undefined;
  readonly titel?: Titel | undefined;
  readonly image?: string | null | undefined;
  readonly newsletterConsent?: boolean | undefined;
};

/** Changes one's own name, title, picture and wish for the newsletter; a new wish is asked to be confirmed by mail. */
export async function profilAendern(kontoId: string, aenderung: Profilaenderung): Promise<void> {
  const sichtbar = await identitaet(async (tx) => {
    const am = new Date(jetzt().epochMilliseconds);
    const { newsletterNeu, sichtbarNeu } = await angabenAendern(tx, kontoId, aenderung, am);
    if (aenderung.newsletterConsent === false) await einmalmarkenEntwerten(tx, kontoId, ["newsletter"]);
    const konto = newsletterNeu ? await kontoZuId(tx, kontoId) : undefined;
    if (konto) await newsletterSenden(tx, konto);
    const felder = Object.entries(aenderung).flatMap(([feld, wert]) => (wert === undefined ? [] : [feld]));
    await protokolliere(tx, {
      akt: "profil-geaendert",
      konto: kontoId,
      von: kontoId,
      einzelheiten: { felder },
    });
    return sichtbarNeu;
  });
  // Nobody else's change of name costs the portal its finished pages.
  if (sichtbar && (await nenntEinArtikel(kontoId)))
    await ereignisMelden({ type: "pages.changed", an: { server: true } });
  await ereignisMelden({ type: "session.changed", an: { konto: kontoId } });
}

/** Sends the link that makes another address the account's own; false when somebody else has it, which nobody may learn. */
export async function adresseAendern(kontoId: string, email: string): Promise<boolean> {
  return identitaet(async (tx) => {
    const konto = await kontoZuId(tx, kontoId);
    if (!konto || konto.email === email) return true;
    if (await kontoZuEmail(tx, email)) return false;
    const laeuftAb = new Date(jetzt().epochMilliseconds + adresseGueltigMs);
    const token = await einmalmarkeAusgeben(tx, { art: "email-aenderung", kontoId, email, laeuftAb });
    const ziel = `${umgebung().baseUrl}/verify-email?token=${token}`;
    await mailEinreihen(tx, { an: email, ...neueAdresseMail(konto.name, ziel) });
    await protokolliere(tx, { akt: "email-aenderung-angefordert", konto: kontoId, von: kontoId });
    return true;
  });
}
