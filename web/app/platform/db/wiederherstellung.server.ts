import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { Bedienfehler } from "../env/bedienfehler.server.ts";
import { bezeichner, ohneVerweise, sequenzen, type Tabelle, tabellen } from "./katalog.server.ts";
import { inTransaktion, type Migration, migrieren, migrierenIn } from "./migration.server.ts";
import { type Ende, type Kopf, textformen } from "./sicherung.server.ts";

type Anweisung =
  | Ende
  | { readonly tabelle: string; readonly spalten: readonly string[] }
  | { readonly sequenz: string; readonly wert: string; readonly benutzt: boolean };

/** Rows of one insert, bounded in number and size. */
const portion = { zeilen: 500, zeichen: 4_000_000 };

/**
 * Loads a backup: tables of the backup's version, its rows, then the migrations that came later. Everything up to the
 * last row is one transaction, so a damaged file leaves the database as it was.
 *
 * @param zeilen the lines of the file
 * @returns the number of rows
 * @throws {Bedienfehler} no backup, damaged, incomplete, of a newer program, or the database holds rows and `ersetzen`
 *   was not asked for
 */
export async function wiederherstellen(
  pool: Pool,
  zeilen: AsyncIterable<string>,
  alle: readonly Migration[],
  { ersetzen = false } = {},
): Promise<number> {
  const anzahl = await inTransaktion(pool, async (client) => {
    for (const sql of textformen) await client.query(sql);
    if (!ersetzen && (await traegtEigenes(client, alle))) {
      throw new Bedienfehler(
        "Die Datenbank enthält bereits Daten; mit --ersetzen werden sie durch die Sicherung ersetzt.",
      );
    }
    return laden(client, zeilen, alle);
  });
  await migrieren(pool, alle);
  return anzahl;
}

async function laden(
  client: PoolClient,
  zeilen: AsyncIterable<string>,
  alle: readonly Migration[],
): Promise<number> {
  const hash = createHash("sha256");
  let verweiseZurueck: (() => Promise<void>) | undefined;
  let ziele: readonly Tabelle[] = [];
  let folgen: readonly string[] = [];
  let lader: ReturnType<typeof tabellenlader> | undefined;
  let anzahl = 0;
  let ende: Ende | undefined;
  for await (const zeile of zeilen) {
    if (ende) throw beschaedigt();
    if (!verweiseZurueck) {
      await schemaAnlegen(client, gelesen<Kopf>(zeile), alle);
      verweiseZurueck = await ohneVerweise(client);
      ziele = await tabellen(client);
      // What a migration has brought along stands in the backup, too, unless it was deleted.
      await client.query(`truncate ${ziele.map(({ name }) => bezeichner(name)).join(", ")}`);
      folgen = await sequenzen(client);
    } else if (zeile.startsWith("[")) {
      if (!lader) throw beschaedigt();
      await lader.zeile(zeile);
      anzahl += 1;
    } else {
      await lader?.fertig();
      lader = undefined;
      const anweisung = gelesen<Anweisung>(zeile);
      if ("ende" in anweisung) {
        ende = anweisung;
        continue;
      }
      if ("tabelle" in anweisung) lader = tabellenlader(client, anweisung, ziele);
      else await sequenzStellen(client, anweisung, folgen);
    }
    hash.update(zeile).update("\n");
  }
  if (!ende || !verweiseZurueck) throw new Bedienfehler("Die Sicherung ist unvollständig; ihr Ende fehlt.");
  if (ende.zeilen !== anzahl || ende.pruefsumme !== hash.digest("hex")) throw beschaedigt();
  await verweiseZurueck();
  return anzahl;
}

/** Empty tables as they were when the backup was made. */
async function schemaAnlegen(client: PoolClient, kopf: Kopf, alle: readonly Migration[]): Promise<void> {
  if (kopf.format !== "gebuehrenportal-sicherung")
    throw new Bedienfehler("Die Datei ist keine Sicherung des Gebührenportals.");
  if (kopf.fassung !== 1 || kopf.migration > alle.length) {
    throw new Bedienfehler(
      "Die Sicherung stammt von einem neueren Programm; bitte bringen Sie erst das Programm auf den neuesten Stand.",
    );
  }
  await client.query("drop schema public cascade");
  await client.query("create schema public");
  await migrierenIn(client, alle.slice(0, kopf.migration));
}

