import { datum, type Tag } from "@gebuehrenportal/recht";
import type { Scandatei } from "./scanstand.ts";
import type { Tagesfund } from "./tagesfund.ts";

/** The day of a document: found in it, or set by the reader. */
export type Tagesangabe = { readonly tag: Tag; readonly fund?: Tagesfund | undefined };

/** What decides which law is shown; nothing is assumed where no day is known. */
export function tagesangabe({
  tage,
  tagVonHand,
}: Pick<Scandatei, "tage" | "tagVonHand">): Tagesangabe | undefined {
  const tag = tagVonHand ?? tage[0]?.tag;
  return tag && { tag, fund: tage.find((fund) => fund.tag === tag) };
}

const arten: Readonly<Record<Tagesfund["art"], string>> = {
  verkuendung: "als Verkündungstag gefunden",
  entscheidung: "als Tag der Entscheidung gefunden",
  ort: "neben dem Ort gefunden",
  feld: "als Datumsangabe gefunden",
  zeile: "als Datum in eigener Zeile gefunden",
  verhandlung: "als Tag der Verhandlung gefunden",
};

const sicherheiten = { hoch: "sicher", mittel: "wahrscheinlich", gering: "unsicher" } as const;

/** „als Verkündungstag gefunden, Seite 1, sicher“. */
export const herkunft = (fund: Tagesfund | undefined): string =>
  fund ? `${arten[fund.art]}, Seite ${fund.seite}, ${sicherheiten[fund.sicherheit]}` : "von Hand angegeben";

/** „12.03.2019 (als Verkündungstag gefunden, Seite 1, sicher)“. */
export const tagesworte = ({ tag, fund }: Tagesangabe): string => `${datum(tag)} (${herkunft(fund)})`;
