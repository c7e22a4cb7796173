import { mitBasiszins, mitRahmen } from "../formular/rahmenmotor.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { mahnverfahrenRoute } from "./api/mahnverfahren.ts";
import { vorstellung } from "./vorstellung.ts";

export const mahnverfahren: Rechner = {
  ...vorstellung,
  ordner: "mahnverfahren",
  blattmotor: () => mitRahmen(import("./bild.ts"), import("./motor.ts"), mitBasiszins()),
  aufrufe: [mahnverfahrenRoute],
};
