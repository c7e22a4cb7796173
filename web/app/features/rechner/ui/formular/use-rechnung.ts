import { useCallback, useEffect, useRef, useState } from "react";
import { nichtMehrWarten } from "../../formular/merken.ts";

/** After a failed try the law is asked for again, later and later, for whoever may have stopped typing. */
const ersteWartezeitMs = 1_000;
const versucheHoechstens = 5;

/**
 * Some browsers (Chromium until 155) never ask again for a script that failed once: only a new document does. The tab
 * puts back what was typed. Once: a document that came this way already waits for the clock.
 */
function neuLaden(): boolean {
  const [eintrag] = performance.getEntriesByType("navigation");
  if (!navigator.onLine || (eintrag instanceof PerformanceNavigationTiming && eintrag.type === "reload"))
    return false;
  location.reload();
  return true;
}

/** The law, fetched as soon as somebody touches the form (`beruehren`). `laden` keeps its identity. */
export function useRechnung<M>(laden: () => Promise<M>) {
  const [rechnung, setRechnung] = useState<M>();
  const gerufen = useRef(false);
  const versuche = useRef(0);
  const uhr = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(uhr.current), []);
  const versuchen = useCallback(
    (vonDerUhr: boolean) => {
      if (gerufen.current) return;
      gerufen.current = true;
      laden().then(
        (geladen) => setRechnung(() => geladen),
        () => {
          // Offline, or the line broke: the next touch tries again, and so does the clock once nobody types.
          gerufen.current = false;
          nichtMehrWarten();
          clearTimeout(uhr.current);
          if (vonDerUhr) versuche.current += 1;
          if (versuche.current > versucheHoechstens || (versuche.current > 0 && neuLaden())) return;
          uhr.current = setTimeout(() => versuchen(true), ersteWartezeitMs * 2 ** versuche.current);
        },
      );
    },
    [laden],
  );
  const beruehren = useCallback(() => versuchen(false), [versuchen]);
  // Inputs put back are shown together with their result, once the law is there.
  useEffect(() => {
    if (rechnung) nichtMehrWarten();
  }, [rechnung]);
  return { rechnung, setRechnung, beruehren };
}
