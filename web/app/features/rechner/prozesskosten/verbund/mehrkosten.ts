import { type Cent, cent, euro, type KeinErgebnis, type Schritt } from "@gebuehrenportal/recht";
import { abschnitteAus } from "../abschnitte.ts";
import type { ProzesskostenEingabe } from "../eingabe.ts";
import type { Abschnitt, Kostensummen, Mehrkosten } from "../ergebnis.ts";
import { kostensummen } from "../kostenlast/kostenlast.ts";
import type { Aufgabe } from "../rechtsweg/teil.ts";
import { type BewerteteFolgesache, verbundwert } from "./folgesachen.ts";
import { kostenanteile } from "./kostenanteile.ts";

const verteilung = "§ 150 Abs. 4 FamFG";
const wertnorm = "§ 44 Abs. 1, 2 FamGKG";

/**
 * What each Folgesache adds: the costs of court and lawyers with it less the same without it (difference method; OLG Nürnberg, 25
 * September 2014, 11 WF 1152/14). Computed fees count, whatever the sides really spent. `ehesache`: the value of the divorce alone;
 * `gerechnet`: the instances with all of them.
 */
export function mehrkosten(
  aufgabe: Aufgabe,
  gerechnet: readonly Abschnitt[],
  ehesache: Cent,
  folgesachen: readonly BewerteteFolgesache[],
): readonly Mehrkosten[] | KeinErgebnis {
  const { eingabe } = aufgabe;
  const mit = kostensummen(gerechnet);
  const alle: Mehrkosten[] = [];
  for (const [i, folgesache] of folgesachen.entries()) {
    const wert = verbundwert(ehesache, folgesachen.toSpliced(i, 1));
    const ohne = summenBei(aufgabe, wert);
    if ("art" in ohne) return ohne;
    const mehr = unterschied(mit, ohne);
    alle.push({
      folgesache: folgesache.art,
      titel: folgesache.titel,
      wert: folgesache.wert,
      mit,
      ohne,
      mehr,
      schritte: [
        ...folgesache.schritte,
        { text: "Verfahrenswert mit der Folgesache", norm: wertnorm, betrag: eingabe.wert },
        { text: "Verfahrenswert ohne sie", norm: wertnorm, betrag: wert },
        ...teilschritte(eingabe, mit, ohne, mehr),
        { text: "Alle Kosten mit der Folgesache", norm: verteilung, betrag: mit.zusammen },
        { text: "Abzüglich aller Kosten ohne sie", norm: verteilung, betrag: cent(-ohne.zusammen) },
        { text: "Mehrkosten der Folgesache", norm: verteilung, betrag: mehr.zusammen },
      ],
    });
  }
  return alle;
}

function summenBei(aufgabe: Aufgabe, wert: Cent): Kostensummen | KeinErgebnis {
  const abschnitte = abschnitteAus({ ...aufgabe, eingabe: { ...aufgabe.eingabe, wert } });
  return "art" in abschnitte ? abschnitte : kostensummen(abschnitte);
}

const unterschied = (mit: Kostensummen, ohne: Kostensummen): Kostensummen => ({
  eigene: cent(mit.eigene - ohne.eigene),
  gegner: cent(mit.gegner - ohne.gegner),
  gericht: cent(mit.gericht - ohne.gericht),
  zusammen: cent(mit.zusammen - ohne.zusammen),
});

/** Court and lawyers, each with, without and the difference; a side without a lawyer has none. */
const teilschritte = (
  eingabe: ProzesskostenEingabe,
  mit: Kostensummen,
  ohne: Kostensummen,
  mehr: Kostensummen,
): readonly Schritt[] =>
  kostenanteile
    .filter(([art]) => art === "gericht" || eingabe[art]?.anwalt !== "ohne")
    .map(([art, name, norm]) => ({
      text: `${name}: ${euro(mit[art])} mit, ${euro(ohne[art])} ohne die Folgesache`,
      norm,
      betrag: mehr[art],
    }));
