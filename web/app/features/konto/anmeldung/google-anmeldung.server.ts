import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import type { IdentitaetTx } from "../identitaet.server.ts";
import {
  type Anmeldekonto,
  kontoAnlegen,
  kontoFesthalten,
  kontoZuEmail,
  kontoZuId,
} from "../konto-store.server.ts";
import { sicherheitsmail } from "../mails/konto-mails.ts";
import {
  type Anmeldeergebnis,
  type Anmeldeumstand,
  abgelehnt,
  angemeldet,
  kontoHindernis,
  mitMeldung,
} from "./anmeldung.server.ts";
import { fremdkontoLesen, fremdkontoVerknuepfen } from "./fremdkonto-store.server.ts";
import type { Googleangaben } from "./google.server.ts";

/**
 * Signs in whom Google has vouched for: the account linked to him, else the one with his address if both sides have
 * confirmed it, else a new one. An account with a second factor is not linked by itself: whoever takes over the
 * mailbox would get around the factor.
 */
export function mitGoogleAnmelden(angaben: Googleangaben, umstand: Anmeldeumstand): Promise<Anmeldeergebnis> {
  const weg = { weg: "google", geraet: umstand.geraet, fehlversuch: false } as const;
  return mitMeldung(umstand, async (tx) => {
    const konto = await kontoFuer(tx, angaben);
    if (!konto) return abgelehnt(tx, undefined, "OAuthAccountNotLinked", weg);
    const hindernis = kontoHindernis(konto, umstand.wiederherstellen);
    if (hindernis) return abgelehnt(tx, konto.id, hindernis, weg);
    return angemeldet(tx, konto, "google", umstand);
  });
}

async function kontoFuer(tx: IdentitaetTx, angaben: Googleangaben): Promise<Anmeldekonto | undefined> {
  const verknuepft = await fremdkontoLesen(tx, "google", angaben.sub);
  if (verknuepft) return kontoFesthalten(tx, verknuepft);
  if (!angaben.emailBestaetigt) return undefined;
  const vorhanden = await kontoZuEmail(tx, angaben.email);
  if (vorhanden) return verknuepfen(tx, vorhanden, angaben);
  const am = new Date(jetzt().epochMilliseconds);
  const { name, titel, email, sub } = angaben;
  const id = await kontoAnlegen(tx, { name, titel, email, newsletter: false, bestaetigt: true, jetzt: am });
  if (!id) return undefined;
  await fremdkontoVerknuepfen(tx, "google", sub, id);
  await protokolliere(tx, { akt: "registrierung", konto: id, von: id, einzelheiten: { weg: "google" } });
  return kontoZuId(tx, id);
}

async function verknuepfen(
  tx: IdentitaetTx,
  konto: Anmeldekonto,
  { sub }: Googleangaben,
): Promise<Anmeldekonto | undefined> {
  if (!konto.bestaetigtAm || konto.zweiterFaktor || konto.gesperrtAm) return undefined;
  await fremdkontoVerknuepfen(tx, "google", sub, konto.id);
  const was = "Ihr Konto ist jetzt mit Ihrem Google-Konto verbunden. Sie können sich auch darüber anmelden.";
  const ziel = `${umgebung().baseUrl}/konto`;
  await mailEinreihen(tx, { an: konto.email, ...sicherheitsmail(konto.name, was, ziel) });
  await protokolliere(tx, { akt: "google-verbunden", konto: konto.id, von: konto.id });
  return konto;
}
