import type { Nummernwert } from "./typen.ts";

/** Whether a version of a number meant something else than the number means now. */
export const andererTatbestand = ({ spaeterNr, tatbestandEndet }: Nummernwert): boolean =>
  spaeterNr !== undefined || tatbestandEndet === true;
