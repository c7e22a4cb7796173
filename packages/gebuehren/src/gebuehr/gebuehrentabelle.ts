import { wertgebuehrStufen } from "@gebuehrenportal/gesetze/rvg/paragraph-13.ts";
import { hoechstwert } from "@gebuehrenportal/gesetze/rvg/paragraph-22.ts";
import { pkhTabelle } from "@gebuehrenportal/gesetze/rvg/paragraph-49.ts";
import {
  type Cent,
  fassungAm,
  fassungskopf,
  type Gebuehrentabelle,
  type KeinErgebnis,
  keineFassung,
  kleiner,
  type Tabellenanfrage,
  type Tabellenvergleich,
  type Tabellenzeile,
  type Tag,
  tabelleAm,
  tabellenvergleich,
} from "@gebuehrenportal/recht";

export { mindestgebuehr } from "@gebuehrenportal/gesetze/rvg/paragraph-13.ts";

/** Which table: `rvg13` = § 13 Abs. 1 RVG, Anlage 2; `rvg49` = what the treasury pays, § 49 RVG. */
export type RvgTabelle = "rvg13" | "rvg49";

type Ausschnitt = { readonly tabelle: RvgTabelle; readonly von: Cent; readonly bis: Cent };

/** Highest value of one person in one matter (§ 22 Abs. 2 RVG): where the rows end at the latest. */
const grenzeAm = (stichtag: Tag) => fassungAm(hoechstwert, stichtag)?.wert.jePerson;

/**
 * Rows that hold the values `von` to `bis` (cents, inclusive) in the version of the day of the mandate. The rows of § 49 RVG
 * up to its threshold are those of § 13 RVG; its last row has no end.
 */
export function gebuehrentabelle({
  tabelle,
  ...anfrage
}: Ausschnitt & { readonly stichtag: Tag }): Gebuehrentabelle | KeinErgebnis {
  const grenze = grenzeAm(anfrage.stichtag);
  if (grenze === undefined) return keineFassung(wertgebuehrStufen.norm, anfrage.stichtag);
  return tabelle === "rvg13" ? tabelleAm(wertgebuehrStufen, anfrage, grenze) : staatskasse(anfrage);
}

/** The row that holds one value (cents ≥ 0), which is capped after § 22 Abs. 2 RVG. */
export function tabellenwert({
  wert,
  ...anfrage
}: {
  readonly tabelle: RvgTabelle;
  readonly stichtag: Tag;
  readonly wert: Cent;
}): Gebuehrentabelle | KeinErgebnis {
  const gedeckelt = kleiner(wert, grenzeAm(anfrage.stichtag) ?? wert);
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

function staatskasse({ stichtag, von, bis }: Tabellenanfrage): Gebuehrentabelle | KeinErgebnis {
  const fassung = fassungAm(pkhTabelle, stichtag);
  if (!fassung) return keineFassung(pkhTabelle.norm, stichtag);
  const { ueber, zeilen } = fassung.wert;
  const bisSchwelle =
    von <= ueber
      ? tabelleAm(wertgebuehrStufen, { stichtag, von, bis: kleiner(bis, ueber) }, ueber)
      : undefined;
  if (bisSchwelle?.art === "kein-ergebnis") return bisSchwelle;
  const eigene = zeilen
    .map((zeile, i): Tabellenzeile => ({ ueber: zeilen[i - 1]?.bis ?? ueber, ...zeile }))
    .filter((z) => bis > z.ueber && (z.bis === null || von <= z.bis));
  return {
    art: "ergebnis",
    norm: pkhTabelle.norm,
    fassung: fassungskopf(fassung),
    zeilen: [...(bisSchwelle?.zeilen ?? []), ...eigene],
  };
}
