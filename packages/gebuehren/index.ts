export { hoechstwert } from "./gesetz/rvg/paragraph-22.ts";
export { umsatzsteuersatz } from "./gesetz/ust.ts";
export { vvNummer, vvNummern } from "./gesetz/vv/index.ts";
export type * from "./src/eingabe.ts";
export type * from "./src/ergebnis.ts";
export { type Mehrvergleich, mehrvergleich } from "./src/mehrvergleich.ts";
export { rechtsstand } from "./src/rechtsstand.ts";
export { rechenstand, rvgRechnung } from "./src/rvg-rechnung.ts";
export type * from "./src/vv-typen.ts";
