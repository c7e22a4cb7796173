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
  const inArbeit = useFeldinArbeit();
  const sichtbar = Object.entries(auswertung.fehler ?? {}).filter(
    ([ort, f]) => gefragt || f.art === "recht" || immer(f) || (f.art === "ungueltig" && ort !== inArbeit),
  );
  const schluessel = JSON.stringify([sichtbar, stand?.(sichtbar.map(([, f]) => f))]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds everything; a new object would render every field
  return useMemo(() => Object.fromEntries(sichtbar.map(([ort, f]) => [ort, knoten(ort, f)])), [schluessel]);
}

/** Id of the field that somebody is in for the first time; what stands in all others is finished. */
function useFeldinArbeit(): string | undefined {
  const [feld, setFeld] = useState<string>();
  useEffect(() => {
    const verlassene = new Set<string>();
    const betreten = (id = "") => setFeld(verlassene.has(id) ? undefined : id);
    const hinein = ({ target }: FocusEvent) => betreten((target as Element).id);
    const hinaus = ({ target }: FocusEvent) => {
      verlassene.add((target as Element).id);
      setFeld(undefined);
    };
    // Somebody may type already before the script is there.
    betreten(document.activeElement?.id);
    document.addEventListener("focusin", hinein);
    document.addEventListener("focusout", hinaus);
    return () => {
      document.removeEventListener("focusin", hinein);
      document.removeEventListener("focusout", hinaus);
    };
  }, []);
  return feld;
}
