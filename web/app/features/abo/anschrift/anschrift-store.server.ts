import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import type { Anschrift, Bestaetigung, GespeicherteAnschrift } from "./anschrift.ts";

/** Where the invoices of the account of this transaction go; undefined: nobody has said. */
export async function anschriftLesen(
  tx: Kysely<DB>,
  kontoId: string,
): Promise<GespeicherteAnschrift | undefined> {
  const zeile = await tx
    .selectFrom("aboanschrift")
    .select(["name", "zusatz", "strasse", "plz", "ort", "land", "ust_id as ustId"])
    .select(["ust_id_bestaetigt_am", "ust_id_quelle", "ust_id_kennung", "ust_id_ungueltig_am"])
    .where("konto_id", "=", kontoId)
    .executeTakeFirst();
  if (!zeile) return undefined;
  const {
    ust_id_bestaetigt_am: am,
    ust_id_quelle,
    ust_id_kennung,
    ust_id_ungueltig_am,
    ...anschrift
  } = zeile;
  const quelle = ust_id_quelle as Bestaetigung["quelle"] | null;
  return {
    ...anschrift,
    bestaetigung: am && quelle ? { am, quelle, kennung: ust_id_kennung ?? "" } : null,
    ungueltig: ust_id_ungueltig_am !== null,
  };
}

/** Stores it; another VAT number is not yet confirmed. Without an address it is taken away. */
export async function anschriftSchreiben(
  tx: Kysely<DB>,
  kontoId: string,
  anschrift: Anschrift | undefined,
  am: Date,
): Promise<void> {
  if (!anschrift) {
    await tx.deleteFrom("aboanschrift").where("konto_id", "=", kontoId).execute();
    return;
  }
  const { ustId, ...rest } = anschrift;
  const bisher = await anschriftLesen(tx, kontoId);
  const werte = {
    ...rest,
    ust_id: ustId,
    geaendert: am,
    ...(bisher?.ustId === ustId ? {} : unbekannt),
  };
  await tx
    .insertInto("aboanschrift")
    .values({ konto_id: kontoId, ...werte })
    .onConflict((oc) => oc.column("konto_id").doUpdateSet(werte))
    .execute();
}

const unbekannt = {
  ust_id_geprueft_am: null,
  ust_id_bestaetigt_am: null,
  ust_id_quelle: null,
  ust_id_kennung: null,
  ust_id_ungueltig_am: null,
};

/** What somebody has said of the number of an address. */
export type Nummernauskunft =
  | { readonly art: "gueltig"; readonly quelle: Bestaetigung["quelle"]; readonly kennung: string }
  | { readonly art: "ungueltig" }
  /** No answer: what was known stays. */
  | { readonly art: "keine" };

/** Notes it with the address; a number that is another one by now is left alone. */
export async function auskunftSchreiben(
  tx: Kysely<DB>,
  { kontoId, ustId, am }: { readonly kontoId: string; readonly ustId: string; readonly am: Date },
  auskunft: Nummernauskunft,
): Promise<void> {
  const stand = {
    gueltig: auskunft.art === "gueltig" && {
      ust_id_bestaetigt_am: am,
      ust_id_quelle: auskunft.quelle,
      ust_id_kennung: auskunft.kennung,
      ust_id_ungueltig_am: null,
    },
    ungueltig: { ...unbekannt, ust_id_ungueltig_am: am },
    keine: {},
  }[auskunft.art];
  await tx
    .updateTable("aboanschrift")
    .set({ ...stand, ust_id_geprueft_am: am })
    .where("konto_id", "=", kontoId)
    .where("ust_id", "=", ustId)
    .execute();
}
