import { createContext, useContext } from "react";

/** What a loader has left with `nurImServer`; the server half provides it while rendering, the browser never has it. */
export const ServerinhaltContext = createContext<unknown>(undefined);

/**
 * Data for a part of a page that is made on the server alone and costs the browser nothing. `undefined` in the
 * browser, where that part stays as it came: an element whose HTML React does not touch.
 */
export function useServerinhalt<T>(): T | undefined {
  return useContext(ServerinhaltContext) as T | undefined;
}
