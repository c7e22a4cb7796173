import type { Tag } from "@gebuehrenportal/recht";
import { z } from "zod";
import { markenhash } from "#platform/access/marke.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type Buchnutzer, buchAendern, buchUnterrichten, imBuch } from "../einstellung/buchzugang.server.ts";
import { einstellungLesen } from "../einstellung/einstellung-store.server.ts";
import { personenLesen } from "../einstellung/personen-store.server.ts";
import { fristenNachId, fristFesthalten } from "../eintrag/frist-store.server.ts";
import { fristAendern } from "../eintrag/verbuchen.server.ts";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import { stichtag } from "../worte/anlass.ts";
import { type Frist, istUnerledigt } from "../worte/frist.ts";
import { fristwort } from "../worte/fristwort.ts";
import { saetze } from "../worte/saetze.ts";
import {
  bestaetigungVermerken,
  type Erinnerung,
  erinnerungenZurMarke,
  erinnerungLesen,
  unbestaetigteVon,
} from "./erinnerung-store.server.ts";
import { zugangMitMarke } from "./traeger.server.ts";

/** What the page of a link shows: no more of the mandate than the mail. */
export type Erinnerungsbild = {
  readonly id: string;
  readonly was: string;
  /** The Vorfrist that it is about; null: it is about the end. */
  readonly vorfrist: Tag | null;
  readonly bis: Tag | null;
  readonly uhr: string | null;
  readonly bestaetigt: boolean;
  /** Done or struck since. */
  readonly erledigt: boolean;
};

const ungueltig = () =>
  new ApiFehler(404, { error: saetze.erinnerungUngueltig, code: "erinnerung-ungueltig" });

/** Runs work on the reminders whose link somebody holds: one, or all of a mail. */
async function mitMarke<T>(
  marke: string,
  arbeit: (lage: {
    readonly tx: Buchtx;
    readonly kanzleiId: string;
    readonly erinnerungen: readonly Erinnerung[];
  }) => Promise<T>,
): Promise<T> {
  const zugang = await zugangMitMarke("fristerinnerung", marke);
  if (!zugang) throw ungueltig();
  const { kanzleiId, gesperrt } = zugang;
  return mandant({ kanzleiId, nutzer: { id: "" } }, async (tx) => {
    const erinnerungen = await erinnerungenZurMarke(tx, kanzleiId, markenhash(marke));
    const [erste] = erinnerungen;
    if (!erste || gesperrt.has(erste.an)) throw ungueltig();
    // Who has left neither reads of the office any more nor keeps others from being told.
    if (!(await personenLesen(tx)).some((person) => person.id === erste.an)) throw ungueltig();
    return arbeit({ tx, kanzleiId, erinnerungen });
  });
}

/**
 * What the link of a mail is about: one reminder, or all of a mail; looking confirms nothing.
 *
 * @throws {ApiFehler} 404 no such link
 */
export async function erinnerungenAnsehen(marke: string): Promise<readonly Erinnerungsbild[]> {
  return mitMarke(marke, async ({ tx, kanzleiId, erinnerungen }) => {
    const ids = [...new Set(erinnerungen.map(({ fristId }) => fristId))];
    const fristen = new Map((await fristenNachId(tx, kanzleiId, ids)).map((frist) => [frist.id, frist]));
    const { erinnerungsinhalt } = await einstellungLesen(tx, kanzleiId);
    return erinnerungen.map(({ id, fristId, art, tag, bestaetigtAm }) => {
      const frist = fristen.get(fristId);
      if (!frist) throw ungueltig();
      return {
        id,
        was: fristwort(frist, erinnerungsinhalt),
        vorfrist: art === "vorfrist" ? tag : null,
        bis: stichtag(frist),
        uhr: frist.endeUhr,
        bestaetigt: bestaetigtAm !== null,
        erledigt: !istUnerledigt(frist),
      };
    });
  });
}

/**
 * Confirms the reminder whose link somebody holds, or all of its mail; a second time changes nothing.
 *
 * @throws {ApiFehler} 404 no such link
 */
export async function mitLinkBestaetigen(marke: string): Promise<void> {
  const kanzleiId = await mitMarke(marke, async (lage) => {
    for (const erinnerung of lage.erinnerungen)
      await bestaetigt(lage.tx, lage.kanzleiId, erinnerung, { von: erinnerung.an, am: nun(), weg: "link" });
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

/** Confirms in the app everything that somebody was reminded of and that is open. */
export const alleErinnerungenBestaetigen = (wer: Buchnutzer): Promise<void> =>
  buchAendern(wer, async ({ tx, kanzleiId, akteur, am }) => {
    for (const erinnerung of await unbestaetigteVon(tx, kanzleiId, akteur.id))
      await bestaetigt(tx, kanzleiId, erinnerung, { von: akteur.id, am, weg: "portal" });
  });
