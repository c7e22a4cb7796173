import { createContext, type ReactNode, useContext } from "react";

/** Faults to show, by place. The value keeps its identity as long as no fault comes or goes. */
export const FehlerContext = createContext<Readonly<Record<string, ReactNode>>>({});

/** Words of the fault at a place (`a1.p2.satz`); `undefined` if all is well there. */
export function useFehler(): (ort: string) => ReactNode {
  const fehler = useContext(FehlerContext);
  return (ort) => fehler[ort];
}
