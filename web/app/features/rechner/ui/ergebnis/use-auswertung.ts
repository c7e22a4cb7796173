import { type FormEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";

type Auswertungsstand<F, M, A> = {
  /** What stands in the form now. */
  readonly formular: F;
  /** What the server was asked and answered. */
  readonly anfang: { readonly formular: F; readonly gefragt: boolean; readonly auswertung: A };
  /** The law, once somebody has touched the form. */
  readonly rechnung: M | undefined;
  readonly beruehren: () => void;
  /** Keeps its identity; `undefined`: the engine waits for data, what was shown last stays. */
  readonly rechnen: (rechnung: M, formular: F, gefragt: boolean) => A | undefined;
};

/**
 * What stands beside a form: first the server's answer, then, with the law loaded, that to what is typed. Only for a form
 * that was sent (`gefragt`) every fault is shown, and the focus goes to the first.
 */
export function useAuswertung<F, M, A>(stand: Auswertungsstand<F, M, A>) {
  const { formular, anfang, rechnung, beruehren, rechnen } = stand;
  const { formular: erstes, gefragt: gleichGefragt, auswertung: erste } = anfang;
  const [gefragtes, setGefragtes] = useState(gleichGefragt ? erstes : undefined);
  const spaeter = useDeferredValue(formular);
  const zuletzt = useRef(erste);
  const auswertung = useMemo(() => {
    const gefragt = spaeter === gefragtes;
    if (!rechnung || (spaeter === erstes && gefragt === gleichGefragt)) return erste;
    return rechnen(rechnung, spaeter, gefragt) ?? zuletzt.current;
  }, [rechnung, spaeter, gefragtes, rechnen, erstes, gleichGefragt, erste]);
  useEffect(() => {
    zuletzt.current = auswertung;
  }, [auswertung]);
  const fehlerSuchen = useFehlersuche(rechnung !== undefined && spaeter === gefragtes);

  function absenden(ereignis: FormEvent) {
    ereignis.preventDefault();
    beruehren();
    if (formular === gefragtes) return zumErstenFehler();
    fehlerSuchen();
    setGefragtes(formular);
  }
  return { spaeter, auswertung, gefragt: formular === gefragtes, absenden };
}

const zumErstenFehler = () => document.querySelector<HTMLElement>("form [aria-invalid]")?.focus();

/** Faults of the form just sent are looked for once they stand there: the law may still be on its way. */
function useFehlersuche(berechnet: boolean): () => void {
  const gesucht = useRef(false);
  useEffect(() => {
    if (!gesucht.current || !berechnet) return;
    gesucht.current = false;
    zumErstenFehler();
  });
  return () => {
    gesucht.current = true;
  };
}
