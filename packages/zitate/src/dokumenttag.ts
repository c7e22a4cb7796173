import type { Tag } from "@gebuehrenportal/recht";
import { type Datumsfund, datenIn } from "./tag/datum.ts";
import { imEntscheidungssatz } from "./tag/entscheidungssatz.ts";
import { type Sicherheit, type Tagesart, type Umgebung, type Zeuge, zeugeFuer } from "./tag/formen.ts";
import { type Schriftbild, schriftbild, zeilenVon } from "./tag/schriftbild.ts";
import { stufe } from "./tag/wahl.ts";
import { rumpfbeginn } from "./tag/worte.ts";

/** A day a text seems to be of, and where it says so. */
export type Dokumenttag = {
  readonly tag: Tag;
  /** What says so: „verkündet am“, „Urteil vom“, „Berlin, den“, „Datum:“, the hearing, or a line with nothing else. */
  readonly art: Tagesart;
  readonly sicherheit: Sicherheit;
  /** Place of the date in the text, in UTF-16 units, end exclusive. */
  readonly start: number;
  readonly ende: number;
};

/** Heads of decisions and letters are shorter, signatures at the end as well. */
const kopflaenge = 4000;
const fusslaenge = 1500;
/** The sentence with which a court decides stands behind the parties and their lawyers. */
const satzbereich = 15_000;

/** The days a text may be of, the likeliest first: from its head, and from the signature at its end. */
export function dokumenttage(text: string): readonly Dokumenttag[] {
  const kopf = schriftbild(text.slice(0, satzbereich), 0);
  const rumpf = rumpfbeginn(kopf.text);
  const imKopf = tageIn(kopf, rumpf);
  const kopfende = kopf.imOriginal(Math.min(rumpf, kopflaenge, kopf.text.length));
  const fuss = schriftbild(
    text.slice(Math.max(kopfende, text.length - fusslaenge)),
    Math.max(kopfende, text.length - fusslaenge),
  );
  return [...imKopf, ...tageImFuss(fuss)].toSorted((a, b) => stufe(a) - stufe(b) || a.start - b.start);
}

function tageIn(bild: Schriftbild, rumpf: number): Dokumenttag[] {
  const text = bild.text.slice(0, rumpf);
  const lage = zeilenlage(text);
  return datenIn(text).flatMap((fund) => {
    const imSatz = imEntscheidungssatz(text, fund);
    const zeuge: Zeuge | undefined = imSatz
      ? { art: "entscheidung", sicherheit: "hoch" }
      : fund.start < kopflaenge
        ? zeugeFuer(lage(fund))
        : undefined;
    return zeuge ? [gefunden(fund, zeuge, bild)] : [];
  });
}

function tageImFuss(bild: Schriftbild): Dokumenttag[] {
  const lage = zeilenlage(bild.text);
  return datenIn(bild.text).flatMap((fund) => {
    const zeuge = zeugeFuer(lage(fund));
    return zeuge?.imFuss ? [gefunden(fund, { ...zeuge, sicherheit: "gering" }, bild)] : [];
  });
}

function gefunden(
  { tag, start, ende, kurz }: Datumsfund,
  { art, sicherheit }: Zeuge,
  bild: Schriftbild,
): Dokumenttag {
  return {
    tag,
    art,
    sicherheit: kurz && sicherheit === "hoch" ? "mittel" : sicherheit,
    start: bild.imOriginal(start),
    ende: bild.imOriginal(ende - 1) + 1,
  };
}

/** Longer ones are no lines of a head. */
const laengsteZeile = 200;

const wochentag =
  /(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag),?\s*(?=(?:de[nm]\s+)?$)/u;

/** What stands around a date, line by line. */
function zeilenlage(text: string): (fund: Datumsfund) => Umgebung {
  const zeilen = zeilenVon(text);
  const zeileVon = (stelle: number) => {
    const nr = zeilen.findIndex(({ ende }) => ende >= stelle);
    return nr < 0 ? zeilen.length - 1 : nr;
  };
  return ({ tag, start, ende }) => {
    const [erste, letzte] = [zeileVon(start), zeileVon(ende)];
    const [beginn, schluss] = [zeilen[erste], zeilen[letzte]];
    const darueber: string[] = [];
    for (let i = erste; i > 0 && darueber.length < 3 && !zeilen[i]?.nachLuecke; i--)
      darueber.push(zeilen[i - 1]?.text ?? "");
    const naechste = zeilen[letzte + 1];
    return {
      tag,
      davor: text.slice(Math.max(beginn?.start ?? 0, start - laengsteZeile), start).replace(wochentag, ""),
      danach: text.slice(ende, Math.min(schluss?.ende ?? ende, ende + laengsteZeile)),
      darueber,
      darunter: naechste?.text,
      oben: zeilen
        .slice(Math.max(0, erste - 5), erste)
        .map((zeile) => zeile.text)
        .reverse(),
      zeile: erste,
    };
  };
}
