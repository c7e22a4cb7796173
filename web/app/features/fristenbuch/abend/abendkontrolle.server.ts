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
  type Ausstehendes,
  abendkontrolleLesen,
  abendkontrolleSchreiben,
  alarmVermerken,
  ausstehende,
  erledigteZwischen,
  nichtVorgelegte,
  offeneBis,
} from "./abendkontrolle-store.server.ts";

/** What has to be looked at in the evening of a day. */
export type Abendliste = {
  readonly tag: Tag;
  readonly offen: readonly Frist[];
  readonly erledigt: readonly Frist[];
  /** With a Vorfrist of today or before that is neither presented nor given up. */
  readonly vorfristen: readonly Frist[];
  /** Done at any time without a proof: they come up every evening until it is there. */
  readonly ohneNachweis: Ausstehendes;
  /** Done at any time before a second person or a lawyer had looked at them. */
  readonly unkontrolliert: Ausstehendes;
  /** Post that nobody has decided about. */
  readonly post: OffenePost;
  readonly kontrolle: Abendkontrolle | undefined;
  /** Whether it can be signed yet. */
  readonly begonnen: boolean;
  readonly buerotag: boolean;
};

async function abendliste(
  lage: Pick<Buchlage, "tx" | "kanzleiId" | "heute" | "einstellung" | "am">,
): Promise<Abendliste> {
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

/** What has to be looked at this evening. */
export const abendlisteVon = (wer: Buchnutzer): Promise<Abendliste> => imBuch(wer, abendliste);

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
    const ids = (fristen: readonly Frist[]) => fristen.map(({ id }) => id);
    const befund = {
      offen: ids(liste.offen),
      erledigt: ids(liste.erledigt),
      ohneNachweis: liste.ohneNachweis.ids,
      unkontrolliert: liste.unkontrolliert.ids,
      post: liste.post.ids,
      vorfristen: ids(liste.vorfristen),
      bemerkung,
    };
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
