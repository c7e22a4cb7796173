import { type RawBuilder, sql } from "kysely";
import type { Tarif } from "#platform/access/tarif.ts";
import type { IdentitaetTx } from "../identitaet.server.ts";
import type { Kontozustand } from "./kontozustand.ts";

/** Which accounts the administration wants to see. */
export type Kontensuche = {
  /** Part of name or address; what is shorter than three characters is how one of them begins. */
  readonly suche: string;
  /** The tier that holds now. */
  readonly tarif?: Tarif | undefined;
  readonly zustand?: Kontozustand | undefined;
  /** The account after which the page begins, as `marke` names it. */
  readonly nach?: { readonly erstellt: string; readonly id: string } | undefined;
  readonly limit: number;
};

/** Accounts as administrators see them, the newest first: no content, nothing that admits anybody. */
export async function kontenSuchen(tx: IdentitaetTx, wunsch: Kontensuche, jetzt: Date) {
  const { suche, tarif, zustand, nach, limit } = wunsch;
  let frage = felder(tx, jetzt).select(sql<string>`erstellt::text`.as("marke"));
  if (suche !== "") {
    const muster = `${suche.length < 3 ? "" : "%"}${suche.replace(/[\\%_]/g, "\\$&")}%`;
    frage = frage.where((eb) => eb.or([eb("anzeigename", "ilike", muster), eb("email", "ilike", muster)]));
  }
  if (tarif) frage = frage.where(mitTarif(tarif, jetzt));
  if (zustand) frage = frage.where(imZustand(zustand, jetzt));
  if (nach)
    frage = frage.where(sql<boolean>`(erstellt, id) < (${nach.erstellt}::timestamptz, ${nach.id}::uuid)`);
  return frage.orderBy("erstellt", "desc").orderBy("id", "desc").limit(limit).execute();
}

export function kontoFuerVerwaltung(tx: IdentitaetTx, id: string, jetzt: Date) {
  return felder(tx, jetzt).where("id", "=", id).executeTakeFirst();
}

/**
 * The team works as long as the tier of its owner lasts. Asked row by row, of the few that are shown: as a join it would
 * be read for all of them.
 */
const imTeam = (jetzt: Date) => sql<boolean>`case when (
  select geltender_tarif(leitung.tarif, leitung.tarif_bis, ${jetzt})
  from kanzlei team join konto leitung on leitung.id = team.inhaber where team.id = konto.team_id
) = 'teams' then true else false end`;

/** The tier that holds now, as sessions read it. */
const geltend = (jetzt: Date) => sql<Tarif>`case
  when konto.tarif <> 'Teammitglied' then geltender_tarif(konto.tarif, konto.tarif_bis, ${jetzt})
  when ${imTeam(jetzt)} then konto.tarif
  else 'free' end`;

/** The tier of its own has not ended; said so that the database can tell beforehand how many those are. */
const laeuft = (jetzt: Date) =>
  sql<boolean>`konto.tarif <> 'free' and (konto.tarif_bis is null or konto.tarif_bis > ${jetzt})`;

function mitTarif(tarif: Tarif, jetzt: Date): RawBuilder<boolean> {
  switch (tarif) {
    case "free":
      return sql<boolean>`(konto.tarif = 'free' or konto.tarif_bis <= ${jetzt}
        or konto.tarif = 'Teammitglied' and not ${imTeam(jetzt)})`;
    case "Teammitglied":
      return sql<boolean>`konto.tarif = 'Teammitglied' and konto.tarif <> 'free' and ${imTeam(jetzt)}`;
    default:
      return sql<boolean>`konto.tarif = ${tarif} and ${laeuft(jetzt)}`;
  }
}

function imZustand(zustand: Kontozustand, jetzt: Date): RawBuilder<boolean> {
  switch (zustand) {
    case "aktiv":
      return sql<boolean>`gesperrt_am is null and loeschung_am is null`;
    case "gesperrt":
      return sql<boolean>`gesperrt_am is not null`;
    case "loeschung":
      return sql<boolean>`loeschung_am is not null`;
    case "unbestaetigt":
      return sql<boolean>`email_bestaetigt_am is null`;
    case "testphase":
      return sql<boolean>`testphase_bis > ${jetzt} and ${laeuft(jetzt)}`;
  }
}

/** Locks the row until the transaction ends. */
export const kontoNachAdresse = (tx: IdentitaetTx, email: string) =>
  felder(tx, new Date(0)).where("email", "=", email).forNoKeyUpdate().executeTakeFirst();

/**
 * Holds an account and all administrators until the transaction ends, in the order of their ids, so that two changes wait
 * for each other and never in a circle.
 *
 * @returns the administrators who can sign in
 */
export async function administrationFesthalten(tx: IdentitaetTx, id: string): Promise<readonly string[]> {
  const zeilen = await tx
    .selectFrom("konto")
    .select(["id", "rolle", "gesperrt_am", "loeschung_am"])
    .where((eb) => eb.or([eb("id", "=", id), eb("rolle", "=", "admin")]))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return zeilen
    .filter((konto) => konto.rolle === "admin" && !konto.gesperrt_am && !konto.loeschung_am)
    .map((konto) => konto.id);
}

/** Administrators who can sign in, with confirmed addresses. */
export const administration = (tx: IdentitaetTx) =>
  tx
    .selectFrom("konto")
    .select(["anzeigename as name", "email"])
    .where("rolle", "=", "admin")
    .where("gesperrt_am", "is", null)
    .where("loeschung_am", "is", null)
    .where("email_bestaetigt_am", "is not", null)
    .orderBy("id")
    .execute();

/** Addresses of some accounts. */
export const adressenVon = (tx: IdentitaetTx, ids: readonly string[]) =>
  tx
    .selectFrom("konto")
    .select(["id", "email"])
    .where("id", "in", [...ids])
    .execute();

export const namenVon = (tx: IdentitaetTx, ids: readonly string[]) =>
  tx
    .selectFrom("konto")
    .select(["id", "anzeigename as name"])
    .where("id", "in", [...ids])
    .execute();

const felder = (tx: IdentitaetTx, jetzt: Date) =>
  tx
    .selectFrom("konto")
    .select([
      "id",
      "anzeigename as name",
      "email",
      "rolle",
      "tarif_bis",
      "testphase_bis",
      "ist_autor",
      "ist_gastautor",
      "team_id",
      "team_admin",
      "email_bestaetigt_am",
      "gesperrt_am",
      "loeschung_am",
      "erstellt",
    ])
    .select(geltend(jetzt).as("tarif"));

export type Verwaltungsaenderung = {
  readonly rolle?: string;
  readonly ist_autor?: boolean;
  readonly ist_gastautor?: boolean;
  readonly gesperrt_am?: Date | null;
};

/** Writes the fields that are named. */
export async function kontoVerwalten(
  tx: IdentitaetTx,
  id: string,
  aenderung: Verwaltungsaenderung,
  am: Date,
): Promise<void> {
  await tx
    .updateTable("konto")
    .set({ ...aenderung, geaendert: am })
    .where("id", "=", id)
    .execute();
}
