import { protokolliere, protokollLesen } from "#platform/audit/protokoll-store.server.ts";
import type { Ausfuhrteil } from "#platform/beitraege.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { type Mandant, mandant } from "#platform/db/mandant.server.ts";
import { db } from "#platform/db/zugang.server.ts";
import { mailstaende } from "#platform/mail/mail-store.server.ts";
import { passkeysLesen } from "../anmeldung/passkey-store.server.ts";
import { identitaet } from "../identitaet.server.ts";
import { sitzungenLesen } from "../sitzungen/sitzungen-store.server.ts";
import { titelzeile } from "../titel.ts";
import { kontodaten, zustimmungen } from "./ausfuhr-store.server.ts";
import { zusammengefuegt } from "./zusammengefuegt.ts";

const zeilenHoechstens = 10_000;

/**
 * Everything that is stored on an account (Art. 15, 20 DSGVO), as data a program can read.
 *
 * @param teile what the other features store on it
 */
export async function kontoAusfuehren(
  wer: Mandant,
  teile: readonly Ausfuhrteil[],
): Promise<Record<string, unknown>> {
  const { id } = wer.nutzer;
  const eigene = await mandant(wer, async (tx) => {
    const gelesen: Readonly<Record<string, unknown>>[] = [{ agreements: await zustimmungen(tx, id) }];
    for (const teil of teile) gelesen.push(await teil(tx, id));
    return zusammengefuegt(gelesen);
  });
  const daten = await identitaetsdaten(id);
  const { email, emailVerifiedAt } = daten.account;
  // What went to an address is for whoever has proved to read it.
  const mails = emailVerifiedAt ? await mailstaende(db(), { an: email, limit: zeilenHoechstens }) : [];
  const gesendet = mails.map((mail) => ({
    to: mail.an,
    subject: mail.betreff,
    createdAt: mail.erstellt,
    sentAt: mail.gesendet_am,
  }));
  return zusammengefuegt([daten, { mails: gesendet }, eigene]);
}

function identitaetsdaten(kontoId: string) {
  return identitaet(async (tx) => {
    const am = new Date(jetzt().epochMilliseconds);
    const { konto, kanzleien, fremdkonten, kennwort, faktor } = await kontodaten(tx, kontoId);
    const sitzungen = await sitzungenLesen(tx, kontoId, am);
    const passkeys = await passkeysLesen(tx, kontoId);
    const protokoll = await protokollLesen(tx, { konto: kontoId, limit: zeilenHoechstens });
    await protokolliere(tx, { akt: "datenausfuhr", konto: kontoId, von: kontoId });
    return {
      exportedAt: am.toISOString(),
      account: {
        id: konto.id,
        name: konto.name,
        title: titelzeile({ vor: konto.titel, nach: konto.titel_nach }),
        email: konto.email,
        image: konto.bild,
        role: konto.rolle,
        subscriptionStatus: konto.tarif,
        trialEndsAt: konto.testphase_bis,
        teamId: konto.team_id,
        isTeamAdmin: konto.team_admin,
        isAuthor: konto.ist_autor,
        isGuestAuthor: konto.ist_gastautor,
        downloadAccessGranted: konto.download_freigabe,
        emailVerifiedAt: konto.email_bestaetigt_am,
        newsletterConsentAt: konto.newsletter_gewuenscht_am,
        newsletterConfirmedAt: konto.newsletter_bestaetigt_am,
        createdAt: konto.erstellt,
        updatedAt: konto.geaendert,
        passwordChangedAt: kennwort?.geaendert ?? null,
        secondFactorSince: faktor?.bestaetigt_am ?? null,
      },
      offices: kanzleien.map(({ id, name, kanzleirolle, seit, inhaber }) => ({
        id,
        name,
        officeRole: kanzleirolle,
        since: seit,
        owner: inhaber === kontoId,
      })),
      externalAccounts: fremdkonten.map((fremdkonto) => ({
        provider: fremdkonto.anbieter,
        subject: fremdkonto.fremd_id,
        since: fremdkonto.seit,
      })),
      passkeys,
      sessions: sitzungen.map((s) => ({ device: s.geraet, createdAt: s.erstellt, lastUsedAt: s.zuletzt })),
      log: protokoll.map((z) => ({ at: z.am, act: z.akt, details: z.einzelheiten })),
    };
  });
}
