import { alsTag, type Tag } from "@gebuehrenportal/recht";
import { vorgangsworte } from "../worte/vorgangsworte.ts";

/** What the address of the log says: filters are links. */
export type Protokollwahl = {
  readonly von: Tag | undefined;
  readonly bis: Tag | undefined;
  readonly art: string;
  readonly wer: string;
  readonly akte: string;
  /** Before this line. */
  readonly vor: number | undefined;
  /** Verify the whole book now. */
  readonly pruefen: boolean;
};

/** Reads the filters of an address; what is unknown counts as not said. */
export function wahlAus(suche: URLSearchParams, tagAus: (text: string) => Tag | undefined): Protokollwahl {
  const text = (name: string) => (suche.get(name) ?? "").replaceAll("\0", "").trim().slice(0, 200);
  const tag = (name: string) => alsTag(text(name)) ?? tagAus(text(name));
  const art = text("art");
  return {
    von: tag("von"),
    bis: tag("bis"),
    wer: text("wer"),
    akte: text("akte"),
    art: Object.hasOwn(vorgangsworte, art) ? art : "",
    vor: /^\d{1,15}$/.test(text("vor")) ? Number(text("vor")) : undefined,
    pruefen: text("pruefen") === "1",
  };
}

/** The address of the log with some filters changed; a filter changed begins at the newest line. */
export function protokolladresse(wahl: Partial<Protokollwahl>, anders: Partial<Protokollwahl> = {}): string {
  const { vor, pruefen } = anders;
  const { von, bis, art, wer, akte } = { ...wahl, ...anders };
  const felder = { von, bis, art, wer, akte, vor: vor?.toString(), pruefen: pruefen ? "1" : undefined };
  const frage = new URLSearchParams(
    Object.entries(felder).flatMap(([name, wert]) => (wert ? [[name, wert]] : [])),
  );
  return frage.size === 0 ? "/fristenmanager/protokoll" : `/fristenmanager/protokoll?${frage}`;
}
