import type { IdentitaetTx } from "./identitaet.server.ts";

/** An account as administrators see it: no content, nothing that admits anybody. */
export async function kontenSuchen(
  tx: IdentitaetTx,
  { suche, limit }: { readonly suche: string; readonly limit: number },
) {
  const muster = `%${suche.replace(/[\\%_]/g, "\\$&")}%`;
  return felder(tx)
    .where((eb) => eb.or([eb("name", "ilike", muster), eb("email", "ilike", muster)]))
    .orderBy("erstellt", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export function kontoFuerVerwaltung(tx: IdentitaetTx, id: string) {
  return felder(tx).where("id", "=", id).executeTakeFirst();
}

/** Addresses of some accounts. */
export const adressenVon = (tx: IdentitaetTx, ids: readonly string[]) =>
  tx
    .selectFrom("konto")
    .select(["id", "email"])
    .where("id", "in", [...ids])
    .execute();

function felder(tx: IdentitaetTx) {
  return tx
    .selectFrom("konto")
    .select([
      "id",
      "name",
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
