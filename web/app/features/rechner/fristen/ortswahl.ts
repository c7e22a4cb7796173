import type { Land, Ort } from "@gebuehrenportal/fristen";
import { type Ortstreffer, ortAus, orte } from "@gebuehrenportal/fristen/orte";
import type { Leser } from "../lesen.ts";
import type { Werte } from "../rahmen.ts";
import { laendernamen } from "./wortlisten.ts";

const laender = Object.keys(laendernamen) as Land[];

/** The place of the form, by its id or by what was typed; several hits are a question, not a place. */
export function ortstreffer(werte: Werte): { treffer?: Ortstreffer; moeglich: readonly Ortstreffer[] } {
  const text = (werte.ort || werte.gericht || werte.gemeinde || "").trim();
  if (text === "") return { moeglich: [] };
  const bekannt = ortAus(text);
  if (bekannt) return { treffer: bekannt, moeglich: [] };
  const moeglich = orte(text);
  const [einziger] = moeglich;
  return einziger && moeglich.length === 1 ? { treffer: einziger, moeglich: [] } : { moeglich };
}

/** Where the period must be kept; a Land beside a place of another Land is told by the engine. */
export function ortAusForm(werte: Werte, leser: Leser): Ort | undefined {
  const land = leser.auswahl(werte.land, "land", laender);
  const { treffer } = ortstreffer(werte);
  const genannt = [werte.ort, werte.gericht, werte.gemeinde].some((t) => (t ?? "").trim() !== "");
  if (genannt && !treffer) leser.fehler.ort = { art: "ungueltig" };
  if (treffer) return { ...treffer.ort, ...(land && { land }) };
  return land && { land };
}
