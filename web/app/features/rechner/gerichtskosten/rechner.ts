import { blattrechnungLaden } from "../formular/blattrechnung.ts";
import { namenVon } from "../formular/querynamen.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { gerichtskostenRoute } from "./api/gerichtskosten.ts";
import { vorstellung } from "./vorstellung.ts";

export const gerichtskosten: Rechner = {
  ...vorstellung,
  ordner: "gerichtskosten",
  query: () => namenVon(import("./felder.ts"), ["suche", "alle"]),
  blattrechnung: () => blattrechnungLaden(import("./felder.ts"), import("./rechnung.ts")),
  aufrufe: [gerichtskostenRoute],
};
