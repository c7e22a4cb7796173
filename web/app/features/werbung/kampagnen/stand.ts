import type { Tag } from "@gebuehrenportal/recht";
import type { Kampagne } from "../anzeigen/kampagne.ts";

/** Whether a campaign is delivered, and if not, why. */
export type Stand = "laeuft" | "geplant" | "beendet" | "ohne-ziel";

/** A campaign in the list, with its sums of the last days. */
export type Kampagnenzeile = Kampagne & {
  readonly stand: Stand;
  readonly ansichten: number;
  readonly klicks: number;
};

/** @param lieferbar whether what it leads to is there */
export function standVon({ von, bis }: Pick<Kampagne, "von" | "bis">, heute: Tag, lieferbar: boolean): Stand {
  if (bis !== null && bis < heute) return "beendet";
  if (von > heute) return "geplant";
  return lieferbar ? "laeuft" : "ohne-ziel";
}

export const standworte: Readonly<Record<Stand, string>> = {
  laeuft: "Läuft",
  geplant: "Geplant",
  beendet: "Beendet",
  "ohne-ziel": "Wartet: Die Seite des Ziels gibt es noch nicht",
};

/** Clicks per view as people read it. */
export const quote = (klicks: number, ansichten: number): string =>
  ansichten === 0
    ? "–"
    : `${((100 * klicks) / ansichten).toLocaleString("de-DE", { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0%`;
