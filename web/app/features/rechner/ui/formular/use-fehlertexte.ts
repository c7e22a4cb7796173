import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Fehlerliste, Feldfehler } from "../../formular/lesen.ts";

type Fehlertexte = {
  readonly auswertung: { readonly art: string; readonly fehler?: Fehlerliste };
  /** The form was sent: nothing is unfinished any more. */
  readonly gefragt: boolean;
  /** Faults that are shown while somebody types, too. */
  readonly immer: (fehler: Feldfehler) => boolean;
  readonly knoten: (ort: string, fehler: Feldfehler) => ReactNode;
  /** What the words depend on besides the faults. */
  readonly stand?: (sichtbar: readonly Feldfehler[]) => unknown;
};

/**
 * The faults to show, by place. While somebody types, an unfinished entry is no fault yet, but one that was left is; what
 * the law says against a finished one is shown at once.
 */
export function useFehlertexte(angaben: Fehlertexte): Readonly<Record<string, ReactNode>> {
  const { auswertung, gefragt, immer, knoten, stand } = angaben;
  const verlassen = useVerlassene();
  const sichtbar = Object.entries(auswertung.fehler ?? {}).filter(
    ([ort, f]) => gefragt || f.art === "recht" || immer(f) || (f.art === "ungueltig" && verlassen.has(ort)),
  );
  const schluessel = JSON.stringify([sichtbar, stand?.(sichtbar.map(([, f]) => f))]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds everything; a new object would render every field
  return useMemo(() => Object.fromEntries(sichtbar.map(([ort, f]) => [ort, knoten(ort, f)])), [schluessel]);
}

/** Ids of the fields that somebody has been in and has left. */
function useVerlassene(): ReadonlySet<string> {
  const [verlassen, setVerlassen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const merken = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      const { id } = target;
      setVerlassen((bisher) => (bisher.has(id) ? bisher : new Set(bisher).add(id)));
    };
    document.addEventListener("focusout", merken);
    return () => document.removeEventListener("focusout", merken);
  }, []);
  return verlassen;
}
