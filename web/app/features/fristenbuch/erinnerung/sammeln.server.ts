import { datum } from "@gebuehrenportal/recht";
import { markenhash, neueMarke } from "#platform/access/marke.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import type { Dienstlage } from "../dienst/dienst.server.ts";
import { nachVierBuerostunden } from "../einstellung/buerozeit.ts";
import type { Person } from "../einstellung/personen-store.server.ts";
import type { Sammelposten, Sammlung } from "../mails/sammelmail.ts";
import type { Anlass } from "../worte/anlass.ts";
import type { Frist } from "../worte/frist.ts";
import { wanduhr } from "../worte/wanduhr.ts";
import { erinnerungVermerken } from "./erinnerung-store.server.ts";

/** What somebody is to be reminded of: who is told first, and who comes after. */
export type Vorgemerkt = {
  readonly frist: Frist;
  readonly anlass: Anlass;
  readonly reihe: readonly string[];
};

/** The page of the links in mails; who opens it has confirmed nothing yet. */
export const bestaetigungsziel = (baseUrl: string, marke: string): string =>
  `${baseUrl}/fristenmanager/erinnerung?marke=${marke}`;

/** „16.11.2026 um 12:00 Uhr“ */
export function zeitwort(am: Temporal.Instant): string {
  const { heute, uhr } = wanduhr(am);
  return `${datum(heute)} um ${uhr} Uhr`;
}

/**
 * Notes several reminders of one person for one mail, which has a link for each and one for all. In the transaction that hands
 * the mail over; what this person was reminded of before is left out.
 */
export async function gesammeltVermerken(
  { tx, kanzleiId, am, zeit }: Dienstlage,
  an: Person,
  vorgemerkte: readonly Vorgemerkt[],
  baseUrl: string,
): Promise<Sammlung> {
  const alle = neueMarke();
  const bis = nachVierBuerostunden(jetzt(), zeit);
  const posten: Sammelposten[] = [];
  let jemandDanach = false;
  for (const { frist, anlass, reihe } of vorgemerkte) {
    const marke = neueMarke();
    const hatNaechste = reihe.length > 1;
    const neu = await erinnerungVermerken(
      tx,
      kanzleiId,
      {
        ...anlass,
        fristId: frist.id,
        an: an.id,
        markeHash: markenhash(marke),
        sammelHash: markenhash(alle),
        eskaliertAm: hatNaechste ? new Date(bis.epochMilliseconds) : null,
      },
      am,
    );
    if (!neu) continue;
    jemandDanach ||= hatNaechste;
    posten.push({ frist, anlass, ziel: bestaetigungsziel(baseUrl, marke) });
  }
  return {
    posten,
    alle: bestaetigungsziel(baseUrl, alle),
    danach: jemandDanach ? zeitwort(bis) : undefined,
  };
}
