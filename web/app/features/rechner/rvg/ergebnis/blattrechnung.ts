import type { Tag } from "@gebuehrenportal/recht";
import type { Blattantwort, Blattrechnung } from "../../formular/blattantwort.ts";
import type { Formular } from "../formular/formular.ts";
import { ausFragment } from "../formular/fragment.ts";
import { formularAusQuery } from "../formular/query.ts";
import { auswertung } from "../rechnung.ts";
import { jsonDaten } from "./blattwege.ts";

function antwort(formular: Formular, heute: Tag, erweitert: boolean): Blattantwort {
  const a = auswertung({ formular, heute, abgeschickt: true, erweitert });
  switch (a.art) {
    case "ergebnis":
      return { art: "blatt", blatt: a.blatt, daten: jsonDaten(a) };
    case "kein-ergebnis":
    case "basic":
      return a;
    default:
      return { art: "unvollstaendig" };
  }
}

/** The sheet of the RVG calculator. */
export const blattrechnung: Blattrechnung = {
  blattAus: (stand, heute, erweitert) => {
    const formular = ausFragment(stand);
    return formular ? antwort(formular, heute, erweitert) : { art: "unlesbar" };
  },
  blattAusQuery: (query, heute, erweitert) => antwort(formularAusQuery(query).formular, heute, erweitert),
};
