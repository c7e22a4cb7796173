/** What pages of other features use of the calculators. */
export { sitzworte } from "./fristen/orte/sitzworte.ts";
export { tagLang } from "./fristen/tagtext.ts";
export type { Rechnerkachel } from "./kacheln.server.ts";
export { BasicMarke } from "./ui/basic-marke.tsx";
export { spaltenhoehe } from "./ui/ergebnis/ergebnisspalte.tsx";
export { Tarifhinweis } from "./ui/tarifhinweis.tsx";
export { Tarifverweis } from "./ui/tarifverweis.tsx";
export { ZumRvgRechner } from "./ui/zum-rvg-rechner.tsx";
