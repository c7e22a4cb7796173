import { type KeinErgebnis, type Tag, tag } from "@gebuehrenportal/recht";
import type { Dauer, Einheit, FristErgebnis } from "../index.ts";

/** A decision with docket; a commentary or handbook with its place; a leaflet of a public body; anything else. */
export type Quellenart = "entscheidung" | "kommentar" | "amtlich" | "leitfaden";

/**
 * How the last day is known. `woertlich`: the source names it. `tatbestand`: the source names the event and a day on
 * which the act was still in time or the period had just run out, and that day is typed. `ausgezaehlt`: the source
 * gives the rule or only bounds, the day was counted on by hand; such a case is computed, never counted as evidence.
 */
export type Beleg = "woertlich" | "tatbestand" | "ausgezaehlt";

/** `mittel`: typed from an excerpt that could not be read a second time when all cases were gone through again. */
export type Nachweis = {
  readonly art: Quellenart;
  readonly beleg: Beleg;
  readonly sicherheit: "hoch" | "mittel";
};

/** A worked case from a decision, commentary or guide: what was counted, where it stands, which days it names. */
export type Fall = {
  readonly titel: string;
  /** Docket, or author and place. */
  readonly quelle: string;
  readonly nachweis: Nachweis;
  /** The source names day and month only; the year is one in which its weekdays fit. */
  readonly jahr?: "gewaehlt";
  readonly rechnung: () => FristErgebnis | KeinErgebnis;
  /** Last day; left out where the source names only a day on the way. */
  readonly ende?: string;
  /** Further days the source names. */
  readonly zwischentage?: Readonly<Partial<Record<FristErgebnis["zwischentage"][number]["name"], string>>>;
};

export const t = (text: string): Tag => tag(text);
export const dauer = (wert: number, einheit: Einheit): Dauer => [{ wert, einheit }];
export const nw = (art: Quellenart, beleg: Beleg, sicherheit: Nachweis["sicherheit"] = "hoch"): Nachweis => ({
  art,
  beleg,
  sicherheit,
});

/** Evidence in the narrow sense: decision, commentary or public body, a last day of its own, read again. */
export const zaehlt = (f: Fall): boolean =>
  f.ende !== undefined &&
  f.nachweis.art !== "leitfaden" &&
  f.nachweis.beleg !== "ausgezaehlt" &&
  f.nachweis.sicherheit === "hoch";
