export type * from "./src/eingabe.ts";
export type * from "./src/ergebnis.ts";
export type * from "./src/vv-typen.ts";
