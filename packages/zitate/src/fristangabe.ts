import type { Tag } from "@gebuehrenportal/recht";
import { datenIn } from "./tag/datum.ts";

/** A piece of a length: „zwei Wochen“. */
export type Zeitraum = {
  readonly wert: number;
  readonly einheit: "tag" | "woche" | "monat" | "jahr";
};

/** A period that a text sets, and where it says so; places in UTF-16 units, end exclusive. */
export type Fristangabe = { readonly start: number; readonly ende: number } & (
  | {
      readonly art: "dauer";
      readonly dauer: Zeitraum;
      /** What it begins with, as the text says it: „Zustellung“, „Zugang“; unset: it does not say. */
      readonly nach?: string;
    }
  | { readonly art: "tag"; readonly tag: Tag }
);

const zahlworte: Readonly<Record<string, number>> = {
  ein: 1,
  zwei: 2,
  zweier: 2,
  drei: 3,
  dreier: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  vierzehn: 14,
  dreißig: 30,
};

const zahl = `(\\d{1,3}|ein(?:e[mnrs]?)?|zweier|dreier|${Object.keys(zahlworte).slice(1).join("|")})`;
/** „2 (zwei) Wochen“, „zwei (2) Wochen“ */
const inKlammern = "(?:\\s*\\([\\wäöüß]{1,12}\\))?";
// Working days are counted by rules of their own, which no sentence says.
const einheit = "(Tag(?:en|es|e)?|Kalendertag(?:en|es|e)?|Woche[n]?|Monat(?:en|es|s|e)?|Jahr(?:en|es|s|e)?)";
const laenge = `${zahl}${inKlammern}\\s+${einheit}`;

/** „binnen einer Notfrist von“, „innerhalb“, „mit einer Frist von“, „Frist:“ */
const einleitung =
  "(?:(?:binnen|innerhalb(?:\\s+von)?)\\s+(?:(?:de[rs]|einer)\\s+(?:weiteren\\s+)?(?:Not|Anzeige|Erwiderungs|Stellungnahme|Äußerungs)?-?frist\\s+von\\s+|weiterer?n?\\s+)?|(?:eine[r]?\\s+)?(?:Not)?frist\\s+(?:von|beträgt)\\s+|\\b(?:Not)?frist\\s*:\\s*)";

const dauermuster = new RegExp(
  `(?<![\\p{L}\\p{N}])${einleitung}${laenge}(?![\\p{L}])(?:\\s+(?:nach|ab|seit|von)\\s+(?:der\\s+|dem\\s+|dessen\\s+|deren\\s+|dieses\\s+|Ihrer\\s+)?(Zustellung|Zugang|Bekanntgabe|Erhalt|Verkündung|Eingang|Empfang)[s]?)?`,
  "giu",
);
/** „binnen Monatsfrist“, „binnen Wochenfrist“ */
const kurzmuster = /(?<![\p{L}\p{N}])(?:binnen|innerhalb)\s+(Monats|Wochen|Jahres)frist(?![\p{L}])/giu;
/** What stands before the last day that a text sets. */
const davorAmTag =
  /(?:\bbis\s+(?:spätestens\s+)?(?:(?:zum|einschließlich|zum\s+Ablauf\s+des|Ablauf\s+des)\s+)?|\bspätestens\s+(?:bis\s+zum|am|zum)\s+|\bFrist(?:ende|ablauf)?\s*:\s*)(?:(?:Mo|Diens|Donners|Frei|Sams|Sonn)(?:n)?(?:tag)s?(?:abend)?,?\s+|Mittwoch,?\s+|Sonnabend,?\s+)?(?:dem\s+|den\s+)?$/iu;
/** „vom 01.09.2026 bis zum“, „in der Zeit seit dem 1.1.2026 bis“: a span, not a demand. */
const spanne = /(?:\bvo[mn]|\bzwischen|\bseit(?:\s+dem)?|\bab(?:\s+dem)?)\s+\d{1,2}\.[^\n;]{0,24}$/iu;
/** „innerhalb der letzten …“ is met by no word of `einleitung`; here what makes a demand none. */
const keineFrist = /(?:\bnicht\s+|\bwurde\s+|\bhatte?\s+)$/iu;

/**
 * The periods a letter or decision sets, in the order of its text: „binnen zwei Wochen nach Zustellung“, „innerhalb eines
 * Monats“, „bis zum 05.09.2027“. What only looks back or names a span („vor zwei Wochen“, „vom 1.9. bis zum 5.9.2027“) is
 * none. Never throws.
 */
export function fristangaben(text: string): readonly Fristangabe[] {
  return [...dauern(text), ...kurze(text), ...tage(text)].toSorted((a, b) => a.start - b.start);
}

const dauern = (text: string): Fristangabe[] =>
  [...text.matchAll(dauermuster)].flatMap((treffer) => {
    const [ganz, zahlwort = "", einheitswort = "", nach] = treffer;
    const wert = zahlAus(zahlwort);
    if (wert === undefined || wert === 0) return [];
    if (keineFrist.test(text.slice(Math.max(0, treffer.index - 20), treffer.index))) return [];
    const gemeinsam = { start: treffer.index, ende: treffer.index + ganz.length };
    const dauer = { wert, einheit: einheitAus(einheitswort) };
    return [
      { ...gemeinsam, art: "dauer" as const, dauer, ...(nach !== undefined && { nach: hauptwort(nach) }) },
    ];
  });

const kurze = (text: string): Fristangabe[] =>
  [...text.matchAll(kurzmuster)].map((treffer) => ({
    art: "dauer" as const,
    dauer: { wert: 1, einheit: einheitAus(treffer[1] ?? "") },
    start: treffer.index,
    ende: treffer.index + treffer[0].length,
  }));

const tage = (text: string): Fristangabe[] =>
  datenIn(text).flatMap(({ tag, start: beginn, ende }) => {
    const davor = text.slice(Math.max(0, beginn - 80), beginn);
    const gesagt = davorAmTag.exec(davor);
    if (!gesagt || spanne.test(davor.slice(0, gesagt.index).trimEnd())) return [];
    return [{ art: "tag" as const, tag, start: beginn - gesagt[0].trimStart().length, ende }];
  });

function zahlAus(wort: string): number | undefined {
  const klein = wort.toLowerCase();
  if (/^\d+$/.test(klein)) return Number(klein);
  return zahlworte[klein] ?? (klein.startsWith("ein") ? 1 : undefined);
}

function einheitAus(wort: string): Zeitraum["einheit"] {
  const klein = wort.toLowerCase();
  if (klein.startsWith("woche")) return "woche";
  if (klein.startsWith("monat")) return "monat";
  return klein.startsWith("jahr") ? "jahr" : "tag";
}

const hauptwort = (wort: string): string => wort.charAt(0).toUpperCase() + wort.slice(1).toLowerCase();
