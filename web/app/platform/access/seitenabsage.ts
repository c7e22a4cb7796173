import type { Cent } from "@gebuehrenportal/recht";
import type { Seitenwunsch } from "./guard.ts";
import type { Tarifstufe } from "./tarif.ts";

/** Where the upgrade screen leads: back to where something was typed, or to where one begins. */
export type Rueckweg = { readonly pfad: string; readonly text: string; readonly eingaben: boolean };

/**
 * Why a page is not shown, as the error boundary of the root gets it: `data` of the route error.
 *
 * - `tarif` (HTTP 200): the upgrade screen, with the name of the tier („Basic“, „Premium“, „Teams“) and its price, what
 *   was wanted, where to go, the way back, and for visitors where to sign in
 * - `rolle`, `herkunft` (403): „Kein Zugriff“
 * - `gestoert` (503): the database is away or full; of a form what it sent, to be sent again, unless that is a secret
 * - `unlesbar` (409): what is stored does not have the shape it should have
 */
export type Seitenabsage =
  | {
      readonly art: "tarif";
      readonly stufe: Tarifstufe;
      readonly tarif: string;
      /** Total price of a month with VAT, in cents. */
      readonly preisCent: Cent;
      readonly ziel: "/subscription" | "/subscription?tab=teams";
      /** `ziel` for browsers without script: only the address can carry what was wanted. */
      readonly zielOhneSkript: string;
      readonly wunsch: Omit<Seitenwunsch, "zurueck"> | undefined;
      readonly zurueck: Rueckweg;
      readonly anmelden: string | undefined;
    }
  | { readonly art: "rolle" }
  | { readonly art: "herkunft" }
  | { readonly art: "gestoert"; readonly satz: string; readonly gesendet?: Gesendet }
  | { readonly art: "unlesbar"; readonly satz: string };

/** What a form has sent that was not processed: names and values in their order, or that it must be filled in again. */
export type Gesendet = readonly (readonly [name: string, wert: string])[] | "nicht-aufgehoben";

/** Among what every page loads, and so in few letters. */
const arten = /^(tarif|rolle|herkunft|gestoert|unlesbar)$/;

/** Reads the refusal back from the `data` of a route error. */
export function seitenabsageAus(data: unknown): Seitenabsage | undefined {
  const art = typeof data === "object" && data !== null && "art" in data ? data.art : undefined;
  return typeof art === "string" && arten.test(art) ? (data as Seitenabsage) : undefined;
}

/** The sign-in that leads back to where somebody wanted to go. */
export const anmeldeweg = (ziel: string): string => `/login?redirect=${encodeURIComponent(ziel)}`;
