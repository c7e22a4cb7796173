import type { Tag } from "@gebuehrenportal/recht";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { Satzabbruch } from "#platform/pdf/werkstatt.server.ts";
import { alsAnhang, dateiname } from "../dateiname.ts";
import type { Blatt } from "./blatt.ts";
import { blattAlsDocx } from "./blatt-docx.server.ts";
import { blattAlsPdf } from "./blatt-pdf.server.ts";
import { blattAlsXlsx } from "./blatt-xlsx.server.ts";
import type { Blattkopf } from "./blattsatz.ts";

const arten = {
  pdf: { typ: "application/pdf", machen: blattAlsPdf },
  docx: {
    typ: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    machen: blattAlsDocx,
  },
  xlsx: {
    typ: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    machen: blattAlsXlsx,
  },
} as const;

export type Dateiart = keyof typeof arten;

/** The file type a path names; `undefined` for any other. */
export const alsDateiart = (text: string | undefined): Dateiart | undefined =>
  text !== undefined && Object.hasOwn(arten, text) ? (text as Dateiart) : undefined;

/** Too much is being set, or it took too long. */
export const ausgelastet =
  "Das Dokument konnte gerade nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.";

type Wunsch = { readonly blatt: Blatt; readonly kopf: Blattkopf; readonly signal: AbortSignal };

/**
 * A sheet as a file to be kept by the reader and by nobody else.
 *
 * @throws {ApiFehler} 503 too much is being set, or it took too long
 */
export async function dateiantwort(art: Dateiart, { blatt, kopf, signal }: Wunsch): Promise<Response> {
  const { typ, machen } = arten[art];
  try {
    return new Response(await machen(blatt, kopf, { signal }), {
      headers: {
        "Content-Type": typ,
        "Content-Disposition": alsAnhang(dateiname(blatt, kopf, art)),
        "Cache-Control": "no-store",
      },
    });
  } catch (fehler) {
    if (!(fehler instanceof Satzabbruch)) throw fehler;
    throw new ApiFehler(503, { error: ausgelastet, code: "ausgelastet" }, { "Retry-After": "5" });
  }
}

/** The head of a file: empty statements count as none. */
export const kopfAus = (
  {
    bezeichnung,
    aktenzeichen,
  }: { readonly bezeichnung?: string | undefined; readonly aktenzeichen?: string | undefined },
  heute: Tag,
): Blattkopf => ({
  erstelltAm: heute,
  bezeichnung: bezeichnung || undefined,
  aktenzeichen: aktenzeichen || undefined,
});
