import { gerichtsgebuehrStufen, mindestgebuehr } from "@gebuehrenportal/gesetze/gkg/paragraph-34.ts";
import { hoechstwert } from "@gebuehrenportal/gesetze/gkg/paragraph-39.ts";
import {
  type Cent,
  datum,
  type Fassung,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  type Schritt,
  type Stufentabelle,
  type Tag,
  tabellengebuehr,
} from "@gebuehrenportal/recht";
import { wertgebuehr } from "./wertgebuehr.ts";

export type Gerichtsgebuehr = {
  readonly art: "ergebnis";
  readonly fassung: Fassung<Stufentabelle>;
  /** The value after § 39 Abs. 2 GKG. */
  readonly wert: Cent;
  readonly satz100: number;
  /** The 1.0 fee. */
  readonly einfach: Cent;
  /** The fee at its rate, never below the minimum. */
  readonly betrag: Cent;
  readonly schritte: readonly Schritt[];
};

/**
 * A court fee by value: `wert` in cents (≥ 0), `satz100` = rate × 100 (> 0), `stichtag` = the day on which the case became
 * pending (§ 71 Abs. 1 GKG). No result before 1 July 2004. Rounded half up (§ 34 Abs. 2 Satz 2 GKG).
 */
export function gerichtsgebuehr(wert: Cent, satz100: number, stichtag: Tag): Gerichtsgebuehr | KeinErgebnis {
  const fassung = fassungAm(gerichtsgebuehrStufen, stichtag);
  const mindestens = fassungAm(mindestgebuehr, stichtag);
  const hoechstens = fassungAm(hoechstwert, stichtag);
  if (!fassung || !mindestens || !hoechstens) {
    return keinErgebnis(`Für den ${datum(stichtag)} ist keine Fassung erfasst.`, gerichtsgebuehrStufen.norm);
  }
  if (wert < 0) return keinErgebnis("Der Streitwert ist negativ.", "§ 3 GKG", "wert");
  if (!Number.isInteger(satz100) || satz100 <= 0) {
    return keinErgebnis("Der Gebührensatz muss größer als null sein.", "§ 3 Abs. 2 GKG", "satz");
  }
  const norm = "§ 3 Abs. 2 GKG";
  const { wert: gedeckelt = wert, ...gebuehr } = wertgebuehr(
    { tabelle: "gkg34", wert, satz100, tag: stichtag, norm },
    {},
  );
  const einfach = tabellengebuehr(fassung.wert, gedeckelt);
  return { art: "ergebnis", fassung, ...gebuehr, wert: gedeckelt, satz100, einfach };
}
