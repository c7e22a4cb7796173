import type { Quelle } from "@gebuehrenportal/recht";
import * as akte from "../quellen.ts";
import { beg4 } from "./fristen.ts";

/** Shortened the time for which invoices are kept from ten to eight years. */
export const beg4Aufbewahrung: Quelle = akte.fuer(beg4, "ustg_1980/__14b.html");
