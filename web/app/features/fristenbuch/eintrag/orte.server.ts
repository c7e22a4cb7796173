import type { Ort } from "@gebuehrenportal/fristen";
import { alleOrte } from "#features/rechner/index.server.ts";
import type { Ortswahl } from "./frage.ts";

/** A place by ids as the engine takes it, with all that the directory of courts knows of it. */
export const ortAufgeloest = (ort: Ortswahl): Ort => alleOrte.aufgeloest(ort);

/** Reads what somebody typed as a place: one that is known, or those it may mean. */
export const ortLesen = alleOrte.lesen;

/** What only the reader can say of a place: which seat, and whether a day is a holiday there. */
export const ortFragen = alleOrte.fragen;
