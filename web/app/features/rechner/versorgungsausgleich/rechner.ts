import { blattrechnungLaden, mitJahreswerten } from "../formular/blattrechnung.ts";
import { namenVon } from "../formular/querynamen.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { versorgungsausgleichRoute } from "./api/versorgungsausgleich.ts";
import { vorstellung } from "./vorstellung.ts";

export const versorgungsausgleich: Rechner = {
  ...vorstellung,
  ordner: "versorgungsausgleich",
  query: () => namenVon(import("./felder.ts")),
  blattrechnung: () => blattrechnungLaden(import("./felder.ts"), import("./rechnung.ts"), mitJahreswerten()),
  aufrufe: [versorgungsausgleichRoute],
};
