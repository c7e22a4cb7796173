import { createContext, type ReactNode, useContext } from "react";

/** Faults to show, by place. The value keeps its identity as long as no fault comes or goes. */
export const FehlerContext = createContext<Readonly<Record<string, ReactNode>>>({});

/** Words of the fault at a place (`a1.p2.satz`); `undefined` if all is well there. */
export function useFehler(): (ort: string) => ReactNode {
  const fehler = useContext(FehlerContext);
  // Every field asks, and looking up a name put together costs more than drawing the field.
  const keiner = Object.keys(fehler).length === 0;
  return (ort) => (keiner ? undefined : fehler[ort]);
}

/** The first fault at or below a place (`a1.p2`), for parts of the form that are folded away. */
export function useFehlerUnter(): (ort: string) => ReactNode {
  const fehler = useContext(FehlerContext);
  return (ort) => Object.entries(fehler).find(([stelle]) => stelle.startsWith(`${ort}.`))?.[1];
}
