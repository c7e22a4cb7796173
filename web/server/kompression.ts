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

/** Compresses an answer that many readers get. */
export async function ablagefertig(inhalt: Uint8Array): Promise<{ br: Uint8Array; gzip: Uint8Array }> {
  const [br, gz] = await Promise.all([brotliMit(inhalt, 9), gzippen(inhalt, { level: 9 })]);
  return { br, gzip: gz };
}

function brotliMit(inhalt: Uint8Array, qualitaet: number): Promise<Buffer> {
  return brotli(inhalt, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualitaet,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: inhalt.byteLength,
    },
  });
}
