import { protokolliere, protokollLesen } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { type Mandant, mandant } from "#platform/db/mandant.server.ts";
import { db } from "#platform/db/zugang.server.ts";
import { mailstaende } from "#platform/mail/mail-store.server.ts";
import { identitaet } from "../anmeldung/identitaet.server.ts";
import { passkeysLesen } from "../anmeldung/passkey-store.server.ts";
import { sitzungenLesen } from "../sitzungen/sitzungen-store.server.ts";
import { eigeneDaten, kontodaten } from "./ausfuhr-store.server.ts";
import { titelzeile } from "./titel.ts";

const zeilenHoechstens = 10_000;

/** Everything that is stored on an account (Art. 15, 20 DSGVO), as data a program can read. */
export async function kontoAusfuehren(wer: Mandant) {
  const eigene = await mandant(wer, (tx) => eigeneDaten(tx, wer.nutzer.id));
  const { zustimmungen, berechnungen, versionen, absender, entwuerfe, kostennoten } = eigene;
  const daten = await identitaetsdaten(wer.nutzer.id);
  const { email, emailVerifiedAt } = daten.account;
  // What went to an address is for whoever has proved to read it.
  const mails = emailVerifiedAt ? await mailstaende(db(), { an: email, limit: zeilenHoechstens }) : [];
  return {
    ...daten,
    mails: mails.map((mail) => ({
      to: mail.an,
      subject: mail.betreff,
      createdAt: mail.erstellt,
      sentAt: mail.gesendet_am,
    })),
    agreements: zustimmungen.map(({ fassung, am }) => ({ version: fassung, at: am })),
    calculations: berechnungen.map(({ id, rechner, bezeichnung, aktenzeichen, ...b }) => ({
      id,
      calculator: rechner,
      name: bezeichnung,
      fileNumber: aktenzeichen,
      createdAt: b.erstellt,
      updatedAt: b.geaendert,
      deletedAt: b.geloescht,
      versions: versionen
        .filter((v) => v.berechnung_id === id)
        .map((v) => ({
          version: v.version,
          inputs: v.stand,
          sheet: v.blatt,
          engine: v.rechenstand,
          law: v.fassung,
          computedOn: v.berechnet_am,
          createdAt: v.erstellt,
        })),
    })),
    billingSender: absender ?? null,
    invoiceDrafts: entwuerfe.map(({ rechner, stand, felder, erstellt, geaendert, id }) => ({
      id,
      calculator: rechner,
      inputs: stand,
      fields: felder,
      createdAt: erstellt,
      updatedAt: geaendert,
    })),
    invoices: kostennoten.map((k) => ({
      id: k.id,
      number: k.nummer,
      kind: k.art,
      cancels: k.storno_zu,
      releasedAt: k.freigegeben_am,
      document: k.beleg,
    })),
    ...blogteil(eigene),
  };
}

function blogteil({
  artikel,
  manuskripte,
  mitteilungen,
  bilder,
}: Pick<Awaited<ReturnType<typeof eigeneDaten>>, "artikel" | "manuskripte" | "mitteilungen" | "bilder">) {
  return {
    posts: artikel.map((a) => ({
      id: a.id,
      slug: a.slug,
      title: a.titel,
      excerpt: a.auszug,
      content: a.html,
      publishedAt: a.veroeffentlicht,
      createdAt: a.erstellt,
      updatedAt: a.geaendert,
    })),
    drafts: manuskripte.map((m) => ({
      id: m.id,
      status: m.status,
      title: m.titel,
      excerpt: m.auszug,
      content: m.html,
      categories: m.kategorien,
      tags: m.tags,
      revisionOf: m.revision_von,
      submittedAt: m.eingereicht_am,
      rejectionComment: m.ablehnung,
      publishAt: m.erscheint_am,
      createdAt: m.erstellt,
      updatedAt: m.geaendert,
    })),
    notifications: mitteilungen.map((m) => ({
      kind: m.art,
      title: m.titel,
      comment: m.bemerkung,
      at: m.am,
      readAt: m.gelesen_am,
    })),
    images: bilder.map((b) => ({ path: `/media/${b.pfad}`, createdAt: b.erstellt })),
  };
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
      externalAccounts: fremdkonten.map((f) => ({
        provider: f.anbieter,
        subject: f.fremd_id,
        since: f.seit,
      })),
      passkeys,
      sessions: sitzungen.map((s) => ({ device: s.geraet, createdAt: s.erstellt, lastUsedAt: s.zuletzt })),
      log: protokoll.map((z) => ({ at: z.am, act: z.akt, details: z.einzelheiten })),
    };
  });
}
