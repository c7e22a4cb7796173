import { plusTage } from "@gebuehrenportal/recht";
import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { type Dienstlage, imDienst, mitZugang, reihum } from "../dienst/dienst.server.ts";
import { leiter } from "../dienst/leiter.ts";
import type { Person } from "../einstellung/personen-store.server.ts";
import { istAbwesend } from "../einstellung/rechte.ts";
import { terminmail } from "../mails/terminmail.ts";
import { wanduhr } from "../worte/wanduhr.ts";
import { erinnerungszeit, istFaellig } from "./erinnerungszeit.ts";
import { terminwort } from "./kalendereintraege.ts";
import { vorkommenZwischen } from "./lesen.server.ts";
import type { Vorkommen } from "./termin.ts";
import { kanzleienMitTerminen, terminerinnerungVermerken } from "./terminerinnerung-store.server.ts";

/** The longest time before a day that somebody may want to be reminded. */
const voraus = 29;

/**
 * Reminds every office whose tier holds the book of its Termine and Wiedervorlagen: each person in one mail of all that is
 * due now. Runs at any time, twice, or in several processes without sending anything a second time.
 *
 * @returns how many mails
 */
export async function anTermineErinnern(baseUrl: string): Promise<number> {
  const nun = jetzt();
  const { heute } = wanduhr(nun);
  const am = new Date(nun.epochMilliseconds);
  const kanzleien = await betrieb((tx) => kanzleienMitTerminen(tx, { tarife: mitZugang, heute, am }));
  return reihum(kanzleien, (kanzleiId) => imDienst(kanzleiId, (lage) => kanzleiErinnern(lage, baseUrl)));
}

async function kanzleiErinnern(lage: Dienstlage, baseUrl: string): Promise<number> {
  const { tx, heute, einstellung, personen } = lage;
  const { erinnerungsinhalt } = einstellung;
  const von = new Map<string, Vorkommen[]>();
  for (const vorkommen of await faellige(lage))
    for (const an of empfaenger(lage, vorkommen.person))
      if (await vermerken(lage, vorkommen, an.id)) von.set(an.id, [...(von.get(an.id) ?? []), vorkommen]);
  let anzahl = 0;
  for (const { id, name, email } of personen) {
    const posten = von.get(id);
    if (!posten) continue;
    const mail = terminmail(
      name,
      posten.map((v) => ({
        was: terminwort(v.termin, v.titel, erinnerungsinhalt),
        tag: v.tag,
        uhr: v.von,
        ort: erinnerungsinhalt === "voll" ? v.ort : "",
      })),
      { heute, ziel: `${baseUrl}/fristenmanager/termine` },
    );
    await mailEinreihen(tx, { ...mail, an: email });
    anzahl++;
  }
  return anzahl;
}

async function faellige(lage: Dienstlage): Promise<readonly Vorkommen[]> {
  const spanne = { von: lage.heute, bis: plusTage(lage.heute, voraus) };
  return (await vorkommenZwischen(lage, { spanne })).filter((vorkommen) => {
    const zeit = erinnerungszeit(vorkommen);
    return zeit !== undefined && istFaellig(zeit, { am: lage.am, erstellt: vorkommen.termin.erstellt });
  });
}

/** Whose it is or who stands in for him; of the whole office all who are there. */
function empfaenger(lage: Dienstlage, person: string | null): readonly Person[] {
  const { personen, gesperrt, abwesenheiten, heute } = lage;
  if (person !== null) {
    const [an] = leiter({ verantwortlich: person }, lage);
    return personen.filter(({ id }) => id === an);
  }
  return personen.filter(({ id }) => !gesperrt.has(id) && !istAbwesend(abwesenheiten, id, heute));
}

function vermerken({ tx, kanzleiId, am }: Dienstlage, vorkommen: Vorkommen, an: string): Promise<boolean> {
  const zeit = erinnerungszeit(vorkommen);
  if (!zeit) return Promise.resolve(false);
  const faellig = new Date(zeit.ab.epochMilliseconds);
  return terminerinnerungVermerken(
    tx,
    kanzleiId,
    { terminId: vorkommen.termin.id, tag: vorkommen.serientag, faellig, an },
    am,
  );
}
