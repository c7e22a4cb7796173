import { mitBasiszins, mitRahmen } from "../formular/rahmenmotor.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { basiszinsRoute, zinsenRoute } from "./api/zinsen.ts";
import { vorstellung } from "./vorstellung.ts";

export const zinsen: Rechner = {
  ...vorstellung,
  ordner: "zinsen",
  blattmotor: () => mitRahmen(import("./bild.ts"), import("./motor.ts"), mitBasiszins()),
  aufrufe: [zinsenRoute, basiszinsRoute],
};
