import type { Tag } from "@gebuehrenportal/recht";
import { sql, type Transaction } from "kysely";
import { z as zod } from "zod";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { absenderschema, belegschema } from "#dokumente/e-rechnung/belegschema.server.ts";
import { gelesen, lesbar } from "#platform/db/gelesen.server.ts";
import { getroffen } from "#platform/db/getroffen.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Absenderangaben } from "../absender.ts";
import type { Kostennotenfelder } from "../felder.ts";

type Tx = Transaction<DB>;

const felderschema: zod.ZodType<Kostennotenfelder> = zod.record(zod.string(), zod.string());

/** The sender of an account with its row of numbers; `undefined`: not yet given. */
export async function absenderLesen(tx: Tx, kontoId: string): Promise<Absenderangaben | undefined> {
  const z = await tx
    .selectFrom("kostennotenabsender")
    .select(["angaben", "praefix", "beginn", "stellen"])
    .where("konto_id", "=", kontoId)
    .executeTakeFirst();
  return (
    z && {
      absender: gelesen(absenderschema, z.angaben, "Der Absender Ihrer Kostennoten"),
      reihe: { praefix: z.praefix, beginn: z.beginn, stellen: z.stellen },
    }
  );
}

export async function absenderSchreiben(
  tx: Tx,
  kontoId: string,
  { absender, reihe }: Absenderangaben,
): Promise<void> {
  const werte = { angaben: JSON.stringify(absender), ...reihe, geaendert: sql<Date>`clock_timestamp()` };
  await tx
    .insertInto("kostennotenabsender")
    .values({ konto_id: kontoId, ...werte })
    .onConflict((oc) => oc.column("konto_id").doUpdateSet(werte))
    .execute();
}

/** A draft as it is stored. */
export type Entwurf = {
  readonly id: string;
  readonly rechner: string;
  readonly stand: string;
  readonly felder: Kostennotenfelder;
  /** Grows with each change; whoever changes or issues it says which one he has seen. */
  readonly version: number;
  readonly geaendert: Date;
};

