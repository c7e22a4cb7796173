import type { GerichtskostenTabelle } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
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
import { tabellen } from "./tabellen.ts";

export { mindestgebuehr } from "@gebuehrenportal/gesetze/gkg/paragraph-34.ts";
export type { GerichtskostenTabelle } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";

type Ausschnitt = { readonly tabelle: GerichtskostenTabelle; readonly von: Cent; readonly bis: Cent };

/**
 * Rows that hold the values `von` to `bis` (cents, inclusive), never beyond the highest value of the statute (§ 39 Abs. 2 GKG,
 * § 33 Abs. 2 FamGKG, § 35 Abs. 2 GNotKG).
 */
export function gebuehrentabelle(
  anfrage: Ausschnitt & { readonly stichtag: Tag },
): Gebuehrentabelle | KeinErgebnis {
  const { stufen, hoechstens } = tabellen[anfrage.tabelle];
  const grenze = fassungAm(hoechstens, anfrage.stichtag);
  return grenze ? tabelleAm(stufen, anfrage, grenze.wert) : keineFassung(stufen.norm, anfrage.stichtag);
}

/** The row that holds one value (cents ≥ 0), which is capped at the highest value of the statute. */
export function tabellenwert({
  wert,
  ...anfrage
}: {
  readonly tabelle: GerichtskostenTabelle;
  readonly stichtag: Tag;
  readonly wert: Cent;
}): Gebuehrentabelle | KeinErgebnis {
  const grenze = fassungAm(tabellen[anfrage.tabelle].hoechstens, anfrage.stichtag)?.wert ?? wert;
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
