import { plusTage, type Tag, tagAusText } from "@gebuehrenportal/recht";
import type { Blattsatz } from "#dokumente/blatt/blattsatz.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import {
  type Buchlage,
  type Buchnutzer,
  buchAendern,
  imBuch,
  requireRecht,
  vermerken,
} from "../einstellung/buchzugang.server.ts";
import { fristenNachId } from "../eintrag/frist-store.server.ts";
import { type Kettenzeile, kettenanfang } from "../protokoll/kette.server.ts";
import { kettenkopfLesen, vorgaengeZwischen } from "../protokoll/protokoll-store.server.ts";
import { saetze } from "../worte/saetze.ts";
import { tagesbeginn } from "../worte/wanduhr.ts";
import { tagesprotokollblatt } from "./blaetter.ts";
import { abzeichnungVermerken, type Tagesprotokoll, tagesprotokollLesen } from "./papiere-store.server.ts";

/** What was entered on a day. */
export type Tagesbild = {
  readonly tag: Tag;
  readonly zeilen: readonly Kettenzeile[];
  readonly protokoll: Tagesprotokoll | undefined;
  /** Signed, and nothing was entered since. */
  readonly abgezeichnet: boolean;
};

const abzeichnungsart = "protokoll-abgezeichnet";

/** @throws {ApiFehler} 404 no day, or one to come */
function tagGelesen(text: string, heute: Tag): Tag {
  const lesung = tagAusText(text, heute);
  if (lesung.art !== "tag" || lesung.tag > heute) throw new ApiFehler(404, { error: saetze.tagNichtVorbei });
  return lesung.tag;
}

async function tagesbild(
  { tx, kanzleiId }: Pick<Buchlage, "tx" | "kanzleiId">,
  tag: Tag,
): Promise<Tagesbild> {
  const zeilen = await vorgaengeZwischen(tx, kanzleiId, tagesbeginn(tag), tagesbeginn(plusTage(tag, 1)));
  const protokoll = await tagesprotokollLesen(tx, kanzleiId, tag);
  const neuer = zeilen.some(({ nr, art }) => nr > (protokoll?.kopf.nr ?? 0) && art !== abzeichnungsart);
  return { tag, zeilen, protokoll, abgezeichnet: protokoll?.abgezeichnetAm != null && !neuer };
}

type Zeilenwahl = (zeilen: readonly Kettenzeile[]) => readonly Kettenzeile[];

/** What was entered on a day, with the entries that the chosen lines are about as they are now. */
async function tagesbildMitFristen(lage: Buchlage, text: string, wahl: Zeilenwahl = (alle) => alle) {
  const bild = await tagesbild(lage, tagGelesen(text, lage.heute));
  const ids = [...new Set(wahl(bild.zeilen).flatMap(({ fristId }) => fristId ?? []))];
  return { ...bild, fristen: await fristenNachId(lage.tx, lage.kanzleiId, ids) };
}

/** What was entered on a day, for the page. @param wahl of which lines it shows the entries; unset: of all of them */
export const tagesbildVon = (wer: Buchnutzer, tag: string, wahl?: Zeilenwahl) =>
  imBuch(wer, (lage) => tagesbildMitFristen(lage, tag, wahl));

/**
 * Signs the protocol of a day: this person has compared it with the files. Signed early, it can be signed again as soon as
 * something else was entered on that day.
 *
 * @throws {ApiFehler} 403 reads only, 404 no such day, 409 signed already
 */
export async function protokollAbzeichnen(wer: Buchnutzer, text: string): Promise<void> {
  await buchAendern(wer, async (lage) => {
    requireRecht(lage, "genehmigen");
    const { tx, kanzleiId, am, akteur, heute } = lage;
    const tag = tagGelesen(text, heute);
    const kopf = (await kettenkopfLesen(tx, kanzleiId)) ?? kettenanfang;
    await vermerken(lage, abzeichnungsart, { tag, kopf });
    // Whoever else signs has had to wait for the line above.
    if ((await tagesbild(lage, tag)).abgezeichnet)
      throw new ApiFehler(409, { error: saetze.schonAbgezeichnet, code: "abgezeichnet" });
    await abzeichnungVermerken(tx, kanzleiId, tag, { von: akteur.id, am, kopf });
  });
}

/** The protocol of a day for the signature, with the head of the chain that covers all its lines. */
export const tagespapier = (wer: Buchnutzer, text: string): Promise<Blattsatz> =>
  imBuch(wer, async (lage) => {
    const { tx, kanzleiId, heute, personen, namen } = lage;
    const { tag, zeilen, protokoll, abgezeichnet, fristen } = await tagesbildMitFristen(lage, text);
    // A head that was noted before something else was entered would leave that out.
    const unterschrieben = abgezeichnet ? protokoll : undefined;
    const kopf = unterschrieben?.kopf ?? (await kettenkopfLesen(tx, kanzleiId)) ?? kettenanfang;
    const { abgezeichnetAm, abgezeichnetVon = null } = unterschrieben ?? {};
    return tagesprotokollblatt(tag, zeilen, {
      fristen,
      personen,
      namen,
      kopf,
      heute,
      abgezeichnet: abgezeichnetAm ? { am: abgezeichnetAm, von: abgezeichnetVon } : undefined,
    });
  });