function tabellenlader(
  client: PoolClient,
  { tabelle, spalten }: { tabelle: string; spalten: readonly string[] },
  ziele: readonly Tabelle[],
) {
  const ziel = ziele.find(({ name }) => name === tabelle);
  const typen = spalten.map((spalte) => ziel?.spalten.find(({ name }) => name === spalte)?.typ);
  if (!ziel || typen.includes(undefined)) throw beschaedigt();
  const sql = `insert into ${bezeichner(tabelle)} (${spalten.map(bezeichner).join(", ")}) overriding system value
    select ${typen.map((typ, i) => `(z->>${i})::${typ}`).join(", ")} from json_array_elements($1::json) as z`;
  let gesammelt: string[] = [];
  let zeichen = 0;
  const fertig = async () => {
    if (gesammelt.length === 0) return;
    await client.query(sql, [`[${gesammelt.join(",")}]`]);
    gesammelt = [];
    zeichen = 0;
  };
  return {
    zeile: async (text: string) => {
      gesammelt.push(text);
      zeichen += text.length;
      if (gesammelt.length >= portion.zeilen || zeichen >= portion.zeichen) await fertig();
    },
    fertig,
  };
}

async function sequenzStellen(
  client: PoolClient,
  { sequenz, wert, benutzt }: { sequenz: string; wert: string; benutzt: boolean },
  bekannte: readonly string[],
): Promise<void> {
  if (!bekannte.includes(sequenz)) throw beschaedigt();
  await client.query("select setval($1::regclass, $2::bigint, $3)", [bezeichner(sequenz), wert, benutzt]);
}

/**
 * Whether somebody has put a row into the database. What every database has from its migrations does not count, as long as
 * it still stands there as they brought it; the moment at which they ran may differ.
 */
async function traegtEigenes(client: PoolClient, alle: readonly Migration[]): Promise<boolean> {
  const vorhanden = await zeilenJeTabelle(client);
  if (vorhanden.size === 0) return false;
  await client.query("savepoint bestand");
  await client.query("drop schema public cascade");
  await client.query("create schema public");
  await migrierenIn(client, alle);
  const mitgebracht = await zeilenJeTabelle(client);
  await client.query("rollback to savepoint bestand");
  return [...vorhanden].some(([name, zeilen]) => {
    const bekannt = new Set(mitgebracht.get(name));
    return zeilen.some((zeile) => !bekannt.has(zeile));
  });
}

/** More rows than any migration brings; a filled table need not be read to its end. */
const genugZeilen = 1000;

/** The rows of all tables that have any, as text without the moments in them. */
async function zeilenJeTabelle(client: PoolClient): Promise<ReadonlyMap<string, readonly string[]>> {
  const gefunden = new Map<string, readonly string[]>();
  for (const { name, spalten } of await tabellen(client)) {
    const feste = spalten.filter(({ typ }) => !typ.startsWith("timestamp"));
    const werte = feste.map((spalte) => `${bezeichner(spalte.name)}::text`).join(", ");
    const { rows } = await client.query<{ zeile: string }>(
      `select array[${werte}]::text[]::text as zeile from ${bezeichner(name)} limit ${genugZeilen}`,
    );
    if (rows.length > 0)
      gefunden.set(
        name,
        rows.map(({ zeile }) => zeile),
      );
  }
  return gefunden;
}

function gelesen<T>(zeile: string): T {
  try {
    const wert: unknown = JSON.parse(zeile);
    if (typeof wert === "object" && wert !== null) return wert as T;
  } catch {}
  throw beschaedigt();
}

function beschaedigt(): Bedienfehler {
  return new Bedienfehler("Die Sicherung ist beschädigt; die Datenbank blieb unverändert.");
}
