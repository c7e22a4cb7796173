import type { Kysely } from "kysely";
import { afterEach, beforeEach } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { busStellen } from "#platform/realtime/bus.server.ts";
import type { Ereignis } from "#platform/realtime/ereignis.ts";
import type { Schreibende } from "../schreibende.server.ts";

// What tests of the editorial procedure look at: the row of a post, notices, log, events, refusals.

export const jetzt = new Date("2026-11-21T08:00:00Z");
export const spaeter = new Date("2026-11-22T13:03:00Z");
export const angaben = {
  title: "Kosten der Auskunft",
  content: "<p>Maßgeblich ist ein Bruchteil.</p>",
};

/** Where a post that is not public stands. */
export const stand = (db: Kysely<DB>, id: string) =>
  db
    .selectFrom("blog_manuskript")
    .select(["status", "version", "eingereicht_am", "ablehnung", "geprueft_von", "geprueft_am"])
    .select(["erscheint_am", "gastbeitrag", "revision_von", "revision_basis", "konto_id", "titel"])
    .where("id", "=", id)
    .executeTakeFirst();

/** Everything anybody was told. */
export const gesagtes = (db: Kysely<DB>) =>
  db.selectFrom("blog_mitteilung").select(["konto_id", "art", "titel", "bemerkung", "ziel", "am"]).execute();

export const akten = (db: Kysely<DB>) =>
  db.selectFrom("protokoll").select(["akt", "konto", "von", "einzelheiten"]).execute();

/** The events of each test, which takes place at `jetzt`. */
export function mitgehoert(): Ereignis[] {
  const gemeldet: Ereignis[] = [];
  beforeEach(() => {
    uhrStellen(jetzt.toISOString());
    gemeldet.splice(0);
    busStellen({ melden: async (ereignis) => void gemeldet.push(ereignis), beenden: async () => undefined });
  });
  afterEach(() => {
    uhrStellen();
    busStellen();
  });
  return gemeldet;
}
export const anModeration = { type: "pending.changed", an: { moderation: true } };
export const an = ({ nutzer }: Schreibende) => ({ type: "pending.changed", an: { konto: nutzer.id } });
export const seiten = { type: "pages.changed", an: { server: true } };

/** The refusal of a call. */
export const absage = async (ruf: Promise<unknown>) =>
  ruf.then(
    () => "keine",
    ({ status, koerper }) => ({ status, code: koerper?.code, field: koerper?.field }),
  );
export const fort = { status: 404, code: undefined, field: undefined };
export const konflikt = (code: string) => ({ status: 409, code, field: undefined });
export const veraltet = { ...konflikt("veraltet"), field: "version" };
