import { suche } from "@gebuehrenportal/gebuehren/suche";
import { cent, satz, type Tag, zahl } from "@gebuehrenportal/recht";
import { nummernangabe } from "./formular/nummernangabe.ts";

/** A number the search found, with its height in short words: `1,3`, `0,5–2,5`, `48,00–432,00 €`. */
export type Treffer = { readonly nr: string; readonly titel: string; readonly hoehe: string };

const hoechstens = 12;

/** Numbers in force on the day of the mandate that fit a number, a word or a stage; best first. */
export const suchtreffer = (text: string, stichtag: Tag): readonly Treffer[] =>
  suche(text, stichtag, hoechstens).map(({ nr, titel }) => ({ nr, titel, hoehe: hoehe(nr, stichtag) }));

function hoehe(nr: string, stichtag: Tag): string {
  const { wert } = nummernangabe(nr, stichtag);
  switch (wert.art) {
    case "satz":
      return satz(wert.satz100);
    case "satzrahmen":
      return `${satz(wert.min100)}–${satz(wert.max100)}`;
    case "betragsrahmen":
      return `${zahl(wert.min)}–${zahl(wert.max)} €`;
    case "festbetrag":
      return `${zahl(wert.betrag ?? wert.bestellt ?? cent(0))} €`;
    default:
      return "";
  }
}
