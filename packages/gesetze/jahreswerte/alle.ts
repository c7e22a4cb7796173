import type { Jahreswert } from "@gebuehrenportal/recht";
import { basiszinssatz } from "./basiszinssatz.ts";
import { pfaendung } from "./pfaendung.ts";
import { pkhFreibetraege } from "./pkh.ts";
import { bemessungsgrenze, bezugsgroesse, faktoren, rentenwert } from "./rente.ts";

/** Every figure that ends by itself, in the order in which the year brings them. A test compares it with the series. */
export const jahreswerte = [
  basiszinssatz,
  pkhFreibetraege,
  bezugsgroesse,
  bemessungsgrenze,
  faktoren,
  rentenwert,
  pfaendung,
] as unknown as readonly Jahreswert<unknown>[];
