import type { Jahreswert } from "@gebuehrenportal/recht";
import { basiszinsGrenzen, basiszinssatz as reihe } from "../bgb/paragraph-247.ts";

/** § 247 BGB, each 1 January and 1 July. */
export const basiszinssatz: Jahreswert<number> = {
  name: "basiszinssatz",
  titel: "Basiszinssatz",
  reihe,
  felder: [{ name: "satz", titel: "Basiszinssatz", einheit: "prozent" }],
  ausZahlen: ({ satz = 0 }) => satz,
  inZahlen: (satz) => ({ satz }),
  ueblich: basiszinsGrenzen,
};
