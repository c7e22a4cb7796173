import { mitRahmen } from "../formular/blattrechnung.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { gerichtskostenRoute } from "./api/gerichtskosten.ts";
import { vorstellung } from "./vorstellung.ts";

export const gerichtskosten: Rechner = {
  ...vorstellung,
  ordner: "gerichtskosten",
  blattmotor: () => mitRahmen(import("./formular.ts"), import("./rechnung.ts")),
  aufrufe: [gerichtskostenRoute],
};
