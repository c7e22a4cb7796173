import { type Tag, teile } from "@gebuehrenportal/recht";
import { type Kysely, sql } from "kysely";
import { z as zod } from "zod";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { belegschema } from "#dokumente/e-rechnung/belegschema.server.ts";
import { gelesen } from "#platform/db/gelesen.server.ts";
import type { DB, Json } from "#platform/db/schema.ts";
import type { Steuerfall, Zahlweg } from "../vertrag/vertrag.ts";
import { forderungsschluessel } from "./beleg/beleg.ts";

type Tx = Kysely<DB>;

/** Takes the next number of a year; it is free again when the transaction fails. */
export async function nummerNehmen(tx: Tx, ausgestelltAm: Tag): Promise<{ jahr: number; laufend: number }> {
  const { jahr } = teile(ausgestelltAm);
  const { rows } = await sql<{ laufend: number }>`select rechnungsnummer_nehmen(${jahr}) as laufend`.execute(
    tx,
  );
  const [zeile] = rows;
  if (!zeile) throw new Error("Es kam keine Rechnungsnummer.");
  return { jahr, laufend: zeile.laufend };
}

/** That the recipient was a business of another member state when the document was issued. */
export type UstIdNachweis = {
  readonly ustId: string;
  /** ISO instant. */
  readonly bestaetigtAm: string;
  readonly quelle: "vies" | "verwaltung";
  /** Consultation number of VIES, or what an administrator has looked at. */
  readonly kennung: string;
};

const nachweisschema: zod.ZodType<UstIdNachweis> = zod.looseObject({
  ustId: zod.string(),
  bestaetigtAm: zod.string(),
  quelle: zod.enum(["vies", "verwaltung"]),
  kennung: zod.string(),
});

/** A document before it has an id. */
export type NeuerBeleg = {
  readonly kontoId: string;
  readonly vertragId: string | null;
  readonly schluessel: string;
  readonly art: "rechnung" | "korrektur";
  readonly jahr: number;
  readonly laufend: number;
  readonly zu: string | null;
  readonly storno: boolean;
  readonly steuerfall: Steuerfall;
  readonly zahlweg: Zahlweg;
  readonly beleg: Beleg;
  readonly ustIdNachweis?: UstIdNachweis | undefined;
  readonly aufbewahrenBis: Tag;
  readonly am: Date;
};

