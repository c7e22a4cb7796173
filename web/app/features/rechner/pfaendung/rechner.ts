import { blattrechnungLaden, mitJahreswerten } from "../formular/blattrechnung.ts";
import { namenVon } from "../formular/querynamen.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { pfaendungRoute } from "./api/pfaendung.ts";
import { vorstellung } from "./vorstellung.ts";

export const pfaendung: Rechner = {
  ...vorstellung,
  ordner: "pfaendung",
  query: () => namenVon(import("./felder.ts")),
  blattrechnung: () => blattrechnungLaden(import("./felder.ts"), import("./rechnung.ts"), mitJahreswerten()),
  aufrufe: [pfaendungRoute],
};
