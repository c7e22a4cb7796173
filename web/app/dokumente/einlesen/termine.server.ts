import { alsTag, type Tag } from "@gebuehrenportal/recht";
import ICAL from "ical.js";
import { abschnitte, zeilenVon } from "./abschnitte.ts";
import { alsText } from "./csv.server.ts";

/** An entry of a calendar, or a task of it, as it stands in a file; the day and the time in Germany. */
export type Kalendereintrag = {
  readonly tag: Tag;
  /** `HH:MM`; null: the whole day. */
  readonly uhr: string | null;
  readonly titel: string;
  readonly text: string;
  /** Comes again and again. */
  readonly wiederholt: boolean;
  readonly zustand: "offen" | "erledigt" | "abgesagt";
};

/** Whether a file is a calendar (iCalendar) at all. */
export const istKalender = (datei: Uint8Array): boolean =>
  /^\ufeff?\s*BEGIN:VCALENDAR/i.test(alsText(datei.subarray(0, 200)));

/** Longest entry: one with a file in it. */
const zeichenJeEintrag = 4_000_000;

/**
 * Entries and tasks of a calendar in their order; `undefined` stands for one that cannot be read and harms no other.
 *
 * @param hoechstens one entry more than that is read, so that too many are noticed
 */
export function kalenderLesen(
  datei: Uint8Array,
  hoechstens: number,
): readonly (Kalendereintrag | undefined)[] {
  const text = alsText(datei).replace(/^\ufeff/, "");
  return abschnitte(text, ["VEVENT", "VTODO"], { hoechstens, zeichen: zeichenJeEintrag }).map((eintrag) =>
    eintrag.text === undefined ? undefined : gelesen(eintrag.text),
  );
}

/** Only these lines are of use; files and guests are large and many. */
const gebraucht = /^(?:BEGIN|END|DUE|DTSTART|SUMMARY|DESCRIPTION|STATUS|RRULE)[;:]/i;

/** An entry as the library takes it: unfolded, without the reminders and whatever else lies within it. */
function vereinfacht(eintrag: string): string {
  let tiefe = 0;
  const zeilen = zeilenVon(eintrag.replace(/\r?\n[ \t]/g, ""), (zeile) => {
    if (!gebraucht.test(zeile)) return false;
    if (/^BEGIN:/i.test(zeile)) tiefe += 1;
    const eigene = tiefe === 1;
    if (/^END:/i.test(zeile)) tiefe -= 1;
    return eigene;
  });
  return `${zeilen.join("\r\n")}\r\n`;
}

function gelesen(eintrag: string): Kalendereintrag | undefined {
  try {
    const termin = new ICAL.Component(ICAL.parse(vereinfacht(eintrag)) as never);
    // A task has to be done by a day, an entry is on one.
    const beginn = termin.getFirstProperty("due") ?? termin.getFirstProperty("dtstart");
    const wert = beginn?.getFirstValue();
    if (!beginn || !(wert instanceof ICAL.Time)) return undefined;
    const wann = inDeutschland(wert, String(beginn.getParameter("tzid") ?? ""));
    const tag = alsTag(wann.tag);
    const wort = (name: string) => String(termin.getFirstPropertyValue(name) ?? "").trim();
    return (
      tag && {
        tag,
        uhr: wann.uhr,
        titel: wort("summary"),
        text: wort("description"),
        wiederholt: termin.getFirstProperty("rrule") !== null,
        zustand: zustaende[wort("status").toUpperCase()] ?? "offen",
      }
    );
  } catch {
    return undefined;
  }
}

const zustaende: Readonly<Record<string, Kalendereintrag["zustand"]>> = {
  COMPLETED: "erledigt",
  CANCELLED: "abgesagt",
};

const zone = "Europe/Berlin";
const zwei = (n: number): string => String(n).padStart(2, "0");

/** A time without a zone, or with one that nobody knows, is what a clock in Germany shows. */
function inDeutschland(wann: ICAL.Time, tzid: string): { readonly tag: string; readonly uhr: string | null } {
  const tag = `${String(wann.year).padStart(4, "0")}-${zwei(wann.month)}-${zwei(wann.day)}`;
  if (wann.isDate) return { tag, uhr: null };
  const uhr = `${zwei(wann.hour)}:${zwei(wann.minute)}`;
  const von = wann.zone === ICAL.Timezone.utcTimezone ? "UTC" : tzid;
  if (von === "" || von === zone) return { tag, uhr };
  try {
    const dort = Temporal.PlainDateTime.from(`${tag}T${uhr}`).toZonedDateTime(von).withTimeZone(zone);
    return {
      tag: dort.toPlainDate().toString(),
      uhr: dort.toPlainTime().toString({ smallestUnit: "minute" }),
    };
  } catch {
    return { tag, uhr };
  }
}
