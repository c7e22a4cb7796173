import type { Gebuehr } from "./position.ts";
import { OhneErgebnis } from "./tabellen.ts";
import { type Regel, regeln } from "./verzeichnis.ts";

/** Rules whose credited fee is a Verfahrensgebühr described in words, not by number. */
const verfahrenAufVerfahren = ["3100-1", "3100-2", "vorb3-5", "vorb3-6", "vorb3-7"];

/** Rules that name the credited fee by its number; only these can be found without being named. */
const nachNummer = (r: Regel): boolean => Array.isArray(r.source) || r.pairs !== undefined || r.id === "34-2";

/** The named rule, or the only one whose numbers fit. Throws where none or more than one does. */
export function regelFuer(id: string | undefined, von: Gebuehr, auf: Gebuehr): Regel {
  const passende = regeln.filter(
    (r) => (id === undefined ? nachNummer(r) : r.id === id) && passt(r, von, auf),
  );
  const [regel, zweite] = passende;
  if (regel === undefined) throw new OhneErgebnis(`keine Anrechnung von ${von.nr} auf ${auf.nr}`);
  if (zweite !== undefined) throw new OhneErgebnis(`mehrere Anrechnungen von ${von.nr} auf ${auf.nr}`);
  return regel;
}

/** The target column of the rules in words. Part by part the first digit of the number. */
function passt(r: Regel, von: Gebuehr, auf: Gebuehr): boolean {
  const verfahren = auf.art === "verfahren";
  const teil3 = auf.nr.startsWith("3");
  if (r.pairs) {
    const revision = von.nr === "3506" && auf.nr === "3208";
    return revision || r.pairs.some(([a, b]) => a === von.nr && b === auf.nr);
  }
  if (Array.isArray(r.source) && !r.source.includes(von.nr)) return false;
  if (Array.isArray(r.target)) return r.target.includes(auf.nr) && vonAusWorten(r, von);
  switch (r.id) {
    case "vorb3-4":
    case "3305":
    case "3307":
    case "4143":
      return verfahren && teil3;
    case "vorb23-4":
      return ["2300", "2302"].includes(auf.nr);
    case "vorb23-5":
      return auf.nr === "2302";
    case "2100":
      return verfahren;
    case "2501-2":
    case "2503-2":
    case "vorb43-4":
      return auf.nr !== von.nr;
    case "34-2":
      return von.nr === "34";
    case "3101-1":
      return ["3101", "3201"].includes(von.nr) && verfahren;
    case "3104-2":
      return ["3104", "3202", "3210"].includes(von.nr) && auf.art === "termin";
    default:
      return verfahrenAufVerfahren.includes(r.id) && von.art === "verfahren" && verfahren && teil3;
  }
}

/** 3104 Anm. 4 names its source in words and its target by number. */
const vonAusWorten = (r: Regel, von: Gebuehr): boolean => r.id !== "3104-4" || von.nr === "3104";
