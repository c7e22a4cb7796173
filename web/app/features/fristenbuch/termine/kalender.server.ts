import { plusTage, type Tag } from "@gebuehrenportal/recht";
import type { Termin as Kalendereintrag } from "#dokumente/kalender/ics.ts";
import { buerozeitVon } from "../einstellung/bueroort.server.ts";
import type { Erinnerungsinhalt } from "../worte/fristwort.ts";
import { kalendereintraege } from "./kalendereintraege.ts";
import type { Terminblick } from "./lesen.server.ts";
import { type Terminwahl, termineZwischen } from "./termin-store.server.ts";

/** So long something that is over stays in a calendar, and nothing lies farther ahead. */
const zurueck = 60;
const ende = "9999-12-31" as Tag;

/** Termine and Wiedervorlagen as a calendar takes them, for whom it is meant. */
export async function termineImKalender(
  { tx, kanzleiId, einstellung, heute }: Terminblick & { readonly heute: Tag },
  {
    inhalt,
    fuer,
    ...wahl
  }: Terminwahl & {
    readonly inhalt: Erinnerungsinhalt;
    readonly fuer?: ((person: string | null) => boolean) | undefined;
  },
): Promise<readonly Kalendereintrag[]> {
  const { istBuerotag } = buerozeitVon(einstellung);
  const spanne = { von: plusTage(heute, -zurueck), bis: ende };
  const termine = await termineZwischen(tx, kanzleiId, spanne, wahl);
  return termine.flatMap((termin) => kalendereintraege(termin, { inhalt, heute, istBuerotag, fuer }));
}
