import { createContext, useContext, useSyncExternalStore } from "react";
import type { Sitzungsnutzer } from "../access/konto.ts";

export type Sitzungsstatus = "loading" | "authenticated" | "unauthenticated";

/** The session as the browser knows it. */
export type Sitzungsstand = {
  readonly status: Sitzungsstatus;
  /** The user, once the browser itself has asked; the page as delivered knows the status only. */
  readonly data: { readonly user: Sitzungsnutzer; readonly expires: string } | null;
  /** The API token could not be fetched; backend calls will fail. */
  readonly authFehler?: boolean;
};

/**
 * The status a page was rendered with. The server half provides it, the client half reads it back from
 * `<html data-session>`, so both render the same.
 */
export const SitzungsstatusContext = createContext<Sitzungsstatus>("loading");

let stand: Sitzungsstand | undefined;
const hoerer = new Set<() => void>();

/** What the last check found; undefined before the first one. */
export function sitzungsstand(): Sitzungsstand | undefined {
  return stand;
}

/** Only for the modules beside this one: a check has found something new. */
export function sitzungSetzen(neu: Sitzungsstand): void {
  stand = neu;
  document.documentElement.dataset.session = neu.status;
  for (const einer of hoerer) einer();
}

/** Status and, after the first check, data of the session; renders again when they change. */
export function useSitzung(): Sitzungsstand {
  const anfangs = useContext(SitzungsstatusContext);
  const gefunden = useSyncExternalStore(abonnieren, sitzungsstand, () => undefined);
  return gefunden ?? { status: anfangs, data: null };
}

export function abonnieren(einer: () => void): () => void {
  hoerer.add(einer);
  return () => hoerer.delete(einer);
}
