import { useCallback, useEffect, useRef, useState } from "react";
import { nichtMehrWarten } from "../../formular/merken.ts";

/** After a failed try the law is asked for again, later and later, for whoever may have stopped typing. */
const ersteWartezeitMs = 1_000;
const versucheHoechstens = 5;

/** The law, fetched as soon as somebody touches the form (`beruehren`). `laden` keeps its identity. */
export function useRechnung<M>(laden: () => Promise<M>) {
  const [rechnung, setRechnung] = useState<M>();
  const gerufen = useRef(false);
  const versuche = useRef(0);
  const uhr = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(uhr.current), []);
  const beruehren = useCallback(() => {
    if (gerufen.current) return;
    gerufen.current = true;
    laden().then(
      (geladen) => setRechnung(() => geladen),
      () => {
        // Offline, or the line broke: the next touch tries again, and so does the clock.
        gerufen.current = false;
        nichtMehrWarten();
        clearTimeout(uhr.current);
        if (versuche.current === versucheHoechstens) return;
        uhr.current = setTimeout(beruehren, ersteWartezeitMs * 2 ** versuche.current);
        versuche.current += 1;
      },
    );
  }, [laden]);
  // Inputs put back are shown together with their result, once the law is there.
  useEffect(() => {
    if (rechnung) nichtMehrWarten();
  }, [rechnung]);
  return { rechnung, setRechnung, beruehren };
}
