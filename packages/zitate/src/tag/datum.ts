import { alsTag, type Tag } from "@gebuehrenportal/recht";
import { jahrVomWort, tagVomWort } from "./zahlworte.ts";

/** A date in a text; places in that text, end exclusive. */
export type Datumsfund = {
  readonly tag: Tag;
  readonly start: number;
  readonly ende: number;
  /** Its year has two digits. */
  readonly kurz: boolean;
};

/** Months by the beginnings of their names. */
const monate = ["jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"] as const;

const monat =
  "(Januar|Jänner|Februar|Feber|März|Maerz|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|(?:Jan|Febr?|Mär|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)(?=\\.| ))\\.?";
/** Blanks, and at most one end of a line. */
const luecke = "[ \\t]*\\n?[ \\t]*";

const ziffern = `(?<![\\d.])(\\d{1,2})\\. ?(\\d{1,2})\\.(?: ?(\\d{4}|\\d{2})(?![\\d.]*\\d)| *\\n *(\\d{4})(?![.\\d]))`;
const benannt = `(?<![\\d.])(\\d{1,2})(?:\\.${luecke}| )${monat}${luecke}(\\d{4})(?!\\d)`;
const iso = "(?<!\\d)(\\d{4})-(\\d{2})-(\\d{2})(?!\\d)";
const worte = `(?<!\\p{L})(\\p{L}{4,20}t[er]?n?)${luecke}${monat}${luecke}((?:zweitausend|neunzehnhundert)\\p{L}*)`;

const datum = new RegExp(`${ziffern}|${benannt}|${iso}|${worte}`, "giu");

/** Every date of a text, in its order: „14. Oktober 2021“, „14.10.21“, „2021-10-14“, „vierzehnten Oktober zweitausendzwanzig“. */
export function datenIn(text: string): Datumsfund[] {
  return [...text.matchAll(datum)].flatMap((treffer) => {
    const tag = tagVon(treffer);
    if (tag === undefined) return [];
    const start = treffer.index;
    return [{ tag, start, ende: start + treffer[0].length, kurz: treffer[3]?.length === 2 }];
  });
}

function tagVon(treffer: RegExpExecArray): Tag | undefined {
  const [
    ,
    tag,
    nummer,
    jahr,
    jahrDarunter,
    tagBeiName,
    name,
    jahrBeiName,
    ij,
    im,
    it,
    wort,
    monatswort,
    jahrwort,
  ] = treffer;
  if (ij !== undefined) return alsTag(`${ij}-${im}-${it}`);
  if (name !== undefined) return zusammen(Number(jahrBeiName), monatsnummer(name), Number(tagBeiName));
  if (monatswort !== undefined)
    return zusammen(jahrVomWort(jahrwort ?? ""), monatsnummer(monatswort), tagVomWort(wort ?? ""));
  return zusammen(vollesJahr(jahr ?? jahrDarunter ?? ""), Number(nummer), Number(tag));
}

/** Two digits are of this century up to 59. */
function vollesJahr(jahr: string): number {
  const zahl = Number(jahr);
  if (jahr.length === 4) return zahl;
  return zahl < 60 ? 2000 + zahl : 1900 + zahl;
}

function zusammen(jahr: number | undefined, monatszahl: number, tag: number | undefined): Tag | undefined {
  if (jahr === undefined || tag === undefined) return undefined;
  return alsTag(`${jahr}-${zweistellig(monatszahl)}-${zweistellig(tag)}`);
}

const zweistellig = (zahl: number): string => String(zahl).padStart(2, "0");

const monatsnummer = (name: string): number =>
  monate.indexOf(name.toLowerCase().replace("jän", "jan").replace("mae", "mä").slice(0, 3) as "mai") + 1;
