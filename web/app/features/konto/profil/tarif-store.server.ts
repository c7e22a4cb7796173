import { type Kysely, sql } from "kysely";
import type { Bestelltarif } from "#platform/access/tarife.ts";
import type { DB } from "#platform/db/schema.ts";

/** What a contract gives to its account. */
export type Tarifstand = {
  readonly tarif: "free" | Bestelltarif;
  /** The tier ends at this instant; null: it has no end. */
  readonly bis: Date | null;
  readonly testphaseBis: Date | null;
  readonly am: Date;
};

/** What a contract needs to know of its account. */
export type Vertragskonto = {
  readonly id: string;
  /** With title, as people read it. */
  readonly name: string;
  readonly email: string;
  /** Somebody has proved to read this address. */
  readonly bestaetigt: boolean;
  readonly erstellt: Date;
  /** As it stands there, whether or not its time is over. */
  readonly tarif: string;
  readonly loeschungAm: Date | null;
  /** Its own Kanzlei, which is its team with the tier Teams; null: it has none. */
  readonly kanzleiId: string | null;
};

/**
 * The account of this transaction (`abwicklung`), held until it ends: whoever changes its contract comes one after the
 * other. Undefined: it is no longer there.
 */
export async function vertragskontoFesthalten(
  tx: Kysely<DB>,
  id: string,
): Promise<Vertragskonto | undefined> {
  const { rows } = await sql<Vertragskonto>`
    select id, anzeigename as name, email, email_bestaetigt_am is not null as bestaetigt, erstellt, tarif, loeschung_am as "loeschungAm",
      (select k.id from kanzlei k where k.inhaber = abokonto.id) as "kanzleiId"
    from abokonto where id = ${id} for no key update`.execute(tx);
  return rows[0];
}

/**
 * Gives the account of this transaction a tier of its own. With `teams` its Kanzlei becomes the team that it leads. The
 * members of a team stay in it when its tier ends, without the use of it; a member who takes a tier of his own leaves,
 * and the end of a contract takes nothing from whoever has joined a team meanwhile.
 */
export async function tarifSchreiben(
  tx: Kysely<DB>,
  id: string,
  { tarif, bis, testphaseBis, am }: Tarifstand,
): Promise<void> {
  const team = tarif === "teams";
  if (tarif !== "free")
    await sql`delete from mitgliedschaft m where m.konto_id = ${id}
      and m.kanzlei_id <> (select k.id from kanzlei k where k.inhaber = ${id})`.execute(tx);
  await sql`update abokonto set tarif = ${tarif}, tarif_bis = ${bis}, testphase_bis = ${testphaseBis},
      team_id = ${team ? sql`(select k.id from kanzlei k where k.inhaber = ${id})` : null},
      team_admin = ${team}, geaendert = ${am}
    where id = ${id} and not (${tarif} = 'free' and tarif = 'Teammitglied')`.execute(tx);
}
