import type { Kysely } from "kysely";
import type { Pool } from "pg";
import { Bedienfehler } from "../env/bedienfehler.server.ts";
import type { Umgebung } from "../env/env.server.ts";
import { eingebettetOeffnen, sockelpfad } from "./eingebettet.server.ts";
import { migrationen, migrieren } from "./migration.server.ts";
import { kyselyUeber, poolErstellen, type Ziel } from "./pool.server.ts";
import type { DB } from "./schema.ts";
import { type Inhaber, sperren } from "./sperre.server.ts";

export type Datenbank = {
  readonly art: "postgresql" | "eingebettet";
  readonly db: Kysely<DB>;
  readonly pool: Pool;
  /** The server whose embedded database a script has joined. */
  readonly server?: Inhaber;
  readonly schliessen: () => Promise<void>;
};

type Einstellungen = Pick<Umgebung, "dataDir" | "databaseUrl">;
type Wunsch = {
  readonly art: Inhaber["art"];
  /** `false` leaves the tables as they are. */
  readonly migration?: boolean;
  /** A script that must be alone refuses instead of joining a running server. */
  readonly allein?: boolean;
  /** Longest statement in milliseconds; 0 for none. Unset: the server's. */
  readonly zeitgrenze?: number;
  /** Called when the embedded database ends by itself. */
  readonly ausgefallen?: () => void;
};

/**
 * Opens the database the settings name and brings it to the newest version. Embedded: a server needs the data folder
 * for itself; a script joins the server that runs, through its socket, or opens the folder itself.
 *
 * @throws {Bedienfehler} folder in use, database not reachable or too old
 */
export async function datenbankOeffnen(umgebung: Einstellungen, wunsch: Wunsch): Promise<Datenbank> {
  if (umgebung.databaseUrl) {
    return verbunden({ databaseUrl: umgebung.databaseUrl }, wunsch, async () => undefined);
  }
  const sperre = sperren(umgebung.dataDir, wunsch.art);
  const ziel = { sockel: sockelpfad(umgebung.dataDir) };
  if ("belegtVon" in sperre) {
    const { belegtVon } = sperre;
    if (wunsch.art === "skript" && belegtVon?.art === "server" && !wunsch.allein) {
      // The server has migrated already, and it alone does.
      const offen = await verbunden(ziel, { ...wunsch, migration: false }, async () => undefined);
      return { ...offen, server: belegtVon };
    }
    throw new Bedienfehler(belegtsatz(umgebung.dataDir, belegtVon));
  }
  try {
    const eingebettet = await eingebettetOeffnen(umgebung.dataDir, wunsch.ausgefallen ?? (() => undefined));
    return await verbunden(ziel, wunsch, async () => {
      await eingebettet.schliessen();
      sperre.freigeben();
    });
  } catch (fehler) {
    sperre.freigeben();
    throw fehler;
  }
}

/** Whether the database answers within two seconds. */
export async function datenbankAntwortet({ pool }: Pick<Datenbank, "pool">): Promise<boolean> {
  const frist = new Promise<boolean>((fertig) => setTimeout(fertig, 2000, false).unref());
  return Promise.race([
    pool.query("select 1").then(
      () => true,
      () => false,
    ),
    frist,
  ]);
}

async function verbunden(ziel: Ziel, wunsch: Wunsch, danach: () => Promise<void>): Promise<Datenbank> {
  const pool = poolErstellen(ziel, wunsch);
  const schliessen = async () => {
    await pool.end();
    await danach();
  };
  try {
    await versionPruefen(pool);
    if (wunsch.migration !== false) await aufNeuestenStand(pool);
  } catch (fehler) {
    await schliessen();
    throw fehler;
  }
  return { art: "sockel" in ziel ? "eingebettet" : "postgresql", db: kyselyUeber(pool), pool, schliessen };
}

async function aufNeuestenStand(pool: Pool): Promise<void> {
  try {
    await migrieren(pool, migrationen());
  } catch (fehler) {
    if (fehler instanceof Bedienfehler) throw fehler;
    const grund = fehler instanceof Error ? fehler.message : String(fehler);
    throw new Bedienfehler(
      `Die Datenbank ließ sich nicht auf den neuesten Stand bringen; bitte prüfen Sie Rechte und freien Platz (${grund}).`,
    );
  }
}

const mindestversion = 150_000;

async function versionPruefen(pool: Pool): Promise<void> {
  const version = await pool
    .query<{ nummer: number }>("select current_setting('server_version_num')::int as nummer")
    .then(
      ({ rows }) => rows[0]?.nummer ?? 0,
      (fehler: Error) => {
        throw new Bedienfehler(
          `Die Datenbank ist nicht erreichbar (${fehler.message || "keine Verbindung"}).`,
        );
      },
    );
  if (version < mindestversion)
    throw new Bedienfehler("Die Datenbank ist zu alt; nötig ist PostgreSQL 15 oder neuer.");
}

function belegtsatz(dataDir: string, inhaber: Inhaber | undefined): string {
  const inhabername = inhaber?.art === "server" ? "Ein anderes Portal" : "Ein Skript des Portals";
  return `${inhabername}${inhaber ? ` (Prozess ${inhaber.pid})` : ""} arbeitet bereits mit dem Datenordner ${dataDir}; bitte beenden Sie es zuerst oder setzen Sie DATA_DIR.`;
}
