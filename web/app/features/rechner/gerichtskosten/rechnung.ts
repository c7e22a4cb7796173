import { gerichtMitLand } from "../gerichtskunde.ts";
import { rechnungMit } from "./rechnungsbau.ts";

/** The engine with every court: on the server, where nothing has to be fetched. */
export const rechnung = rechnungMit(gerichtMitLand);
