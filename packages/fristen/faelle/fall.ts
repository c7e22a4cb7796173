import { type KeinErgebnis, type Tag, tag } from "@gebuehrenportal/recht";
import type { Dauer, Einheit, FristErgebnis } from "../index.ts";

/** A worked case from a decision, commentary or guide: what was counted, where it stands, which days it names. */
export type Fall = {
  readonly titel: string;
  /** Docket, or author and place. */
  readonly quelle: string;
  readonly rechnung: () => FristErgebnis | KeinErgebnis;
  /** Last day; left out where the source names only a day on the way. */
  readonly ende?: string;
  /** Further days the source names. */
  readonly zwischentage?: Readonly<Partial<Record<FristErgebnis["zwischentage"][number]["name"], string>>>;
};

export const t = (text: string): Tag => tag(text);
export const dauer = (wert: number, einheit: Einheit): Dauer => [{ wert, einheit }];
