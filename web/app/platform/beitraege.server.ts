import { createContext } from "react-router";
import type { Sitzung } from "./access/konto.ts";
import type { ApiRoute } from "./http/api-route.ts";

/** A tile of the first page after signing in. */
export type Karte = {
  readonly gruppe: "werkzeuge" | "konto";
  /** Ascending order within its group. */
  readonly rang: number;
  readonly pfad: string;
  readonly text: string;
  readonly satz: string;
};

/**
 * What features give to pages of others, gathered from all of them. The app hands it over with each request for a page,
 * so that the page knows none of the features.
 */
export type Beitraege = {
  /** Every call of the portal. */
  readonly aufrufe: readonly ApiRoute[];
  /** The tiles for an account, in order. */
  readonly karten: (wer: Sitzung) => Promise<readonly Karte[]>;
};

/** The default serves rendering outside of a request. */
export const beitraegeContext = createContext<Beitraege>({ aufrufe: [], karten: async () => [] });
