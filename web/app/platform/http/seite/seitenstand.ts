import { createContext, useContext } from "react";

/** What the server half of a page knows before any script runs. */
export type Seitenstand = {
  /** Signed in when the page was made; the browser reads it back from `<html data-session>`. */
  readonly angemeldet: boolean;
  /** For every inline script of the page; the browser needs none and reads `undefined`. */
  readonly nonce?: string | undefined;
  /** HTML of the ads of the page; the browser reads what it came with. */
  readonly anzeigen?: string | undefined;
  /** Header and footer as this server has written them before; the browser has none. */
  readonly huelle?: Gehaltenehuelle | undefined;
};

/** The inner HTML of header and footer of a page. */
export type Gehaltenehuelle = { readonly kopf: string; readonly fuss: string };

export const SeitenstandContext = createContext<Seitenstand>({ angemeldet: false });

/** Value of `<html data-session>` in the server's answer. */
export function useSitzungsstand(): "authenticated" | "unauthenticated" {
  return useContext(SeitenstandContext).angemeldet ? "authenticated" : "unauthenticated";
}

/** Nonce of this page's inline scripts. */
export function useNonce(): string | undefined {
  return useContext(SeitenstandContext).nonce;
}

/** HTML of this page's ads; `undefined` in the browser, where they stay as they came. */
export function useSeitenanzeigen(): string | undefined {
  return useContext(SeitenstandContext).anzeigen;
}

/** Header and footer of this page as they were written before; `undefined`: they have to be rendered. */
export function useGehaltenehuelle(): Gehaltenehuelle | undefined {
  return useContext(SeitenstandContext).huelle;
}
