import type { Tag } from "@gebuehrenportal/recht";
import { getroffen } from "#platform/db/getroffen.server.ts";
import type { Frist } from "../eintrag/frist.ts";
import { alsFristen, type Buchtx, fristen } from "../eintrag/frist-store.server.ts";
import type { Erinnerungsinhalt } from "../pflichten/einstellung-store.server.ts";

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
