import { fehlerBisSperre, versuchsfensterMs, wiederholungenBisAus } from "#platform/konstanten.ts";

/**
 * What one page remembers of failed sign-ins: instants of the errors and of the retries. A retry is every submit after
 * the first error, blocked ones included. Only the page counts here; the server keeps its own limits.
 */
export type Versuche = { readonly fehler: readonly number[]; readonly wiederholungen: readonly number[] };

export const keineVersuche: Versuche = { fehler: [], wiederholungen: [] };

/** A submit at the instant `jetzt` (ms): whether it may be sent, and what is remembered afterwards. */
export function abgesendet(
  versuche: Versuche,
  jetzt: number,
): { readonly erlaubt: boolean; readonly versuche: Versuche } {
  const { fehler, wiederholungen } = imFenster(versuche, jetzt);
  return {
    erlaubt: fehler.length < fehlerBisSperre,
    versuche: { fehler, wiederholungen: fehler.length > 0 ? [...wiederholungen, jetzt] : wiederholungen },
  };
}

/** A request that was sent has failed. */
export function fehlgeschlagen(versuche: Versuche, jetzt: number): Versuche {
  const { fehler, wiederholungen } = imFenster(versuche, jetzt);
  return { fehler: [...fehler, jetzt], wiederholungen };
}

/** The instant (ms) until which the button stays disabled; undefined: it may be pressed. */
export function ausBis(versuche: Versuche, jetzt: number): number | undefined {
  const { wiederholungen } = imFenster(versuche, jetzt);
  const entscheidend = wiederholungen.at(-wiederholungenBisAus);
  return entscheidend === undefined ? undefined : entscheidend + versuchsfensterMs;
}

function imFenster({ fehler, wiederholungen }: Versuche, jetzt: number): Versuche {
  const noch = (zeitpunkt: number) => jetzt - zeitpunkt < versuchsfensterMs;
  return { fehler: fehler.filter(noch), wiederholungen: wiederholungen.filter(noch) };
}
