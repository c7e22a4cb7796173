import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import { type IdentitaetTx, identitaet } from "../identitaet.server.ts";
import { type Anmeldekonto, emailBestaetigen, emailSetzen, kontoFesthalten } from "../konto-store.server.ts";
import { adresseGeaendertMail, wegeEntferntMail } from "../mails/konto-mails.ts";
import {
  type EingeloesteMarke,
  einmalmarkeEinloesen,
  einmalmarkenEntwerten,
} from "../sitzungen/marken-store.server.ts";
import { anmeldewegeVergessen } from "../sitzungen/sitzungen-store.server.ts";
import { newsletterBestaetigen } from "./konto-aenderung-store.server.ts";

/** What the link of a mail has confirmed. */
export type Bestaetigtes = "bestaetigung" | "email-aenderung" | "newsletter";

/**
 * Follows the link of a mail; undefined when it is no longer good.
 *
 * @param angemeldet the account whose session the browser has that opened the link
 */
export async function linkEinloesen(
  token: string,
  angemeldet: string | undefined,
): Promise<Bestaetigtes | undefined> {
  const marke = await identitaet(async (tx) => {
    const am = new Date(jetzt().epochMilliseconds);
    const eingeloest = await einmalmarkeEinloesen(
      tx,
      ["bestaetigung", "email-aenderung", "newsletter"],
      token,
      am,
    );
    const konto = eingeloest && (await kontoFesthalten(tx, eingeloest.kontoId));
    if (!konto || konto.gesperrtAm || !(await bestaetigt(tx, konto, eingeloest, am))) return undefined;
    if (eingeloest.art === "bestaetigung" && !konto.bestaetigtAm && angemeldet !== konto.id)
      await fremdesVergessen(tx, konto);
    return eingeloest;
  }).catch((fehler) => {
    // Somebody else has taken the new address in this very moment.
    if (fehler.code === "23505") return undefined;
    throw fehler;
  });
  if (!marke) return undefined;
  await ereignisMelden({ type: "session.changed", an: { konto: marke.kontoId } });
  return marke.art as Bestaetigtes;
}

/**
 * Somebody else may have registered with this address and set up a way in that outlasts a new password. Whoever has
 * done so himself opens the link where he is signed in, or gets told what to set up again.
 */
async function fremdesVergessen(tx: IdentitaetTx, { id, name, email }: Anmeldekonto): Promise<void> {
  if (!(await anmeldewegeVergessen(tx, id))) return;
  await mailEinreihen(tx, { an: email, ...wegeEntferntMail(name, `${umgebung().baseUrl}/forgot-password`) });
  await protokolliere(tx, { akt: "anmeldewege-entfernt", konto: id });
}

async function bestaetigt(
  tx: IdentitaetTx,
  konto: Anmeldekonto,
  { art, email }: EingeloesteMarke,
  am: Date,
): Promise<boolean> {
  const selbst = { konto: konto.id, von: konto.id };
  switch (art) {
    case "bestaetigung":
      if (konto.email !== email) return false;
      await emailBestaetigen(tx, konto.id, am);
      await protokolliere(tx, { akt: "email-bestaetigt", ...selbst });
      return true;
    case "email-aenderung":
      if (!(await emailSetzen(tx, konto.id, email, am))) return false;
      await einmalmarkenEntwerten(tx, konto.id, ["bestaetigung", "zuruecksetzen", "newsletter"]);
      await mailEinreihen(tx, { an: konto.email, ...adresseGeaendertMail(konto.name, email) });
      await protokolliere(tx, { akt: "email-geaendert", ...selbst });
      return true;
    default:
      if (!(await newsletterBestaetigen(tx, konto.id, email, am))) return false;
      await protokolliere(tx, { akt: "newsletter-bestaetigt", ...selbst });
      return true;
  }
}
