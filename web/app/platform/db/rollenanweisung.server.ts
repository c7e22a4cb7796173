import type { CompiledQuery, QueryResult } from "kysely";
import pg from "pg";

/** The way to the server as pg's own statement uses it. */
type Leitung = {
  parse(nachricht: { readonly text: string }): void;
  bind(nachricht: object): void;
  execute(nachricht: object): void;
};

/** pg's statement with the parts that its types leave out: what it sends, and what it does with the answers. */
type Anweisung = pg.Submittable & {
  prepare(leitung: Leitung): void;
  handleDataRow(zeile: unknown): void;
  handleCommandComplete(meldung: unknown, leitung: Leitung): void;
};

type Rueckruf = (fehler: Error | undefined, ergebnis: pg.QueryResult) => void;

const Grundanweisung = pg.Query as unknown as new (
  angaben: { readonly text: string; readonly values: readonly unknown[]; readonly queryMode: "extended" },
  rueckruf: Rueckruf,
) => Anweisung;

/**
 * A statement that takes on a role and runs under it, sent as one message series. PostgreSQL makes one transaction of
 * everything up to the end of a series, so the role ends with it, however it ends.
 */
class Rollenanweisung extends Grundanweisung {
  readonly #rolle: string;
  #unterRolle = false;

  constructor(rolle: string, { sql, parameters }: CompiledQuery, rueckruf: Rueckruf) {
    super({ text: sql, values: parameters, queryMode: "extended" }, rueckruf);
    this.#rolle = rolle;
  }

  override prepare(leitung: Leitung): void {
    leitung.parse({ text: `select set_config('role', '${this.#rolle}', true)` });
    leitung.bind({});
    leitung.execute({});
    super.prepare(leitung);
  }

  // The first answer is the one to the role.
  override handleDataRow(zeile: unknown): void {
    if (this.#unterRolle) super.handleDataRow(zeile);
  }

  override handleCommandComplete(meldung: unknown, leitung: Leitung): void {
    if (this.#unterRolle) super.handleCommandComplete(meldung, leitung);
    this.#unterRolle = true;
  }
}

const aendernd: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/**
 * Runs one statement in a transaction of its own under a role, with one way to the database and back.
 *
 * @param rolle one of ours: it is not escaped
 */
export async function unterRolle<R>(
  pool: pg.Pool,
  rolle: string,
  anweisung: CompiledQuery,
): Promise<QueryResult<R>> {
  const verbindung = await pool.connect();
  let heil = false;
  try {
    const { command, rowCount, rows } = await new Promise<pg.QueryResult>((fertig, gescheitert) => {
      verbindung.query(
        new Rollenanweisung(rolle, anweisung, (fehler, ergebnis) =>
          fehler ? gescheitert(fehler) : fertig(ergebnis),
        ),
      );
    });
    heil = true;
    return { rows, ...(aendernd.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  } catch (fehler) {
    // What the server refuses leaves the connection as it was. It says as well that it closes one (08, 57P), and after
    // anything else an answer may still be on its way.
    heil = fehler instanceof pg.DatabaseError && !/^(08|57P)/.test(fehler.code ?? "");
    // The stack leads to who asked, not to the socket.
    if (fehler instanceof Error) Error.captureStackTrace(fehler, unterRolle);
    throw fehler;
  } finally {
    verbindung.release(!heil);
  }
}
