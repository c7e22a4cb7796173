import { createContext, useContext } from "react";

/** What the server half of a page knows before any script runs. */
export type Seitenstand = {
  /** Signed in when the page was made; the browser reads it back from `<html data-session>`. */
  readonly angemeldet: boolean;
  /** For every inline script of the page; the browser needs none and reads `undefined`. */
  readonly nonce?: string | undefined;
};

export const SeitenstandContext = createContext<Seitenstand>({ angemeldet: false });

/** Value of `<html data-session>` in the server's answer. */
export function useSitzungsstand(): "authenticated" | "unauthenticated" {
  return useContext(SeitenstandContext).angemeldet ? "authenticated" : "unauthenticated";
}

/** Nonce of this page's inline scripts. */
export function useNonce(): string | undefined {
  return useContext(SeitenstandContext).nonce;
}
