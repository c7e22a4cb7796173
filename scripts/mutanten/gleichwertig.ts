import { gleichwertigeRecht } from "./gleichwertig-recht.ts";
import type { Gleichwertig } from "./gleichwertig-typ.ts";

const geld = "packages/recht/src/geld.ts";
const kleinerZeile = "export const kleiner = (a: Cent, b: Cent): Cent => (a < b ? a : b);";
const groesserZeile = "export const groesser = (a: Cent, b: Cent): Cent => (a > b ? a : b);";

export const gleichwertige: readonly Gleichwertig[] = [
  ...gleichwertigeRecht,
  { datei: geld, zeile: kleinerZeile, ersatz: "a <= b", grund: "Von zwei gleichen ist jeder der kleinere." },
  { datei: geld, zeile: groesserZeile, ersatz: "a >= b", grund: "Von zwei gleichen ist jeder der größere." },
  {
    datei: geld,
    zeile: "const absolut = produkt < 0n ? -produkt : produkt;",
    ersatz: "produkt <= 0n",
    grund: "Hierher kommt kein Produkt 0, und −0n ist 0n.",
  },
  {
    datei: geld,
    zeile: "return cent(produkt < 0n ? -ganz : ganz);",
    ersatz: "produkt <= 0n",
    grund: "Hierher kommt kein Produkt 0.",
  },
];
