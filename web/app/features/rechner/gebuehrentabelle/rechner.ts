import type { Rechner } from "../rechnereintrag.ts";
import { tabelleRoute } from "./api/tabelle.ts";
import { vorstellung } from "./vorstellung.ts";

export const gebuehrentabelle: Rechner = {
  ...vorstellung,
  ordner: "gebuehrentabelle",
  query: async () => {
    const { tabellen } = await import("./wunsch.ts");
    const namen = ["stichtag", "vergleich", "wert", "von", "bis", ...tabellen.map(({ feld }) => feld)];
    return (name) => namen.includes(name);
  },
  aufrufe: [tabelleRoute],
};
