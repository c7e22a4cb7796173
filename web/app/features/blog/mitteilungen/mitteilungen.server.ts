import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb, type Mandant, mandant, redaktion } from "#platform/db/mandant.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import type { Mitteilung } from "../angaben.ts";
import type { Blogtx } from "../bestand/inhalt-store.server.ts";
import { autorenmail, moderationsmail } from "../mails/blog-mails.ts";
import { moderiert, type Schreibende, zeitpunkt } from "../schreibende.server.ts";
import { uuidAus } from "../uuid.ts";
import {
  alsGelesenMerken,
  alsGemailtMerken,
  alteMitteilungenLoeschen,
  mitteilungenLesen,
  moderierende,
  ungemaileteHolen,
} from "./mitteilungen-store.server.ts";

/** Who is told: an account with its own notices, and those who moderate with what is for all of them. */
export type Leser = Mandant & Schreibende;

/** What somebody was told, the latest first; `nurEigene`: without what is for everybody who moderates. */
export function mitteilungen(wer: Leser, { limit = 50, nurEigene = false } = {}): Promise<Mitteilung[]> {
  const moderation = moderiert(wer) && !nurEigene;
  return mitRechten(wer, (tx) => mitteilungenLesen(tx, wer.nutzer.id, { moderation, limit }));
}

/** Marks notices as read; unset: all. What is for everybody who moderates is then read for all of them. */
export function gelesen(wer: Leser, ids?: readonly string[], { nurEigene = false } = {}): Promise<void> {
  return mitRechten(wer, (tx) =>
    alsGelesenMerken(tx, wer.nutzer.id, {
      moderation: moderiert(wer) && !nurEigene,
      ids: ids?.flatMap((id) => uuidAus(id) ?? []),
      am: zeitpunkt(),
    }),
  );
}

function mitRechten<T>(wer: Leser, arbeit: (tx: Blogtx) => Promise<T>): Promise<T> {
  return moderiert(wer) ? redaktion(wer, arbeit) : mandant(wer, arbeit);
}

const aufEinmal = 100;

/**
 * Queues the mails of notices that have none yet: to an author one for each, to those who moderate one for all that have
 * come together. A notice is marked in the transaction that queues its mail: exactly once, whatever is killed.
 *
 * @returns how many notices
 */
export async function mitteilungenMailen(baseUrl: string): Promise<number> {
  return betrieb(async (tx) => {
    const offene = await ungemaileteHolen(tx, aufEinmal);
    if (offene.length === 0) return 0;
    for (const { empfaenger, fuerModeration, ...sache } of offene)
      if (empfaenger && !fuerModeration)
        await mailEinreihen(tx, { ...autorenmail(empfaenger.name, sache, baseUrl), an: empfaenger.email });
    const fuerAlle = offene.filter(({ fuerModeration }) => fuerModeration);
    if (fuerAlle.length > 0)
      for (const { name, email } of await moderierende(tx))
        await mailEinreihen(tx, { ...moderationsmail(name, fuerAlle, baseUrl), an: email });
    await alsGemailtMerken(
      tx,
      offene.map(({ id }) => id),
      zeitpunkt(),
    );
    return offene.length;
  });
}

const gelesenTage = 30;
const alleTage = 365;

/** Removes notices that were read long ago, or never within a year. */
export function mitteilungenAufraeumen(): Promise<void> {
  const vor = (tage: number) => new Date(jetzt().subtract({ hours: 24 * tage }).epochMilliseconds);
  return betrieb((tx) =>
    alteMitteilungenLoeschen(tx, { gelesenVor: vor(gelesenTage), alleVor: vor(alleTage) }),
  );
}
