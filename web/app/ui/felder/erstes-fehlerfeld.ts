import { useEffect, useRef } from "react";

/** After a form came back with faults the focus goes to the first of them. */
export function useErstesFehlerfeld(ergebnis: unknown) {
  const formular = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (ergebnis) formular.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [ergebnis]);
  return formular;
}
