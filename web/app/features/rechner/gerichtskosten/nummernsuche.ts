import { type Gesetz, nummerAm } from "@gebuehrenportal/gerichtskosten";
import { suche } from "@gebuehrenportal/gerichtskosten/suche";
import { type Tag, tagAusText } from "@gebuehrenportal/recht";
import { anzahlZeilen, mitZeile, type Werte } from "../rahmen.ts";
import type { Nummerntreffer } from "../ui/nummernsuche.tsx";
import { bild } from "./bild.ts";
import { hoehe } from "./hoehe.ts";
import { gesetze } from "./position.ts";

const hoechstens = 12;

/** Numbers of the chosen statute that fit a number, a word or a stage on the chosen day; best first. */
export function nummernsuche(text: string, werte: Werte, heute: Tag): readonly Nummerntreffer[] {
  const gesetz: Gesetz = gesetze.find((g) => g === werte.gesetz) ?? "gkg";
  const lesung = tagAusText(werte.stichtag ?? "", heute);
  const stichtag = lesung.art === "tag" ? lesung.tag : heute;
  return suche(text, { gesetz, stichtag, hoechstens }).map(({ nr, titel }) => {
    const nummer = nummerAm(gesetz, nr, stichtag);
    return { nr, titel, hoehe: nummer ? hoehe(nummer) : "" };
  });
}

/** Puts a chosen number into the form: into the first position while that is empty, else as a further one. */
export function mitNummer(werte: Werte, nr: string): Werte {
  const gkg = (werte.gesetz ?? "") === "";
  if ((werte.kv ?? "") === "" && !(gkg && (werte.wert ?? "") !== "")) return { ...werte, kv: nr };
  const gruppe = bild.bloecke.find((b) => b.art === "gruppe");
  if (!gruppe) return werte;
  const n = anzahlZeilen(gruppe, werte);
  const letzte = `${gruppe.name}.${n}.kv`;
  const frei = n > 0 && (werte[letzte] ?? "") === "";
  return frei
    ? { ...werte, [letzte]: nr }
    : { ...mitZeile(gruppe, werte), [`${gruppe.name}.${Math.min(gruppe.hoechstens, n + 1)}.kv`]: nr };
}
