import { hash } from "node:crypto";
import type { Streuung } from "./auswahl.ts";

const bits = 48;

/** Evenly spread between 0 and 1, ends excluded. */
export const streuung: Streuung = (text) =>
  (Number.parseInt(hash("sha256", text, "hex").slice(0, bits / 4), 16) + 0.5) / 2 ** bits;
