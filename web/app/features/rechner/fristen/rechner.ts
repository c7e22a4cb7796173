import { blattrechnungLaden } from "../formular/blattrechnung.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { feiertageRoute, orteRoute } from "./api/feiertage.ts";
import { fristenRoute } from "./api/fristen.ts";
import { vorstellung } from "./vorstellung.ts";

export const fristen: Rechner = {
  ...vorstellung,
  ordner: "fristen",
  blattrechnung: () => blattrechnungLaden(import("./formular.ts"), import("./rechnung.ts")),
  aufrufe: [fristenRoute, feiertageRoute, orteRoute],
  aufrufeHinten: true,
};
