import { sql } from "kysely";
import { getroffen } from "#platform/db/getroffen.server.ts";
import { db } from "#platform/db/zugang.server.ts";
import type { IdentitaetTx } from "../identitaet.server.ts";
import type { Titel } from "../titel.ts";

type Angaben = {
  readonly name?: string | undefined;
  readonly titel?: Titel | undefined;
  readonly image?: string | null | undefined;
  readonly newsletterConsent?: boolean | undefined;
};

/**
 * Changes the fields that are named.
 *
 * @returns `newsletterNeu`: the newsletter is wished for now and was not before; `sichtbarNeu`: what others see of the
 *   account, name or picture, is another one
 */
export async function angabenAendern(
  tx: IdentitaetTx,
  id: string,
  { name, titel, image, newsletterConsent }: Angaben,
  am: Date,
): Promise<{ readonly newsletterNeu: boolean; readonly sichtbarNeu: boolean }> {
  const bisher = await tx
    .selectFrom("konto")
    .select(["newsletter_gewuenscht_am", "anzeigename", "bild"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const newsletterNeu = newsletterConsent === true && bisher.newsletter_gewuenscht_am === null;
  const jetzt = await tx
    .updateTable("konto")
    .set({
      geaendert: am,
      ...(name === undefined ? {} : { name }),
      ...(titel === undefined ? {} : { titel: titel.vor, titel_nach: titel.nach }),
      ...(image === undefined ? {} : { bild: image }),
      ...(newsletterNeu ? { newsletter_gewuenscht_am: am, newsletter_bestaetigt_am: null } : {}),
      ...(newsletterConsent === false
        ? { newsletter_gewuenscht_am: null, newsletter_bestaetigt_am: null }
        : {}),
    })
    .where("id", "=", id)
    .returning(["anzeigename", "bild"])
    .executeTakeFirstOrThrow();
  const sichtbarNeu = jetzt.anzeigename !== bisher.anzeigename || jetzt.bild !== bisher.bild;
  return { newsletterNeu, sichtbarNeu };
}

/** Whether posts that everybody reads bear the name of the account. */
export async function nenntEinArtikel(id: string): Promise<boolean> {
  const { rows } = await sql`select from blog_autor where id = ${id}`.execute(db());
  return rows.length > 0;
}

/** Second half of the double opt-in; false when the wish is gone or the account has another address by now. */
export async function newsletterBestaetigen(
  tx: IdentitaetTx,
  id: string,
  email: string,
  am: Date,
): Promise<boolean> {
  return getroffen(
    tx
      .updateTable("konto")
      .set({ newsletter_bestaetigt_am: am, geaendert: am })
      .where("id", "=", id)
      .where("email", "=", email)
      .where("newsletter_gewuenscht_am", "is not", null),
  );
}

/** Whether the newsletter has been confirmed with the link of its mail. */
export async function newsletterBestaetigt(tx: IdentitaetTx, id: string): Promise<boolean> {
  const zeile = await tx
    .selectFrom("konto")
    .select("newsletter_bestaetigt_am")
    .where("id", "=", id)
    .executeTakeFirst();
  return zeile?.newsletter_bestaetigt_am != null;
}

export type Freigabe = {
  readonly emailVerified: boolean;
  readonly downloadAccessGranted: boolean;
  readonly newsletterConsent: boolean;
};

/** Opens the downloads for an account whose address is confirmed; others stay as they are. */
export async function downloadFreigeben(tx: IdentitaetTx, id: string): Promise<Freigabe> {
  return tx
    .updateTable("konto")
    .set({ download_freigabe: sql<boolean>`download_freigabe or email_bestaetigt_am is not null` })
    .where("id", "=", id)
    .returning([
      sql<boolean>`email_bestaetigt_am is not null`.as("emailVerified"),
      "download_freigabe as downloadAccessGranted",
      sql<boolean>`newsletter_gewuenscht_am is not null`.as("newsletterConsent"),
    ])
    .executeTakeFirstOrThrow();
}
