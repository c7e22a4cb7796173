import { datum, type Tag } from "@gebuehrenportal/recht";
import { gewaehlt } from "@gebuehrenportal/zitate/wahl";
import type { Scandatei } from "./scanstand.ts";
import type { Tagesfund } from "./tagesfund.ts";

/** The day of a document: found in it, or set by the reader. */
export type Tagesangabe = { readonly tag: Tag; readonly fund?: Tagesfund | undefined };

/** What is known of the days of a file. */
type Tageswissen = Pick<Scandatei, "tage" | "teile" | "tagVonHand">;

/**
 * What decides which law is shown; nothing is assumed where no day is known, where several speak against each other, or
 * where the file holds several documents.
 */
export function tagesangabe(datei: Omit<Tageswissen, "teile">, heute: Tag): Tagesangabe | undefined {
  const moegliche = moeglicheTage(datei, heute);
  const { tagVonHand } = datei;
  if (tagVonHand !== undefined)
    return { tag: tagVonHand, fund: moegliche.find((fund) => fund.tag === tagVonHand) };
  const fund = gewaehlt(moegliche);
  return fund && { tag: fund.tag, fund };
}

/** One of the documents of a file with its day, if that is known. */
export type Teiltag = { readonly abSeite: number; readonly angabe: Tagesangabe | undefined };

/** The documents of a file that holds several, as long as the reader has not said a day for all of them. */
export const teiltage = ({ teile, tagVonHand }: Tageswissen, heute: Tag): readonly Teiltag[] =>
  tagVonHand === undefined
    ? teile.map(({ abSeite, tage }) => ({ abSeite, angabe: tagesangabe({ tage }, heute) }))
    : [];

/** The day of the document that a page belongs to. */
export function tagJeSeite(datei: Tageswissen, heute: Tag): (seite: number) => Tag | undefined {
  const teile = teiltage(datei, heute);
  const tag = tagesangabe(datei, heute)?.tag;
  return (seite) =>
    teile.length === 0 ? tag : teile.findLast(({ abSeite }) => abSeite <= seite)?.angabe?.tag;
}

/** „ab Seite 1: 14.10.2021; ab Seite 5: nicht bekannt“. */
export const teilworte = (teile: readonly Teiltag[]): string =>
  teile
    .map(({ abSeite, angabe }) => `ab Seite ${abSeite}: ${angabe ? datum(angabe.tag) : "nicht bekannt"}`)
    .join("; ");

/** The days found that the document can be of; one to come is a slip or means something else. */
export const moeglicheTage = ({ tage }: Pick<Scandatei, "tage">, heute: Tag): readonly Tagesfund[] =>
  tage.filter(({ tag }) => tag <= heute);

const arten: Readonly<Record<Tagesfund["art"], string>> = {
  verkuendung: "als Verkündungstag",
  entscheidung: "als Entscheidungstag",
  ort: "neben dem Ort",
  feld: "als Datumsangabe",
  zeile: "in eigener Zeile",
  zustellung: "als Tag der Zustellung",
  verhandlung: "als Verhandlungstag",
};

const sicherheiten = { hoch: "sicher", mittel: "wahrscheinlich", gering: "unsicher" } as const;

/** „als Verkündungstag gefunden, Seite 1, sicher“. */
export const herkunft = (fund: Tagesfund | undefined): string =>
  fund
    ? `${arten[fund.art]} gefunden, Seite ${fund.seite}, ${sicherheiten[fund.sicherheit]}`
    : "von Hand angegeben";

/** „als Verkündungstag, Seite 1“. */
export const kurzeHerkunft = ({ art, seite }: Tagesfund): string => `${arten[art]}, Seite ${seite}`;

/** „12.03.2019 (als Verkündungstag gefunden, Seite 1, sicher)“. */
export const tagesworte = ({ tag, fund }: Tagesangabe): string => `${datum(tag)} (${herkunft(fund)})`;
