import type { Dauer, Dauerteil, Einheit, Fristeingabe, Land } from "@gebuehrenportal/fristen";
import type { Leser } from "../lesen.ts";
import type { Werte } from "../rahmen.ts";
import { laendernamen } from "./wortlisten.ts";

/** Fields of a duration and their units, in the order of § 189 Abs. 2 BGB. */
const dauerfelder = [
  ["jahre", "jahr"],
  ["monate", "monat"],
  ["wochen", "woche"],
  ["tage", "tag"],
] as const satisfies readonly (readonly [string, Einheit])[];

const laender = Object.keys(laendernamen) as Land[];

/** What the law is asked; `undefined` when a field is missing or at fault (see the reader). */
export function fristeingabe(werte: Werte, leser: Leser): Fristeingabe | undefined {
  const ereignisAm = leser.noetig(leser.tag(werte.ereignis, "ereignis"), "ereignis");
  const dauer = dauerAus(werte, leser);
  const land = leser.auswahl(werte.land, "land", laender);
  if (ereignisAm === undefined || Object.keys(leser.fehler).length > 0) return undefined;
  return { ereignisAm, dauer, ...(land && { ort: { land } }) };
}

function dauerAus(werte: Werte, leser: Leser): Dauer {
  const teile = gefuellt(werte).flatMap(([feld, einheit]): Dauerteil[] => {
    const wert = leser.zahl(werte[feld], feld);
    return wert === undefined ? [] : [{ wert, einheit }];
  });
  if (gefuellt(werte).length === 0) leser.noetig(undefined, "tage");
  return teile;
}

const gefuellt = (werte: Werte) => dauerfelder.filter(([feld]) => (werte[feld] ?? "").trim() !== "");

/** The field of the form that a path of the package means. */
export function ortZu(feld: string | undefined, werte: Werte): string | undefined {
  if (feld === undefined) return undefined;
  const teil = /^dauer\[(\d)\]/.exec(feld);
  if (teil) return gefuellt(werte)[Number(teil[1])]?.[0] ?? "tage";
  if (feld === "dauer") return "tage";
  if (feld.startsWith("ort")) return "land";
  return feld === "ereignisAm" ? "ereignis" : undefined;
}
