import { createHash, createHmac, randomBytes } from "node:crypto";

/** A line of the log with what was written beside it, as it comes out of the database. Hashes in hex. */
export type Kettenzeile = {
  readonly kanzleiId: string;
  readonly nr: number;
  readonly fristId: string | null;
  readonly am: Date;
  readonly art: string;
  readonly von: string | null;
  readonly fuer: string | null;
  readonly inhaltHash: string;
  readonly vorher: string;
  readonly hash: string;
  /** Absent: it was taken out. */
  readonly salz: string | null;
  readonly inhalt: string | null;
};

/** The end of a chain: what stands on the daily protocol. */
export type Kettenkopf = { readonly nr: number; readonly hash: string };

/** What is wrong with a line. */
export type Kettenfehler = {
  readonly nr: number;
  readonly fristId: string | null;
  readonly grund: "luecke" | "verkettung" | "zeile" | "inhalt" | "kopf";
};

/** Before the first line. */
export const kettenanfang: Kettenkopf = { nr: 0, hash: "00".repeat(32) };

/** Text of a line with a fresh key and the hash that goes into the chain. */
export function inhaltVersiegeln(inhalt: string): { salz: Buffer; hash: Buffer } {
  const salz = randomBytes(32);
  return { salz, hash: inhaltshash(salz, inhalt) };
}

const inhaltshash = (salz: Buffer, inhalt: string): Buffer =>
  createHmac("sha256", salz).update(inhalt, "utf8").digest();

/** The hash of a line; `fristvorgang_hash` of the database computes the same. */
export function zeilenhash(zeile: Omit<Kettenzeile, "hash" | "salz" | "inhalt">): string {
  const teile = [
    zeile.kanzleiId,
    String(zeile.nr),
    zeile.fristId ?? "-",
    zeile.am.toISOString(),
    zeile.art,
    zeile.von ?? "-",
    zeile.fuer ?? "-",
    zeile.inhaltHash,
    zeile.vorher,
  ];
  return createHash("sha256").update(teile.join("\n"), "utf8").digest("hex");
}

/**
 * The first line of a run that is not what it was when it was written; `undefined`: all of them are. A run may begin
 * anywhere, `davor` is what stood before it.
 */
export function kettenfehler(
  zeilen: readonly Kettenzeile[],
  davor: Kettenkopf = kettenanfang,
): Kettenfehler | undefined {
  let letzter = davor;
  for (const z of zeilen) {
    const grund = zeilenfehler(z, letzter);
    if (grund) return { nr: z.nr, fristId: z.fristId, grund };
    letzter = z;
  }
  return undefined;
}

function zeilenfehler(zeile: Kettenzeile, davor: Kettenkopf): Kettenfehler["grund"] | undefined {
  if (zeile.nr !== davor.nr + 1) return "luecke";
  if (zeile.vorher !== davor.hash) return "verkettung";
  if (zeile.hash !== zeilenhash(zeile)) return "zeile";
  if (zeile.salz === null || zeile.inhalt === null) return "inhalt";
  return inhaltshash(Buffer.from(zeile.salz, "hex"), zeile.inhalt).toString("hex") === zeile.inhaltHash
    ? undefined
    : "inhalt";
}

/** Whether a head noted earlier (on paper, in a mail) still stands in the chain; else the chain was cut or written anew. */
export function kopffehler(
  zeilen: readonly Pick<Kettenzeile, "nr" | "hash">[],
  koepfe: readonly Kettenkopf[],
): Kettenfehler | undefined {
  const hashes = new Map(zeilen.map(({ nr, hash }) => [nr, hash]));
  const falsch = koepfe.find(({ nr, hash }) => nr > 0 && hashes.get(nr) !== hash);
  return falsch && { nr: falsch.nr, fristId: null, grund: "kopf" };
}
