/** Sentences of the account that more than one place shows: fields, results, refusals. */
export * as texte from "./saetze.ts";
