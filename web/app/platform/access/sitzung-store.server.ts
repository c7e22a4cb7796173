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
  titel: string | null;
  anzeigename: string;
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
  const marken = hashes.map((hash) => Buffer.from(hash, "hex"));
  const { rows } = await sql<Zeile>`
    select gefragt, sitzung_id as "sitzungId", angemeldet_bleiben as "angemeldetBleiben", laeuft_ab as "laeuftAb",
      kanzlei_id as "kanzleiId", kanzleirolle, id, name, titel, anzeigename, email, bild, rolle, tarif,
      team_id as "teamId", team_admin as "teamAdmin", testphase_bis as "testphaseBis", ist_autor as "istAutor",
      ist_gastautor as "istGastautor", bestaetigt, download_freigabe as "downloadFreigabe", newsletter
    from sitzungen_lesen(${art}, ${marken}, ${jetzt})`.execute(dbAls("portal_identitaet"));
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
  // Whoever belongs to a Kanzlei without a word on his role may look, not touch.
  const kanzleirolle = zeile.kanzleirolle ?? "nur-lesen";
  return {
    sitzungId: zeile.sitzungId,
    angemeldetBleiben: zeile.angemeldetBleiben,
    laeuftAb: zeile.laeuftAb,
    kanzleiId: zeile.kanzleiId,
    kanzleirolle,
    anzeigename: zeile.anzeigename,
    nutzer: {
      id: zeile.id,
      name: zeile.name,
      title: zeile.titel,
      email: zeile.email,
      image: zeile.bild,
      role: zeile.rolle,
      subscriptionStatus: zeile.tarif,
      teamId: zeile.teamId,
      isTeamAdmin: zeile.teamAdmin,
      officeRole: kanzleirolle,
      trialEndsAt: zeile.testphaseBis?.toISOString() ?? null,
      isAuthor: zeile.istAutor,
      isGuestAuthor: zeile.istGastautor,
      emailVerified: zeile.bestaetigt,
      downloadAccessGranted: zeile.downloadFreigabe,
      newsletterConsent: zeile.newsletter,
    },
  };
}
