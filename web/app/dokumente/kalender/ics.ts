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
  /** By which programmes sort and colour; several stand in order. */
  readonly kategorie?: string | readonly string[] | undefined;
  /** A CSS3 name, for programmes that colour single entries (RFC 7986, 5.9). */
  readonly farbe?: string | undefined;
  /** Instead of `um`: what keeps its hour on the clocks of Germany, whatever it is in UTC; blocks that time. */
  readonly zeit?: Uhrzeiten | undefined;
  readonly ort?: string | undefined;
  /** Which version this is; programmes keep the highest one (3.8.7.4). */
  readonly version?: number | undefined;
  /** When a programme reminds of it, from its beginning: `-PT15M` (3.8.6.3). */
  readonly erinnerung?: string | undefined;
  /** How it comes again (`RRULE`), and the days of it that are left out. */
  readonly regel?: string | undefined;
  readonly ohne?: readonly Tag[] | undefined;
  /** In place of which day of the entry with the same name it stands, and the hour that day would have. */
  readonly statt?: { readonly tag: Tag; readonly zeit: Uhrzeiten | undefined } | undefined;
};

/** Begin and end on the clocks of Germany, `HH:MM`. */
export type Uhrzeiten = { readonly von: string; readonly bis: string | null };

/**
 * A calendar file (RFC 5545). Entries of a whole day are days without time and zone (`VALUE=DATE`), so that no programme moves them; the
 * end is the following day, which does not count (3.6.1). They do not block the day. Hours of clocks in Germany bring that zone along (3.6.5). `gerechnetAm`: day of the computation; `programm`: part of the portal
 * that made it.
 */
export function icsDatei(termine: readonly Termin[], gerechnetAm: Tag, programm: string): string {
  const zeilen = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Gebührenportal//${programm}//DE`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(termine.some(({ zeit, statt }) => zeit ?? statt?.zeit) ? zone : []),
    ...termine.flatMap((t) => ereignis(t, gerechnetAm)),
    "END:VCALENDAR",
  ];
  return zeilen.map((z) => `${gefaltet(z)}\r\n`).join("");
}

/** Clocks in Germany since 1996: the last Sundays of March and October (§ 1 SoZV; Directive 2000/84/EC). */
const zone = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Berlin",
  ...umstellung("DAYLIGHT", "CEST", { monat: "03", um: "020000", von: "+0100", nach: "+0200" }),
  ...umstellung("STANDARD", "CET", { monat: "10", um: "030000", von: "+0200", nach: "+0100" }),
  "END:VTIMEZONE",
];

function umstellung(
  art: string,
  name: string,
  { monat, um, von, nach }: Readonly<Record<"monat" | "um" | "von" | "nach", string>>,
): readonly string[] {
  return [
    `BEGIN:${art}`,
    `DTSTART:1996${monat}${monat === "03" ? "31" : "27"}T${um}`,
    `RRULE:FREQ=YEARLY;BYMONTH=${Number(monat)};BYDAY=-1SU`,
    `TZOFFSETFROM:${von}`,
    `TZOFFSETTO:${nach}`,
    `TZNAME:${name}`,
    `END:${art}`,
  ];
}

const ereignis = (termin: Termin, gerechnetAm: Tag): readonly string[] => {
  const { uid, zeit, statt, ohne = [], regel, kategorie, farbe, version, ort } = termin;
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${ziffern(gerechnetAm)}T000000Z`,
    ...(version === undefined ? [] : [`SEQUENCE:${version}`]),
    ...(statt ? [eigenschaft("RECURRENCE-ID", statt.tag, statt.zeit?.von)] : []),
    ...dauer(termin),
    ...(regel === undefined ? [] : [`RRULE:${regel}`]),
    ...ohne.map((tag) => eigenschaft("EXDATE", tag, zeit?.von)),
    `SUMMARY:${maskiert(termin.titel)}`,
    `DESCRIPTION:${maskiert(termin.text)}`,
    ...(ort ? [`LOCATION:${maskiert(ort)}`] : []),
    ...(kategorie === undefined ? [] : [`CATEGORIES:${[kategorie].flat().map(maskiert).join(",")}`]),
    ...(farbe === undefined ? [] : [`COLOR:${farbe}`]),
    // Outlook takes an entry of a whole day as busy without the second line.
    ...(zeit ? ["TRANSP:OPAQUE"] : ["TRANSP:TRANSPARENT", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"]),
    ...wecker(termin),
    "END:VEVENT",
  ];
};

/** From when until when; an event without an end is over when it begins (3.6.1). */
function dauer({ tag, um, zeit }: Termin): readonly string[] {
  if (zeit)
    return [
      eigenschaft("DTSTART", tag, zeit.von),
      ...(zeit.bis === null ? [] : [eigenschaft("DTEND", tag, zeit.bis)]),
    ];
  return um === undefined
    ? [eigenschaft("DTSTART", tag, undefined), eigenschaft("DTEND", plusTage(tag, 1), undefined)]
    : [`DTSTART:${um.toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}`];
}

/** A day, or an hour of it in Germany. */
const eigenschaft = (name: string, tag: Tag, uhr: string | undefined): string =>
  uhr === undefined
    ? `${name};VALUE=DATE:${ziffern(tag)}`
    : `${name};TZID=Europe/Berlin:${ziffern(tag)}T${uhr.replace(":", "")}00`;

const wecker = ({ erinnerung, titel }: Termin): readonly string[] =>
  erinnerung === undefined
    ? []
    : [
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        `DESCRIPTION:${maskiert(titel)}`,
        `TRIGGER:${erinnerung}`,
        "END:VALARM",
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
