import { mitRahmen } from "../formular/rahmenmotor.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { pfaendungRoute } from "./api/pfaendung.ts";
import { vorstellung } from "./vorstellung.ts";

export const pfaendung: Rechner = {
  ...vorstellung,
  ordner: "pfaendung",
  blattmotor: () => mitRahmen(import("./bild.ts"), import("./motor.ts")),
  aufrufe: [pfaendungRoute],
};
