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
  l: Leser,
  i: number,
): { readonly bezug: Gesetzbezug; readonly nach: number } | undefined {
  const art = arten.get(wortAn(l, i));
  if (!art) return undefined;
  let hier = organAn(l, i + 1);
  let gemeinschaft = "";
  const auf = istZeichen(l.t, hier, "(") || istZeichen(l.t, hier, "<");
  if (auf && gemeinschaften.has(wortAn(l, hier + 1))) {
    gemeinschaft = wortAn(l, hier + 1);
    hier += 2;
    while (istZeichen(l.t, hier, ",") && gemeinschaften.has(wortAn(l, hier + 1))) hier += 2;
    if (istZeichen(l.t, hier, ")") || istZeichen(l.t, hier, ">")) hier++;
  } else if (gemeinschaften.has(wortAn(l, hier))) gemeinschaft = wortAn(l, hier++);
  const mitNr = /^(?:Nr|Nrn|Nummer|N)$/.test(wortAn(l, hier));
  if (mitNr) hier = nachPunkt(l, hier + 1);
  if (!istZahl(l, hier) || !istZeichen(l.t, hier + 1, "/") || !istZahl(l, hier + 2)) return undefined;
  const [links, rechts] = [wortVon(l.t, hier), wortVon(l.t, hier + 2)];
  hier += 3;
  if (istZeichen(l.t, hier, "/") && gemeinschaften.has(wortAn(l, hier + 1)) && klebt(l.t, hier)) {
    gemeinschaft = wortAn(l, hier + 1);
    hier += 2;
  }
  const nummer = nummerVon(art.kurz, links, rechts, mitNr);
  if (!nummer || (gemeinschaft === "" && art.kurz !== "VO" && !mitNr && wortAn(l, i).length > 2))
    return undefined;
  const celex = `3${nummer.jahr}${art.celex}${nummer.laufend.padStart(4, "0")}`;
  const bekannt = l.register.nachCelex(celex);
  const klammer =
    gemeinschaft === "" ? "" : art.kurz === "VO" || Number(nummer.jahr) >= 2015 ? ` (${gemeinschaft})` : "";
  const hinten = klammer === "" && gemeinschaft !== "" ? `/${gemeinschaft}` : "";
  const abbr = bekannt?.kurz ?? `${art.kurz}${klammer} ${links}/${rechts}${hinten}`;
  return { bezug: { ids: [bekannt?.id ?? `CELEX:${celex}`], abbr }, nach: hier };
}

/** `des Rates`, `der Kommission`, `des Europäischen Parlaments und des Rates` between the kind of an act and its number. */
function organAn(l: Leser, i: number, zweites = true): number {
  const wort = wortAn(l, i);
  if (wort !== "des" && wort !== "der") return i;
  const organ = wortAn(l, i + 1);
  if (organ === "Rates" || organ === "Kommission") return i + 2;
  if (organ !== "Europäischen" || wortAn(l, i + 2) !== "Parlaments") return i;
  return zweites && wortAn(l, i + 3) === "und" ? organAn(l, i + 4, false) : i + 3;
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
