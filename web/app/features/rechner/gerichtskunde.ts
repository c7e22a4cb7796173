import type { Gericht } from "@gebuehrenportal/gesetze/gerichte";
import { type Land, laendernamen } from "@gebuehrenportal/recht";
import { gerichtNach } from "./gerichtsname.ts";

/** The court of the directory that bears a name; of those that share one the Land behind it tells which („AG Fürth (Hessen)“). */
export function gerichtMitLand(text: string): Gericht | { readonly fehler: string } {
  const { name, land } = mitLand(text);
  const gelesen = gerichtNach(name, rat, land);
  if ("fehler" in gelesen) return gelesen;
  const { gericht } = gelesen;
  return land === undefined || land === gericht.land
    ? gericht
    : { fehler: `${gericht.name} gehört zum Land ${laendernamen[gericht.land]}.` };
}

const rat = {
  mehrdeutig: "Bitte geben Sie den ganzen Namen mit dem Land in Klammern ein.",
  unbekannt: "Bitte prüfen Sie die Schreibweise, oder lassen Sie das Feld leer.",
};

const laender = Object.entries(laendernamen) as [Land, string][];

function mitLand(text: string): { readonly name: string; readonly land?: Land } {
  const klein = text.toLowerCase();
  const [land, wort = ""] = laender.find(([, n]) => klein.endsWith(`(${n.toLowerCase()})`)) ?? [];
  return land === undefined ? { name: text } : { name: text.slice(0, -wort.length - 2).trim(), land };
}