export async function entwurfSchreiben(
  tx: Tx,
  kontoId: string,
  { rechner, stand, felder }: Pick<Entwurf, "rechner" | "stand" | "felder">,
): Promise<string> {
  const { id } = await tx
    .insertInto("kostennotenentwurf")
    .values({ konto_id: kontoId, rechner, stand, felder: JSON.stringify(felder) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes what was typed in the version seen. @returns the new version; `undefined`: no such draft, or another version */
export async function entwurfAendern(
  tx: Tx,
  kontoId: string,
  { id, felder, version }: Pick<Entwurf, "id" | "felder" | "version">,
): Promise<number | undefined> {
  const zeile = await tx
    .updateTable("kostennotenentwurf")
    .set(({ eb }) => ({
      felder: JSON.stringify(felder),
      version: eb("version", "+", 1),
      geaendert: sql<Date>`clock_timestamp()`,
    }))
    .where("konto_id", "=", kontoId)
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("version")
    .executeTakeFirst();
  return zeile?.version;
}

/** `sperren`: nobody else changes or issues it until the transaction ends. */
export async function entwurfLesen(
  tx: Tx,
  kontoId: string,
  id: string,
  { sperren = false } = {},
): Promise<Entwurf | undefined> {
  const frage = tx
    .selectFrom("kostennotenentwurf")
    .select(["id", "rechner", "stand", "felder", "version", "geaendert"])
    .where("konto_id", "=", kontoId)
    .where("id", "=", id);
  const z = await (sperren ? frage.forUpdate() : frage).executeTakeFirst();
  return z && { ...z, felder: gelesen(felderschema, z.felder, "Der Entwurf der Kostennote") };
}

/** Removes the version seen; false: no such draft, or another version. */
export async function entwurfLoeschen(
  tx: Tx,
  kontoId: string,
  { id, version }: Pick<Entwurf, "id" | "version">,
): Promise<boolean> {
  return getroffen(
    tx
      .deleteFrom("kostennotenentwurf")
      .where("konto_id", "=", kontoId)
      .where("id", "=", id)
      .where("version", "=", version),
  );
}

/**
 * Takes the next number of a row. The row stays locked until the transaction ends; when it fails, the number is free
 * again and the next one takes it.
 */
export async function naechsteZahl(
  tx: Tx,
  kontoId: string,
  { praefix, beginn }: { readonly praefix: string; readonly beginn: number },
): Promise<number> {
  const { letzte } = await tx
    .insertInto("kostennotennummer")
    .values({ konto_id: kontoId, praefix, letzte: beginn })
    .onConflict((oc) =>
      oc.columns(["konto_id", "praefix"]).doUpdateSet({ letzte: sql`kostennotennummer.letzte + 1` }),
    )
    .returning("letzte")
    .executeTakeFirstOrThrow();
  return letzte;
}

/** Whether a document of the account has this number. */
export async function nummerVergeben(tx: Tx, kontoId: string, nummer: string): Promise<boolean> {
  const zeile = await tx
    .selectFrom("kostennote")
    .select("id")
    .where("konto_id", "=", kontoId)
    .where("nummer", "=", nummer)
    .executeTakeFirst();
  return zeile !== undefined;
}

type NeueKostennote = {
  readonly id?: string;
  readonly beleg: Beleg;
  readonly stornoZu?: string;
  readonly freigegebenAm: Date;
};

/** Stores a document for good. */
export async function kostennoteSchreiben(
  tx: Tx,
  kontoId: string,
  { id, beleg, stornoZu, freigegebenAm }: NeueKostennote,
): Promise<string> {
  const zeile = await tx
    .insertInto("kostennote")
    .values({
      ...(id ? { id } : {}),
      konto_id: kontoId,
      art: beleg.art,
      nummer: beleg.nummer,
      storno_zu: stornoZu ?? null,
      ausgestellt_am: beleg.datum,
      freigegeben_am: freigegebenAm,
      beleg: JSON.stringify(beleg),
      empfaenger: beleg.empfaenger.name,
      aktenzeichen: beleg.aktenzeichen,
      brutto: beleg.brutto,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return zeile.id;
}

/** A document with the one that cancels it. */
export type Ausgestellte = {
  readonly id: string;
  readonly beleg: Beleg;
  readonly stornoZu: string | null;
  readonly storniertDurch: { readonly id: string; readonly nummer: string } | undefined;
};

export async function kostennoteLesen(
  tx: Tx,
  kontoId: string,
  id: string,
): Promise<Ausgestellte | undefined> {
  const z = await tx
    .selectFrom("kostennote as k")
    .leftJoin("kostennote as s", "s.storno_zu", "k.id")
    .select(["k.id", "k.beleg", "k.storno_zu", "s.id as storno_id", "s.nummer as storno_nummer"])
    .where("k.konto_id", "=", kontoId)
    .where("k.id", "=", id)
    .executeTakeFirst();
  if (!z) return undefined;
  return {
    id: z.id,
    beleg: gelesen(belegschema, z.beleg, "Die Kostennote"),
    stornoZu: z.storno_zu,
    storniertDurch: z.storno_id && z.storno_nummer ? { id: z.storno_id, nummer: z.storno_nummer } : undefined,
  };
}

export type Listenzeile = {
  readonly id: string;
  readonly nummer: string;
  readonly zustand: "ausgestellt" | "storniert" | "storno";
  readonly am: Tag;
  readonly empfaenger: string;
  readonly aktenzeichen: string;
  readonly brutto: number;
};

const hoechstens = 500;

/** Newest first. */
export async function kostennotenListe(tx: Tx, kontoId: string): Promise<Listenzeile[]> {
  const zeilen = await tx
    .selectFrom("kostennote as k")
    .leftJoin("kostennote as s", "s.storno_zu", "k.id")
    .select(["k.id", "k.nummer", "k.art", "k.ausgestellt_am as am", "k.empfaenger", "k.aktenzeichen"])
    .select(["k.brutto", "s.id as storno_id"])
    .where("k.konto_id", "=", kontoId)
    .orderBy("k.freigegeben_am", "desc")
    .orderBy("k.id", "desc")
    .limit(hoechstens)
    .execute();
  return zeilen.map(({ art, storno_id, ...z }) => ({
    ...z,
    zustand: art === "storno" ? "storno" : storno_id ? "storniert" : "ausgestellt",
  }));
}

/** A draft of the list; without `felder` where they cannot be read. */
export type Entwurfszeile = Omit<Entwurf, "felder"> & { readonly felder: Kostennotenfelder | undefined };

export async function entwuerfeListe(tx: Tx, kontoId: string): Promise<Entwurfszeile[]> {
  const zeilen = await tx
    .selectFrom("kostennotenentwurf")
    .select(["id", "rechner", "stand", "felder", "version", "geaendert"])
    .where("konto_id", "=", kontoId)
    .orderBy("geaendert", "desc")
    .orderBy("id", "desc")
    .limit(hoechstens)
    .execute();
  return zeilen.map((z) => ({ ...z, felder: lesbar(felderschema, z.felder) }));
}

export type Dateiart = "zugferd" | "xrechnung";

export async function dateiLesen(
  tx: Tx,
  kontoId: string,
  id: string,
  art: Dateiart,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const z = await tx
    .selectFrom("kostennotendatei")
    .select("inhalt")
    .where("konto_id", "=", kontoId)
    .where("kostennote_id", "=", id)
    .where("art", "=", art)
    .executeTakeFirst();
  return z && new Uint8Array(z.inhalt);
}

/** The first file made is the one that counts; a second one is dropped. */
export async function dateiSchreiben(
  tx: Tx,
  kontoId: string,
  datei: {
    readonly id: string;
    readonly art: Dateiart;
    readonly inhalt: Uint8Array;
    readonly sha256: string;
  },
): Promise<void> {
  await tx
    .insertInto("kostennotendatei")
    .values({
      konto_id: kontoId,
      kostennote_id: datei.id,
      art: datei.art,
      inhalt: Buffer.from(datei.inhalt),
      sha256: datei.sha256,
    })
    .onConflict((oc) => oc.columns(["kostennote_id", "art"]).doNothing())
    .execute();
}
