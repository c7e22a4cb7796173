import { plusTage, type Tag, tagAusText } from "@gebuehrenportal/recht";
import type { Blattsatz } from "#dokumente/blatt/blattsatz.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type Buchlage, type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import type { Person } from "../einstellung/personen-store.server.ts";
import { rechnungenLesen } from "../eintrag/rechnung-store.server.ts";
import { kettenanfang } from "../protokoll/kette.server.ts";
import { vorgaengeBis } from "../protokoll/protokoll-store.server.ts";
import { aktenschluessel } from "../worte/frist.ts";
import { saetze } from "../worte/saetze.ts";
import { tagesbeginn } from "../worte/wanduhr.ts";
import { aktenblatt, aktenstaende, type Fristenakte } from "./fristenakte.ts";

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
    tag: am,
    aktenzeichen,
    zeilen,
    fristen: aktenstaende(zeilen),
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
async function alsJson({ tx, kanzleiId, personen, namen }: Buchlage, akte: Fristenakte): Promise<string> {
  const ids = akte.fristen.flatMap(({ felder }) => felder.rechnungId ?? []);
  const rechnungen = await rechnungenLesen(tx, kanzleiId, [...new Set(ids)]);
  return JSON.stringify(
    {
      stand: akte.tag,
      aktenzeichen: akte.aktenzeichen || null,
      kanzlei: kanzleiId,
      letzteZeile: akte.kopf,
      personen: personen.map(({ id, name }: Person) => ({ id, name })),
      namen,
      fristen: akte.fristen.map(({ id, stand, felder }) => ({
        id,
        stand,
        ...felder,
        rechnung: felder.rechnungId === null ? null : (rechnungen.get(felder.rechnungId) ?? null),
      })),
      zeilen: akte.zeilen,
    },
    null,
    1,
  );
}

/** The Fristenakte as a sheet, or as text for programs, and what its file is called. */
export const fristenakteAls = (wer: Buchnutzer, wunsch: Aktenwunsch, format: keyof typeof hoechstens) =>
  imBuch(wer, async (lage): Promise<{ readonly name: string; readonly inhalt: Blattsatz | string }> => {
    const akte = await fristenakteVon(lage, wunsch, hoechstens[format]);
    const name = ["Fristenakte", akte.aktenzeichen, akte.tag].filter(Boolean).join(" ");
    return { name, inhalt: format === "json" ? await alsJson(lage, akte) : aktenblatt(akte, lage) };
  });
