import { blattrechnungLaden, mitJahreswerten } from "../formular/blattrechnung.ts";
import { namenVon } from "../formular/querynamen.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { pkhRoute } from "./api/pkh.ts";
import { vorstellung } from "./vorstellung.ts";

export const pkh: Rechner = {
  ...vorstellung,
  ordner: "pkh",
  query: () => namenVon(import("./felder.ts")),
  blattrechnung: () => blattrechnungLaden(import("./felder.ts"), import("./rechnung.ts"), mitJahreswerten()),
  aufrufe: [pkhRoute],
};
