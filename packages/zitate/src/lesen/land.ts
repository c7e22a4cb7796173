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
export function nachLandesname(leser: Leser, index: number): number {
  if (lueckeVon(leser.t, index) === luecke.zeile) return index;
  if (istZeichen(leser.t, index + 1, ",") && /^(?:den|am)$/.test(wortAn(leser, index + 2))) return index;
  const doppelt =
    istZeichen(leser.t, index + 1, "-") && namen.test(`${wortAn(leser, index)}-${wortAn(leser, index + 2)}`);
  if (doppelt) return index + 3;
  return namen.test(wortAn(leser, index)) ? index + 1 : index;
}

/** Whether the code of a Land belongs to the act before it: `Hess. VGH` is a court, `Sachs/Höfling` a commentary. */
export function istLandDesAkts(leser: Leser, index: number): boolean {
  const wort = wortAn(leser, index);
  if (!laender.has(wort) || lueckeVon(leser.t, index) === luecke.zeile || istZeichen(leser.t, index + 1, "/"))
    return false;
  return wort.toUpperCase() === wort || !istZeichen(leser.t, index + 1, ".");
}

/** The Land's act behind the short form of a federal one, where both are called so: `VwVG Bbg`; `BB 2004, 123` is a journal. */
export function aktDesLandes(
  leser: Leser,
  form: string,
  gleiche: readonly Form[],
  index: number,
): Gesetzbezug | undefined {
  if (!istLandDesAkts(leser, index) || istZahl(leser, index + 1)) return undefined;
  const land = laender.get(wortAn(leser, index));
  for (const andere of gleiche) {
    const akt = andere.ids.length === 1 ? leser.register.akt(andere.ids[0] ?? "") : undefined;
    if (akt?.geltung === land && andere.form.startsWith(`${form} `))
      return { ids: andere.ids, abbr: akt?.kurz ?? andere.form, form: andere.form };
  }
  return auchLandesrecht.has(form) ? { ids: [], abbr: `${form} ${wortAn(leser, index)}` } : undefined;
}
