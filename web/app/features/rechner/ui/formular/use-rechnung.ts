import { useCallback, useEffect, useRef, useState } from "react";
import { nichtMehrWarten } from "../../formular/merken.ts";

/** The law, fetched as soon as somebody touches the form (`beruehren`). `laden` keeps its identity. */
export function useRechnung<M>(laden: () => Promise<M>) {
  const [rechnung, setRechnung] = useState<M>();
  const gerufen = useRef(false);
  const beruehren = useCallback(() => {
    if (gerufen.current) return;
    gerufen.current = true;
    laden().then(
      (geladen) => setRechnung(() => geladen),
      () => {
        // Offline: the next touch tries again.
        gerufen.current = false;
        nichtMehrWarten();
      },
    );
  }, [laden]);
  // Inputs put back are shown together with their result, once the law is there.
  useEffect(() => {
    if (rechnung) nichtMehrWarten();
  }, [rechnung]);
  return { rechnung, setRechnung, beruehren };
}
