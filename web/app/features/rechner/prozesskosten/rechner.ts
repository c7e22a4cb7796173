import { mitRahmen } from "../formular/rahmenmotor.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { prozesskostenRoute } from "./api/prozesskosten.ts";
import { vorstellung } from "./vorstellung.ts";

export const prozesskosten: Rechner = {
  ...vorstellung,
  ordner: "prozesskosten",
  blattmotor: () => mitRahmen(import("./bild.ts"), import("./motor.ts")),
  aufrufe: [prozesskostenRoute],
};
