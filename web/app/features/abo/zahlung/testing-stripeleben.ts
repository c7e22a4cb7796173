import type { Kysely } from "kysely";
import { neuesKonto } from "#platform/access/testing.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb, type Mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import { archivansicht } from "../ansichten/archiv.server.ts";
import { auftragAusstellen } from "../rechnungen/ausstellen/auftraege.server.ts";
import { offeneAuftraege, ohneDateien } from "../rechnungen/ausstellen/rueckstand-store.server.ts";
import { dateienSchreiben } from "../rechnungen/beleg/dateien-store.server.ts";
import { ohneMailsZugegangen } from "../rechnungen/post/testing-post.ts";
import { rechnungenVon, rechnungLesen } from "../rechnungen/rechnungen-store.server.ts";
import { hinterlegen } from "./einzug/hinterlegen.server.ts";
import type { Stripedouble } from "./testing-stripe.ts";
import { webhookAnnehmen } from "./webhook.server.ts";
import { zahlstelle } from "./zahlstelle.server.ts";
import { zahlungenAusfuehren } from "./zahlungslauf.server.ts";

/** An account that registered long ago. */
export async function kundin(db: Kysely<DB>, name: string) {
  const wer = await kontoMitKanzlei(db, {
    name,
    email: `${name}@kanzlei.example`,
    erstellt: new Date("2020-01-01T00:00:00Z"),
    email_bestaetigt_am: new Date("2020-01-01T00:00:00Z"),
  });
  await db
    .insertInto("mitgliedschaft")
    .values({ kanzlei_id: wer.kanzleiId, konto_id: wer.nutzer.id })
    .execute();
  return { ...wer, nutzer: { ...wer.nutzer, subscriptionStatus: "free" } };
}

/** Issues what contracts have asked for, sends it and debits it as the jobs do. */
export async function ausstellenUndEinziehen(kontoId?: string): Promise<void> {
  await allesAusstellen();
  await versenden();
  await zahlungenAusfuehren(kontoId);
}

/** Issues what contracts have asked for, without files. */
export async function allesAusstellen(): Promise<void> {
  const am = () => new Date(jetzt().epochMilliseconds);
  const gesehen = new Set<string>();
  for (;;) {
    // One of each contract at a time.
    const offene = await betrieb((tx) => offeneAuftraege(tx, { am: am(), limit: 100 }));
    const neue = offene.filter(({ id }) => !gesehen.has(id));
    if (neue.length === 0) break;
    for (const { id, kontoId: wessen } of neue) {
      gesehen.add(id);
      await auftragAusstellen(id, wessen);
    }
  }
}

/** Gives documents a file each, as if they had gone out; a real one takes its time. */
export async function versenden(): Promise<void> {
  await dateienAblegen();
  await ohneMailsZugegangen();
}

const dateienAblegen = (): Promise<void> =>
  betrieb(async (tx) => {
    const wahl = { am: new Date(jetzt().epochMilliseconds), limit: 100 };
    for (const { id } of await ohneDateien(tx, wahl)) {
      const rechnung = await rechnungLesen(tx, id);
      const datei = { art: "zugferd", inhalt: new Uint8Array(), sha256: "" } as const;
      if (rechnung) await dateienSchreiben(tx, rechnung, [datei]);
    }
  });

/** Number within the year, art, amount and what is open of the documents of an account, in their order. */
export const belegstand = async (kontoId: string) =>
  (await betrieb((tx) => rechnungenVon(tx, kontoId)))
    .map(({ schluessel, beleg, offen }) => [schluessel, beleg.brutto, offen] as const)
    .toReversed();

/** State of each document as its owner sees it, and what he is to transfer, with a code for it or without. */
export async function archivstand({ nutzer: { id }, kanzleiId }: Mandant) {
  const nutzer = { ...neuesKonto, id, name: "Rosa", email: "rosa@kanzlei.example" };
  const { rechnungen, zuZahlen } = await archivansicht({ kanzleiId, nutzer });
  return [rechnungen.map(({ stand }) => stand), zuZahlen.map(({ offen, code }) => [offen, code !== null])];
}

/** What Stripe's side of the tests does: visits to its page, and news as they come in. */
export function stripeseite(double: Stripedouble) {
  const melden = async (type: string, object: unknown, { mal = 1, mehr = {} } = {}): Promise<void> => {
    const zeit = Math.floor(jetzt().epochMilliseconds / 1000);
    const { payload, unterschrift } = double.nachricht(type, object, zeit, mehr);
    for (let i = 0; i < mal; i += 1) await webhookAnnehmen(anfrage(payload, unterschrift));
  };
  return {
    melden,
    /** A customer goes to the page, fills it in, and Stripe tells of it. */
    async hinterlegt(kontoId: string, mittel: string, mal = 1): Promise<void> {
      const stelle = await zahlstelle();
      if (!stelle) throw new Error("Ohne Stripe hinterlegt niemand etwas.");
      await hinterlegen(stelle, kontoId);
      const [sitzung] = [...double.sitzungen.keys()].toReversed();
      double.eingeben(sitzung ?? "", mittel);
      await melden("checkout.session.completed", { id: sitzung }, { mal });
    },
    einzug: (id: string, art = "succeeded", mal = 1) => melden(`payment_intent.${art}`, { id }, { mal }),
    streit: (id: string, einzug: string, art = "created", mal = 1) =>
      melden(`charge.dispute.${art}`, { id, payment_intent: einzug }, { mal }),
  };
}

/** A request as Stripe sends it. */
export const anfrage = (payload: string, unterschrift: string): Request =>
  new Request("https://portal.example/api/stripe/webhook", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Stripe-Signature": unterschrift },
    body: payload,
  });
