import { type Gesetz, nummerAm } from "@gebuehrenportal/gerichtskosten";
import { suche } from "@gebuehrenportal/gerichtskosten/suche";
import { type Tag, tagAusText } from "@gebuehrenportal/recht";
import { anzahlZeilen, mitZeile, type Werte } from "../formular/rechnerformular.ts";
import type { Nummerntreffer } from "../ui/formular/nummernsuche.tsx";
import { gesetzname } from "./blatt.ts";
import { formular } from "./formular.ts";
import { hoehe } from "./hoehe.ts";
import { gesetze } from "./position.ts";

const hoechstens = 12;

/** A number found, with the register it stands in. */
export type Kostennummer = Nummerntreffer & { readonly gesetz: Gesetz };

/** Numbers of all four registers that fit a number, a word or a stage on the chosen day; best first. */
export function nummernsuche(text: string, werte: Werte, heute: Tag): readonly Kostennummer[] {
  const lesung = tagAusText(werte.stichtag ?? "", heute);
  const stichtag = lesung.art === "tag" ? lesung.tag : heute;
  return suche(text, { stichtag, hoechstens }).map(({ gesetz, nr, titel }) => {
    const nummer = nummerAm(gesetz, nr, stichtag);
    return { gesetz, nr, titel: `${gesetzname[gesetz]}: ${titel}`, hoehe: nummer ? hoehe(nummer) : "" };
  });
}

/**
 * Puts a chosen number into the form: into the first position while that is empty, else as a further one. All positions
 * follow one statute, so a number of another one begins anew; value and day stay.
 */
export function mitNummer(werte: Werte, { gesetz, nr }: Pick<Kostennummer, "gesetz" | "nr">): Werte {
  const gewaehlt = gesetze.find((g) => g === werte.gesetz) ?? "gkg";
  if (gesetz !== gewaehlt) return neueRechnung(werte, gesetz, nr);
  if ((werte.kv ?? "") === "" && !(gesetz === "gkg" && (werte.wert ?? "") !== ""))
    return { ...werte, kv: nr };
  const gruppe = formular.bloecke.find((b) => b.art === "gruppe");
  if (!gruppe) return werte;
  const n = anzahlZeilen(gruppe, werte);
  const letzte = `${gruppe.name}.${n}.kv`;
  const frei = n > 0 && (werte[letzte] ?? "") === "";
  return frei
    ? { ...werte, [letzte]: nr }
    : { ...mitZeile(gruppe, werte), [`${gruppe.name}.${Math.min(gruppe.hoechstens, n + 1)}.kv`]: nr };
}

const neueRechnung = ({ wert, stichtag }: Werte, gesetz: Gesetz, nr: string): Werte => ({
  ...(gesetz !== "gkg" && { gesetz }),
  ...(stichtag && { stichtag }),
  kv: nr,
  ...(wert && { wert }),
});
