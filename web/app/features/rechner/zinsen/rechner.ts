import { blattrechnungLaden, mitBasiszins } from "../formular/blattrechnung.ts";
import { namenVon } from "../formular/querynamen.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { basiszinsRoute, zinsenRoute } from "./api/zinsen.ts";
import { vorstellung } from "./vorstellung.ts";

export const zinsen: Rechner = {
  ...vorstellung,
  ordner: "zinsen",
  query: () => namenVon(import("./felder.ts")),
  blattrechnung: () => blattrechnungLaden(import("./felder.ts"), import("./rechnung.ts"), mitBasiszins()),
  aufrufe: [zinsenRoute, basiszinsRoute],
};
