import { blattrechnungLaden, mitJahreswerten } from "../formular/blattrechnung.ts";
import { namenVon } from "../formular/querynamen.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { versorgungsausgleichRoute } from "./api/versorgungsausgleich.ts";
import { vorstellung } from "./vorstellung.ts";

export const versorgungsausgleich: Rechner = {
  ...vorstellung,
  ordner: "versorgungsausgleich",
  query: () => namenVon(import("./formular.ts")),
  blattrechnung: () =>
    blattrechnungLaden(import("./formular.ts"), import("./rechnung.ts"), mitJahreswerten()),
  aufrufe: [versorgungsausgleichRoute],
};
