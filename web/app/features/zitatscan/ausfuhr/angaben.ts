import { type Tagesangabe, tagesworte } from "../tagesangabe.ts";

/** What a file taken along says of the document itself. */
export type Dokumentangaben = { readonly datei: string; readonly tag: Tagesangabe | undefined };

/** „Tag des Dokuments: 12.03.2019 (als Verkündungstag gefunden, Seite 1, sicher)“. */
export const tageszeile = ({ tag }: Dokumentangaben): string =>
  `Tag des Dokuments: ${tag ? tagesworte(tag) : "nicht bekannt"}`;
