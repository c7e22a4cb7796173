/** What other features ask of the figures of the year. */
export { wertberichtigungen } from "./berichtigungen.server.ts";
export { eingetrageneJahreswerte, eingetrageneSaetze, unlesbareJahreswerte } from "./eingetragen.server.ts";
export { mitEintraegen } from "./rechtsstand.ts";
