import { datum } from "@gebuehrenportal/recht";
import type { Termin } from "#dokumente/kalender/ics.ts";
import { stichtag } from "../worte/anlass.ts";
import { type Frist, istUnerledigt } from "../worte/frist.ts";
import { type Erinnerungsinhalt, fristwort } from "../worte/fristwort.ts";
import { offeneVorfristen } from "../worte/vorfrist.ts";
import { zeitpunkt } from "../worte/wanduhr.ts";

/** What a calendar says of an entry. */
export type Terminworte = {
  /** „Notfrist Berufung, 12/26“, or less of the mandate. */
  readonly was: string;
  readonly text: string;
};

/** When a calendar programme reminds: in the morning of a day, hours before what ends at an hour; as the mails do. */
const morgens = "PT7H";
const vorher = "-PT4H";

/** As the book colours them (RFC 7986, 5.9). */
const farben = { ende: "firebrick", notfrist: "red", vorfrist: "royalblue", offen: "darkorange" } as const;

/**
 * The days of an entry in any calendar, whether fetched, downloaded or sent: its end, to the hour where it has one, while
 * it is open also the safe day, where that is another one, the end applied for, and each Vorfrist that is open. Each kind has a name
 * of its own that stays, so that the same entry from two calendars is one.
 */
export function termineVon(frist: Frist, { was, text }: Terminworte): readonly Termin[] {
  const tag = frist.ende ?? stichtag(frist);
  if (tag === null) return [];
  const offen = istUnerledigt(frist);
  const vorab = offen && frist.ende === null ? "Vorläufig, " : "";
  const uhr = frist.endeUhr === null ? "" : ` (${frist.endeUhr} Uhr)`;
  const bis = `${was} (bis ${datum(tag)})`;
  const um = frist.endeUhr === null || frist.ende === null ? undefined : zeitpunkt(frist.ende, frist.endeUhr);
  const gemeinsam = { text, version: frist.stand };
  const ende: Termin = {
    ...gemeinsam,
    uid: `${frist.id}@fristenbuch`,
    tag,
    kategorie: "Frist",
    farbe: frist.notfrist ? farben.notfrist : farben.ende,
    erinnerung: !offen ? undefined : um === undefined ? morgens : vorher,
    um,
    titel: `${vorab}${was}${uhr}`,
  };
  if (!offen) return [ende];
  const sicher = frist.ende !== null && frist.sichererTag !== frist.ende ? frist.sichererTag : null;
  return [
    ...offeneVorfristen(frist).map((vorfrist) => ({
      uid: `${frist.id}-vorfrist-${frist.vorfristen.indexOf(vorfrist) + 1}@fristenbuch`,
      ...gemeinsam,
      tag: vorfrist,
      kategorie: "Vorfrist",
      farbe: farben.vorfrist,
      erinnerung: morgens,
      titel: `${vorab}Vorfrist: ${bis}`,
    })),
    ...(sicher === null
      ? []
      : [
          {
            uid: `${frist.id}-sicher@fristenbuch`,
            ...gemeinsam,
            tag: sicher,
            kategorie: "Sicherer Tag",
            farbe: farben.offen,
            erinnerung: morgens,
            titel: `Sicherer Tag: ${bis}`,
          },
        ]),
    ...(frist.beantragtBis === null
      ? []
      : [
          {
            uid: `${frist.id}-beantragt@fristenbuch`,
            ...gemeinsam,
            tag: frist.beantragtBis,
            kategorie: "Beantragt",
            farbe: farben.offen,
            titel: `Vorläufig, Verlängerung beantragt: ${bis}`,
          },
        ]),
    ende,
  ];
}

/** Entries of a calendar for what is open, with no more of a mandate than was chosen. */
export const fristtermine = (fristen: readonly Frist[], inhalt: Erinnerungsinhalt): readonly Termin[] =>
  fristen.filter(istUnerledigt).flatMap((frist) => {
    const bis = stichtag(frist);
    const uhr = frist.endeUhr === null ? "" : ` (${frist.endeUhr} Uhr)`;
    const ende = bis === null ? "" : `Zu erledigen bis ${datum(bis)}${uhr}. `;
    const text = `${ende}Die Frist führt das Fristenbuch der Kanzlei; dieser Kalender ist eine Kopie.`;
    return termineVon(frist, { was: fristwort(frist, inhalt), text });
  });
