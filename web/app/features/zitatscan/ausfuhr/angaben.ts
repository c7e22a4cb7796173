import type { Tag } from "@gebuehrenportal/recht";
import { type Tagesangabe, type Teiltag, tagesworte, teilworte } from "../tagesangabe.ts";

/** What a file taken along says of the document itself. */
export type Dokumentangaben = {
  readonly datei: string;
  readonly tag: Tagesangabe | undefined;
  /** Its documents, where it holds several. */
  readonly teile?: readonly Teiltag[];
};

/** The days of the documents that pages belong to. */
export const tageDer = ({ tag, teile = [] }: Dokumentangaben, seiten: readonly number[]): readonly Tag[] =>
  teile.length === 0
    ? ((tag && [tag.tag]) ?? [])
    : [
        ...new Set(
          seiten.flatMap((seite) => teile.findLast(({ abSeite }) => abSeite <= seite)?.angabe?.tag ?? []),
        ),
      ];

/** „Tag des Dokuments: 12.03.2019 (als Verkündungstag gefunden, Seite 1, sicher)“. */
export const tageszeile = ({ tag, teile = [] }: Dokumentangaben): string =>
  teile.length > 0
    ? `Tage der ${teile.length} Dokumente: ${teilworte(teile)}`
    : `Tag des Dokuments: ${tag ? tagesworte(tag) : "nicht bekannt"}`;
