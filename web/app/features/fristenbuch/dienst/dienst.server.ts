import type { Tag } from "@gebuehrenportal/recht";
import { oeffnet, type Tarif } from "#platform/access/tarif.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb, mandant } from "#platform/db/mandant.server.ts";
import { einzeln, fehlerMelden } from "#platform/jobs/einzeln.ts";
import { abwesenheitenLesen } from "../einstellung/abwesenheit-store.server.ts";
import { buerozeitVon } from "../einstellung/bueroort.server.ts";
import type { Buerozeit } from "../einstellung/buerozeit.ts";
import { einstellungLesen, type Fristeneinstellung } from "../einstellung/einstellung-store.server.ts";
import {
  gesperrteLesen,
  namenLesen,
  type Person,
  personenLesen,
} from "../einstellung/personen-store.server.ts";
import type { Abwesenheit } from "../einstellung/rechte.ts";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import type { Namensstand } from "../worte/papierworte.ts";
import { tagesbeginn, type Wanduhr, wanduhr } from "../worte/wanduhr.ts";
import { kanzleienImTarif } from "./kanzleien-store.server.ts";
import { leiter } from "./leiter.ts";

/** Tiers that hold a book. */
export const mitZugang: readonly Tarif[] = (
  ["free", "basic", "premium", "teams", "Teammitglied"] as const
).filter((t) => oeffnet(t, "premium"));

/** What a duty that nobody has asked for finds in the book of an office. */
export type Dienstlage = {
  readonly tx: Buchtx;
  readonly kanzleiId: string;
  /** Now, to the millisecond. */
  readonly am: Date;
  readonly heute: Tag;
  readonly uhr: Wanduhr;
  readonly zeit: Buerozeit;
  readonly personen: readonly Person[];
  /** What they, and those who have left, were called when they acted. */
  readonly namen: readonly Namensstand[];
  /** Absences that are not over. */
  readonly abwesenheiten: readonly Abwesenheit[];
  /** Who works there and cannot sign in. */
  readonly gesperrt: ReadonlySet<string>;
  readonly einstellung: Fristeneinstellung;
};

/**
 * Runs one duty on the book of one office, all or nothing, whatever its tier: who has booked deadlines is reminded of
 * them. The database shows this office alone.
 */
export async function imDienst<T>(kanzleiId: string, arbeit: (lage: Dienstlage) => Promise<T>): Promise<T> {
  const nun = jetzt();
  const uhr = wanduhr(nun);
  const { heute } = uhr;
  // The office itself does not see whether an account is blocked.
  const gesperrt = await betrieb((tx) => gesperrteLesen(tx, kanzleiId));
  return mandant({ kanzleiId, nutzer: { id: "" } }, async (tx) => {
    const einstellung = await einstellungLesen(tx, kanzleiId);
    return arbeit({
      tx,
      kanzleiId,
      am: new Date(nun.epochMilliseconds),
      heute,
      uhr,
      einstellung,
      gesperrt,
      zeit: buerozeitVon(einstellung),
      personen: await personenLesen(tx),
      namen: await namenLesen(tx, kanzleiId),
      abwesenheiten: await abwesenheitenLesen(tx, kanzleiId, heute),
    });
  });
}

/** Offices that keep a book and whose tier holds it. */
export const kanzleienMitPflichten = (): Promise<string[]> => {
  const nun = jetzt();
  const seit = tagesbeginn(wanduhr(nun).heute);
  const am = new Date(nun.epochMilliseconds);
  return betrieb((tx) => kanzleienImTarif(tx, { tarife: mitZugang, seit, am }));
};

/** Whoever leads the office today: its lead or, while that is away, who stands in or another lawyer. */
export function leitungHeute(
  lage: Pick<Dienstlage, "personen" | "abwesenheiten" | "gesperrt" | "heute">,
): Person | undefined {
  const [id] = leiter({ verantwortlich: null }, lage);
  return lage.personen.find((p) => p.id === id);
}

/**
 * Does a duty for one office after the other; what goes wrong with one keeps no other waiting.
 *
 * @throws {AggregateError} after the last one
 */
export async function reihum(
  kanzleien: readonly string[],
  dienst: (kanzleiId: string) => Promise<number>,
): Promise<number> {
  let anzahl = 0;
  const fehler = await einzeln(kanzleien, async (kanzleiId) => {
    anzahl += await dienst(kanzleiId);
  });
  fehlerMelden(fehler, "Kanzleien ließen sich nicht bedienen.");
  return anzahl;
}
