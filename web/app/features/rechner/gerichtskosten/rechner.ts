import { mitRahmen } from "../formular/rahmenmotor.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { gerichtskostenRoute } from "./api/gerichtskosten.ts";
import { vorstellung } from "./vorstellung.ts";

export const gerichtskosten: Rechner = {
  ...vorstellung,
  ordner: "gerichtskosten",
  blattmotor: () => mitRahmen(import("./bild.ts"), import("./motor.ts")),
  aufrufe: [gerichtskostenRoute],
};
