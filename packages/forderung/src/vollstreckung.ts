import { ausstehendVermerke } from "@gebuehrenportal/gesetze/ausstehend.ts";
import { type Massnahme, vollstreckungsmassnahmen } from "@gebuehrenportal/gesetze/zpo/massnahmen.ts";
import {
  datum,
  type FassungAngabe,
  fassungAm,
  fassungAngabe,
  type KeinErgebnis,
  keineFassung,
  type Tag,
  type Vermerk,
} from "@gebuehrenportal/recht";

export type Massnahmenergebnis = {
  readonly art: "ergebnis";
  readonly massnahmen: readonly Massnahme[];
  readonly fassung: FassungAngabe;
  readonly vermerke: readonly Vermerk[];
};

/**
 * The usual measures of enforcement with the numbers of GKG, GNotKG, GvKostG and RVG that belong to them on a day (§ 71 GKG, § 18
 * GvKostG: application, or receipt by the bailiff). Amounts come from the packages of these laws. No result before 1 August 2013.
 */
export function massnahmen(stichtag: Tag): Massnahmenergebnis | KeinErgebnis {
  const fassung = fassungAm(vollstreckungsmassnahmen, stichtag);
  if (!fassung) return keineFassung(vollstreckungsmassnahmen.norm, stichtag);
  return {
    art: "ergebnis",
    massnahmen: fassung.wert,
    fassung: fassungAngabe(
      vollstreckungsmassnahmen,
      fassung,
      `weil der Antrag oder Auftrag am ${datum(stichtag)} eingeht (§ 71 GKG, § 18 GvKostG)`,
    ),
    vermerke: [
      {
        art: "hinweis",
        text: "Die notwendigen Kosten trägt der Schuldner; sie werden mit dem Anspruch beigetrieben.",
        norm: "§ 788 Abs. 1 ZPO",
      },
      {
        art: "hinweis",
        text: "Für Inkassodienstleister gelten dieselben Grenzen.",
        norm: "§ 13e Abs. 2 RDG",
      },
      ...ausstehendVermerke("vollstreckung", stichtag),
    ],
  };
}
