import type { IdentitaetTx } from "../anmeldung/identitaet.server.ts";

/** An account as administrators see it: no content, nothing that admits anybody. */
export async function kontenSuchen(
  tx: IdentitaetTx,
  { suche, limit }: { readonly suche: string; readonly limit: number },
) {
  const muster = `%${suche.replace(/[\\%_]/g, "\\$&")}%`;
  return felder(tx)
    .where((eb) => eb.or([eb("anzeigename", "ilike", muster), eb("email", "ilike", muster)]))
    .orderBy("erstellt", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export function kontoFuerVerwaltung(tx: IdentitaetTx, id: string) {
  return felder(tx).where("id", "=", id).executeTakeFirst();
}

/** Locks the row until the transaction ends. */
export const kontoNachAdresse = (tx: IdentitaetTx, email: string) =>
  felder(tx).where("email", "=", email).forNoKeyUpdate().executeTakeFirst();

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

function felder(tx: IdentitaetTx) {
  return tx
    .selectFrom("konto")
    .select([
      "id",
      "anzeigename as name",
      "email",
      "rolle",
      "tarif",
      "ist_autor",
      "ist_gastautor",
      "team_id",
      "team_admin",
      "email_bestaetigt_am",
      "gesperrt_am",
      "loeschung_am",
      "erstellt",
    ]);
}

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
