import { plusTage, type Tag } from "@gebuehrenportal/recht";

/** One entry of a calendar. */
export type Termin = {
  /** Name that stays the same when the entry is made again. */
  readonly uid: string;
  readonly tag: Tag;
  /** The instant it is about, where it is one; unset: the whole day. */
  readonly um?: Temporal.Instant | undefined;
  readonly titel: string;
  readonly text: string;
  /** By which programmes sort and colour. */
  readonly kategorie?: string | undefined;
};

/**
 * A calendar file (RFC 5545). Entries of a whole day are days without time and zone (`VALUE=DATE`), so that no programme moves them; the
 * end is the following day, which does not count (3.6.1). They do not block the day. `gerechnetAm`: day of the computation; `programm`: part of the portal
 * that made it.
 */
export function icsDatei(termine: readonly Termin[], gerechnetAm: Tag, programm: string): string {
  const zeilen = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Gebührenportal//${programm}//DE`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...termine.flatMap((t) => ereignis(t, gerechnetAm)),
    "END:VCALENDAR",
  ];
  return zeilen.map((z) => `${gefaltet(z)}\r\n`).join("");
}

const ereignis = ({ uid, tag, um, titel, text, kategorie }: Termin, gerechnetAm: Tag): readonly string[] => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTAMP:${ziffern(gerechnetAm)}T000000Z`,
  // An event without an end is over when it begins (3.6.1).
  ...(um === undefined
    ? [`DTSTART;VALUE=DATE:${ziffern(tag)}`, `DTEND;VALUE=DATE:${ziffern(plusTage(tag, 1))}`]
    : [`DTSTART:${um.toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}`]),
  `SUMMARY:${maskiert(titel)}`,
  `DESCRIPTION:${maskiert(text)}`,
  ...(kategorie === undefined ? [] : [`CATEGORIES:${maskiert(kategorie)}`]),
  "TRANSP:TRANSPARENT",
  // Outlook takes an entry of a whole day as busy without this.
  "X-MICROSOFT-CDO-BUSYSTATUS:FREE",
  "END:VEVENT",
];

const ziffern = (t: Tag): string => t.replaceAll("-", "");

/** Texts (3.3.11): backslash, semicolon, comma and line breaks are escaped; other control characters are left out. */
const maskiert = (text: string): string =>
  text
    .replace(/[\\;,]/g, (z) => `\\${z}`)
    .replace(/\r?\n/g, "\\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the format forbids them
    .replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, "");

/** Octets of a line without its break (3.1). */
const zeilenlaenge = 75;

/** Breaks a long line: at most 75 octets, never within a character; the next begins with a space, which counts. */
function gefaltet(zeile: string): string {
  const stuecke: string[] = [];
  let stueck = "";
  let laenge = 0;
  for (const zeichen of zeile) {
    const oktette = new TextEncoder().encode(zeichen).length;
    if (laenge + oktette > zeilenlaenge) {
      stuecke.push(stueck);
      stueck = " ";
      laenge = 1;
    }
    stueck += zeichen;
    laenge += oktette;
  }
  return [...stuecke, stueck].join("\r\n");
}
