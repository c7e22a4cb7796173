import { blattrechnungLaden } from "../formular/blattrechnung.ts";
import { namenVon } from "../formular/querynamen.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { feiertageRoute, orteRoute } from "./api/feiertage.ts";
import { fristenRoute } from "./api/fristen.ts";
import { vorstellung } from "./vorstellung.ts";

export const fristen: Rechner = {
  ...vorstellung,
  ordner: "fristen",
  query: () => namenVon(import("./formular.ts")),
  blattrechnung: () => blattrechnungLaden(import("./formular.ts"), import("./rechnung.ts")),
  aufrufe: [fristenRoute, feiertageRoute, orteRoute],
  aufrufeHinten: true,
};
