import { createHash } from "node:crypto";
import { rechtsdaten } from "@gebuehrenportal/fristen/rechtsdaten";
import { alleGemeinden, alleGerichte } from "@gebuehrenportal/gesetze/gerichte";

/**
 * Hash of all that the book computes with: rules, catalogue, holidays, towns and courts. Taken anew whenever it is asked
 * for, so that no release has to be told by hand that the law has changed.
 */
export const rechtsabdruck = (): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([rechtsdaten(), alleGemeinden(), alleGerichte()]))
    .digest();
