import { alsTag, plusTage, type Tag } from "@gebuehrenportal/recht";
import { type Spanne, type Terminart, terminarten } from "../../termine/termin.ts";

/** Which time the list shows. */
export const zeiten = ["woche", "monat", "quartal", "vergangen", "gestrichen"] as const;
export type Zeit = (typeof zeiten)[number];

/** What the address of the list says: filters are links. */
export type Terminfilter = {
  readonly art: "" | Terminart;
  readonly zeit: Zeit;
  readonly wer: string;
  readonly akte: string;
  /** The first day of a page that is not the first one. */
  readonly ab: Tag | undefined;
};

/** Reads the filters of an address; what is unknown counts as not said. */
export function terminfilterAus(suche: URLSearchParams): Terminfilter {
  const text = (name: string) => (suche.get(name) ?? "").replaceAll("\0", "").trim().slice(0, 200);
  return {
    art: terminarten.find((a) => a === suche.get("art")) ?? "",
    zeit: zeiten.find((z) => z === suche.get("zeit")) ?? "monat",
    wer: text("wer"),
    akte: text("akte"),
    ab: alsTag(text("ab")),
  };
}

/** The address of the list with some filters changed; a filter changed begins at the first page. */
export function terminadresse(
  filter: Terminfilter,
  anders: Partial<Terminfilter> = {},
  pfad = "/fristenmanager/termine",
): string {
  const { art, zeit, wer, akte } = { ...filter, ...anders };
  const felder = { art, zeit: zeit === "monat" ? "" : zeit, wer, akte, ab: anders.ab ?? "" };
  const frage = new URLSearchParams(Object.entries(felder).filter(([, wert]) => wert !== ""));
  return frage.size === 0 ? pfad : `${pfad}?${frage}`;
}

const tage = { woche: 7, monat: 31, quartal: 92 } as const;

/** Which days a list shows. */
export function spanneVon({ zeit, ab }: Terminfilter, heute: Tag): Spanne {
  if (zeit === "vergangen") return { von: plusTage(heute, -92), bis: plusTage(heute, -1) };
  const bis = plusTage(heute, zeit === "gestrichen" ? 0 : tage[zeit]);
  return { von: ab !== undefined && heute < ab && ab <= bis ? ab : heute, bis };
}
