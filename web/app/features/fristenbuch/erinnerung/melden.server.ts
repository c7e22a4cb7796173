import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import type { Dienstlage } from "../dienst/dienst.server.ts";
import { leiter } from "../dienst/leiter.ts";
import { fristenNachId } from "../eintrag/frist-store.server.ts";
import { einlesemail } from "../mails/sammelmail.ts";
import { buchFesthalten } from "../protokoll/protokoll-store.server.ts";
import { type Frist, istUnerledigt } from "../worte/frist.ts";
import { saetze } from "../worte/saetze.ts";
import { anlaesse } from "./anlaesse.ts";
import { erinnerungenVon } from "./erinnerung-store.server.ts";
import { type Meldung, meldungenAufnehmen } from "./meldung-store.server.ts";
import { gesammeltVermerken } from "./sammeln.server.ts";

/** So long an import may go on before somebody else tells of what it has left. */
const wartezeit = 5 * 60_000;

/** Until when an import must have entered its last row, so that the clock tells of it. */
export const liegengebliebenVor = (am: Date): Date => new Date(am.getTime() - wartezeit);

/**
 * Tells everybody of the entries that were read from a file for him, in one mail, with all that is due of them now. In the
 * transaction that takes them up: never twice, and never lost.
 *
 * @param wahl of whose import; `vor`: of whatever broke off before
 * @returns how many mails
 */
export async function einlesenMelden(
  lage: Dienstlage,
  wahl: Parameters<typeof meldungenAufnehmen>[2],
  adressen: { readonly baseUrl: string; readonly buch: string },
): Promise<number> {
  const { tx, kanzleiId, personen } = lage;
  // Before any reminder, as whoever reminds or confirms does.
  await buchFesthalten(tx, kanzleiId);
  const meldungen = await meldungenAufnehmen(tx, kanzleiId, wahl);
  const fristen = await fristenNachId(
    tx,
    kanzleiId,
    meldungen.map(({ fristId }) => fristId),
  );
  let anzahl = 0;
  for (const [von, ihre] of Map.groupBy(meldungen, (meldung) => meldung.von))
    for (const [an, eigene] of Map.groupBy(fristenVon(ihre, fristen), (frist) => leiter(frist, lage)[0])) {
      const person = personen.find(({ id }) => id === an);
      if (!person) continue;
      await melden(lage, { person, von, fristen: eigene, adressen });
      anzahl++;
    }
  return anzahl;
}

/** Open entries of these, by their days. */
function fristenVon(meldungen: readonly Meldung[], fristen: readonly Frist[]): readonly Frist[] {
  const ids = new Set(meldungen.map(({ fristId }) => fristId));
  const tag = ({ sichererTag }: Frist) => sichererTag ?? "";
  return fristen
    .filter((frist) => ids.has(frist.id) && istUnerledigt(frist))
    .toSorted((a, b) => (tag(a) < tag(b) ? -1 : 1));
}

async function melden(
  lage: Dienstlage,
  {
    person,
    von,
    fristen,
    adressen: { baseUrl, buch },
  }: {
    readonly person: Dienstlage["personen"][number];
    readonly von: string;
    readonly fristen: readonly Frist[];
    readonly adressen: { readonly baseUrl: string; readonly buch: string };
  },
): Promise<void> {
  const { tx, kanzleiId, heute, uhr, zeit, personen, einstellung } = lage;
  const gesagt = new Set(
    (
      await erinnerungenVon(
        tx,
        kanzleiId,
        fristen.map(({ id }) => id),
      )
    ).map(({ fristId, art, tag }) => `${fristId} ${art} ${tag}`),
  );
  const vorgemerkte = fristen.flatMap((frist) =>
    anlaesse(frist, uhr, zeit)
      .filter(({ art, tag }) => !gesagt.has(`${frist.id} ${art} ${tag}`))
      .map((anlass) => ({ frist, anlass, reihe: leiter(frist, lage) })),
  );
  const sammlung = await gesammeltVermerken(lage, person, vorgemerkte, baseUrl);
  const wer = personen.find(({ id }) => id === von)?.name ?? saetze.ehemalig;
  const angaben = { name: person.name, heute, inhalt: einstellung.erinnerungsinhalt, ziel: buch };
  const mail = einlesemail(angaben, { von: person.id === von ? "" : wer, fristen, sammlung });
  await mailEinreihen(tx, { ...mail, an: person.email });
}
