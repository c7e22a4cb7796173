import { auchLandesrecht } from "../register/nachtrag.ts";
import type { Form } from "../register/register.ts";
import { istZeichen, luecke, lueckeVon } from "../text/tokens.ts";
import { type Gesetzbezug, istZahl, type Leser, wortAn } from "./leser.ts";

/** Länder by the codes that stand behind the short form of an act: `UVollzG NRW`. */
const laender: ReadonlyMap<string, string> = new Map(
  Object.entries({
    BW: "BW",
    BY: "BY Bay",
    BE: "BE Bln",
    BB: "BB Bbg",
    HB: "HB Brem",
    HH: "HH Hmb",
    HE: "HE Hess",
    MV: "MV",
    NI: "NI Nds",
    NW: "NW NRW",
    RP: "RP RhPf RLP",
    SL: "SL Saar",
    SN: "SN Sachs",
    ST: "ST LSA",
    SH: "SH",
    TH: "TH Thür",
  }).flatMap(([land, codes]) => codes.split(" ").map((code) => [code, land] as const)),
);

const namen =
  /^(?:Baden-Württemberg|Bayern|Berlin|Brandenburg|Bremen|Hamburg|Hessen|Mecklenburg-Vorpommern|Niedersachsen|Nordrhein-Westfalen|Rheinland-Pfalz|Saarland|Sachsen|Sachsen-Anhalt|Schleswig-Holstein|Thüringen)$/;

/**
 * The place after the name of a Land behind an act: `MVollzG Hessen`, `MVollzG Sachsen-Anhalt`; this place where there is none, or it
 * is where a letter was written (`Berlin, den 3. Mai`).
 */
export function nachLandesname(l: Leser, i: number): number {
  if (lueckeVon(l.t, i) === luecke.zeile) return i;
  if (istZeichen(l.t, i + 1, ",") && /^(?:den|am)$/.test(wortAn(l, i + 2))) return i;
  const doppelt = istZeichen(l.t, i + 1, "-") && namen.test(`${wortAn(l, i)}-${wortAn(l, i + 2)}`);
  if (doppelt) return i + 3;
  return namen.test(wortAn(l, i)) ? i + 1 : i;
}

/** Whether the code of a Land belongs to the act before it: `Hess. VGH` is a court, `Sachs/Höfling` a commentary. */
export function istLandDesAkts(l: Leser, i: number): boolean {
  const wort = wortAn(l, i);
  if (!laender.has(wort) || lueckeVon(l.t, i) === luecke.zeile || istZeichen(l.t, i + 1, "/")) return false;
  return wort.toUpperCase() === wort || !istZeichen(l.t, i + 1, ".");
}

/** The Land's act behind the short form of a federal one, where both are called so: `VwVG Bbg`; `BB 2004, 123` is a journal. */
export function aktDesLandes(
  l: Leser,
  form: string,
  gleiche: readonly Form[],
  i: number,
): Gesetzbezug | undefined {
  if (!istLandDesAkts(l, i) || istZahl(l, i + 1)) return undefined;
  const land = laender.get(wortAn(l, i));
  for (const andere of gleiche) {
    const akt = andere.ids.length === 1 ? l.register.akt(andere.ids[0] ?? "") : undefined;
    if (akt?.geltung === land && andere.form.startsWith(`${form} `))
      return { ids: andere.ids, abbr: akt?.kurz ?? andere.form, form: andere.form };
  }
  return auchLandesrecht.has(form) ? { ids: [], abbr: `${form} ${wortAn(l, i)}` } : undefined;
}
