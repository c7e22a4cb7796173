import { type Jahreswerteintrag, naechsteWende, plusTage, type Tag } from "@gebuehrenportal/recht";
import { administration } from "#features/konto/index.server.ts";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { eingetrageneJahreswerte } from "./eingetragen.server.ts";
import { erinnerungVermerken, type Stufe } from "./jahreswerte-store.server.ts";
import { jahreswerterinnerungMail } from "./mails/erinnerung.ts";
import { type Wertstand, wertstaende } from "./uebersicht.server.ts";
import { jahreswert } from "./werte.ts";

/** Six weeks before a figure ends its next one is announced or near. */
const vorlaufTage = 42;
/** Two weeks after its end somebody has forgotten it. */
const geduldTage = 14;

/** A figure of which administrators are told: it ends soon, or it is missing from `ab` on. */
export type Anlass = Wertstand & { readonly stufe: Stufe; readonly ab: Tag };

/** Every figure that ends within six weeks, or has been missing for two; a draft does not stand for the figure itself. */
export const faelligeJahreswerte = async (am: Tag = heute()): Promise<readonly Anlass[]> =>
  anlaesse(await eingetrageneJahreswerte(), am);

/** Every figure that, by these entries, ends within six weeks or has been missing for two; drafts are left out. */
export function anlaesse(eintraege: readonly Jahreswerteintrag[], am: Tag = heute()): readonly Anlass[] {
  return wertstaende(eintraege.filter(({ entwurf }) => !entwurf)).flatMap((stand): readonly Anlass[] => {
    const ab = plusTage(stand.bis, 1);
    if (am >= plusTage(ab, geduldTage)) return [{ ...stand, stufe: "fehlt", ab }];
    if (am <= stand.bis && am >= plusTage(stand.bis, -vorlaufTage))
      return [{ ...stand, stufe: "laeuft-aus", ab }];
    return [];
  });
}

/**
 * Sends every administrator one mail about all figures that end in six weeks or have been missing for two; each figure is told
 * once a stage, also by several processes and repeated runs. Without an administrator it waits for one.
 *
 * @returns how many mails
 */
export async function anJahreswerteErinnern(baseUrl: string): Promise<number> {
  const faellig = await faelligeJahreswerte();
  if (faellig.length === 0) return 0;
  const tag = heute();
  const am = new Date(jetzt().epochMilliseconds);
  return betrieb(async (tx) => {
    const empfaenger = await administration(tx);
    if (empfaenger.length === 0) return 0;
    const neu: Anlass[] = [];
    for (const anlass of faellig) {
      const ab = anlass.stufe === "fehlt" ? juengstesFaellige(anlass, tag) : anlass.ab;
      const erinnerung = { wert: anlass.name, ab, stufe: anlass.stufe, am };
      if (await erinnerungVermerken(tx, erinnerung)) neu.push(anlass);
    }
    if (neu.length === 0) return 0;
    for (const { name, email } of empfaenger)
      await mailEinreihen(tx, { ...jahreswerterinnerungMail(name, neu, baseUrl), an: email });
    return empfaenger.length;
  });
}

/** When several periods are missing, one mail speaks for all of them. */
function juengstesFaellige({ name, ab }: Anlass, am: Tag): Tag {
  const takt = jahreswert(name)?.reihe.takt;
  if (!takt) return ab;
  let juengstes = ab;
  for (
    let wende = naechsteWende(takt, ab);
    am >= plusTage(wende, geduldTage);
    wende = naechsteWende(takt, wende)
  )
    juengstes = wende;
  return juengstes;
}
