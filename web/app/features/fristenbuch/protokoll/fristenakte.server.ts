import { plusTage, type Tag, tagAusText } from "@gebuehrenportal/recht";
import { satzAlsPdf } from "#dokumente/blatt/blatt-pdf.server.ts";
import { ausgelastet } from "#dokumente/blatt/datei.server.ts";
import { alsAnhang } from "#dokumente/dateiname.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { Satzabbruch } from "#platform/pdf/werkstatt.server.ts";
import { type Buchlage, type Buchnutzer, imBuch } from "../eintrag/buchzugang.server.ts";
import { aktenschluessel } from "../eintrag/frist.ts";
import type { Person } from "../eintrag/frist-store.server.ts";
import { rechnungenLesen } from "../eintrag/rechnung-store.server.ts";
import { dateiantwort } from "../pflichten/dateiantwort.server.ts";
import { kopfwort, namenVon, zeitwort, zustandswort } from "../pflichten/papiere.ts";
import { saetze } from "../saetze.ts";
import { aktenblatt, aktenstaende, type Fristenakte } from "./fristenakte.ts";
import { kettenanfang } from "./kette.server.ts";
import { vorgaengeBis } from "./protokoll-store.server.ts";
import { tagesbeginn } from "./protokollseite.server.ts";

const hoechstens = { pdf: 3_000, json: 50_000 };

/** What of the book is wanted. */
export type Aktenwunsch = { readonly tag: string; readonly akte: string };

/**
 * The book as it stood at the end of a day, folded out of its log.
 *
 * @throws {ApiFehler} 400 no day, or one to come; 413 more lines than `limit`
 */
export async function fristenakteVon(
  { tx, kanzleiId, heute }: Pick<Buchlage, "tx" | "kanzleiId" | "heute">,
  { tag, akte }: Aktenwunsch,
  limit: number,
): Promise<Fristenakte> {
  const am = tagGelesen(tag, heute);
  const aktenzeichen = akte.trim();
  const zeilen = await vorgaengeBis(tx, kanzleiId, {
    bis: tagesbeginn(plusTage(am, 1)),
    akte: aktenzeichen === "" ? undefined : aktenschluessel(aktenzeichen),
    limit: limit + 1,
  });
  if (zeilen.length > limit) throw new ApiFehler(413, { error: saetze.fristenakteZuGross, code: "zu-gross" });
  const letzte = zeilen.at(-1) ?? kettenanfang;
  return {
    ...{ tag: am, aktenzeichen, zeilen, fristen: aktenstaende(zeilen) },
    kopf: { nr: letzte.nr, hash: letzte.hash },
  };
}

function tagGelesen(text: string, heute: Tag): Tag {
  const lesung = tagAusText(text === "" ? "heute" : text, heute);
  if (lesung.art !== "tag")
    throw new ApiFehler(400, { error: saetze.keinTag, code: "kein-tag", field: "tag" });
  if (lesung.tag <= heute) return lesung.tag;
  throw new ApiFehler(400, { error: saetze.tagNichtVorbei, code: "kuenftig", field: "tag" });
}

/** All of it for programs: entries, computations, and the lines with what their hashes were taken of. */
async function alsJson({ tx, kanzleiId, personen }: Buchlage, akte: Fristenakte): Promise<string> {
  const ids = akte.fristen.flatMap(({ felder }) => felder.rechnungId ?? []);
  const rechnungen = await rechnungenLesen(tx, kanzleiId, [...new Set(ids)]);
  return JSON.stringify(
    {
      stand: akte.tag,
      aktenzeichen: akte.aktenzeichen || null,
      kanzlei: kanzleiId,
      letzteZeile: akte.kopf,
      personen: personen.map(({ id, name }: Person) => ({ id, name })),
      fristen: akte.fristen.map(({ id, stand, felder }) => ({
        ...{ id, stand, ...felder },
        rechnung: felder.rechnungId === null ? null : (rechnungen.get(felder.rechnungId) ?? null),
      })),
      zeilen: akte.zeilen,
    },
    null,
    1,
  );
}

async function alsPdf(
  { personen, heute }: Buchlage,
  akte: Fristenakte,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const satz = aktenblatt(akte, {
    ...{ heute, name: namenVon(personen), zeit: zeitwort, kopf: kopfwort },
    zustand: (zustand) => zustandswort[zustand],
  });
  try {
    return await satzAlsPdf(satz, { signal });
  } catch (fehler) {
    if (!(fehler instanceof Satzabbruch)) throw fehler;
    throw new ApiFehler(503, { error: ausgelastet, code: "ausgelastet" }, { "Retry-After": "5" });
  }
}

/** The Fristenakte as PDF or JSON. */
export const fristenaktendatei = (aufruf: Seitenaufruf, format: string | undefined): Promise<Response> =>
  dateiantwort(aufruf, async (wer) => {
    if (format !== "pdf" && format !== "json") throw new ApiFehler(404, { error: saetze.nichtGefunden });
    const frage = new URL(aufruf.request.url).searchParams;
    const wunsch = {
      tag: frage.get("tag") ?? "",
      akte: (frage.get("akte") ?? "").replaceAll("\0", "").slice(0, 200),
    };
    return antwort(wer, wunsch, format, aufruf.request.signal);
  });

async function antwort(wer: Buchnutzer, wunsch: Aktenwunsch, format: "pdf" | "json", signal: AbortSignal) {
  const { lage, akte, json } = await imBuch(wer, async (lage) => {
    const akte = await fristenakteVon(lage, wunsch, hoechstens[format]);
    return { lage, akte, json: format === "json" ? await alsJson(lage, akte) : "" };
  });
  const name = ["Fristenakte", akte.aktenzeichen.replace(/[\\/:*?"<>|]/g, "-"), akte.tag]
    .filter(Boolean)
    .join(" ");
  return new Response(format === "json" ? json : await alsPdf(lage, akte, signal), {
    headers: {
      "Content-Type": format === "json" ? "application/json; charset=utf-8" : "application/pdf",
      "Content-Disposition": alsAnhang(`${name}.${format}`),
      "Cache-Control": "no-store",
    },
  });
}
