import { createContext } from "react-router";
import type { ApiRoute } from "./api-route.ts";

/** Every call of the portal, for the page that describes them; the server hands it over with each request. */
export const aufrufeContext = createContext<readonly ApiRoute[]>([]);
