import type { Tag } from "@gebuehrenportal/recht";
import { sql, type Transaction } from "kysely";
import type { Blatt } from "#dokumente/blatt/blatt.ts";
import { getroffen } from "#platform/db/getroffen.server.ts";
import type { DB, Json } from "#platform/db/schema.ts";
import type { Kopf, Listenzeile, Version, Versionszeile } from "./berechnung.ts";
import { blattAusJson } from "./gespeichertes-blatt.server.ts";
import type { Marke } from "./marke.ts";

/** A transaction of `mandant`: it sees the calculations of one account. */
export type Berechnungstx = Transaction<DB>;

/** A version as it is to be kept. */
export type NeueVersion = {
  readonly stand: string;
  readonly blatt: Blatt;
  readonly fassung: string;
  readonly berechnetAm: Tag;
};

/** Makes everything else that adds to this account's calculations wait until the transaction has ended. */
export async function reihumSperren(tx: Berechnungstx, kontoId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`berechnung ${kontoId}`}, 0))`.execute(tx);
}

/** Number of calculations that are not deleted. */
export async function anzahlBerechnungen(tx: Berechnungstx, kontoId: string): Promise<number> {
  const { anzahl } = await tx
    .selectFrom("berechnung")
    .select(({ fn }) => fn.countAll<number>().as("anzahl"))
    .where("konto_id", "=", kontoId)
    .where("geloescht", "is", null)
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

type NeueBerechnung = Kopf & {
  readonly rechner: string;
  readonly suchtext: string;
  readonly am: Date;
  readonly version: NeueVersion;
};

/** Keeps a calculation with its first version; returns its id. */
export async function berechnungAnlegen(
  tx: Berechnungstx,
  kontoId: string,
  { rechner, bezeichnung, aktenzeichen, suchtext, am, version }: NeueBerechnung,
): Promise<string> {
  const { titel, kennzahl } = version.blatt;
  const { id } = await tx
    .insertInto("berechnung")
    .values({
      konto_id: kontoId,
      rechner,
      bezeichnung,
      aktenzeichen,
      titel,
      kennzahl_text: kennzahl.text,
      kennzahl: kennzahl.wert,
      suchtext,
      erstellt: am,
      geaendert: am,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await versionSchreiben(tx, kontoId, id, { ...version, nummer: 1, am });
  return id;
}

/**
 * Adds a version and makes it the one that counts. `basis`: only if that one still counts; of two who began with the same
 * version the second is refused.
 *
 * @returns its number; `undefined`: no such calculation, or another version counts by now
 */
export async function versionAnfuegen(
  tx: Berechnungstx,
  kontoId: string,
  id: string,
  {
    version,
    basis,
    suchtext,
    am,
  }: {
    readonly version: NeueVersion;
    readonly basis: number | undefined;
    readonly suchtext: string;
    readonly am: Date;
  },
): Promise<number | undefined> {
  const { titel, kennzahl } = version.blatt;
  const frage = tx
    .updateTable("berechnung")
    .set(({ eb }) => ({
      version: eb("version", "+", 1),
      titel,
      kennzahl_text: kennzahl.text,
      kennzahl: kennzahl.wert,
      suchtext,
      geaendert: am,
    }))
    .where("id", "=", id)
    .where("konto_id", "=", kontoId)
    .where("geloescht", "is", null)
    .returning("version");
  const zeile = await (basis === undefined ? frage : frage.where("version", "=", basis)).executeTakeFirst();
  if (!zeile) return undefined;
  await versionSchreiben(tx, kontoId, id, { ...version, nummer: zeile.version, am });
  return zeile.version;
}

async function versionSchreiben(
  tx: Berechnungstx,
  kontoId: string,
  id: string,
  {
    nummer,
    am,
    stand,
    blatt,
    fassung,
    berechnetAm,
  }: NeueVersion & { readonly nummer: number; readonly am: Date },
): Promise<void> {
  await tx
    .insertInto("berechnung_version")
    .values({
      berechnung_id: id,
      konto_id: kontoId,
      version: nummer,
      stand,
      blatt: sql<Json>`${JSON.stringify(blatt)}::jsonb`,
      kennzahl: blatt.kennzahl.wert,
      rechenstand: blatt.rechenstand,
      fassung,
      berechnet_am: berechnetAm,
      erstellt: am,
    })
    .execute();
}

type Wunsch = {
  /** Words that all occur, in lower case. */
  readonly worte: readonly string[];
  readonly geloeschte: boolean;
  /** Only what comes after this entry. */
  readonly nach: Marke | undefined;
  readonly limit: number;
};

/** Entries of an account, the latest change first. */
export async function berechnungenLesen(
  tx: Berechnungstx,
  kontoId: string,
  { worte, geloeschte, nach, limit }: Wunsch,
): Promise<Listenzeile[]> {
  let frage = auswahl(tx, kontoId).where("b.geloescht", geloeschte ? "is not" : "is", null);
  for (const wort of worte) frage = frage.where("b.suchtext", "like", `%${wort.replace(/[\\%_]/g, "\\$&")}%`);
  if (nach)
    frage = frage.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("b.geaendert", "b.id"), "<", tuple(new Date(nach.geaendert), nach.id)),
    );
  const zeilen = await frage.orderBy("b.geaendert", "desc").orderBy("b.id", "desc").limit(limit).execute();
  return zeilen.map(listenzeile);
}

/** One calculation, deleted or not; `undefined`: none of this account. */
export async function berechnungLesen(
  tx: Berechnungstx,
  kontoId: string,
  id: string,
): Promise<Listenzeile | undefined> {
  const zeile = await auswahl(tx, kontoId).where("b.id", "=", id).executeTakeFirst();
  return zeile && listenzeile(zeile);
}

function auswahl(tx: Berechnungstx, kontoId: string) {
  return tx
    .selectFrom("berechnung as b")
    .innerJoin("berechnung_version as v", (join) =>
      join.onRef("v.berechnung_id", "=", "b.id").onRef("v.version", "=", "b.version"),
    )
    .select(["b.id", "b.rechner", "b.bezeichnung", "b.aktenzeichen", "b.titel", "b.kennzahl_text"])
    .select(["b.kennzahl", "b.version", "b.geaendert", "b.geloescht", "v.berechnet_am"])
    .where("b.konto_id", "=", kontoId);
}

type Rohzeile = Awaited<ReturnType<ReturnType<typeof auswahl>["executeTakeFirstOrThrow"]>>;

const listenzeile = ({ kennzahl_text, berechnet_am, geaendert, geloescht, ...z }: Rohzeile): Listenzeile => ({
  ...z,
  kennzahlText: kennzahl_text,
  berechnetAm: berechnet_am,
  geaendert: geaendert.toISOString(),
  geloescht: geloescht?.toISOString(),
});

/** All versions of a calculation, the latest first, without their sheets. */
export async function versionenLesen(
  tx: Berechnungstx,
  kontoId: string,
  id: string,
): Promise<Versionszeile[]> {
  const zeilen = await tx
    .selectFrom("berechnung_version")
    .select(["version", "kennzahl", "fassung", "rechenstand", "berechnet_am", "erstellt"])
    .where("berechnung_id", "=", id)
    .where("konto_id", "=", kontoId)
    .orderBy("version", "desc")
    .execute();
  return zeilen.map(({ berechnet_am, erstellt, ...v }) => ({
    ...v,
    berechnetAm: berechnet_am,
    erstellt: erstellt.toISOString(),
  }));
}

/** One version in full. @throws {Unlesbar} its sheet cannot be read */
export async function versionLesen(
  tx: Berechnungstx,
  kontoId: string,
  id: string,
  nummer: number,
): Promise<Version | undefined> {
  const zeile = await tx
    .selectFrom("berechnung_version")
    .select(["version", "stand", "blatt", "kennzahl", "fassung", "rechenstand", "berechnet_am", "erstellt"])
    .where("berechnung_id", "=", id)
    .where("konto_id", "=", kontoId)
    .where("version", "=", nummer)
    .executeTakeFirst();
  if (!zeile) return undefined;
  const { berechnet_am, erstellt, blatt, ...v } = zeile;
  return {
    ...v,
    blatt: blattAusJson(blatt),
    berechnetAm: berechnet_am,
    erstellt: erstellt.toISOString(),
  };
}

/** Changes name and Aktenzeichen; false: no such calculation, or a deleted one. */
export async function berechnungUmbenennen(
  tx: Berechnungstx,
  kontoId: string,
  id: string,
  { bezeichnung, aktenzeichen, suchtext, am }: Kopf & { readonly suchtext: string; readonly am: Date },
): Promise<boolean> {
  return getroffen(
    tx
      .updateTable("berechnung")
      .set({ bezeichnung, aktenzeichen, suchtext, geaendert: am })
      .where("id", "=", id)
      .where("konto_id", "=", kontoId)
      .where("geloescht", "is", null),
  );
}

/** Puts a calculation among the deleted ones, or (`null`) back; false: it is not where it would have to be. */
export async function geloeschtSetzen(
  tx: Berechnungstx,
  kontoId: string,
  id: string,
  am: Date | null,
): Promise<boolean> {
  return getroffen(
    tx
      .updateTable("berechnung")
      .set({ geloescht: am })
      .where("id", "=", id)
      .where("konto_id", "=", kontoId)
      .where("geloescht", am ? "is" : "is not", null),
  );
}

/** Removes a deleted calculation for good. */
export async function berechnungEntfernen(tx: Berechnungstx, kontoId: string, id: string): Promise<boolean> {
  return getroffen(
    tx
      .deleteFrom("berechnung")
      .where("id", "=", id)
      .where("konto_id", "=", kontoId)
      .where("geloescht", "is not", null),
  );
}

/** Removes what was deleted before this instant, of all accounts (`betrieb`); returns how many. */
export async function geloeschteEntfernen(tx: Berechnungstx, vor: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("berechnung")
    .where("geloescht", "<", vor)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
