import { mitRahmen } from "../formular/rahmenmotor.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { versorgungsausgleichRoute } from "./api/versorgungsausgleich.ts";
import { vorstellung } from "./vorstellung.ts";

export const versorgungsausgleich: Rechner = {
  ...vorstellung,
  ordner: "versorgungsausgleich",
  blattmotor: () => mitRahmen(import("./bild.ts"), import("./motor.ts")),
  aufrufe: [versorgungsausgleichRoute],
};
