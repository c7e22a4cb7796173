import fristen from "@gebuehrenportal/gesetze/fristenkatalog/fristen.json" with { type: "json" };
import texte from "@gebuehrenportal/gesetze/fristenkatalog/texte.json" with { type: "json" };
import type { Fristzeile, Textzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";

const zahlen = fristen as Readonly<Record<string, unknown>> as Readonly<Record<string, Fristzeile>>;
const worte = texte as Readonly<Record<string, unknown>> as Readonly<Record<string, Textzeile>>;

/** What an entry computes with. */
export const fristzeile = (id: string): Fristzeile | undefined =>
  Object.hasOwn(zahlen, id) ? zahlen[id] : undefined;

/** What all entries compute with. */
export const alleFristzeilen = (): Readonly<Record<string, Fristzeile>> => zahlen;

/** What a person reads with an entry. */
export const textzeile = (id: string): Textzeile | undefined =>
  Object.hasOwn(worte, id) ? worte[id] : undefined;
