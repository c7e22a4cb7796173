import { blattrechnungLaden, mitBasiszins } from "../formular/blattrechnung.ts";
import { namenVon } from "../formular/querynamen.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { mahnverfahrenRoute } from "./api/mahnverfahren.ts";
import { vorstellung } from "./vorstellung.ts";

export const mahnverfahren: Rechner = {
  ...vorstellung,
  ordner: "mahnverfahren",
  query: () => namenVon(import("./felder.ts")),
  blattrechnung: () => blattrechnungLaden(import("./felder.ts"), import("./rechnung.ts"), mitBasiszins()),
  aufrufe: [mahnverfahrenRoute],
};
