import type { Juenger } from "@gebuehrenportal/zitate/juenger";
import type { Normbezug } from "./bezug.ts";
import type { Normfassung } from "./typen.ts";

/** An act that came after the document, as its versions are told: what held then, what holds today, each with its source. */
export function juengeresGesetz({ abbr }: Normbezug, neues: Juenger): Normfassung {
  const { seit, quelle, unsicher, damals, verweis, satz } = neues;
  return {
    titel: abbr,
    norm: abbr,
    urteil: "juenger",
    satz,
    ...(seit !== undefined && { seit }),
    ...(damals !== undefined && {
      damals: {
        text: damals,
        ...(verweis && {
          quelle: { titel: "Text des Vorgängers", fundstelle: damals, link: verweis.adresse },
        }),
      },
    }),
    heute: {
      text: abbr,
      ...(seit !== undefined && { ab: seit }),
      ...(quelle !== undefined && { quelle: { titel: abbr, fundstelle: quelle } }),
      ...(unsicher && { unsicher }),
    },
    ...(verweis && { verweis }),
  };
}
