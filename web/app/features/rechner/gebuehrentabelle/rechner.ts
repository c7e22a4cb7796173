import type { Rechner } from "../rechnereintrag.ts";
import { tabelleRoute } from "./api/tabelle.ts";
import { vorstellung } from "./vorstellung.ts";

export const gebuehrentabelle: Rechner = {
  ...vorstellung,
  ordner: "gebuehrentabelle",
  aufrufe: [tabelleRoute],
};
