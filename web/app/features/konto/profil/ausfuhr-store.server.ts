import type { Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import type { IdentitaetTx } from "../anmeldung/identitaet.server.ts";

/** Everything identity keeps on an account, without anything that admits somebody. */
export async function kontodaten(tx: IdentitaetTx, id: string) {
  const konto = await tx.selectFrom("konto").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const kanzleien = await tx
    .selectFrom("mitgliedschaft as m")
    .innerJoin("kanzlei as k", "k.id", "m.kanzlei_id")
    .select(["k.id", "k.name", "m.kanzleirolle", "m.seit", "k.inhaber"])
    .where("m.konto_id", "=", id)
    .execute();
  const fremdkonten = await tx
    .selectFrom("fremdkonto")
    .select(["anbieter", "fremd_id", "seit"])
    .where("konto_id", "=", id)
    .execute();
  const kennwort = await tx
    .selectFrom("kennwort")
    .select("geaendert")
    .where("konto_id", "=", id)
    .executeTakeFirst();
  const faktor = await tx
    .selectFrom("zweiter_faktor")
    .select("bestaetigt_am")
    .where("konto_id", "=", id)
    .executeTakeFirst();
  return { konto, kanzleien, fremdkonten, kennwort, faktor };
}

/** What an account keeps for itself, in a transaction of `mandant`: agreements and saved calculations with all versions. */
export async function eigeneDaten(tx: Transaction<DB>, id: string) {
  const zustimmungen = await tx
    .selectFrom("verschwiegenheit")
    .select(["fassung", "am"])
    .where("konto_id", "=", id)
    .orderBy("am")
    .execute();
  const berechnungen = await tx
    .selectFrom("berechnung")
    .select(["id", "rechner", "bezeichnung", "aktenzeichen", "erstellt", "geaendert", "geloescht"])
    .where("konto_id", "=", id)
    .orderBy("erstellt")
    .execute();
  const versionen = await tx
    .selectFrom("berechnung_version")
    .select([
      "berechnung_id",
      "version",
      "stand",
      "blatt",
      "rechenstand",
      "fassung",
      "berechnet_am",
      "erstellt",
    ])
    .where("konto_id", "=", id)
    .orderBy("version")
    .execute();
  return {
    zustimmungen,
    berechnungen,
    versionen,
    ...(await kostennotendaten(tx, id)),
    ...(await blogdaten(tx, id)),
  };
}

/** Sender, drafts and issued Kostennoten of an account, the latter whole: every file can be made from them. */
async function kostennotendaten(tx: Transaction<DB>, id: string) {
  const absender = await tx
    .selectFrom("kostennotenabsender")
    .select(["angaben", "praefix", "beginn", "geaendert"])
    .where("konto_id", "=", id)
    .executeTakeFirst();
  const entwuerfe = await tx
    .selectFrom("kostennotenentwurf")
    .select(["id", "rechner", "stand", "felder", "erstellt", "geaendert"])
    .where("konto_id", "=", id)
    .orderBy("erstellt")
    .execute();
  const kostennoten = await tx
    .selectFrom("kostennote")
    .select(["id", "nummer", "art", "storno_zu", "freigegeben_am", "beleg"])
    .where("konto_id", "=", id)
    .orderBy("freigegeben_am")
    .execute();
  return { absender, entwuerfe, kostennoten };
}

/** What an account has written for the blog, and what it was told about it. */
async function blogdaten(tx: Transaction<DB>, id: string) {
  const artikel = await tx
    .selectFrom("blog_artikel")
    .select(["id", "slug", "titel", "auszug", "html", "veroeffentlicht", "erstellt", "geaendert"])
    .where("autor_id", "=", id)
    .orderBy("veroeffentlicht")
    .execute();
  const manuskripte = await tx
    .selectFrom("blog_manuskript")
    .selectAll()
    .where("konto_id", "=", id)
    .orderBy("erstellt")
    .execute();
  const mitteilungen = await tx
    .selectFrom("blog_mitteilung")
    .select(["art", "titel", "bemerkung", "am", "gelesen_am"])
    .where("konto_id", "=", id)
    .orderBy("am")
    .execute();
  const bilder = await tx
    .selectFrom("blog_bild")
    .select(["pfad", "erstellt"])
    .where("konto_id", "=", id)
    .orderBy("erstellt")
    .execute();
  return { artikel, manuskripte, mitteilungen, bilder };
}
