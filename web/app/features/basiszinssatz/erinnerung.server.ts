import { basiszinssaetze, naechstesHalbjahr } from "@gebuehrenportal/forderung/basiszins";
import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { administration } from "#features/konto/index.server.ts";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { erinnerungVermerken } from "./basiszinssatz-store.server.ts";
import { eingetrageneSaetze } from "./eingetragen.server.ts";
import { basiszinserinnerungMail } from "./mails/erinnerung.ts";

/** The Bundesbank announces the rate at once; after two weeks somebody has forgotten it. */
const geduldTage = 14;

const istFaellig = (ab: Tag, am: Tag): boolean => am >= plusTage(ab, geduldTage);

/** First day of the half-year whose base rate is missing although two weeks have passed; undefined: none is. */
export async function fehlenderBasiszinssatz(am: Tag = heute()): Promise<Tag | undefined> {
  const saetze = basiszinssaetze(await eingetrageneSaetze());
  return saetze.art === "ergebnis" && istFaellig(saetze.unbekanntAb, am) ? saetze.unbekanntAb : undefined;
}

/**
 * Sends every administrator one mail for each half-year that has been missing for two weeks; several processes and
 * repeated runs send no second one. Without an administrator it waits for one.
 *
 * @returns how many mails
 */
export async function anBasiszinssatzErinnern(baseUrl: string): Promise<number> {
  const fehlt = await fehlenderBasiszinssatz();
  if (!fehlt) return 0;
  const halbjahr = juengstesFaellige(fehlt, heute());
  const am = new Date(jetzt().epochMilliseconds);
  return betrieb(async (tx) => {
    const empfaenger = await administration(tx);
    if (empfaenger.length === 0 || !(await erinnerungVermerken(tx, halbjahr, am))) return 0;
    const ziel = `${baseUrl}/admin/basiszinssatz`;
    for (const { name, email } of empfaenger)
      await mailEinreihen(tx, { ...basiszinserinnerungMail(name, fehlt, ziel), an: email });
    return empfaenger.length;
  });
}

/** When several are missing, one mail speaks for all of them. */
function juengstesFaellige(ab: Tag, am: Tag): Tag {
  const naechstes = naechstesHalbjahr(ab);
  return istFaellig(naechstes, am) ? juengstesFaellige(naechstes, am) : ab;
}
