import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { beimVergessen } from "#platform/client/eingaben.ts";
import { gemerktes, merken, nichtMehrWarten, vergessen } from "../merken.ts";
import type { Motor, Rechnerbild, Werte } from "../rahmen.ts";
import { alsFragment, ausFragment } from "../rahmen-fragment.ts";

const merkpauseMs = 300;

/** State of a plain calculator's form: what was typed, the tab's memory, and the law as soon as somebody touches it. */
export function useRahmen(bild: Rechnerbild, anfang: Werte, laden: () => Promise<Motor>) {
  const [werte, setWerte] = useState(anfang);
  const [motor, setMotor] = useState<Motor>();
  const [beschaedigt, setBeschaedigt] = useState(false);
  const stand = useRef(werte);
  stand.current = werte;
  const gerufen = useRef(false);

  const beruehren = useCallback(() => {
    if (gerufen.current) return;
    gerufen.current = true;
    laden().then(setMotor, () => {
      // Offline: the next touch tries again.
      gerufen.current = false;
      nichtMehrWarten();
    });
  }, [laden]);
  // What was typed may need more than the engine came with: a better one replaces it.
  useEffect(() => {
    motor?.nachladen?.(werte)?.then(setMotor, () => undefined);
  }, [motor, werte]);
  const ersetzen = useCallback(
    (neu: Werte) => {
      beruehren();
      setWerte(neu);
    },
    [beruehren],
  );

  useLayoutEffect(() => {
    const frueher = gemerktes((text) => ausFragment(bild, text));
    if (frueher === "beschaedigt") setBeschaedigt(true);
    else if (frueher) {
      beruehren();
      setWerte(frueher);
      return;
    }
    nichtMehrWarten();
  }, [bild, beruehren]);
  // Inputs put back are shown together with their result, once the law is there.
  useEffect(() => {
    if (motor) nichtMehrWarten();
  }, [motor]);
  useEffect(() => {
    if (werte === anfang) return;
    const uhr = setTimeout(() => merken(alsFragment(werte)), merkpauseMs);
    return () => clearTimeout(uhr);
  }, [werte, anfang]);
  useEffect(() => {
    const sichern = () => (stand.current === anfang ? vergessen() : merken(alsFragment(stand.current)));
    addEventListener("pagehide", sichern);
    return () => {
      removeEventListener("pagehide", sichern);
      if (stand.current !== anfang) merken(alsFragment(stand.current));
    };
  }, [anfang]);

  useEffect(
    () =>
      beimVergessen(() => {
        stand.current = anfang;
        setWerte(anfang);
      }),
    [anfang],
  );

  return { werte, ersetzen, motor, beruehren, beschaedigt };
}
