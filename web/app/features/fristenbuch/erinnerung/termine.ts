import { datum } from "@gebuehrenportal/recht";
import type { Termin } from "#dokumente/kalender/ics.ts";
import { stichtag } from "../worte/anlass.ts";
import { type Frist, istUnerledigt } from "../worte/frist.ts";
import { type Erinnerungsinhalt, fristwort } from "../worte/fristwort.ts";
import { zeitpunkt } from "../worte/wanduhr.ts";

/** What a calendar says of an entry. */
export type Terminworte = {
  /** „Notfrist Berufung, 12/26“, or less of the mandate. */
  readonly was: string;
  readonly text: string;
};

/**
 * The days of an entry in any calendar, whether fetched, downloaded or sent: its end, to the hour where it has one, while
 * it is open also the safe day, where that is another one, and each Vorfrist. Each kind has a name of its own that stays, so
 * that the same entry from two calendars is one.
 */
export function termineVon(f: Frist, { was, text }: Terminworte): readonly Termin[] {
  const tag = f.ende ?? stichtag(f);
  if (tag === null) return [];
  const offen = istUnerledigt(f);
  const vorab = offen && (f.zustand === "verlaengerung-beantragt" || f.ende === null) ? "Vorläufig, " : "";
  const uhr = f.endeUhr === null ? "" : ` (${f.endeUhr} Uhr)`;
  const bis = `${was} (bis ${datum(tag)})`;
  const ende: Termin = {
    uid: `${f.id}@fristenbuch`,
    tag,
    text,
    kategorie: "Frist",
    um: f.endeUhr === null || f.ende === null ? undefined : zeitpunkt(f.ende, f.endeUhr),
    titel: `${vorab}${was}${uhr}`,
  };
  if (!offen) return [ende];
  const sicher = f.ende !== null && f.sichererTag !== f.ende ? f.sichererTag : null;
  return [
    ...f.vorfristen.map((vorher, i) => ({
      uid: `${f.id}-vorfrist-${i + 1}@fristenbuch`,
      tag: vorher,
      text,
      kategorie: "Vorfrist",
      titel: `${vorab}Vorfrist: ${bis}`,
    })),
    ...(sicher === null
      ? []
      : [
          {
            uid: `${f.id}-sicher@fristenbuch`,
            tag: sicher,
            text,
            kategorie: "Sicherer Tag",
            titel: `Sicherer Tag: ${bis}`,
          },
        ]),
    ende,
  ];
}

/** Entries of a calendar for what is open, with no more of a mandate than was chosen. */
export const fristtermine = (fristen: readonly Frist[], inhalt: Erinnerungsinhalt): readonly Termin[] =>
  fristen.filter(istUnerledigt).flatMap((f) => {
    const bis = stichtag(f);
    const uhr = f.endeUhr === null ? "" : ` (${f.endeUhr} Uhr)`;
    const ende = bis === null ? "" : `Zu erledigen bis ${datum(bis)}${uhr}. `;
    const text = `${ende}Die Frist führt das Fristenbuch der Kanzlei; dieser Kalender ist eine Kopie.`;
    return termineVon(f, { was: fristwort(f, inhalt), text });
  });
