import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzippen = promisify(gzip);

export type Kodierung = "br" | "gzip";

/** Below this size compression costs more than it saves. */
const mindestgroesse = 1024;

/** The best encoding a client takes (`q=0` refuses one), or none. */
export function kodierung(acceptEncoding: string | null | undefined): Kodierung | undefined {
  if (!acceptEncoding) return undefined;
  const nimmt = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, "i").test(
      acceptEncoding,
    );
  if (nimmt("br")) return "br";
  return nimmt("gzip") ? "gzip" : undefined;
}

/** Compresses an answer that is made for one reader: quickly rather than perfectly. */
export async function komprimiert(
  inhalt: Uint8Array,
  art: Kodierung | undefined,
): Promise<{ inhalt: Uint8Array; art: Kodierung | undefined }> {
  if (!art || inhalt.byteLength < mindestgroesse) return { inhalt, art: undefined };
  return { inhalt: art === "br" ? await brotliMit(inhalt, 4) : await gzippen(inhalt, { level: 4 }), art };
}

/** Compresses an answer that many readers get: as small as it gets in reasonable time. */
export function ablagefertig(inhalt: Uint8Array, art: Kodierung): Promise<Uint8Array> {
  return art === "br" ? brotliMit(inhalt, 9) : gzippen(inhalt, { level: 9 });
}

function brotliMit(inhalt: Uint8Array, qualitaet: number): Promise<Buffer> {
  return brotli(inhalt, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualitaet,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: inhalt.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: fenster(inhalt.byteLength),
    },
  });
}

/** Window that just holds the whole: of its own accord Brotli takes and gives back four megabytes for every page. */
const fenster = (bytes: number): number =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );
