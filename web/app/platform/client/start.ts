import { aufschubDatenschichtMs, aufschubSitzungMs, wartetaktMs } from "../konstanten.ts";

/**
 * The client's own start. Session, token, backend calls and socket are code of their own that no public page loads
 * before it is loaded itself and idle; whoever needs them earlier calls `kern()`.
 */
export type Kern = typeof import("./kern.ts");

let laufend: Promise<Kern> | undefined;

/** Loads and starts everything that was put off; what depends on it calls this when it is first touched. */
export function kern(): Promise<Kern> {
  laufend ??= import("./kern.ts").then(async (geladen) => {
    await geladen.sitzungStarten();
    await geladen.datenschichtStarten();
    return geladen;
  });
  // A failed load (offline) may be tried again.
  laufend.catch(() => {
    laufend = undefined;
  });
  return laufend;
}

/** Starts in the background: after `load`, when the browser is idle; the session first, then the data layer. */
export function aufgeschobenStarten(): void {
  nachLaden(() => {
    leerlauf(() => {
      if (!laufend) import("./kern.ts").then(({ sitzungStarten }) => sitzungStarten()).catch(() => {});
    }, aufschubSitzungMs);
    leerlauf(() => void kern().catch(() => {}), aufschubDatenschichtMs);
  });
}

/** How long ads are in view is counted by code of its own, on pages that have some. Gives back how to stop. */
export function anzeigenMessen(kasten: Element): () => void {
  let ende: (() => void) | undefined;
  let zuEnde = false;
  nachLaden(() =>
    leerlauf(() => {
      if (zuEnde) return;
      import("./anzeigen.ts").then(
        ({ messen }) => {
          if (!zuEnde) ende = messen(kasten);
        },
        () => {},
      );
    }, aufschubSitzungMs),
  );
  return () => {
    zuEnde = true;
    ende?.();
  };
}

/** Waits until the data layer is ready, and has it started if nobody did so yet. */
export async function datenschichtBereit(): Promise<Kern> {
  const geladen = await kern();
  while (document.documentElement.dataset.dataLayer !== "ready")
    await new Promise((weiter) => setTimeout(weiter, wartetaktMs));
  return geladen;
}

function nachLaden(tun: () => void): void {
  if (document.readyState === "complete") tun();
  else addEventListener("load", tun, { once: true });
}

function leerlauf(tun: () => void, spaetestensMs: number): void {
  // Safari has no idle callback; there the latest moment is the moment.
  if (typeof requestIdleCallback === "function") requestIdleCallback(tun, { timeout: spaetestensMs });
  else setTimeout(tun, spaetestensMs);
}
