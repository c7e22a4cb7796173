import { blattrechnungLaden } from "../formular/blattrechnung.ts";
import { namenVon } from "../formular/querynamen.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { streitwertRoute, wertregelnRoute } from "./api/streitwert.ts";
import { vorstellung } from "./vorstellung.ts";

export const streitwert: Rechner = {
  ...vorstellung,
  ordner: "streitwert",
  query: () => namenVon(import("./felder.ts")),
  blattrechnung: () => blattrechnungLaden(import("./felder.ts"), import("./rechnung.ts")),
  aufrufe: [streitwertRoute, wertregelnRoute],
};
