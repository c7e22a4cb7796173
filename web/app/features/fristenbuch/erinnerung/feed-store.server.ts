import type { Tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { getroffen } from "#platform/db/getroffen.server.ts";
import { alsFristen, fristen } from "../eintrag/frist-store.server.ts";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import type { Frist } from "../worte/frist.ts";
import type { Erinnerungsinhalt } from "../worte/fristwort.ts";

/** The private calendar of a person, without the secret of its address. */
export type Feed = {
  readonly id: string;
  readonly kontoId: string;
  readonly inhalt: Erinnerungsinhalt;
  readonly erstellt: Date;
  /** Last fetched. */
  readonly zuletzt: Date | null;
};

const spalten = ["id", "konto_id as kontoId", "inhalt", "erstellt", "zuletzt"] as const;
const alsFeed = <T extends { readonly inhalt: string }>(zeile: T) => ({
  ...zeile,
  inhalt: zeile.inhalt as Erinnerungsinhalt,
});

/** Calendars of a person that are not revoked, oldest first. */
export async function feedsLesen(tx: Buchtx, kanzleiId: string, kontoId: string): Promise<Feed[]> {
  const zeilen = await tx
    .selectFrom("fristfeed")
    .select(spalten)
    .where("kanzlei_id", "=", kanzleiId)
    .where("konto_id", "=", kontoId)
    .where("widerrufen_am", "is", null)
    .orderBy("erstellt")
    .orderBy("id")
    .execute();
  return zeilen.map(alsFeed);
}

/** Makes a calendar. */
export async function feedAnlegen(
  tx: Buchtx,
  kanzleiId: string,
  { kontoId, markeHash, inhalt }: Pick<Feed, "kontoId" | "inhalt"> & { readonly markeHash: Buffer },
  am: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto("fristfeed")
    .values({ kanzlei_id: kanzleiId, konto_id: kontoId, marke_hash: markeHash, inhalt, erstellt: am })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Revokes a calendar of a person; false: there is none. */
export function feedEntwerten(
  tx: Buchtx,
  kanzleiId: string,
  { id, kontoId }: Pick<Feed, "id" | "kontoId">,
  am: Date,
): Promise<boolean> {
  return getroffen(
    tx
      .updateTable("fristfeed")
      .set({ widerrufen_am: am })
      .where("kanzlei_id", "=", kanzleiId)
      .where("id", "=", id)
      .where("konto_id", "=", kontoId)
      .where("widerrufen_am", "is", null),
  );
}

/** A calendar that somebody fetches now; `undefined`: revoked. */
export async function feedAbholen(
  tx: Buchtx,
  kanzleiId: string,
  id: string,
  am: Date,
): Promise<Feed | undefined> {
  const zeile = await tx
    .updateTable("fristfeed")
    .set({ zuletzt: am })
    .where("kanzlei_id", "=", kanzleiId)
    .where("id", "=", id)
    .where("widerrufen_am", "is", null)
    .returning(spalten)
    .executeTakeFirst();
  return zeile && alsFeed(zeile);
}

/**
 * Who of an office may have a calendar at an instant: nobody when its owner's tier holds no book any more, and in a team
 * that asks for a second factor only whoever has one. For the portal itself (`betrieb`).
 */
export async function feedzugang(
  tx: Buchtx,
  kanzleiId: string,
  { tarife, am }: { readonly tarife: readonly string[]; readonly am: Date },
): Promise<(kontoId: string) => boolean> {
  const kanzlei = await tx
    .selectFrom("kanzlei as k")
    .innerJoin("konto as i", "i.id", "k.inhaber")
    .select("k.zweiter_faktor_noetig as faktorNoetig")
    .select(sql<string>`geltender_tarif(i.tarif, i.tarif_bis, ${am})`.as("tarif"))
    .where("k.id", "=", kanzleiId)
    .executeTakeFirst();
  if (!kanzlei || !tarife.includes(kanzlei.tarif)) return () => false;
  if (!kanzlei.faktorNoetig || kanzlei.tarif !== "teams") return () => true;
  const faktoren = await tx
    .selectFrom("zweiter_faktor")
    .select("konto_id")
    .where("bestaetigt_am", "is not", null)
    .where("konto_id", "in", (eb) =>
      eb.selectFrom("mitgliedschaft").select("konto_id").where("kanzlei_id", "=", kanzleiId),
    )
    .execute();
  const mitFaktor = new Set(faktoren.map(({ konto_id }) => konto_id));
  return (kontoId) => mitFaktor.has(kontoId);
}

/** Open entries from a day on, for the calendars of an office. */
export const offeneAb = (tx: Buchtx, kanzleiId: string, ab: Tag): Promise<Frist[]> =>
  alsFristen(
    fristen(tx, kanzleiId)
      .where("frist.zustand", "not in", ["erledigt", "gestrichen"])
      .where(({ or, eb }) => or([eb("frist.sicherer_tag", ">=", ab), eb("frist.hoechstens_bis", ">=", ab)]))
      .orderBy("frist.sicherer_tag", (o) => o.asc().nullsLast())
      .orderBy("frist.id")
      .limit(5_000),
  );
