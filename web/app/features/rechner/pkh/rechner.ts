import { mitRahmen } from "../formular/rahmenmotor.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { pkhRoute } from "./api/pkh.ts";
import { vorstellung } from "./vorstellung.ts";

export const pkh: Rechner = {
  ...vorstellung,
  ordner: "pkh",
  blattmotor: () => mitRahmen(import("./bild.ts"), import("./motor.ts")),
  aufrufe: [pkhRoute],
};
