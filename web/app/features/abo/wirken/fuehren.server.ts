import type { Transaction } from "kysely";
import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { abwicklung, betrieb } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import { anwenden } from "../vertrag/anwenden.ts";
import { mitKontoende } from "../vertrag/beenden.ts";
import { naechsteUhr } from "../vertrag/uhr.ts";
import type { Ablehnung, Ereignis, Umstaende, Vertrag, Wirkung } from "../vertrag/vertrag.ts";
import {
  ereignisSchreiben,
  faelligeKonten,
  type Gespeichert,
  vertragLesen,
  vertragSchreiben,
  vertragZuId,
} from "../vertrag/vertrag-store.server.ts";
import { bewirken, type Vertragskonto } from "./bewirken.server.ts";
import { teamBenachrichtigen } from "./team.server.ts";

/** What is known when an event is about to happen. */
export type Lage = {
  readonly tx: Transaction<DB>;
  readonly konto: Vertragskonto;
  /** The contract that runs, or else the last one; undefined: there has never been one. */
  readonly vorher: Gespeichert | undefined;
  readonly umstaende: Umstaende;
};

/** Contract after an event, or why it cannot be. */
export type Ausgang =
  | {
      readonly id: string;
      readonly konto: Vertragskonto;
      readonly vertrag: Vertrag;
      readonly wirkungen: readonly Wirkung[];
    }
  | { readonly ablehnung: Ablehnung | "kein-konto"; readonly vorher?: Gespeichert | undefined };

/** The world as it is now. */
export const umstaendeJetzt = (): Umstaende => ({
  jetzt: Temporal.Instant.fromEpochMilliseconds(jetzt().epochMilliseconds).toString(),
  rechnungen: !umgebung().demo,
});

/**
 * Lets something happen to the contract of an account: state, tier, mails and orders for documents in one transaction,
 * open pages are told afterwards.
 *
 * @param ereignis the event, or what makes it of the state it finds
 */
export async function vertragsereignis(
  kontoId: string,
  ereignis: Ereignis | ((lage: Lage) => Ereignis | Promise<Ereignis>),
): Promise<Ausgang> {
  const ausgang = await abwicklung(kontoId, (tx) => ereignisAnwenden(tx, kontoId, ereignis));
  await seitenUnterrichten(kontoId, ausgang);
  return ausgang;
}

/**
 * Lets something happen to the contract of an account within a transaction of `abwicklung`, for whoever writes
 * something besides it (a payment and what it settles). Tell the open pages after the commit (`seitenUnterrichten`).
 *
 * @param vertragId a certain contract, also one that is over; unset: the one that runs, or the last one
 * @param mails `eigene`: whoever asks writes to the account himself about this event
 */
export async function ereignisAnwenden(
  tx: Transaction<DB>,
  kontoId: string,
  geschehenes: Ereignis | ((lage: Lage) => Ereignis | Promise<Ereignis>),
  vertragId?: string,
  mails: "senden" | "eigene" = "senden",
): Promise<Ausgang> {
  const konto = await vertragskontoFesthalten(tx, kontoId);
  if (!konto) return { ablehnung: "kein-konto" };
  const umstaende = { ...umstaendeJetzt(), bestaetigt: konto.bestaetigt };
  const ort = { tx, konto, umstaende, ohneMail: false };
  const gelesen = vertragId ? await vertragZuId(tx, vertragId) : await vertragLesen(tx, kontoId);
  // What time has done belongs to the contract as it was: an order may begin another one.
  const faellig = gelesen?.naechsteUhr && gelesen.naechsteUhr <= new Date(umstaende.jetzt);
  const gelaufen = gelesen && faellig ? await fortgeschrieben(ort, gelesen, { art: "uhr" }) : undefined;
  const vorher = gelaufen && "vertrag" in gelaufen ? await vertragZuId(tx, gelaufen.id) : gelesen;
  const ereignis = typeof geschehenes === "function" ? await geschehenes({ ...ort, vorher }) : geschehenes;
  if (ereignis.art === "uhr" && gelaufen) return gelaufen;
  const ausgang = await fortgeschrieben({ ...ort, ohneMail: mails === "eigene" }, vorher, ereignis);
  if (!gelaufen || "ablehnung" in gelaufen || "ablehnung" in ausgang) return ausgang;
  return { ...ausgang, wirkungen: [...gelaufen.wirkungen, ...ausgang.wirkungen] };
}

/** State and effects of one event, stored. */
async function fortgeschrieben(
  { tx, konto, umstaende, ohneMail }: Omit<Lage, "vorher"> & { readonly ohneMail: boolean },
  vorher: Gespeichert | undefined,
  ereignis: Ereignis,
): Promise<Ausgang> {
  const bisher = vorher && konto.loeschungAm ? mitKontoende(vorher.vertrag) : vorher?.vertrag;
  const folge = anwenden(bisher, ereignis, umstaende);
  if ("ablehnung" in folge) return { ablehnung: folge.ablehnung, vorher };
  const { vertrag, wirkungen } = folge;
  const am = new Date(umstaende.jetzt);
  const uhr = naechsteUhr(vertrag, umstaende.rechnungen);
  const id = await vertragSchreiben(
    tx,
    {
      id: ereignis.art === "bestellt" ? undefined : vorher?.id,
      kontoId: konto.id,
      vertrag,
      naechsteUhr: uhr ? new Date(uhr) : null,
    },
    am,
  );
  if (ereignis.art !== "uhr") await ereignisSchreiben(tx, { vertragId: id, kontoId: konto.id, am }, ereignis);
  for (const wirkung of wirkungen)
    if (!(ohneMail && wirkung.art === "mail")) await bewirken(tx, { id, konto, vertrag, am }, wirkung);
  await teamBenachrichtigen(tx, bisher, vertrag);
  return { id, konto, vertrag, wirkungen };
}

/** Tells the open pages of an account, and of all who work in its team, that the tier is another one now. */
export async function seitenUnterrichten(kontoId: string, ausgang: Ausgang): Promise<void> {
  if ("ablehnung" in ausgang || !ausgang.wirkungen.some(({ art }) => art === "tarif")) return;
  const { kanzleiId } = ausgang.konto;
  await ereignisMelden({ type: "session.changed", an: { konto: kontoId } });
  if (kanzleiId) await ereignisMelden({ type: "session.changed", an: { kanzlei: kanzleiId } });
}

/** Contracts that one run looks after at a time. */
const jeGang = 100;

/**
 * Does what time has brought about for every contract that is due, each in a transaction of its own; several processes
 * and repeated runs do it once. One that fails holds none of the others up.
 *
 * @returns how many contracts
 * @throws {AggregateError} in the end, when some failed
 */
export async function faelligeVertraegeFuehren(): Promise<number> {
  const fehler: unknown[] = [];
  const gesehen = new Set<string>();
  for (;;) {
    const am = new Date(jetzt().epochMilliseconds);
    const faellig = await betrieb((tx) => faelligeKonten(tx, am, jeGang + fehler.length));
    const neue = faellig.filter(({ id }) => !gesehen.has(id));
    if (neue.length === 0) break;
    for (const { id, kontoId } of neue) {
      gesehen.add(id);
      try {
        await seitenUnterrichten(
          kontoId,
          await abwicklung(kontoId, (tx) => ereignisAnwenden(tx, kontoId, { art: "uhr" }, id)),
        );
      } catch (einer) {
        fehler.push(einer);
      }
    }
  }
  if (fehler.length > 0)
    throw new AggregateError(fehler, `${fehler.length} fällige Verträge ließen sich nicht fortführen.`);
  return gesehen.size;
}
