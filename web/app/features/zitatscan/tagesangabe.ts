import { datum, type Tag } from "@gebuehrenportal/recht";
import type { Scandatei } from "./scanstand.ts";
import type { Tagesfund } from "./tagesfund.ts";

/** The day of a document: found in it, or set by the reader. */
export type Tagesangabe = { readonly tag: Tag; readonly fund?: Tagesfund | undefined };

/** What decides which law is shown; nothing is assumed where no day is known. */
export function tagesangabe(
  { tage, tagVonHand }: Pick<Scandatei, "tage" | "tagVonHand">,
  heute: Tag,
): Tagesangabe | undefined {
  const moegliche = moeglicheTage({ tage }, heute);
  const tag = tagVonHand ?? moegliche[0]?.tag;
  return tag && { tag, fund: moegliche.find((fund) => fund.tag === tag) };
}

/** The days found that the document can be of; one to come is a slip or means something else. */
export const moeglicheTage = ({ tage }: Pick<Scandatei, "tage">, heute: Tag): readonly Tagesfund[] =>
  tage.filter(({ tag }) => tag <= heute);

const arten: Readonly<Record<Tagesfund["art"], string>> = {
  verkuendung: "als Verkündungstag",
  entscheidung: "als Entscheidungstag",
  ort: "neben dem Ort",
  feld: "als Datumsangabe",
  zeile: "in eigener Zeile",
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
