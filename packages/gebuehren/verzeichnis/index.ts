import { umgestelltAm } from "@gebuehrenportal/gesetze/rvg/vv/bis-2013.ts";
import type { Tag } from "@gebuehrenportal/recht";
import { type Abschnitt, abschnitte } from "./abschnitte.ts";
import { anmerkungen as alleAnmerkungen } from "./anmerkungen.ts";
import { bedingungen } from "./bedingungen.ts";
import { titelBis2013, titel as titelHeute } from "./titel.ts";

export type { Abschnitt } from "./abschnitte.ts";

/** Before the 2. KostRMoG numbers had other names, and no notes are recorded. */
const vorUmstellung = (stichtag: Tag | undefined) => stichtag !== undefined && stichtag < umgestelltAm;

/** What the number is called; `undefined` for a number the Vergütungsverzeichnis never had. Default: today's name. */
export const titel = (nr: string, stichtag?: Tag): string | undefined =>
  (vorUmstellung(stichtag) ? titelBis2013[nr] : undefined) ?? titelHeute[nr];

/** Notes on the number; none for days before 1 August 2013. */
export const anmerkungen = (nr: string, stichtag?: Tag): readonly string[] =>
  vorUmstellung(stichtag) ? [] : (alleAnmerkungen[nr] ?? []);

/** When the number takes the place of the one it changes (`3101` → `3100`); `undefined` where it stands alone. */
export const bedingung = (nr: string, stichtag?: Tag): string | undefined =>
  vorUmstellung(stichtag) ? undefined : bedingungen[nr];

/** Heading under which the number stands; `undefined` for a number the Vergütungsverzeichnis never had. */
export function abschnitt(nr: string): Abschnitt | undefined {
  if (!(nr in titelHeute)) return undefined;
  const zeile = abschnitte.findLast(([ab]) => ab <= nr);
  return zeile && { nummer: zeile[1], titel: zeile[2] };
}
