import { mitRahmen } from "../formular/rahmenmotor.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { streitwertRoute, wertregelnRoute } from "./api/streitwert.ts";
import { vorstellung } from "./vorstellung.ts";

export const streitwert: Rechner = {
  ...vorstellung,
  ordner: "streitwert",
  blattmotor: () => mitRahmen(import("./bild.ts"), import("./motor.ts")),
  aufrufe: [streitwertRoute, wertregelnRoute],
};
