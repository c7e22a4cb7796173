import { motorMit } from "./motorbau.ts";
import { alleOrte } from "./orte/gerichtskunde.ts";

/** The engine with every court: on the server, where nothing has to be fetched. */
export const motor = motorMit(alleOrte);
