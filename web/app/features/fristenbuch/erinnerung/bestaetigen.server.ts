import type { Tag } from "@gebuehrenportal/recht";
import { z } from "zod";
import { jetzt } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type Buchnutzer, buchAendern, buchUnterrichten, imBuch } from "../einstellung/buchzugang.server.ts";
import { einstellungLesen } from "../einstellung/einstellung-store.server.ts";
import { personenLesen } from "../einstellung/personen-store.server.ts";
import { fristenNachId, fristFesthalten, fristLesen } from "../eintrag/frist-store.server.ts";
import { fristAendern } from "../eintrag/verbuchen.server.ts";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import { stichtag } from "../worte/anlass.ts";
import { type Frist, istUnerledigt } from "../worte/frist.ts";
import { fristwort } from "../worte/fristwort.ts";
import { saetze } from "../worte/saetze.ts";
import {
  bestaetigungVermerken,
  type Erinnerung,
  erinnerungLesen,
  unbestaetigteVon,
} from "./erinnerung-store.server.ts";
import { zugangMitMarke } from "./traeger.server.ts";

/** What the page of a link shows: no more of the mandate than the mail. */
export type Erinnerungsbild = {
  readonly was: string;
  readonly bis: Tag | null;
  readonly uhr: string | null;
  readonly bestaetigt: boolean;
  /** Done or struck since. */
  readonly erledigt: boolean;
};

const ungueltig = () =>
  new ApiFehler(404, { error: saetze.erinnerungUngueltig, code: "erinnerung-ungueltig" });

/** Runs work on the reminder whose link somebody holds. */
async function mitMarke<T>(
  marke: string,
  arbeit: (lage: {
    readonly tx: Buchtx;
    readonly kanzleiId: string;
    readonly erinnerung: Erinnerung;
  }) => Promise<T>,
): Promise<T> {
  const zugang = await zugangMitMarke("fristerinnerung", marke);
  if (!zugang) throw ungueltig();
  const { id, kanzleiId, gesperrt } = zugang;
  return mandant({ kanzleiId, nutzer: { id: "" } }, async (tx) => {
    const erinnerung = await erinnerungLesen(tx, kanzleiId, id);
    if (!erinnerung || gesperrt.has(erinnerung.an)) throw ungueltig();
    // Who has left neither reads of the office any more nor keeps others from being told.
    if (!(await personenLesen(tx)).some((person) => person.id === erinnerung.an)) throw ungueltig();
    return arbeit({ tx, kanzleiId, erinnerung });
  });
}

/**
 * What the link of a mail is about; looking confirms nothing.
 *
 * @throws {ApiFehler} 404 no such link
 */
export async function erinnerungAnsehen(marke: string): Promise<Erinnerungsbild> {
  return mitMarke(marke, async ({ tx, kanzleiId, erinnerung }) => {
    const frist = await fristLesen(tx, kanzleiId, erinnerung.fristId);
    if (!frist) throw ungueltig();
    const { erinnerungsinhalt } = await einstellungLesen(tx, kanzleiId);
    return {
      was: fristwort(frist, erinnerungsinhalt),
      bis: stichtag(frist),
      uhr: frist.endeUhr,
      bestaetigt: erinnerung.bestaetigtAm !== null,
      erledigt: !istUnerledigt(frist),
    };
  });
}

/**
 * Confirms the reminder whose link somebody holds; a second time changes nothing.
 *
 * @throws {ApiFehler} 404 no such link
 */
export async function mitLinkBestaetigen(marke: string): Promise<void> {
  const kanzleiId = await mitMarke(marke, async (lage) => {
    await bestaetigt(lage.tx, lage.kanzleiId, lage.erinnerung, {
      von: lage.erinnerung.an,
      am: nun(),
      weg: "link",
    });
    return lage.kanzleiId;
  });
  await buchUnterrichten(kanzleiId);
}

const nun = (): Date => new Date(jetzt().epochMilliseconds);

async function bestaetigt(
  tx: Buchtx,
  kanzleiId: string,
  { id, fristId, art, tag }: Erinnerung,
  { von, am, weg }: { readonly von: string; readonly am: Date; readonly weg: "link" | "portal" },
): Promise<void> {
  const frist = await fristFesthalten(tx, kanzleiId, fristId);
  if (!frist || !(await bestaetigungVermerken(tx, kanzleiId, { id, fristId, art, tag }, { von, am }))) return;
  const beilage = { erinnerung: { art, tag, weg } };
  await fristAendern(tx, kanzleiId, frist, {}, { art: "erinnerung-bestaetigt", von, am, beilage });
}

/** Reminders that wait for this person in the app, with what they are about; those of done entries wait no more. */
export const offeneErinnerungen = (
  wer: Buchnutzer,
): Promise<readonly { readonly erinnerung: Erinnerung; readonly frist: Frist }[]> =>
  imBuch(wer, async ({ tx, kanzleiId, akteur }) => {
    const erinnerungen = await unbestaetigteVon(tx, kanzleiId, akteur.id);
    const ids = [...new Set(erinnerungen.map(({ fristId }) => fristId))];
    const nachId = new Map((await fristenNachId(tx, kanzleiId, ids)).map((f) => [f.id, f]));
    return erinnerungen.flatMap((erinnerung) => {
      const frist = nachId.get(erinnerung.fristId);
      return frist ? [{ erinnerung, frist }] : [];
    });
  });

/**
 * Confirms in the app what somebody was reminded of.
 *
 * @throws {ApiFehler} 404 not reminded of it
 */
export async function erinnerungBestaetigen(wer: Buchnutzer, id: string): Promise<void> {
  await buchAendern(wer, async ({ tx, kanzleiId, akteur, am }) => {
    const gelesen = z.uuid().safeParse(id).data;
    const erinnerung = gelesen === undefined ? undefined : await erinnerungLesen(tx, kanzleiId, gelesen);
    if (erinnerung?.an !== akteur.id) throw ungueltig();
    await bestaetigt(tx, kanzleiId, erinnerung, { von: akteur.id, am, weg: "portal" });
  });
}
