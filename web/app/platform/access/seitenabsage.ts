import type { Tarifstufe } from "./tarif.ts";
import { stufenname } from "./tarif.ts";

/**
 * Why a page is not shown, as the error boundary of the root gets it: `data` of the route error.
 *
 * - `tarif` (HTTP 200): the upgrade screen, with the name of the tier („Basic“, „Premium“, „Teams“), where to go, and
 *   for visitors where to sign in
 * - `rolle`, `herkunft` (403): „Kein Zugriff“
 */
export type Seitenabsage =
  | {
      readonly art: "tarif";
      readonly tarif: string;
      readonly ziel: "/subscription" | "/subscription?tab=teams";
      readonly anmelden: string | undefined;
    }
  | { readonly art: "rolle" }
  | { readonly art: "herkunft" };

/** What the upgrade screen says about a gate. */
export function tarifabsage(stufe: Tarifstufe, anmelden: string | undefined): Seitenabsage {
  const ziel = stufe === "teams" ? "/subscription?tab=teams" : "/subscription";
  return { art: "tarif", tarif: stufenname(stufe), ziel, anmelden };
}

/** Reads the refusal back from the `data` of a route error. */
export function seitenabsageAus(data: unknown): Seitenabsage | undefined {
  const art = typeof data === "object" && data !== null && "art" in data ? data.art : undefined;
  return art === "tarif" || art === "rolle" || art === "herkunft" ? (data as Seitenabsage) : undefined;
}

/** The sign-in that leads back to where somebody wanted to go. */
export const anmeldeweg = (ziel: string): string => `/login?redirect=${encodeURIComponent(ziel)}`;
