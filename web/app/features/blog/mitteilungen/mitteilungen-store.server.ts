import { sql } from "kysely";
import { jobEinreihen } from "#platform/jobs/einreihen-store.server.ts";
import type { Mitteilung, Mitteilungsart } from "../angaben.ts";
import type { Blogtx } from "../bestand/inhalt-store.server.ts";

/** Name of the job that queues the mails. */
export const mitteilungsjob = "blog-mitteilungen";

export type NeueMitteilung = {
  /** Null: everybody who moderates. */
  readonly an: string | null;
  readonly art: Mitteilungsart;
  readonly titel: string;
  readonly bemerkung?: string;
  /** Path of the page it leads to. */
  readonly ziel: string;
  readonly am: Date;
  /** Not again as long as the same that was said since then has not been read. */
  readonly einmalSeit?: Date;
};

/** Tells somebody, in the transaction of what he is told of. Mail follows by the job. */
export async function mitteilen(
  tx: Blogtx,
  { an, bemerkung = "", einmalSeit, ...rest }: NeueMitteilung,
): Promise<void> {
  if (einmalSeit && (await ungelesen(tx, { an, seit: einmalSeit, ...rest }))) return;
  await tx
    .insertInto("blog_mitteilung")
    .values({ ...rest, konto_id: an, bemerkung })
    .execute();
  await jobEinreihen(tx, mitteilungsjob, {});
}

async function ungelesen(
  tx: Blogtx,
  { an, art, ziel, seit }: Pick<NeueMitteilung, "an" | "art" | "ziel"> & { readonly seit: Date },
): Promise<boolean> {
  const zeile = await tx
    .selectFrom("blog_mitteilung")
    .select("id")
    .where("konto_id", "is not distinct from", an)
    .where("art", "=", art)
    .where("ziel", "=", ziel)
    .where("am", ">=", seit)
    .where("gelesen_am", "is", null)
    .limit(1)
    .executeTakeFirst();
  return zeile !== undefined;
}

/** What an account was told, the latest first; `moderation`: with what is for everybody who moderates. */
export async function mitteilungenLesen(
  tx: Blogtx,
  kontoId: string,
  { moderation, limit }: { readonly moderation: boolean; readonly limit: number },
): Promise<Mitteilung[]> {
  const zeilen = await tx
    .selectFrom("blog_mitteilung")
    .select(["id", "konto_id", "art", "titel", "bemerkung", "ziel", "am", "gelesen_am"])
    .where((eb) =>
      moderation
        ? eb.or([eb("konto_id", "=", kontoId), eb("konto_id", "is", null)])
        : eb("konto_id", "=", kontoId),
    )
    .orderBy("am", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return zeilen.map(({ id, konto_id, art, titel, bemerkung, ziel, am, gelesen_am }) => ({
    id,
    art: art as Mitteilungsart,
    title: titel,
    comment: bemerkung,
    href: ziel,
    at: am,
    read: gelesen_am !== null,
    moderation: konto_id === null,
  }));
}

/** Marks as read: these, or all. */
export async function alsGelesenMerken(
  tx: Blogtx,
  kontoId: string,
  {
    moderation,
    ids,
    am,
  }: { readonly moderation: boolean; readonly ids: readonly string[] | undefined; readonly am: Date },
): Promise<void> {
  await tx
    .updateTable("blog_mitteilung")
    .set({ gelesen_am: am })
    .where("gelesen_am", "is", null)
    .where((eb) =>
      moderation
        ? eb.or([eb("konto_id", "=", kontoId), eb("konto_id", "is", null)])
        : eb("konto_id", "=", kontoId),
    )
    .$if(ids !== undefined, (frage) => frage.where("id", "in", [...(ids ?? []), leereId]))
    .execute();
}

const leereId = "00000000-0000-0000-0000-000000000000";

/** A notice whose mail is still to be queued, with whoever gets it. */
export type Postsache = {
  readonly id: string;
  readonly art: Mitteilungsart;
  readonly titel: string;
  readonly bemerkung: string;
  readonly ziel: string;
  readonly fuerModeration: boolean;
  /** Null: nobody whom mail reaches. */
  readonly empfaenger: { readonly name: string; readonly email: string } | null;
};

/** Notices without mail, the oldest first, held until the transaction ends; what another process holds is left to it. */
export async function ungemaileteHolen(tx: Blogtx, limit: number): Promise<Postsache[]> {
  const { rows } = await sql<
    Omit<Postsache, "empfaenger"> & { readonly name: string | null; readonly email: string | null }
  >`
    select m.id, m.art, m.titel, m.bemerkung, m.ziel, m.konto_id is null as "fuerModeration",
      k.anzeigename as name, k.email
    from blog_mitteilung m
    left join konto k on k.id = m.konto_id and ${erreichbar}
    where m.gemailt_am is null order by m.am, m.id limit ${limit}
    for update of m skip locked`.execute(tx);
  return rows.map(({ name, email, ...rest }) => ({
    ...rest,
    empfaenger: name !== null && email !== null ? { name, email } : null,
  }));
}

export async function alsGemailtMerken(tx: Blogtx, ids: readonly string[], am: Date): Promise<void> {
  await tx
    .updateTable("blog_mitteilung")
    .set({ gemailt_am: am })
    .where("id", "in", [...ids])
    .execute();
}

/** Everybody who moderates and can sign in, with confirmed addresses. */
export async function moderierende(tx: Blogtx): Promise<{ name: string; email: string }[]> {
  const { rows } = await sql<{ name: string; email: string }>`
    select k.anzeigename as name, k.email from konto k
    where k.rolle in ('moderator', 'admin') and ${erreichbar} order by k.id`.execute(tx);
  return rows;
}

const erreichbar = sql`k.gesperrt_am is null and k.loeschung_am is null and k.email_bestaetigt_am is not null`;

/** Removes what was read long ago, or is older still. */
export async function alteMitteilungenLoeschen(
  tx: Blogtx,
  { gelesenVor, alleVor }: { readonly gelesenVor: Date; readonly alleVor: Date },
): Promise<void> {
  await tx
    .deleteFrom("blog_mitteilung")
    .where("gemailt_am", "is not", null)
    .where((eb) => eb.or([eb("gelesen_am", "<", gelesenVor), eb("am", "<", alleVor)]))
    .execute();
}
