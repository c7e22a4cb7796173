/** What the thread is asked to read. */
export type Leseauftrag = {
  /** Path of the module below `web/app`. */
  readonly modul: string;
  readonly datei: Uint8Array;
  readonly zusatz: unknown;
};

/** Reads a file; runs in a thread, so it knows neither the request nor the database. */
export type Lesen = (datei: Uint8Array, zusatz: never) => unknown;

/**
 * A module that exports `lesen`, by its path below `web/app`. Of the function itself only its type comes along
 * (`Lesemodul<typeof lesen>`): whoever has files read does not load what reads them.
 */
export type Lesemodul<L extends Lesen> = { readonly pfad: `${string}.ts`; readonly lesen?: L };
