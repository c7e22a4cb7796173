import { type Kysely, type Selectable, sql } from "kysely";
import { z as zod } from "zod";
import { gelesen, lesbar } from "#platform/db/gelesen.server.ts";
import type { Mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { type Vorfristdauer, type Vorlagenangaben, vorfristeinheiten } from "./vorlage.ts";

/** Whose templates: his own, and those of the Kanzlei. */
export type Vorlagenkreis = Mandant;

const vorfristenschema: zod.ZodType<readonly Vorfristdauer[] | null> = zod
  .array(zod.array(zod.strictObject({ wert: zod.int().min(1), einheit: zod.enum(vorfristeinheiten) })))
  .nullable();

type Zeile = Selectable<DB["fristvorlage"]>;

/** A stored template. */
export type Vorlagenzeile = Vorlagenangaben & {
  readonly id: string;
  /** Unset: his account is gone. */
  readonly erstelltVon: string | undefined;
  readonly erstellt: Date;
  readonly geaendert: Date;
  /** Unset: nobody since it was made, or his account is gone. */
  readonly geaendertVon: string | undefined;
};

/**
 * All templates that somebody may use, the newest first. One whose Vorfristen cannot be read says so in its name and has
 * none; the others stay.
 */
export async function vorlagenLesen(tx: Kysely<DB>, kreis: Vorlagenkreis): Promise<Vorlagenzeile[]> {
  const zeilen = await imKreis(tx, kreis).orderBy("erstellt", "desc").orderBy("id").execute();
  return zeilen.map((zeile) => {
    const vorfristen = lesbar(vorfristenschema, zeile.vorfristen);
    return vorfristen === undefined
      ? { ...vorlageAus(zeile, []), templateName: `${zeile.name} (Vorfristen nicht lesbar)` }
      : vorlageAus(zeile, vorfristen);
  });
}

/** One of them, held until the transaction ends. */
export async function vorlageFesthalten(
  tx: Kysely<DB>,
  kreis: Vorlagenkreis,
  id: string,
): Promise<Vorlagenzeile | undefined> {
  const zeile = await imKreis(tx, kreis).where("id", "=", id).forUpdate().executeTakeFirst();
  return zeile && ausZeile(zeile);
}

const imKreis = (tx: Kysely<DB>, { kanzleiId, nutzer }: Vorlagenkreis) =>
  tx
    .selectFrom("fristvorlage")
    .selectAll()
    .where((eb) => eb.or([eb("konto_id", "=", nutzer.id), eb("kanzlei_id", "=", kanzleiId)]));

/** @throws {Unlesbar} where the Vorfristen do not have their shape */
const ausZeile = (zeile: Zeile): Vorlagenzeile =>
  vorlageAus(zeile, gelesen(vorfristenschema, zeile.vorfristen, "Die Vorlage"));

function vorlageAus(zeile: Zeile, vorfristen: Vorlagenangaben["vorfristen"]): Vorlagenzeile {
  return {
    id: zeile.id,
    templateName: zeile.name,
    days: zeile.tage,
    weeks: zeile.wochen,
    months: zeile.monate,
    years: zeile.jahre,
    description: zeile.beschreibung,
    metadata: zeile.zusatz,
    shared: zeile.kanzlei_id !== null,
    norm: zeile.norm,
    rule: zeile.katalog_id,
    // The database accepts no other words.
    begin: zeile.beginn as Vorlagenangaben["begin"],
    direction: zeile.richtung as Vorlagenangaben["direction"],
    shift: zeile.verschiebung as Vorlagenangaben["shift"],
    vorfristen,
    erstelltVon: zeile.erstellt_von ?? undefined,
    erstellt: zeile.erstellt,
    geaendert: zeile.geaendert,
    geaendertVon: zeile.geaendert_von ?? undefined,
  };
}

/** How many templates of an account's own making somebody sees. */
export async function anzahlVorlagen(tx: Kysely<DB>, { nutzer }: Vorlagenkreis): Promise<number> {
  const { anzahl } = await tx
    .selectFrom("fristvorlage")
    .select((eb) => eb.fn.countAll<string>().as("anzahl"))
    .where("erstellt_von", "=", nutzer.id)
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** Stores a new template of this account. */
export async function vorlageAnlegen(
  tx: Kysely<DB>,
  kreis: Vorlagenkreis,
  angaben: Vorlagenangaben,
  am: Date,
): Promise<Vorlagenzeile> {
  const zeile = await tx
    .insertInto("fristvorlage")
    .values({
      ...spalten(angaben),
      ...besitz(kreis, angaben.shared, kreis.nutzer.id),
      erstellt_von: kreis.nutzer.id,
      erstellt: am,
      geaendert: am,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return ausZeile(zeile);
}

/** Changes a template; whoever takes it out of the team must have made it. */
export async function vorlageAendern(
  tx: Kysely<DB>,
  kreis: Vorlagenkreis,
  { id, erstelltVon }: Vorlagenzeile,
  angaben: Vorlagenangaben,
  am: Date,
): Promise<Vorlagenzeile> {
  const zeile = await tx
    .updateTable("fristvorlage")
    .set({
      ...spalten(angaben),
      ...besitz(kreis, angaben.shared, erstelltVon ?? null),
      geaendert: am,
      geaendert_von: kreis.nutzer.id,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return ausZeile(zeile);
}

/** Removes a template. */
export async function vorlageEntfernen(tx: Kysely<DB>, id: string): Promise<void> {
  await tx.deleteFrom("fristvorlage").where("id", "=", id).execute();
}

const besitz = ({ kanzleiId }: Vorlagenkreis, geteilt: boolean, wem: string | null) =>
  geteilt ? { konto_id: null, kanzlei_id: kanzleiId } : { konto_id: wem, kanzlei_id: null };

const spalten = (vorlagenangaben: Vorlagenangaben) => ({
  name: vorlagenangaben.templateName,
  tage: vorlagenangaben.days,
  wochen: vorlagenangaben.weeks,
  monate: vorlagenangaben.months,
  jahre: vorlagenangaben.years,
  beschreibung: vorlagenangaben.description,
  zusatz: vorlagenangaben.metadata,
  norm: vorlagenangaben.norm,
  katalog_id: vorlagenangaben.rule,
  beginn: vorlagenangaben.begin,
  richtung: vorlagenangaben.direction,
  verschiebung: vorlagenangaben.shift,
  vorfristen:
    vorlagenangaben.vorfristen === null
      ? null
      : sql<string>`${JSON.stringify(vorlagenangaben.vorfristen)}::jsonb`,
});
