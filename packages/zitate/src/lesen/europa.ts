import { istZeichen, klebt, wortVon } from "../text/tokens.ts";
import { type Gesetzbezug, istZahl, type Leser, nachPunkt, wortAn } from "./leser.ts";

const arten: ReadonlyMap<string, { readonly celex: string; readonly kurz: string }> = new Map(
  Object.entries({
    Verordnung: { celex: "R", kurz: "VO" },
    Verordnungen: { celex: "R", kurz: "VO" },
    VO: { celex: "R", kurz: "VO" },
    VOen: { celex: "R", kurz: "VO" },
    EGVO: { celex: "R", kurz: "VO" },
    Durchführungsverordnung: { celex: "R", kurz: "VO" },
    Richtlinie: { celex: "L", kurz: "RL" },
    Richtlinien: { celex: "L", kurz: "RL" },
    RL: { celex: "L", kurz: "RL" },
    RiLi: { celex: "L", kurz: "RL" },
    Rahmenbeschluss: { celex: "F", kurz: "RB" },
    Rahmenbeschlusses: { celex: "F", kurz: "RB" },
  }),
);

/** Words that name an act of the Union before its number. */
export const euWorte: readonly string[] = [...arten.keys()];

const gemeinschaften: ReadonlySet<string> = new Set([
  "EG",
  "EU",
  "EWG",
  "EGKS",
  "EAG",
  "Euratom",
  "EURATOM",
  "JI",
  "GASP",
]);

/** An EU act by its number: `VO (EG) Nr. 883/2004`, `Richtlinie 93/13/EWG des Rates`, and the place after it. */
export function euAkt(
  leser: Leser,
  index: number,
): { readonly bezug: Gesetzbezug; readonly nach: number } | undefined {
  const art = arten.get(wortAn(leser, index));
  if (!art) return undefined;
  let hier = organAn(leser, index + 1);
  let gemeinschaft = "";
  const auf = istZeichen(leser.t, hier, "(") || istZeichen(leser.t, hier, "<");
  if (auf && gemeinschaften.has(wortAn(leser, hier + 1))) {
    gemeinschaft = wortAn(leser, hier + 1);
    hier += 2;
    while (istZeichen(leser.t, hier, ",") && gemeinschaften.has(wortAn(leser, hier + 1))) hier += 2;
    if (istZeichen(leser.t, hier, ")") || istZeichen(leser.t, hier, ">")) hier++;
  } else if (gemeinschaften.has(wortAn(leser, hier))) gemeinschaft = wortAn(leser, hier++);
  const mitNr = /^(?:Nr|Nrn|Nummer|N)$/.test(wortAn(leser, hier));
  if (mitNr) hier = nachPunkt(leser, hier + 1);
  if (!istZahl(leser, hier) || !istZeichen(leser.t, hier + 1, "/") || !istZahl(leser, hier + 2))
    return undefined;
  const [links, rechts] = [wortVon(leser.t, hier), wortVon(leser.t, hier + 2)];
  hier += 3;
  if (istZeichen(leser.t, hier, "/") && gemeinschaften.has(wortAn(leser, hier + 1)) && klebt(leser.t, hier)) {
    gemeinschaft = wortAn(leser, hier + 1);
    hier += 2;
  }
  const nummer = nummerVon(art.kurz, links, rechts, mitNr);
  const ausgeschrieben = /^Richtlinien?$/.test(wortAn(leser, index));
  if (
    !nummer ||
    (gemeinschaft === "" && art.kurz !== "VO" && !mitNr && !ausgeschrieben && wortAn(leser, index).length > 2)
  )
    return undefined;
  const celex = `3${nummer.jahr}${art.celex}${nummer.laufend.padStart(4, "0")}`;
  const bekannt = leser.register.nachCelex(celex);
  const klammer =
    gemeinschaft === "" ? "" : art.kurz === "VO" || Number(nummer.jahr) >= 2015 ? ` (${gemeinschaft})` : "";
  const hinten = klammer === "" && gemeinschaft !== "" ? `/${gemeinschaft}` : "";
  const abbr = bekannt?.kurz ?? `${art.kurz}${klammer} ${links}/${rechts}${hinten}`;
  return { bezug: { ids: [bekannt?.id ?? `CELEX:${celex}`], abbr }, nach: hier };
}

/** `des Rates`, `der Kommission`, `des Europäischen Parlaments und des Rates` between the kind of an act and its number. */
function organAn(leser: Leser, index: number, zweites = true): number {
  const wort = wortAn(leser, index);
  if (wort !== "des" && wort !== "der") return index;
  const organ = wortAn(leser, index + 1);
  if (organ === "Rates" || organ === "Kommission") return index + 2;
  if (organ !== "Europäischen" || wortAn(leser, index + 2) !== "Parlaments") return index;
  return zweites && wortAn(leser, index + 3) === "und" ? organAn(leser, index + 4, false) : index + 3;
}

/** Year and running number: regulations until 2014 carry the year behind, everything else before. */
function nummerVon(kurz: string, links: string, rechts: string, mitNr: boolean) {
  const hinten = kurz === "VO" && (mitNr || jahrVon(links) === undefined || links.length < 4);
  const jahr = jahrVon(hinten ? rechts : links);
  const laufend = hinten ? links : rechts;
  return jahr === undefined || laufend.length > 4 ? undefined : { jahr, laufend };
}

function jahrVon(zahl: string): string | undefined {
  if (zahl.length === 2) return `19${zahl}`;
  const jahr = Number(zahl);
  return zahl.length === 4 && jahr > 1950 && jahr < 2100 ? zahl : undefined;
}
