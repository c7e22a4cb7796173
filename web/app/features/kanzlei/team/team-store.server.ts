import { type Kysely, type NotNull, sql } from "kysely";
import type { Kanzleirolle } from "#platform/access/konto.ts";
import type { DB } from "#platform/db/schema.ts";

/** The Kanzlei that is a team. */
export type Teamzeile = {
  readonly id: string;
  readonly name: string;
  readonly inhaber: string;
  readonly zweiterFaktorNoetig: boolean;
};

/** Somebody who works in a team. */
export type Mitglied = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly leitet: boolean;
  readonly kanzleirolle: Kanzleirolle;
};

const teamfelder = ["id", "name", "inhaber", "zweiter_faktor_noetig as zweiterFaktorNoetig"] as const;

/** Makes a transaction that began without a team one about this team, for whoever has proved that he may know of it. */
export async function teamWaehlen(tx: Kysely<DB>, id: string): Promise<void> {
  await sql`select set_config('app.kanzlei', ${id}, true)`.execute(tx);
}

/** The team of this transaction. */
export function teamLesen(tx: Kysely<DB>, id: string): Promise<Teamzeile | undefined> {
  return teamzeile(tx, id).executeTakeFirst();
}

/** A Kanzlei that rests belongs to nobody and is no team. */
const teamzeile = (tx: Kysely<DB>, id: string) =>
  tx
    .selectFrom("kanzlei")
    .select(teamfelder)
    .where("id", "=", id)
    .where("inhaber", "is not", null)
    .$narrowType<{ inhaber: NotNull }>();

/** The team of this transaction, held until it ends: who takes a seat or gives one back comes one after the other. */
export function teamFesthalten(tx: Kysely<DB>, id: string): Promise<Teamzeile | undefined> {
  return teamzeile(tx, id).forUpdate().executeTakeFirst();
}

/** Everybody in the team of this transaction, its lead first, then by name. */
export async function mitgliederLesen(tx: Kysely<DB>, { id, inhaber }: Teamzeile): Promise<Mitglied[]> {
  const { rows } = await sql<Mitglied>`
    select k.id, k.anzeigename as name, k.email, k.id = ${inhaber} as leitet,
      coalesce(m.kanzleirolle, 'nur-lesen') as kanzleirolle
    from teamkonto k left join mitgliedschaft m on m.kanzlei_id = ${id} and m.konto_id = k.id
    where k.team_id = ${id}
    order by k.id <> ${inhaber}, k.anzeigename, k.id`.execute(tx);
  return rows;
}

