import type { KeinErgebnis } from "../src/ergebnis.ts";

/** For tests: a result, or the fault that came instead as an error. */
export function gut<T extends { readonly art: "ergebnis" }>(r: T | KeinErgebnis): T {
  if (r.art !== "ergebnis") throw new Error(`${r.grund} (${r.feld})`);
  return r;
}
