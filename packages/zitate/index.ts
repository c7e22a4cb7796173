export type { Einstellung } from "./src/aufloesung.ts";
export { type Ausgabezeile, ausgabe } from "./src/ausgabe/jsonl.ts";
export { type Register, registerAus } from "./src/register/register.ts";
export type { Einheit, Hinweis, Norm, Stufe, Zitat } from "./src/typen.ts";
export { type Verweis, verweis } from "./src/verweis.ts";
export { zitate } from "./src/zitate.ts";
