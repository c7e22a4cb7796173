import type { Tag } from "@gebuehrenportal/recht";
import type { Blatt } from "#dokumente/blatt/blatt.ts";
import { blattAlsDocx } from "#dokumente/blatt/blatt-docx.server.ts";
import { blattAlsPdf } from "#dokumente/blatt/blatt-pdf.server.ts";
import { blattAlsXlsx } from "#dokumente/blatt/blatt-xlsx.server.ts";
import type { Blattkopf } from "#dokumente/blatt/blattsatz.ts";
import { umfangssatz, zuUmfangreich } from "#dokumente/blatt/umfang.ts";
import { alsAnhang, dateiname } from "#dokumente/dateiname.ts";
import { ApiFehler } from "#platform/http/api-fehler.ts";
import { Satzabbruch } from "#platform/pdf/werkstatt.server.ts";
import type { Blattantwort } from "../blattantwort.ts";

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

/**
 * The sheet of an answer.
 *
 * @throws {ApiFehler} 400 there is none, or too long a one, with the reason; 403 it needs the tier Basic
 */
export function blattVon(antwort: Blattantwort): Blatt {
  switch (antwort.art) {
    case "blatt":
      if (zuUmfangreich(antwort.blatt.tabellen.flatMap(({ zeilen }) => zeilen)))
        throw new ApiFehler(400, { error: umfangssatz, code: "zu-umfangreich", field: "stand" });
      return antwort.blatt;
    case "unlesbar":
      throw new ApiFehler(400, { error: ablehnungen.unlesbar, code: "unlesbar", field: "stand" });
    case "unvollstaendig":
      throw new ApiFehler(400, { error: ablehnungen.unvollstaendig, code: "unvollstaendig" });
    case "kein-ergebnis":
      throw new ApiFehler(400, { error: `${antwort.grund} (${antwort.norm})`, code: "kein-ergebnis" });
    case "basic":
      throw new ApiFehler(403, { code: "tarif" });
  }
}

/** Sentences of the refusals, by code. */
export const ablehnungen = {
  unlesbar: "Die Eingaben dieser Berechnung sind unvollständig oder beschädigt.",
  unvollstaendig: "Diese Berechnung hat noch kein Ergebnis; auf der Seite steht, was fehlt.",
  "kein-ergebnis": "Das Recht gibt hier kein Ergebnis.",
  "zu-umfangreich": umfangssatz,
  "unbekannter-rechner": "Diesen Rechner gibt es nicht.",
  ausgelastet: "Das Dokument konnte gerade nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.",
} as const;

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
    throw new ApiFehler(503, { error: ablehnungen.ausgelastet, code: "ausgelastet" }, { "Retry-After": "5" });
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
