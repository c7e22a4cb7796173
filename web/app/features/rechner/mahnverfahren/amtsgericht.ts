import { type Gericht, gerichtLesen, oberlandesgericht } from "@gebuehrenportal/gesetze/gerichte";
import { type Land, laendernamen } from "@gebuehrenportal/recht";
import { aufloesungssatz, gerichtssitze } from "../gerichtsort.ts";
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
  const gelesen = gerichtLesen(text);
  switch (gelesen.art) {
    case "gericht":
      return sitz(gelesen.gericht);
    case "mehrdeutig": {
      const [eines, zweites] = gelesen.gerichte.filter((g) => g.land === land);
      return eines && !zweites
        ? sitz(eines)
        : {
            fehler: `So heißen mehrere Gerichte: ${namen(gelesen.gerichte)}. Bitte wählen Sie auch das Land.`,
          };
    }
    case "aufgeloest": {
      const { nachfolger } = gelesen.aufgeloest;
      return {
        fehler: `${aufloesungssatz(gelesen.aufgeloest)}${nachfolger ? ` An seine Stelle trat: ${nachfolger.name}.` : ""}`,
      };
    }
    case "aehnlich":
      return {
        fehler: `„${text}“ ist so nicht erfasst. Gemeint ist vielleicht: ${namen(gelesen.gerichte.slice(0, 3))}.`,
      };
    case "unbekannt":
      return { fehler: `„${text}“ ist nicht erfasst. Bitte wählen Sie stattdessen das Land.` };
  }
}

const namen = (gerichte: readonly Gericht[]): string =>
  gerichte.map(({ name, land }) => `${name} (${laendernamen[land]})`).join(", ");

function sitz(g: Gericht): Sitzlesung {
  const bezirk = bezirke[oberlandesgericht(g)?.id ?? ""];
  return { ...gerichtssitze(g), ...(bezirk && { olgBezirk: bezirk }) };
}
