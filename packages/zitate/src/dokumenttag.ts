import type { Tag } from "@gebuehrenportal/recht";
import { datumsmuster, tagAusTreffer } from "./datumsangabe.ts";

/** A day a text seems to be of, and where it says so. */
export type Dokumenttag = {
  readonly tag: Tag;
  /** What says so: „verkündet am“, „Urteil vom“, „Berlin, den“, „Datum:“, the hearing, or a line with nothing else. */
  readonly art: "verkuendung" | "entscheidung" | "ort" | "feld" | "zeile" | "verhandlung";
  readonly sicherheit: "hoch" | "mittel" | "gering";
  /** Place of the date in the text, in UTF-16 units, end exclusive. */
  readonly start: number;
  readonly ende: number;
};

/** Heads of decisions and letters are shorter, signatures at the end as well. */
const kopflaenge = 4000;
const fusslaenge = 1500;

type Zeuge = Pick<Dokumenttag, "art" | "sicherheit">;

/** What may stand before a date on its line, the surest first. `ganz`: nothing may follow. */
const zeugen: readonly (Zeuge & { readonly davor: RegExp; readonly ganz?: true; readonly imFuss?: true })[] =
  [
    {
      art: "verkuendung",
      sicherheit: "hoch",
      davor: /\bverk(?:ü|ue)ndet(?:\s+(?:durch Zustellung|lt\. Protokoll))?\s*(?:am)?\s*:?\s*$/iu,
    },
    {
      art: "entscheidung",
      sicherheit: "hoch",
      davor:
        /^\W*(?:(?:Teil|Schluss|End|Anerkenntnis|Versäumnis|Grund|Vorbehalts)?-?urteil|Beschluss|Beschluß|Gerichtsbescheid|Bescheid|Strafbefehl|Verfügung)\s+(?:(?:des|der)\s[^,;]{1,60}\s)?vom:?\s*$/iu,
    },
    {
      art: "ort",
      sicherheit: "hoch",
      davor: /^\W*\p{Lu}[\p{L}.\-/ ()]{1,40},\s*(?:den\s+|am\s+|im\s+)?$/u,
      ganz: true,
      imFuss: true,
    },
    {
      art: "feld",
      sicherheit: "hoch",
      davor: /^\W*(?:Datum|Rechnungsdatum|Belegdatum|Briefdatum|Ausgestellt am|Stand)\s*:?\s*$/iu,
    },
    { art: "feld", sicherheit: "mittel", davor: /\b(?:Datum|Rechnungsdatum)\s*:\s*$/iu },
    {
      art: "verhandlung",
      sicherheit: "mittel",
      davor: /\b(?:mündliche(?:n|r)? Verhandlung|Hauptverhandlung|Sitzung)\s+(?:vom|am)\s*$/iu,
    },
    { art: "zeile", sicherheit: "mittel", davor: /^\W*(?:den\s+)?$/iu, ganz: true, imFuss: true },
  ];

const rang: Readonly<Record<Dokumenttag["art"], number>> = {
  verkuendung: 0,
  entscheidung: 1,
  ort: 2,
  feld: 3,
  zeile: 4,
  verhandlung: 5,
};

/** The days a text may be of, the likeliest first: from its head, and from the signature at its end. */
export function dokumenttage(text: string): readonly Dokumenttag[] {
  const fuss = Math.max(kopflaenge, text.length - fusslaenge);
  const imKopf = tageIn(text.slice(0, kopflaenge), 0);
  const imFuss = tageIn(text.slice(fuss), fuss)
    .filter(({ amEnde }) => amEnde)
    .map((fund) => ({ ...fund, sicherheit: "gering" as const }));
  return [...imKopf, ...imFuss]
    .map(({ amEnde: _, ...fund }) => fund)
    .toSorted((a, b) => stufe(a) - stufe(b) || a.start - b.start);
}

/** The day of the document, if its text says so. */
export const dokumenttag = (text: string): Dokumenttag | undefined => dokumenttage(text)[0];

const stufe = ({ art, sicherheit }: Dokumenttag): number =>
  rang[art] + (sicherheit === "hoch" ? 0 : sicherheit === "mittel" ? 10 : 20);

function tageIn(ausschnitt: string, ab: number): (Dokumenttag & { readonly amEnde: boolean })[] {
  return [...ausschnitt.matchAll(datumsmuster)].flatMap((treffer) => {
    const tag = tagAusTreffer(treffer);
    if (tag === undefined) return [];
    const anfang = treffer.index;
    const ende = anfang + treffer[0].length;
    const davor = zeileVor(ausschnitt, anfang);
    const danach = ausschnitt.slice(ende, ende + 80).split("\n", 1)[0] ?? "";
    const zeuge = zeugen.find(
      (z) => z.davor.test(davor) && (z.ganz === undefined || /^[\s.]*$/.test(danach)),
    );
    if (!zeuge) return [];
    const { art, sicherheit, imFuss = false } = zeuge;
    const kurz = treffer[3]?.length === 2;
    return [
      {
        tag,
        art,
        sicherheit: kurz && sicherheit === "hoch" ? "mittel" : sicherheit,
        start: ab + anfang,
        ende: ab + ende,
        amEnde: imFuss,
      },
    ];
  });
}

/** What stands before a place on its line; of an empty one the line above, if that announces something. */
function zeileVor(text: string, index: number): string {
  const beginn = text.lastIndexOf("\n", index - 1) + 1;
  const zeile = text.slice(Math.max(beginn, index - 200), index);
  if (zeile.trim() !== "" || beginn === 0) return zeile;
  const davor = text
    .slice(Math.max(text.lastIndexOf("\n", beginn - 2) + 1, beginn - 200), beginn - 1)
    .trimEnd();
  return davor.endsWith(":") ? davor : zeile;
}
