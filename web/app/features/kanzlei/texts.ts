/** Sentences of the team that more than one place shows: fields, results, refusals. */
export * as texte from "./saetze.ts";
