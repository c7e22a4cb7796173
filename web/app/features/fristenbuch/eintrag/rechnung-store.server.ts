import type { Tag } from "@gebuehrenportal/recht";
import { sql, type Transaction } from "kysely";
import { z } from "zod";
import { gelesen, lesbar, gespeicherterTag as tag } from "#platform/db/gelesen.server.ts";
import type { DB, Json } from "#platform/db/schema.ts";
import { type Fristfrage, fristfrage } from "../plan/frage.ts";
import type { Rechenschritt, Rechnungsbild } from "../plan/rechnung.ts";

type Tx = Transaction<DB>;

const text = z.string();

const mitRegel = z.looseObject({ regel: text });
/** Kept as evidence of what was applied, with the norms as they were named then; nothing is computed from it. */
const fassung = z.custom<Rechnungsbild["fassungen"][number]>((wert) => mitRegel.safeParse(wert).success);

const schritte: z.ZodType<readonly Rechenschritt[]> = z.array(
  z.looseObject({ text, norm: text, tag: tag.nullable() }),
);

/** What is kept of a result; further fields of a step or a dispute go through as they are. */
const rechnungsbild = z.looseObject({
  ereignisAm: tag.nullable(),
  rechnerischesEnde: tag.nullable(),
  schritte,
  vermerke: z.array(z.looseObject({ art: z.enum(["hinweis", "warnung"]), text })),
  streitpunkte: z.array(
    z.looseObject({
      regel: text,
      frage: text,
      frueher: tag,
      spaeter: tag,
      gewaehlt: tag,
      norm: text,
      quellen: z.array(text),
    }),
  ),
  sicherheit: z.enum(["hoch", "mittel", "niedrig"]),
  fassungen: z.array(fassung),
  anknuepfung: text,
}) as z.ZodType<Rechnungsbild>;

/** What the engine was asked and what it said. */
export type Fristrechnung = {
  readonly frage: Fristfrage;
  readonly ergebnis: Rechnungsbild;
  readonly rechenstand: string;
  readonly regelstand: string;
  readonly katalogstand: string;
  /** `R-193@1900-01-01` */
  readonly regeln: readonly string[];
  readonly ende: Tag | null;
};

/** Keeps a computation as it is; returns its id. */
export async function rechnungAnlegen(
  tx: Tx,
  kanzleiId: string,
  { frage, ergebnis, regeln, ...r }: Fristrechnung,
  am: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto("fristrechnung")
    .values({
      ...r,
      kanzlei_id: kanzleiId,
      frage: sql<Json>`${JSON.stringify(frage)}::jsonb`,
      ergebnis: sql<Json>`${JSON.stringify(ergebnis)}::jsonb`,
      regeln: [...regeln],
      erstellt: am,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * A computation; `undefined`: the entry has none, or it is none of this Kanzlei.
 *
 * @throws {Unlesbar} where question or result do not have their shape
 */
export async function rechnungLesen(
  tx: Tx,
  kanzleiId: string,
  id: string | null,
): Promise<Fristrechnung | undefined> {
  if (id === null) return undefined;
  const zeile = await tx
    .selectFrom("fristrechnung")
    .select(["frage", "ergebnis", "rechenstand", "regelstand", "katalogstand", "regeln", "ende"])
    .where("kanzlei_id", "=", kanzleiId)
    .where("id", "=", id)
    .executeTakeFirst();
  return (
    zeile && {
      ...zeile,
      frage: gelesen(fristfrage, zeile.frage, "Die Herleitung dieser Frist"),
      ergebnis: gelesen(rechnungsbild, zeile.ergebnis, "Die Herleitung dieser Frist"),
    }
  );
}

/** Some computations, by id. */
export async function rechnungenLesen(
  tx: Tx,
  kanzleiId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Omit<Fristrechnung, "frage" | "ergebnis"> & { frage: Json; ergebnis: Json }>> {
  if (ids.length === 0) return new Map();
  const zeilen = await tx
    .selectFrom("fristrechnung")
    .select(["id", "frage", "ergebnis", "rechenstand", "regelstand", "katalogstand", "regeln", "ende"])
    .where("kanzlei_id", "=", kanzleiId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(zeilen.map(({ id, ...rechnung }) => [id, rechnung]));
}

/** What a list shows of a computation; without steps: what is kept of it cannot be read. */
export type Rechenweg = {
  readonly schritte: readonly Rechenschritt[] | undefined;
  readonly regelstand: string;
};

/** The derivations of some computations, by id. */
export async function rechenwegeLesen(
  tx: Tx,
  kanzleiId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Rechenweg>> {
  if (ids.length === 0) return new Map();
  const zeilen = await tx
    .selectFrom("fristrechnung")
    .select(["id", "regelstand"])
    .select(({ ref }) => sql<Json>`${ref("ergebnis")}->'schritte'`.as("schritte"))
    .where("kanzlei_id", "=", kanzleiId)
    .where("id", "in", ids)
    .execute();
  return new Map(
    zeilen.map(({ id, regelstand, schritte: wert }) => [
      id,
      { regelstand, schritte: lesbar(schritte, wert) },
    ]),
  );
}
