import { gesetzAn } from "../lesen/gesetz.ts";
import type { Kette } from "../lesen/kette.ts";
import { type Gesetzbezug, istZahl, type Leser, wortAn } from "../lesen/leser.ts";
import { istKeinGesetz } from "../lesen/worte.ts";
import { art, artVon, istZeichen } from "../text/tokens.ts";

/** What was named in words before a bare section, in its sentence. */
export type Erwaehnung =
  | { readonly art: "gesetz"; readonly bezug: Gesetzbezug }
  | { readonly art: "fremd" }
  | { readonly art: "nichts" };

/** No act is looked for further back than this many words. */
const weiteste = 16;

/** Words that lead from an act to its section: `die StPO in § 147`, `gilt nach deren Art. 2`. */
const fuehrtHin = /^(?:in|nach|gemäß|gem|laut|durch|mit|aus|unter|von|zu|im|dort)$/;
const besitz = /^(?:deren|dessen|ihr|sein|ihre[mnrs]?|seine[mnrs]?)$/;

/** What has sections and is no act, beside what `istKeinGesetz` knows. */
const werk =
  /(?:plan|plans|planes|pläne|plänen|ordnungen|regelwerk|regelwerks|leitlinien?|katalog|konzept|vergleich|vergleichs|tarif|tarifs|reglement)$/i;

/** The act named in words before a section, if the words between lead to it; `fremd` where a contract stands there. */
export function erwaehnung(leser: Leser, von: number, fruehestens: number): Erwaehnung {
  const davor = wortAn(leser, von - 1);
  const eigen = besitz.test(davor);
  const hin =
    eigen ||
    fuehrtHin.test(davor) ||
    (istZeichen(leser.t, von - 1, ".") && fuehrtHin.test(wortAn(leser, von - 2)));
  const klammer = istZeichen(leser.t, von - 1, "(");
  if (!hin && !klammer) return { art: "nichts" };
  for (let hier = von - 1; hier >= fruehestens && hier > von - weiteste; hier--) {
    const wort = wortAn(leser, hier);
    if (wort === "") {
      if (artVon(leser.t, hier) === art.absatz || (istZeichen(leser.t, hier, ";") && !eigen)) break;
      continue;
    }
    if (!/^\p{Lu}/u.test(wort) || istZeichen(leser.t, hier - 1, "/")) continue;
    const gefunden = gesetzAn(leser, hier);
    if (klammer && gefunden?.nach !== von - 1) {
      if (hier < von - 4) break;
      continue;
    }
    if (gefunden && gefunden.nach <= von && gefunden.bezug.ids.length === 1)
      return { art: "gesetz", bezug: laengster(leser, hier, von) ?? gefunden.bezug };
    if ((istKeinGesetz(wort) && wort.length > 2 && wort !== "Anlage") || werk.test(wort))
      return { art: "fremd" };
  }
  return { art: "nichts" };
}

/** The act whose name begins a word or two earlier and ends no earlier: `Bürgerliches Gesetzbuch`. */
function laengster(leser: Leser, index: number, von: number): Gesetzbezug | undefined {
  for (let hier = index - 3; hier < index; hier++) {
    const gefunden = wortAn(leser, hier) === "" ? undefined : gesetzAn(leser, hier);
    if (gefunden && gefunden.nach > index && gefunden.nach <= von) return gefunden.bezug;
  }
  return undefined;
}

/** Signs of a book or of the papers of a parliament. */
const schrifttum =
  /^(?:aaO|aao|Aufl|Auflage|Drs|Drucks|Drucksache|Lehrbuch|Handbuch|Kommentar|Hrsg|Bd|Band|Festschrift|Dissertation)$/;

/** `BT-Drs. 2/2181, zu § 18 S. 41`, `Stern, a.a.O., § 34, S. 446 ff.`: a section of a book. */
export function istSchrifttum(leser: Leser, { stellen, von, nach }: Kette, satzanfang: number): boolean {
  if (stellen.some(istSeitenzahl)) return true;
  if (istSeite(leser, nach)) return true;
  for (let hier = von - 1; hier >= satzanfang && hier > von - weiteste; hier--) {
    const wort = wortAn(leser, hier);
    if (
      schrifttum.test(wort) ||
      (wort === "a" && wortAn(leser, hier + 2) === "a" && wortAn(leser, hier + 4) === "O")
    )
      return true;
    if (istZeichen(leser.t, hier, ";")) return false;
  }
  return false;
}

/** `§ 18 S. 41`, `§ 5, S. 12 ff.`: no sentence has such a number, and none goes on to the next ones. */
const istSeitenzahl = ({ pfad, folgende }: Kette["stellen"][number]): boolean => {
  const [stufe, wert = ""] = pfad.at(-1) ?? [];
  return stufe === "satz" && (Number.parseInt(wert, 10) > 15 || folgende !== undefined);
};

/** `, S. 446 ff.` behind a section. */
function istSeite(leser: Leser, index: number): boolean {
  const hier = istZeichen(leser.t, index, ",") ? index + 1 : index;
  return (
    /^(?:S|Seite)$/.test(wortAn(leser, hier)) &&
    istZahl(leser, hier + (istZeichen(leser.t, hier + 1, ".") ? 2 : 1))
  );
}
