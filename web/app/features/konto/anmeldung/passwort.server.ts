import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import { identitaet } from "../identitaet.server.ts";
import {
  type Anmeldekonto,
  emailBestaetigen,
  kennwortSetzen,
  kontoFesthalten,
  kontoZuEmail,
  kontoZuId,
} from "../konto-store.server.ts";
import { passwortGeaendertMail, zuruecksetzenMail } from "../mails/konto-mails.ts";
import {
  type EingeloesteMarke,
  einmalmarkeAusgeben,
  einmalmarkeEinloesen,
  einmalmarkeLesen,
  einmalmarkenEntwerten,
} from "../sitzungen/marken-store.server.ts";
import { anmeldewegeVergessen, sitzungenBeenden } from "../sitzungen/sitzungen-store.server.ts";
import { kennworthash } from "./kennwort.server.ts";

const gueltigMs = 60 * 60_000;

/** Sends the link with which a password is set anew, if there is such an account. Nobody learns whether there is one. */
export async function zuruecksetzungSenden(email: string): Promise<void> {
  await identitaet(async (tx) => {
    const konto = await kontoZuEmail(tx, email);
    if (!konto || konto.gesperrtAm) return;
    const laeuftAb = new Date(jetzt().epochMilliseconds + gueltigMs);
    const marke = { art: "zuruecksetzen", kontoId: konto.id, email, laeuftAb } as const;
    const token = await einmalmarkeAusgeben(tx, marke);
    const ziel = `${umgebung().baseUrl}/reset-password?token=${token}`;
    await mailEinreihen(tx, { an: email, ...zuruecksetzenMail(konto.name, ziel) });
    await protokolliere(tx, { akt: "zuruecksetzung-angefordert", konto: konto.id });
  });
}

/** Whether a link would set a password now. It stays good, and what is wrong with it nobody learns. */
export function zuruecksetzungGilt(token: string): Promise<boolean> {
  return identitaet(async (tx) => {
    const marke = await einmalmarkeLesen(tx, "zuruecksetzen", token, new Date(jetzt().epochMilliseconds));
    const konto = marke && (await kontoZuId(tx, marke.kontoId));
    return konto !== undefined && nimmtLink(konto, marke);
  });
}

function nimmtLink(konto: Anmeldekonto, marke: EingeloesteMarke | undefined): boolean {
  return konto.email === marke?.email && !konto.gesperrtAm;
}

/**
 * Sets a new password with the link of a mail and ends every session. Whoever has the link reads the address, so it
 * is confirmed; what a stranger may have set up before that (he registered with a foreign address) goes.
 *
 * @returns the address, or undefined when the link is no longer good
 */
export async function passwortZuruecksetzen(token: string, passwort: string): Promise<string | undefined> {
  const hash = await kennworthash(passwort);
  const konto = await identitaet(async (tx) => {
    const am = new Date(jetzt().epochMilliseconds);
    const marke = await einmalmarkeEinloesen(tx, ["zuruecksetzen"], token, am);
    const gefunden = marke && (await kontoFesthalten(tx, marke.kontoId));
    if (!gefunden || !nimmtLink(gefunden, marke)) return undefined;
    const { id } = gefunden;
    if (!gefunden.bestaetigtAm) {
      await anmeldewegeVergessen(tx, id);
      await emailBestaetigen(tx, id, am);
    }
    await kennwortSetzen(tx, id, hash, am);
    await sitzungenBeenden(tx, id);
    await einmalmarkenEntwerten(tx, id, ["zuruecksetzen", "email-aenderung"]);
    await mailEinreihen(tx, { an: gefunden.email, ...geaendert(gefunden.name) });
    await protokolliere(tx, { akt: "passwort-zurueckgesetzt", konto: id, von: id });
    return gefunden;
  });
  if (konto) await ereignisMelden({ type: "session.changed", an: { konto: konto.id } });
  return konto?.email;
}

/** Sets a new password for somebody signed in, who has just shown the present one; other sessions end. */
export async function passwortAendern(
  kontoId: string,
  dieseSitzung: string,
  passwort: string,
): Promise<void> {
  const hash = await kennworthash(passwort);
  await identitaet(async (tx) => {
    const konto = await kontoFesthalten(tx, kontoId);
    if (!konto) return;
    await kennwortSetzen(tx, kontoId, hash, new Date(jetzt().epochMilliseconds));
    await sitzungenBeenden(tx, kontoId, dieseSitzung);
    await einmalmarkenEntwerten(tx, kontoId, ["zuruecksetzen", "email-aenderung"]);
    await mailEinreihen(tx, { an: konto.email, ...geaendert(konto.name) });
    await protokolliere(tx, { akt: "passwort-geaendert", konto: kontoId, von: kontoId });
  });
  await ereignisMelden({ type: "session.changed", an: { konto: kontoId } });
}

function geaendert(name: string) {
  return passwortGeaendertMail(name, `${umgebung().baseUrl}/forgot-password`);
}
