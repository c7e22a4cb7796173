import { setImmediate as naechsteRunde } from "node:timers/promises";
import { getMultipartBoundary, MultipartParser } from "@remix-run/multipart-parser";
import { eingehend } from "./eingehend.server.ts";

/** What a form has sent, in its order and as it came: texts, and the files that were chosen. */
export type Formular = {
  readonly texte: readonly (readonly [name: string, text: string])[];
  readonly dateien: readonly (readonly [name: string, inhalt: Uint8Array<ArrayBuffer>])[];
};

/** No page has so many fields; each of them costs time, however short it is. */
const felderHoechstens = 2_000;
/** As the format limits it: what looks for a longer one in every piece computes long. */
const trennzeichenHoechstens = 70;
/** What a browser says of a field: its name and that of a file. */
const kopfHoechstens = 2_048;
/** So much at most is copied before others get their turn. */
const jeRunde = 512 * 1024;

type Leser = {
  readonly dazu: (stueck: Uint8Array) => void | Promise<void>;
  /** @throws what is no form, or is broken */
  readonly ende: () => Formular | Promise<Formular>;
};

const gelesene = new WeakMap<Request, Promise<Formular | undefined>>();

/**
 * The form that a request brings; read once, however often it is asked for.
 *
 * @returns undefined: no form, or a broken one
 * @throws {ApiFehler} 400 it did not arrive completely
 */
export function formularVon(request: Request): Promise<Formular | undefined> {
  const gelesen =
    gelesene.get(request) ?? formularAus(request.headers.get("content-type") ?? "", eingehend(request));
  gelesene.set(request, gelesen);
  return gelesen;
}

/** Notes what has arrived for a request that does not carry it itself. */
export function formularMerken(request: Request, formular: Promise<Formular | undefined>): void {
  gelesene.set(request, formular);
}

/**
 * Reads a form while it arrives, piece by piece, so that others get their turn in between. What is none, or broken, is
 * read to its end all the same: before that its sender does not listen.
 *
 * @param typ its media type, with the boundary
 * @returns undefined: no form, or a broken one
 */
export async function formularAus(
  typ: string,
  stuecke: AsyncIterable<Uint8Array>,
): Promise<Formular | undefined> {
  let leser = leserFuer(typ);
  for await (const stueck of stuecke)
    try {
      await leser?.dazu(stueck);
    } catch {
      leser = undefined;
    }
  try {
    return await leser?.ende();
  } catch {
    return undefined;
  }
}

/** The fields of a simple form (`application/x-www-form-urlencoded`); undefined: more than any form has. */
export function einfacheFelder(text: string): readonly (readonly [name: string, text: string])[] | undefined {
  const anzahl = text.split("&", felderHoechstens + 1).length;
  return anzahl > felderHoechstens ? undefined : [...new URLSearchParams(text)];
}

function leserFuer(typ: string): Leser | undefined {
  const art = typ.split(";")[0]?.trim().toLowerCase();
  if (art === "application/x-www-form-urlencoded") return einfaches();
  const trennzeichen = art === "multipart/form-data" ? getMultipartBoundary(typ) : undefined;
  if (!trennzeichen || trennzeichen.length > trennzeichenHoechstens) return undefined;
  return mehrteiliges(trennzeichen);
}

function einfaches(): Leser {
  const stuecke: Uint8Array[] = [];
  return {
    dazu: (stueck) => void stuecke.push(stueck),
    ende: async () => {
      const texte = einfacheFelder(new TextDecoder().decode(await amStueck(stuecke)));
      if (!texte) throw new Error("Zu viele Felder");
      return { texte, dateien: [] };
    },
  };
}

function mehrteiliges(trennzeichen: string): Leser {
  const texte: [string, string][] = [];
  const dateien: [string, Uint8Array<ArrayBuffer>][] = [];
  const parser = new MultipartParser(trennzeichen, {
    maxParts: felderHoechstens,
    maxHeaderSize: kopfHoechstens,
    // How much may come at all is limited where it comes in.
    maxFileSize: Number.POSITIVE_INFINITY,
    maxTotalSize: Number.POSITIVE_INFINITY,
  });
  const aufnehmen = async (stueck: Uint8Array) => {
    for (const { name, filename, content } of parser.write(stueck)) {
      if (name === undefined) throw new Error("Ein Feld ohne Namen");
      const inhalt = await amStueck(content);
      if (filename === undefined) texte.push([name, new TextDecoder().decode(inhalt)]);
      else if (inhalt.byteLength > 0) dateien.push([name, inhalt]);
    }
  };
  return {
    dazu: (stueck) =>
      aufnehmen(stueck).catch(() => {
        // What follows the last boundary belongs to no part; its line break can come by itself.
        parser.finish();
      }),
    ende: () => {
      parser.finish();
      return { texte, dateien };
    },
  };
}

/** The pieces in memory of their own. */
async function amStueck(stuecke: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const ganzes = new Uint8Array(stuecke.reduce((summe, { byteLength }) => summe + byteLength, 0));
  let stelle = 0;
  let runde = 0;
  for (const stueck of stuecke) {
    if (runde >= jeRunde) {
      runde = 0;
      await naechsteRunde();
    }
    ganzes.set(stueck, stelle);
    stelle += stueck.byteLength;
    runde += stueck.byteLength;
  }
  return ganzes;
}
