import { sql } from "kysely";
import { dbAls } from "../db/zugang.server.ts";
import type { Kanzleirolle, Rolle, Sitzung } from "./konto.ts";
import type { Tarif } from "./tarif.ts";

type Zeile = {
  gefragt: string;
  sitzungId: string;
  angemeldetBleiben: boolean;
  laeuftAb: Date;
  kanzleiId: string;
  kanzleirolle: Kanzleirolle | null;
  id: string;
  name: string;
  email: string;
  bild: string | null;
  rolle: Rolle;
  tarif: Tarif;
  teamId: string | null;
  teamAdmin: boolean;
  testphaseBis: Date | null;
  istAutor: boolean;
  istGastautor: boolean;
  bestaetigt: boolean;
  downloadFreigabe: boolean;
  newsletter: boolean;
};

type Gelesen = Omit<Sitzung, "expires"> & { readonly angemeldetBleiben: boolean; readonly laeuftAb: Date };

/**
 * Session, account and Kanzlei in one statement: this runs with every request of everybody who is signed in.
 *
 * @param hashes in hexadecimal, as are the keys of the answer
 */
export async function sitzungenLesen(
  art: "cookie" | "token",
  hashes: readonly string[],
  jetzt: Date,
): Promise<ReadonlyMap<string, Gelesen>> {
  const gesucht = hashes.map((hash) => Buffer.from(hash, "hex"));
  const quelle =
    art === "cookie"
      ? sql`s.token_hash as gefragt from sitzung s where s.token_hash = any(${gesucht}::bytea[])`
      : sql`z.token_hash as gefragt from zugriffsmarke z join sitzung s on s.id = z.sitzung_id
          where z.token_hash = any(${gesucht}::bytea[]) and z.laeuft_ab > ${jetzt}`;
  const { rows } = await sql<Zeile>`
    select encode(s.gefragt, 'hex') as gefragt, s.id as "sitzungId", s.angemeldet_bleiben as "angemeldetBleiben", s.laeuft_ab as "laeuftAb",
      kz.id as "kanzleiId", m.kanzleirolle,
      k.id, k.name, k.email, k.bild, k.rolle, k.tarif, k.team_id as "teamId", k.team_admin as "teamAdmin",
      k.testphase_bis as "testphaseBis", k.ist_autor as "istAutor", k.ist_gastautor as "istGastautor",
      k.email_bestaetigt_am is not null as bestaetigt, k.download_freigabe as "downloadFreigabe",
      k.newsletter_gewuenscht_am is not null as newsletter
    from (select s.*, ${quelle} and s.laeuft_ab > ${jetzt}) s
    join konto k on k.id = s.konto_id and k.gesperrt_am is null and k.loeschung_am is null
    join kanzlei kz on kz.id = coalesce(k.team_id, (select id from kanzlei where inhaber = k.id))
    left join mitgliedschaft m on m.kanzlei_id = kz.id and m.konto_id = k.id`.execute(
    dbAls("portal_identitaet"),
  );
  return new Map(rows.map((zeile) => [zeile.gefragt, alsSitzung(zeile)]));
}

/** Writes down a use of a session. */
export async function sitzungVerlaengern(id: string, zuletzt: Date, laeuftAb: Date): Promise<void> {
  await dbAls("portal_identitaet")
    .updateTable("sitzung")
    .set({ zuletzt, laeuft_ab: laeuftAb })
    .where("id", "=", id)
    .execute();
}

function alsSitzung(zeile: Zeile): Gelesen {
  return {
    sitzungId: zeile.sitzungId,
    angemeldetBleiben: zeile.angemeldetBleiben,
    laeuftAb: zeile.laeuftAb,
    kanzleiId: zeile.kanzleiId,
    // Whoever belongs to a Kanzlei without a word on his role may look, not touch.
    kanzleirolle: zeile.kanzleirolle ?? "nur-lesen",
    nutzer: {
      id: zeile.id,
      name: zeile.name,
      email: zeile.email,
      image: zeile.bild,
      role: zeile.rolle,
      subscriptionStatus: zeile.tarif,
      teamId: zeile.teamId,
      isTeamAdmin: zeile.teamAdmin,
      trialEndsAt: zeile.testphaseBis?.toISOString() ?? null,
      isAuthor: zeile.istAutor,
      isGuestAuthor: zeile.istGastautor,
      emailVerified: zeile.bestaetigt,
      downloadAccessGranted: zeile.downloadFreigabe,
      newsletterConsent: zeile.newsletter,
    },
  };
}
