import { useSyncExternalStore } from "react";
import type { Sitzungsnutzer } from "../access/konto.ts";
import { useSitzungsstand } from "../http/seite/seitenstand.ts";

export type Sitzungsstatus = "loading" | "authenticated" | "unauthenticated";

/** The session as the browser knows it. */
export type Sitzungsstand = {
  readonly status: Sitzungsstatus;
  /** The user, once the browser itself has asked; the page as delivered knows the status only. */
  readonly data: { readonly user: Sitzungsnutzer; readonly expires: string } | null;
  /** The API token could not be fetched; backend calls will fail. */
  readonly authFehler?: boolean;
};

let stand: Sitzungsstand | undefined;
const hoerer = new Set<() => void>();

/** What the last check found; undefined before the first one. */
export function sitzungsstand(): Sitzungsstand | undefined {
  return stand;
}

/** Whether the last check found somebody signed in. */
export function angemeldet(): boolean {
  return stand?.status === "authenticated";
}

/** Only for the modules beside this one: a check has found something new. */
export function sitzungSetzen(neu: Sitzungsstand): void {
  stand = neu;
  document.documentElement.dataset.session = neu.status;
  for (const einer of hoerer) einer();
}

/** Status as the page was made with and, after the first check, data of the session; renders again on a change. */
export function useSitzung(): Sitzungsstand {
  const anfangs = useSitzungsstand();
  const gefunden = useSyncExternalStore(abonnieren, sitzungsstand, () => undefined);
  return gefunden ?? { status: anfangs, data: null };
}

export function abonnieren(einer: () => void): () => void {
  hoerer.add(einer);
  return () => hoerer.delete(einer);
}
