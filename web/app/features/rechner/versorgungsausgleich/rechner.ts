import { blattrechnungLaden, mitJahreswerten } from "../formular/blattrechnung.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { versorgungsausgleichRoute } from "./api/versorgungsausgleich.ts";
import { vorstellung } from "./vorstellung.ts";

export const versorgungsausgleich: Rechner = {
  ...vorstellung,
  ordner: "versorgungsausgleich",
  blattrechnung: () =>
    blattrechnungLaden(import("./formular.ts"), import("./rechnung.ts"), mitJahreswerten()),
  aufrufe: [versorgungsausgleichRoute],
};
