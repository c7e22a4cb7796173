// Every act that brought a number, once; `fuer(akt, "rvg")` makes it the source of a number.
export * from "./quellen/akt.ts";
export * from "./quellen/bis-2012.ts";
export * from "./quellen/seit-2013.ts";
