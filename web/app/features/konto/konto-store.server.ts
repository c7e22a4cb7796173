import { sql } from "kysely";
import { getroffen } from "#platform/db/getroffen.server.ts";
import type { IdentitaetTx } from "./identitaet.server.ts";
import type { Titel } from "./titel.ts";

/** An account as the sign-in sees it. */
export type Anmeldekonto = {
  readonly id: string;
  /** With title, as people read it. */
  readonly name: string;
  readonly email: string;
  readonly hash: string | null;
  readonly erstellt: Date;
  readonly bestaetigtAm: Date | null;
  readonly gesperrtAm: Date | null;
  readonly loeschungAm: Date | null;
  /** Whether a confirmed second factor is asked for. */
  readonly zweiterFaktor: boolean;
};

function anmeldekonto(tx: IdentitaetTx) {
  return tx
    .selectFrom("konto as k")
    .leftJoin("kennwort as w", "w.konto_id", "k.id")
    .leftJoin("zweiter_faktor as z", (join) =>
      join.onRef("z.konto_id", "=", "k.id").on("z.bestaetigt_am", "is not", null),
    )
    .select([
      "k.id",
      "k.anzeigename as name",
      "k.email",
      "w.hash",
      "k.erstellt",
      "k.email_bestaetigt_am as bestaetigtAm",
      "k.gesperrt_am as gesperrtAm",
      "k.loeschung_am as loeschungAm",
      sql<boolean>`z.konto_id is not null`.as("zweiterFaktor"),
    ]);
}

/** @param email trimmed and in lower case */
export function kontoZuEmail(tx: IdentitaetTx, email: string): Promise<Anmeldekonto | undefined> {
  return anmeldekonto(tx).where("k.email", "=", email).executeTakeFirst();
}

export function kontoZuId(tx: IdentitaetTx, id: string): Promise<Anmeldekonto | undefined> {
  return anmeldekonto(tx).where("k.id", "=", id).executeTakeFirst();
}

/**
 * An account by its id, held until the transaction ends. Whoever begins a session holds the account first, and so does
 * whoever ends all of them because something has changed: none begins on what no longer holds.
 */
export async function kontoFesthalten(tx: IdentitaetTx, id: string): Promise<Anmeldekonto | undefined> {
  await tx.selectFrom("konto").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  return kontoZuId(tx, id);
}

export type NeuesKonto = {
  readonly name: string;
  readonly titel: Titel;
  readonly email: string;
  readonly hash?: string;
  readonly newsletter: boolean;
  readonly bestaetigt: boolean;
  readonly jetzt: Date;
};

/** Creates an account with a Kanzlei of its own; undefined when the address is taken. */
export async function kontoAnlegen(tx: IdentitaetTx, neu: NeuesKonto): Promise<string | undefined> {
  const konto = await tx
    .insertInto("konto")
    .values({
      name: neu.name,
      titel: neu.titel.vor,
      titel_nach: neu.titel.nach,
      email: neu.email,
      email_bestaetigt_am: neu.bestaetigt ? neu.jetzt : null,
      newsletter_gewuenscht_am: neu.newsletter ? neu.jetzt : null,
      erstellt: neu.jetzt,
      geaendert: neu.jetzt,
    })
    .onConflict((oc) => oc.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!konto) return undefined;
  if (neu.hash) await tx.insertInto("kennwort").values({ konto_id: konto.id, hash: neu.hash }).execute();
  const { id: kanzlei } = await tx
    .insertInto("kanzlei")
    .values({ name: neu.name, inhaber: konto.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("mitgliedschaft").values({ kanzlei_id: kanzlei, konto_id: konto.id }).execute();
  return konto.id;
}

/** Gives an account another address, which its owner has proved to read; false when another account has it. */
export async function emailSetzen(
  tx: IdentitaetTx,
  id: string,
  email: string,
  jetzt: Date,
): Promise<boolean> {
  return getroffen(
    tx
      .updateTable("konto")
      .set({ email, email_bestaetigt_am: jetzt, geaendert: jetzt })
      .where("id", "=", id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("konto as anderes").select("anderes.id").where("anderes.email", "=", email))),
      ),
  );
}

/** Notes that somebody has proved to read this address. */
export async function emailBestaetigen(tx: IdentitaetTx, id: string, jetzt: Date): Promise<void> {
  await tx
    .updateTable("konto")
    .set({ email_bestaetigt_am: jetzt, geaendert: jetzt })
    .where("id", "=", id)
    .where("email_bestaetigt_am", "is", null)
    .execute();
}

/** Sets a password, also for an account that had none. */
export async function kennwortSetzen(tx: IdentitaetTx, id: string, hash: string, jetzt: Date): Promise<void> {
  await tx
    .insertInto("kennwort")
    .values({ konto_id: id, hash, geaendert: jetzt })
    .onConflict((oc) => oc.column("konto_id").doUpdateSet({ hash, geaendert: jetzt }))
    .execute();
}

/** Marks an account for erasure, or takes the mark away. */
export async function loeschungSetzen(tx: IdentitaetTx, id: string, am: Date | null): Promise<void> {
  await tx.updateTable("konto").set({ loeschung_am: am }).where("id", "=", id).execute();
}
