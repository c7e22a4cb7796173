import {
  type Cent,
  fassungAm,
  type Gebuehrentabelle,
  type KeinErgebnis,
  keineFassung,
  kleiner,
  type Tabellenvergleich,
  type Tag,
  tabelleAm,
  tabellenvergleich,
} from "@gebuehrenportal/recht";
import { gerichtsgebuehrStufen } from "../gesetz/gkg/paragraph-34.ts";
import { hoechstwert } from "../gesetz/gkg/paragraph-39.ts";

/** Which table: `gkg34` = § 34 Abs. 1 GKG, Anlage 2. */
export type GerichtskostenTabelle = "gkg34";

type Ausschnitt = { readonly tabelle: GerichtskostenTabelle; readonly von: Cent; readonly bis: Cent };

/** Rows that hold the values `von` to `bis` (cents, inclusive), never beyond the highest value of § 39 Abs. 2 GKG. */
export function gebuehrentabelle(
  anfrage: Ausschnitt & { readonly stichtag: Tag },
): Gebuehrentabelle | KeinErgebnis {
  const grenze = fassungAm(hoechstwert, anfrage.stichtag);
  return grenze
    ? tabelleAm(gerichtsgebuehrStufen, anfrage, grenze.wert)
    : keineFassung(gerichtsgebuehrStufen.norm, anfrage.stichtag);
}

/** The row that holds one value (cents ≥ 0), which is capped after § 39 Abs. 2 GKG. */
export function tabellenwert({
  wert,
  ...anfrage
}: {
  readonly tabelle: GerichtskostenTabelle;
  readonly stichtag: Tag;
  readonly wert: Cent;
}): Gebuehrentabelle | KeinErgebnis {
  const grenze = fassungAm(hoechstwert, anfrage.stichtag)?.wert ?? wert;
  const gedeckelt = kleiner(wert, grenze);
  return gebuehrentabelle({ ...anfrage, von: gedeckelt, bis: gedeckelt });
}

/** The rows of two days laid over each other. */
export function gebuehrenvergleich({
  alt,
  neu,
  ...ausschnitt
}: Ausschnitt & { readonly alt: Tag; readonly neu: Tag }): Tabellenvergleich | KeinErgebnis {
  return tabellenvergleich(
    gebuehrentabelle({ ...ausschnitt, stichtag: alt }),
    gebuehrentabelle({ ...ausschnitt, stichtag: neu }),
  );
}
