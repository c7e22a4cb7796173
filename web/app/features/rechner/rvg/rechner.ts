import { beiwerk } from "../formular/querynamen.ts";
import type { Rechner } from "../rechnereintrag.ts";
import { rvgRoute } from "./api/rvg.ts";
import { vorstellung } from "./vorstellung.ts";

export const rvg: Rechner = {
  ...vorstellung,
  ordner: "rvg",
  query: async () => {
    const { queryNamen } = await import("./formular/query.ts");
    const namen: readonly string[] = [...queryNamen, ...beiwerk];
    return (name) => namen.includes(name) || /^satz\.\d{4}$/.test(name);
  },
  blattrechnung: async () => (await import("./ergebnis/blattrechnung.ts")).blattrechnung,
  aufrufe: [rvgRoute],
};
