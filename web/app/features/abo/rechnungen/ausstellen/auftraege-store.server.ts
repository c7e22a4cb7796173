import type { Kysely } from "kysely";
import { z as zod } from "zod";
import { gelesen, gespeicherteCent, gespeicherterTag } from "#platform/db/gelesen.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { GespeicherteAnschrift } from "../../anschrift/anschrift.ts";
import type { Steuerfall } from "../../vertrag/vertrag.ts";
import type { Auftrag } from "../../wirken/auftrag-store.server.ts";

type Tx = Kysely<DB>;

type Rechnungsauftrag = Extract<Auftrag, { art: "rechnung" }>;

/** As it is stored: an older version did not keep how it was taxed. */
export type GespeicherterAuftrag =
  | Exclude<Auftrag, Rechnungsauftrag>
  | (Omit<Rechnungsauftrag, "steuerfall"> & { readonly steuerfall?: Steuerfall });

/** A document that a contract has asked for. */
export type Belegauftrag = {
  readonly id: string;
  readonly vertragId: string;
  readonly kontoId: string;
  readonly auftrag: GespeicherterAuftrag;
  /** Whose number an invoice without VAT rests on, as it was when it was asked for. */
  readonly anschrift: GespeicherteAnschrift | undefined;
};

const text = zod.string();
const posten = zod.array(
  zod.strictObject({ text, von: gespeicherterTag, bis: gespeicherterTag, brutto: gespeicherteCent }),
);
const zahlweg = zod.enum(["rechnung", "stripe"]);
const steuerfall = zod.enum(["inland", "eu-reverse-charge"]);

/** Address and number as they were when the document was asked for; further fields stay. */
const anschrift = zod.looseObject({
  name: text,
  zusatz: text,
  strasse: text,
  plz: text,
  ort: text,
  land: text,
  ustId: text.nullable(),
  bestaetigung: zod
    .looseObject({
      am: zod.iso.datetime().transform((am) => new Date(am)),
      quelle: zod.enum(["vies", "verwaltung"]),
      kennung: text,
    })
    .nullable(),
  ungueltig: zod.boolean(),
});

const gemeinsam = { schluessel: text, anschrift: anschrift.exactOptional() };

/** As `auftragSchreiben` stores it; an invoice that was asked for by an older version knows no `steuerfall`. */
const auftragsschema = zod.discriminatedUnion("art", [
  zod.looseObject({
    ...gemeinsam,
    art: zod.literal("rechnung"),
    posten,
    betrag: gespeicherteCent,
    zahlweg,
    steuerfall: steuerfall.exactOptional(),
  }),
  zod.looseObject({
    ...gemeinsam,
    art: zod.literal("gutschrift"),
    zu: zod.array(text),
    posten,
    betrag: gespeicherteCent,
    erstatten: gespeicherteCent,
  }),
  zod.looseObject({
    ...gemeinsam,
    art: zod.literal("mahnung"),
    stufe: zod.union([zod.literal(1), zod.literal(2)]),
    zu: text,
    offen: gespeicherteCent,
  }),
]);

/**
 * Takes one, held until the transaction ends; undefined: somebody else has done it, or is about to.
 *
 * @throws {Unlesbar} it does not have its shape: nothing is issued, charged or reminded of
 */
export async function auftragNehmen(tx: Tx, id: string): Promise<Belegauftrag | undefined> {
  const z = await tx
    .selectFrom("aboauftrag")
    .select(["id", "vertrag_id", "konto_id", "schluessel", "art", "inhalt"])
    .where("id", "=", id)
    .where("erledigt_am", "is", null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!z) return undefined;
  const { anschrift, ...auftrag } = gelesen(
    auftragsschema,
    Object.assign({}, z.inhalt, { art: z.art, schluessel: z.schluessel }),
    `Der Auftrag zum Beleg ${z.schluessel}`,
  );
  return { id: z.id, vertragId: z.vertrag_id, kontoId: z.konto_id, auftrag, anschrift };
}

/** Notes that it is done. */
export async function auftragErledigen(tx: Tx, id: string, am: Date): Promise<void> {
  await tx.updateTable("aboauftrag").set({ erledigt_am: am, fehler: null }).where("id", "=", id).execute();
}

/** Notes a reminder. */
export async function mahnungSchreiben(
  tx: Tx,
  mahnung: {
    readonly rechnungId: string;
    readonly kontoId: string;
    readonly vertragId: string;
    readonly schluessel: string;
    readonly stufe: number;
    readonly am: string;
    readonly offen: number;
  },
): Promise<void> {
  await tx
    .insertInto("rechnungsmahnung")
    .values({
      rechnung_id: mahnung.rechnungId,
      konto_id: mahnung.kontoId,
      vertrag_id: mahnung.vertragId,
      schluessel: mahnung.schluessel,
      stufe: mahnung.stufe,
      am: mahnung.am as DB["rechnungsmahnung"]["am"],
      offen: mahnung.offen,
    })
    .execute();
}