/** Stores a document for good. */
export async function belegSchreiben(tx: Tx, neu: NeuerBeleg): Promise<string> {
  const { beleg } = neu;
  const { id } = await tx
    .insertInto("rechnung")
    .values({
      konto_id: neu.kontoId,
      vertrag_id: neu.vertragId,
      schluessel: neu.schluessel,
      art: neu.art,
      nummer: beleg.nummer,
      jahr: neu.jahr,
      laufend: neu.laufend,
      zu: neu.zu,
      storno: neu.storno,
      ausgestellt_am: beleg.datum,
      faellig_am: beleg.zahlbarBis,
      steuerfall: neu.steuerfall,
      zahlweg: neu.zahlweg,
      netto: beleg.netto,
      umsatzsteuer: beleg.umsatzsteuer,
      brutto: beleg.brutto,
      beleg: sql<Json>`${JSON.stringify(beleg)}::jsonb`,
      ust_id_nachweis: neu.ustIdNachweis ? sql<Json>`${JSON.stringify(neu.ustIdNachweis)}::jsonb` : null,
      aufbewahren_bis: neu.aufbewahrenBis,
      erstellt: neu.am,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A document as it is stored, with what is open on it. */
export type Rechnung = {
  readonly id: string;
  readonly kontoId: string | null;
  readonly vertragId: string | null;
  readonly schluessel: string;
  readonly art: "rechnung" | "korrektur";
  readonly nummer: string;
  readonly zu: string | null;
  readonly storno: boolean;
  readonly steuerfall: Steuerfall;
  readonly zahlweg: Zahlweg;
  readonly beleg: Beleg;
  readonly ustIdNachweis: UstIdNachweis | null;
  /** In cents; of a correction negative: to be paid out. */
  readonly offen: number;
};

const rechnungen = (tx: Tx) =>
  tx
    .selectFrom("rechnung as r")
    .select([
      "r.id",
      "r.konto_id as kontoId",
      "r.vertrag_id as vertragId",
      "r.schluessel",
      "r.art",
      "r.nummer",
      "r.zu",
      "r.storno",
      "r.steuerfall",
      "r.zahlweg",
      "r.beleg",
      "r.ust_id_nachweis as ustIdNachweis",
      "r.brutto",
    ])
    .select((eb) =>
      eb
        .selectFrom("rechnungszahlung as z")
        .whereRef("z.rechnung_id", "=", "r.id")
        .select(sql<number>`coalesce(sum(z.betrag), 0)::bigint`.as("gezahlt"))
        .as("gezahlt"),
    );

type Zeile = Awaited<ReturnType<ReturnType<typeof rechnungen>["execute"]>>[number];

const ausZeile = ({ brutto, gezahlt, ...z }: Zeile): Rechnung => ({
  ...z,
  art: z.art as Rechnung["art"],
  steuerfall: z.steuerfall as Steuerfall,
  zahlweg: z.zahlweg as Zahlweg,
  beleg: gelesen(belegschema, z.beleg, `Die Rechnung ${z.nummer}`),
  ustIdNachweis:
    z.ustIdNachweis === null
      ? null
      : gelesen(nachweisschema, z.ustIdNachweis, `Der Nachweis zur Rechnung ${z.nummer}`),
  offen: Number(brutto) - Number(gezahlt ?? 0),
});

/** A document by its id. */
export async function rechnungLesen(tx: Tx, id: string): Promise<Rechnung | undefined> {
  const zeile = await rechnungen(tx).where("r.id", "=", id).executeTakeFirst();
  return zeile && ausZeile(zeile);
}

/** A document by its number. */
export async function rechnungZuNummer(tx: Tx, nummer: string): Promise<Rechnung | undefined> {
  const zeile = await rechnungen(tx).where("r.nummer", "=", nummer).executeTakeFirst();
  return zeile && ausZeile(zeile);
}

/** The documents that bear some numbers. For the portal itself (`betrieb`). */
export async function rechnungenZuNummern(tx: Tx, nummern: readonly string[]): Promise<readonly Rechnung[]> {
  if (nummern.length === 0) return [];
  return (await rechnungen(tx).where("r.nummer", "in", nummern).execute()).map(ausZeile);
}

/** A document by its name within its contract; of one that was issued anew the last. */
export async function rechnungZuSchluessel(
  tx: Tx,
  vertragId: string,
  schluessel: string,
): Promise<Rechnung | undefined> {
  const zeile = await rechnungen(tx)
    .where("r.vertrag_id", "=", vertragId)
    .where(({ eb, or }) =>
      or([eb("r.schluessel", "=", schluessel), eb("r.schluessel", "like", `${schluessel}/%`)]),
    )
    .orderBy("r.jahr", "desc")
    .orderBy("r.laufend", "desc")
    .limit(1)
    .executeTakeFirst();
  return zeile && ausZeile(zeile);
}

/** The document that stands in the place of one now: the one it was issued anew as, or it itself. */
export async function geltendeRechnung(tx: Tx, id: string): Promise<Rechnung | undefined> {
  const rechnung = await rechnungLesen(tx, id);
  if (!rechnung?.vertragId || rechnung.art !== "rechnung") return rechnung;
  return rechnungZuSchluessel(tx, rechnung.vertragId, forderungsschluessel(rechnung.schluessel));
}

/** The documents of an account, the newest first. */
export async function rechnungenVon(tx: Tx, kontoId: string): Promise<readonly Rechnung[]> {
  const zeilen = await rechnungen(tx)
    .where("r.konto_id", "=", kontoId)
    .orderBy("r.jahr", "desc")
    .orderBy("r.laufend", "desc")
    .execute();
  return zeilen.map(ausZeile);
}

/** The Storno of an invoice, if there is one. */
export async function stornoZu(tx: Tx, id: string): Promise<{ id: string; nummer: string } | undefined> {
  return tx
    .selectFrom("rechnung")
    .select(["id", "nummer"])
    .where("zu", "=", id)
    .where("storno", "=", true)
    .executeTakeFirst();
}

/** Whether something of an invoice has been corrected, alone or with others, or is about to be. */
export async function istBerichtigt(
  tx: Tx,
  { id, vertragId, schluessel }: Pick<Rechnung, "id" | "vertragId" | "schluessel">,
): Promise<boolean> {
  const korrektur = tx.selectFrom("rechnung").select("id").where("zu", "=", id);
  const auftrag = tx
    .selectFrom("aboauftrag")
    .select("id")
    .where("vertrag_id", "=", vertragId)
    .where("art", "=", "gutschrift")
    .where(sql<boolean>`inhalt->'zu' @> ${JSON.stringify([forderungsschluessel(schluessel)])}::jsonb`);
  return (await korrektur.unionAll(auftrag).limit(1).execute()).length > 0;
}

/**
 * What is to be paid back, and then invoices that are to be paid, the oldest first. For the portal itself (`betrieb`).
 */
export async function offeneBelege(tx: Tx, limit: number): Promise<readonly Rechnung[]> {
  const gezahlt = sql<number>`(select coalesce(sum(z.betrag), 0) from rechnungszahlung z where z.rechnung_id = r.id)`;
  const zeilen = await rechnungen(tx)
    .where("r.brutto", "!=", gezahlt)
    .orderBy(sql`r.brutto < ${gezahlt}`, "desc")
    .orderBy("r.jahr")
    .orderBy("r.laufend")
    .limit(limit)
    .execute();
  return zeilen.map(ausZeile);
}

/**
 * Invoices that are to be paid and fit what somebody has typed: a part of their number, of the customer's name or number,
 * or exactly what is open. The newest first. For the portal itself (`betrieb`).
 *
 * @param betrag what was typed, if it is an amount
 */
export async function offeneRechnungenSuchen(
  tx: Tx,
  {
    suche,
    betrag,
    limit,
  }: { readonly suche: string; readonly betrag: number | undefined; readonly limit: number },
): Promise<readonly Rechnung[]> {
  const offen = sql<number>`r.brutto - (select coalesce(sum(z.betrag), 0) from rechnungszahlung z where z.rechnung_id = r.id)`;
  const enthaelt = (spalte: ReturnType<typeof sql<string>>) =>
    sql<boolean>`strpos(lower(${spalte}), lower(${suche})) > 0`;
  const zeilen = await rechnungen(tx)
    .where("r.art", "=", "rechnung")
    .where(offen, ">", 0)
    .where(({ or }) =>
      or([
        enthaelt(sql`r.nummer`),
        enthaelt(sql`r.beleg->'empfaenger'->>'name'`),
        enthaelt(sql`r.beleg->'empfaenger'->>'referenz'`),
        ...(betrag === undefined ? [] : [sql<boolean>`${offen} = ${betrag}`]),
      ]),
    )
    .orderBy("r.jahr", "desc")
    .orderBy("r.laufend", "desc")
    .limit(limit)
    .execute();
  return zeilen.map(ausZeile);
}

/** All documents issued in a time, in the order of their numbers. For the portal itself (`betrieb`). */
export async function belegeZwischen(tx: Tx, von: Tag, bis: Tag): Promise<readonly Rechnung[]> {
  const zeilen = await rechnungen(tx)
    .where("r.ausgestellt_am", ">=", von)
    .where("r.ausgestellt_am", "<=", bis)
    .orderBy("r.jahr")
    .orderBy("r.laufend")
    .execute();
  return zeilen.map(ausZeile);
}

/**
 * Documents without VAT that are reported for a month of this time (§ 18a UStG, `meldetag`), in the order of their
 * numbers; issued they may have been before. For the portal itself (`betrieb`).
 */
export async function meldbareBelege(tx: Tx, von: Tag, bis: Tag): Promise<readonly Rechnung[]> {
  const ende = sql`(r.beleg->'leistung'->>'bis')::date`;
  const meldetag = sql<Tag>`case r.art when 'rechnung' then ${ende} else greatest(${ende}, r.ausgestellt_am) end`;
  const zeilen = await rechnungen(tx)
    .where("r.steuerfall", "=", "eu-reverse-charge")
    .where(meldetag, ">=", von)
    .where(meldetag, "<=", bis)
    .orderBy("r.jahr")
    .orderBy("r.laufend")
    .execute();
  return zeilen.map(ausZeile);
}
