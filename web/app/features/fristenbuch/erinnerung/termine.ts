import { datum } from "@gebuehrenportal/recht";
import type { Termin } from "#dokumente/kalender/ics.ts";
import { type Frist, istUnerledigt } from "../eintrag/frist.ts";
import { fristwort } from "../mails/erinnerungsmail.ts";
import { zeitpunkt } from "../pflichten/buerozeit.ts";
import { type Erinnerungsinhalt, erinnerungsinhalte } from "../pflichten/einstellung-store.server.ts";
import { stichtag } from "./plan.ts";

/** Of two choices of what leaves the portal the one that says less. */
export const wenigerVon = (a: Erinnerungsinhalt, b: Erinnerungsinhalt): Erinnerungsinhalt =>
  erinnerungsinhalte.indexOf(a) > erinnerungsinhalte.indexOf(b) ? a : b;

const vorab = (f: Frist): string =>
  f.zustand === "verlaengerung-beantragt" || f.ende === null ? "Vorläufig, " : "";

/** Entries of a calendar for what is open: the day to act on, the hour where it ends at one, and each Vorfrist. */
export function fristtermine(fristen: readonly Frist[], inhalt: Erinnerungsinhalt): readonly Termin[] {
  return fristen.filter(istUnerledigt).flatMap((f) => {
    const bis = stichtag(f);
    if (bis === null) return [];
    const was = fristwort(f, inhalt);
    const uhr = f.endeUhr === null ? "" : ` (${f.endeUhr} Uhr)`;
    const text = `Ende am ${datum(bis)}${uhr}. Die Frist führt das Fristenbuch der Kanzlei; dieser Kalender ist eine Kopie.`;
    const ende: Termin = {
      ...{ uid: `${f.id}@fristenbuch`, tag: bis, text },
      um: f.endeUhr === null || f.ende !== bis ? undefined : zeitpunkt(bis, f.endeUhr),
      titel: `${vorab(f)}${was}${uhr}`,
    };
    const vorfristen = f.vorfristen.map((tag) => ({
      ...{ uid: `${f.id}-${tag}@fristenbuch`, tag, text },
      titel: `${vorab(f)}Vorfrist: ${was} (bis ${datum(bis)})`,
    }));
    return [...vorfristen, ende];
  });
}
