import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import {
  type Dienstlage,
  imDienst,
  kanzleienMitPflichten,
  leitungHeute,
  reihum,
} from "../dienst/dienst.server.ts";
import {
  type Buchlage,
  type Buchnutzer,
  buchAendern,
  imBuch,
  requireRecht,
  vermerken,
} from "../einstellung/buchzugang.server.ts";
import { buerozeitVon } from "../einstellung/bueroort.server.ts";
import { abendalarm } from "../mails/pflichtmails.ts";
import { type OffenePost, offenePost } from "../posteingang/posteingang-store.server.ts";
import { postsaetze } from "../posteingang/saetze.ts";
import { vorgangAnhaengen } from "../protokoll/protokoll-store.server.ts";
import type { Frist } from "../worte/frist.ts";
import { saetze } from "../worte/saetze.ts";
import { tagesbeginn, wanduhr } from "../worte/wanduhr.ts";
import {
  type Abendkontrolle,
  abendkontrolleLesen,
  abendkontrolleSchreiben,
  alarmVermerken,
  aufSeite,
  ausstehende,
  erledigteZwischen,
  nichtVorgelegte,
  offeneBis,
} from "./abendkontrolle-store.server.ts";

/** Lists of the evening check, in the order of its page. */
export const abendteile = ["offen", "vorfristen", "erledigt", "unkontrolliert", "ohneNachweis"] as const;
export type Abendteil = (typeof abendteile)[number];

/** What has to be looked at in the evening of a day: each list by the ids of its entries, in order. */
type Abendids = Readonly<Record<Abendteil, readonly string[]>> & {
  readonly tag: Tag;
  /** Post that nobody has decided about. */
  readonly post: OffenePost;
  readonly kontrolle: Abendkontrolle | undefined;
  /** Whether it can be signed yet. */
  readonly begonnen: boolean;
  readonly buerotag: boolean;
};

/** The same with one page of each list as its entries stand. */
export type Abendliste = Omit<Abendids, Abendteil> & Readonly<Record<Abendteil, Listenseite>>;

/** All entries of a list by id, and those of one of its pages, from 1. */
export type Listenseite = {
  readonly ids: readonly string[];
  readonly seite: number;
  readonly fristen: readonly Frist[];
};

/** So many entries stand on a page of a list. */
export const jeSeite = 20;

async function abendliste(
  lage: Pick<Buchlage, "tx" | "kanzleiId" | "heute" | "einstellung" | "am">,
): Promise<Abendids> {
  const { tx, kanzleiId, heute, einstellung, am } = lage;
  const { uhr } = wanduhr(Temporal.Instant.fromEpochMilliseconds(am.getTime()));
  return {
    tag: heute,
    offen: await offeneBis(tx, kanzleiId, heute),
    erledigt: await erledigteZwischen(tx, kanzleiId, tagesbeginn(heute), tagesbeginn(plusTage(heute, 1))),
    vorfristen: await nichtVorgelegte(tx, kanzleiId, heute),
    ohneNachweis: await ausstehende(tx, kanzleiId, "nachweis"),
    unkontrolliert: await ausstehende(tx, kanzleiId, "kontrolle"),
    post: await offenePost(tx, kanzleiId),
    kontrolle: await abendkontrolleLesen(tx, kanzleiId, heute),
    begonnen: uhr >= einstellung.abendUm,
    buerotag: buerozeitVon(einstellung).istBuerotag(heute),
  };
}

/**
 * What has to be looked at this evening, with the entries of one page of each list.
 *
 * @param seiten which page of a list; unset: the first one
 */
export const abendlisteVon = (
  wer: Buchnutzer,
  seiten: Readonly<Partial<Record<Abendteil, number>>> = {},
): Promise<Abendliste> =>
  imBuch(wer, async (lage) => {
    const liste = await abendliste(lage);
    const seite = async (teil: Abendteil): Promise<Listenseite> => {
      const ids = liste[teil];
      const nr = seitennummer(seiten[teil], ids.length);
      const gezeigte = ids.slice((nr - 1) * jeSeite, nr * jeSeite);
      return { ids, seite: nr, fristen: await aufSeite(lage.tx, lage.kanzleiId, gezeigte) };
    };
    return {
      ...liste,
      offen: await seite("offen"),
      vorfristen: await seite("vorfristen"),
      erledigt: await seite("erledigt"),
      unkontrolliert: await seite("unkontrolliert"),
      ohneNachweis: await seite("ohneNachweis"),
    };
  });

/** A page that a list has: the last one in place of one behind it. */
export const seitennummer = (gewuenscht = 1, anzahl: number): number =>
  Math.max(1, Math.min(gewuenscht, Math.ceil(anzahl / jeSeite)));

/**
 * Signs the evening check: this person has looked at everything that was to be done today, also at what is marked done.
 *
 * @throws {ApiFehler} 403 reads only, 409 too early, 400 something is open and nothing says what becomes of it
 */
export async function abendkontrolleAbzeichnen(wer: Buchnutzer, bemerkung: string): Promise<void> {
  await buchAendern(wer, async (lage) => {
    requireRecht(lage, "erledigen");
    const { tx, kanzleiId, heute, am, akteur, einstellung } = lage;
    const liste = await abendliste(lage);
    if (!liste.begonnen)
      throw new ApiFehler(409, { error: saetze.abendZuFrueh(einstellung.abendUm), code: "zu-frueh" });
    if (liste.offen.length + liste.vorfristen.length > 0 && bemerkung === "")
      throw new ApiFehler(400, { error: saetze.abendBemerkung, field: "note", code: "bemerkung" });
    if (liste.post.ids.length > 0 && bemerkung === "")
      throw new ApiFehler(400, { error: postsaetze.abendBemerkung, field: "note", code: "bemerkung" });
    const { offen, vorfristen, erledigt, ohneNachweis, unkontrolliert } = liste;
    const post = liste.post.ids;
    const befund = { offen, vorfristen, erledigt, ohneNachweis, unkontrolliert, post, bemerkung };
    await vermerken(lage, "abendkontrolle", { tag: heute, befund });
    await abendkontrolleSchreiben(tx, kanzleiId, heute, { von: akteur.id, am, befund });
  });
}

/**
 * Tells whoever leads an office today that nobody has signed the evening check of today; once, whoever runs it how often.
 *
 * @returns how many mails
 */
export async function abendkontrolleAnmahnen(baseUrl: string): Promise<number> {
  return reihum(await kanzleienMitPflichten(), (kanzleiId) =>
    imDienst(kanzleiId, (lage) => anmahnen(lage, baseUrl)),
  );
}

async function anmahnen(lage: Dienstlage, baseUrl: string) {
  const { tx, kanzleiId, am, heute, uhr, zeit, einstellung } = lage;
  if (uhr.uhr < einstellung.abendAlarm || !zeit.istBuerotag(heute)) return 0;
  const leitung = leitungHeute(lage);
  if (!leitung || !(await alarmVermerken(tx, kanzleiId, heute, am))) return 0;
  const offen = (await offeneBis(tx, kanzleiId, heute)).length;
  await vorgangAnhaengen(tx, kanzleiId, {
    fristId: null,
    art: "abendkontrolle-fehlt",
    von: null,
    am,
    inhalt: { tag: heute, offen },
  });
  const mail = abendalarm(leitung.name, {
    heute,
    um: einstellung.abendUm,
    offen,
    ziel: `${baseUrl}/fristenmanager/kontrolle`,
  });
  await mailEinreihen(tx, { ...mail, an: leitung.email });
  return 1;
}