/** The team of an account, unless it is its own. */
export async function fremdesTeam(tx: Kysely<DB>, kontoId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select k.team_id as id from teamkonto k
    where k.id = ${kontoId} and k.team_id is not null and not k.team_admin`.execute(tx);
  return rows[0]?.id;
}

/** Whether the owner of a team pays for it at this instant; a team whose owner is leaving takes nobody in. */
export async function teamLaeuft(tx: Kysely<DB>, { inhaber }: Teamzeile, am: Date): Promise<boolean> {
  const { rows } = await sql<{ laeuft: boolean }>`
    select geltender_tarif(tarif, tarif_bis, ${am}) = 'teams' and loeschung_am is null and gesperrt_am is null as laeuft
    from teamkonto where id = ${inhaber}`.execute(tx);
  return rows[0]?.laeuft ?? false;
}

/** Gives the team another name. */
export async function nameSchreiben(tx: Kysely<DB>, id: string, name: string): Promise<void> {
  await tx.updateTable("kanzlei").set({ name }).where("id", "=", id).execute();
}

/** Whether members need a second factor. */
export async function faktorpflichtSchreiben(tx: Kysely<DB>, id: string, noetig: boolean): Promise<void> {
  await tx.updateTable("kanzlei").set({ zweiter_faktor_noetig: noetig }).where("id", "=", id).execute();
}

/** Sets the office role of a member; whoever had none in writing gets one. */
export async function rolleSchreiben(
  tx: Kysely<DB>,
  kanzleiId: string,
  kontoId: string,
  kanzleirolle: Kanzleirolle,
): Promise<void> {
  await tx
    .insertInto("mitgliedschaft")
    .values({ kanzlei_id: kanzleiId, konto_id: kontoId, kanzleirolle })
    .onConflict((oc) => oc.columns(["kanzlei_id", "konto_id"]).doUpdateSet({ kanzleirolle }))
    .execute();
}

/** Takes a member out of the team of this transaction: free, without a team. What is his stays his. */
export async function mitgliedLoesen(
  tx: Kysely<DB>,
  kanzleiId: string,
  kontoId: string,
  am: Date,
): Promise<void> {
  await sql`update teamkonto set tarif = 'free', tarif_bis = null, testphase_bis = null, team_id = null,
      team_admin = false, geaendert = ${am}
    where id = ${kontoId} and team_id = ${kanzleiId}`.execute(tx);
  await tx
    .deleteFrom("mitgliedschaft")
    .where("kanzlei_id", "=", kanzleiId)
    .where("konto_id", "=", kontoId)
    .execute();
}

/** What the account of a transaction is in the moment of joining. */
export type Beitrittsstand = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly bestaetigt: boolean;
  /** Own tier at that instant, also one that rests until an invoice is paid; a team whose time is over counts as none. */
  readonly gilt: string;
  readonly teamId: string | null;
};

/** Locks the account of this transaction and says what it is. */
export async function beitrittsstand(
  tx: Kysely<DB>,
  kontoId: string,
  am: Date,
): Promise<Beitrittsstand | undefined> {
  await sql`select id from teamkonto where id = ${kontoId} for no key update`.execute(tx);
  const { rows } = await sql<Beitrittsstand>`
    select k.id, k.anzeigename as name, k.email, k.email_bestaetigt_am is not null as bestaetigt, s.team_id as "teamId",
      case
        when s.tarif <> 'Teammitglied' and geltender_tarif(s.tarif, s.tarif_bis, ${am}) <> 'free' then s.tarif
        when v.typ is not null then v.typ
        when s.tarif <> 'Teammitglied' then 'free'
        when geltender_tarif(s.leitung_tarif, s.leitung_tarif_bis, ${am}) = 'teams' then s.tarif
        else 'free'
      end as gilt
    from teamkonto k join teamstand s on s.id = k.id
    left join abovertrag v on v.konto_id = k.id and v.zustand <> 'ended'
      and (v.zustand <> 'trialing' or v.zahlweg is not null)
      and (v.gekuendigt_zum is null or v.gekuendigt_zum > (${am}::timestamptz at time zone 'Europe/Berlin')::date)
    where k.id = ${kontoId} and k.loeschung_am is null and k.gesperrt_am is null`.execute(tx);
  return rows[0];
}

/** Makes the account of this transaction a member; it leaves a team whose time is over. */
export async function beitreten(
  tx: Kysely<DB>,
  {
    kanzleiId,
    kontoId,
    kanzleirolle,
    am,
  }: {
    readonly kanzleiId: string;
    readonly kontoId: string;
    readonly kanzleirolle: Kanzleirolle;
    readonly am: Date;
  },
): Promise<void> {
  await sql`delete from mitgliedschaft m where m.konto_id = ${kontoId}
    and m.kanzlei_id not in (select k.id from kanzlei k where k.inhaber = ${kontoId})`.execute(tx);
  await sql`update teamkonto set tarif = 'Teammitglied', tarif_bis = null, testphase_bis = null,
      team_id = ${kanzleiId}, team_admin = false, geaendert = ${am}
    where id = ${kontoId}`.execute(tx);
  await tx
    .insertInto("mitgliedschaft")
    .values({ kanzlei_id: kanzleiId, konto_id: kontoId, kanzleirolle, seit: am })
    .execute();
}
