import { mitRahmen } from "../formular/rahmenmotor.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { feiertageRoute, orteRoute } from "./api/feiertage.ts";
import { fristenRoute } from "./api/fristen.ts";
import { vorstellung } from "./vorstellung.ts";

export const fristen: Rechner = {
  ...vorstellung,
  ordner: "fristen",
  blattmotor: () => mitRahmen(import("./bild.ts"), import("./motor.ts")),
  aufrufe: [fristenRoute, feiertageRoute, orteRoute],
  aufrufeHinten: true,
};
