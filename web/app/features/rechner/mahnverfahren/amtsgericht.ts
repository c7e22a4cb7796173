import { type Gericht, oberlandesgericht } from "@gebuehrenportal/gesetze/gerichte";
import type { Land } from "@gebuehrenportal/recht";
import { gerichtNach } from "../gerichtsname.ts";
import { gerichtssitze } from "../gerichtsort.ts";
import type { Sitzlesung } from "./sitz.ts";

/** Districts of North Rhine-Westphalia by their Oberlandesgericht. */
const bezirke: Readonly<Record<string, "hamm" | "duesseldorf" | "koeln">> = {
  "olg-hamm": "hamm",
  "olg-duesseldorf": "duesseldorf",
  "olg-koeln": "koeln",
};

/**
 * What the court at the applicant's seat says of it: its Land, and in North Rhine-Westphalia the district. A name that several
 * bear needs the Land beside it; one that is spelt otherwise is asked back, never taken.
 */
export function sitzDes(text: string, land: Land | undefined): Sitzlesung {
  const gelesen = gerichtNach(text, rat, land);
  return "fehler" in gelesen ? gelesen : sitz(gelesen.gericht);
}

const rat = {
  mehrdeutig: "Bitte wählen Sie auch das Land.",
  unbekannt: "Bitte wählen Sie stattdessen das Land.",
};

function sitz(g: Gericht): Sitzlesung {
  const bezirk = bezirke[oberlandesgericht(g)?.id ?? ""];
  return { ...gerichtssitze(g), ...(bezirk && { olgBezirk: bezirk }) };
}
