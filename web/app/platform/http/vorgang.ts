import { createContext, useContext } from "react";

/**
 * Reference number of the request a page was rendered for. The server half provides it while rendering, the client
 * half reads it back from the page (`data-vorgang`), so both render the same.
 */
export const VorgangContext = createContext<string | undefined>(undefined);

/**
 * The reference number for an error page; the same number stands in the server's log line. The page prints it in an
 * element with `data-vorgang={nummer}`. Undefined when the error happened in the browser.
 */
export function useVorgang(): string | undefined {
  return useContext(VorgangContext);
}
