import type { Rechner } from "../rechnereintrag.ts";
import { rvgRoute } from "./api/rvg.ts";
import { vorstellung } from "./vorstellung.ts";

export const rvg: Rechner = {
  ...vorstellung,
  ordner: "rvg",
  blattrechnung: async () => (await import("./ergebnis/blattrechnung.ts")).blattrechnung,
  aufrufe: [rvgRoute],
};
