import { blattrechnungLaden } from "../formular/blattrechnung.ts";
import { namenVon } from "../formular/querynamen.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { prozesskostenRoute } from "./api/prozesskosten.ts";
import { vorstellung } from "./vorstellung.ts";

export const prozesskosten: Rechner = {
  ...vorstellung,
  ordner: "prozesskosten",
  query: () => namenVon(import("./felder.ts")),
  blattrechnung: () => blattrechnungLaden(import("./felder.ts"), import("./rechnung.ts")),
  aufrufe: [prozesskostenRoute],
};
