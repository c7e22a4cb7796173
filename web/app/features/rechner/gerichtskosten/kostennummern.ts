import { type Gesetz, nummerAm } from "@gebuehrenportal/gerichtskosten";
import { suche } from "@gebuehrenportal/gerichtskosten/suche";
import type { Tag } from "@gebuehrenportal/recht";
import { anzahlZeilen, mitZeile, type Werte } from "../formular/rechnerformular.ts";
import type { Nummerntreffer } from "../ui/formular/nummernsuche.tsx";
import { gesetzname } from "./blatt.ts";
import { weitere } from "./felder.ts";
import { entstehtVor, type Kostengericht, nenntGericht } from "./gericht.ts";
import { hoehe } from "./hoehe.ts";
import { gesetzDer, lageDer } from "./position.ts";

const hoechstens = 12;

/** A number found, with the register it stands in. */
export type Kostennummer = Nummerntreffer & { readonly gesetz: Gesetz };

/**
 * Numbers of all four registers that fit a number, a word or a stage on the chosen day, best first. Once a court is known those
 * that arise before it; a number that was typed as such is always found.
 */
export function nummernsuche(
  text: string,
  werte: Werte,
  heute: Tag,
  gericht?: Kostengericht,
): readonly Kostennummer[] {
  const { stichtag } = lageDer(werte, heute);
  const dort = gericht && !/^\d+$/.test(text.trim()) ? gericht.art : undefined;
  const gefunden = suche(text, { stichtag, hoechstens: dort ? Number.POSITIVE_INFINITY : hoechstens });
  const passend = dort ? gefunden.filter(({ gesetz, nr }) => entstehtVor(dort, gesetz, nr)) : gefunden;
  return passend.slice(0, hoechstens).map(({ gesetz, nr, titel }) => {
    const nummer = nummerAm(gesetz, nr, stichtag);
    return { gesetz, nr, titel: `${gesetzname[gesetz]}: ${titel}`, hoehe: nummer ? hoehe(nummer) : "" };
  });
}

/** The court of the form by which the search is narrowed; fetches the directory only where one was typed. */
export async function gerichtDer(werte: Werte): Promise<Kostengericht | undefined> {
  const text = (werte.gericht ?? "").trim();
  if (text === "" || !nenntGericht(gesetzDer(werte))) return undefined;
  const gelesen = (await import("../gerichtskunde.ts")).gerichtMitLand(text);
  return "fehler" in gelesen ? undefined : gelesen;
}

/**
 * Puts a chosen number into the form: into the first position while that is empty, else as a further one. All positions
 * follow one statute, so a number of another one begins anew; value and day stay.
 */
export function mitNummer(werte: Werte, { gesetz, nr }: Pick<Kostennummer, "gesetz" | "nr">): Werte {
  if (gesetz !== gesetzDer(werte)) return neueRechnung(werte, gesetz, nr);
  if ((werte.kv ?? "") === "" && !(gesetz === "gkg" && (werte.wert ?? "") !== ""))
    return { ...werte, kv: nr };
  const n = anzahlZeilen(weitere, werte);
  const letzte = `${weitere.name}.${n}.kv`;
  const frei = n > 0 && (werte[letzte] ?? "") === "";
  return frei
    ? { ...werte, [letzte]: nr }
    : { ...mitZeile(weitere, werte), [`${weitere.name}.${Math.min(weitere.hoechstens, n + 1)}.kv`]: nr };
}

const neueRechnung = ({ wert, stichtag, gericht }: Werte, gesetz: Gesetz, nr: string): Werte => ({
  ...(gesetz !== "gkg" && { gesetz }),
  ...(stichtag && { stichtag }),
  kv: nr,
  ...(wert && { wert }),
  ...(gericht && nenntGericht(gesetz) && { gericht }),
});
