import { mitBasiszins, mitRahmen } from "../formular/blattrechnung.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { basiszinsRoute, zinsenRoute } from "./api/zinsen.ts";
import { vorstellung } from "./vorstellung.ts";

export const zinsen: Rechner = {
  ...vorstellung,
  ordner: "zinsen",
  blattmotor: () => mitRahmen(import("./formular.ts"), import("./rechnung.ts"), mitBasiszins()),
  aufrufe: [zinsenRoute, basiszinsRoute],
};
