import {
  gerichtDesLandes,
  gerichtInNordrheinWestfalen,
  gerichtOhneInland,
  type Land,
  type Mahngericht,
  mahngerichte,
  type OlgBezirk,
  standDerGerichte,
} from "@gebuehrenportal/gesetze/zpo/mahngerichte.ts";
import { type KeinErgebnis, keinErgebnis, type Schritt, type Vermerk } from "@gebuehrenportal/recht";

/** Seat of the applicant; not of the debtor. `olgBezirk` is needed in North Rhine-Westphalia alone. */
export type Antragsteller = { readonly land: Land | "ausland"; readonly olgBezirk?: OlgBezirk };

export type Mahnverfahrensart = "mahnverfahren" | "arbeitsgericht" | "europaeisch";

export type Mahngerichtsergebnis = {
  readonly art: "ergebnis";
  /** Absent in labour matters: there the local labour court is competent, no central one. */
  readonly gericht?: Mahngericht;
  readonly bezeichnung: string;
  readonly norm: string;
  readonly stand: string;
  readonly schritte: readonly Schritt[];
  readonly vermerke: readonly Vermerk[];
};

/**
 * Court for the application: the central court of the applicant's Land (§ 689 Abs. 2, 3 ZPO), Wedding without a seat in Germany
 * and for the European order, the local labour court in labour matters. No result in North Rhine-Westphalia without the district.
 */
export function mahngericht(
  { land, olgBezirk }: Antragsteller,
  verfahren: Mahnverfahrensart = "mahnverfahren",
): Mahngerichtsergebnis | KeinErgebnis {
  if (olgBezirk !== undefined && land !== "NW")
    return keinErgebnis(
      "Nach dem Bezirk des Oberlandesgerichts fragt nur Nordrhein-Westfalen.",
      "§ 689 Abs. 3 ZPO",
      "antragsteller.olgBezirk",
    );
  if (verfahren === "arbeitsgericht") return arbeitsgericht;
  if (verfahren === "europaeisch")
    return ergebnis(gerichtOhneInland, "§ 1087 ZPO", "Europäisches Mahnverfahren: bundesweit ein Gericht");
  if (land === "ausland") {
    return ergebnis(
      gerichtOhneInland,
      "§ 689 Abs. 2 Satz 2 ZPO",
      "Der Antragsteller hat im Inland keinen allgemeinen Gerichtsstand",
    );
  }
  if (land !== "NW") {
    return ergebnis(
      gerichtDesLandes[land],
      "§ 689 Abs. 2 Satz 1, Abs. 3 ZPO",
      "Wohnsitz oder Sitz des Antragstellers",
    );
  }
  if (olgBezirk === undefined) {
    return keinErgebnis(
      "In Nordrhein-Westfalen entscheidet der Oberlandesgerichtsbezirk des Antragstellers: Hamm und Düsseldorf oder Köln.",
      "§ 689 Abs. 3 ZPO",
      "antragsteller.olgBezirk",
    );
  }
  return ergebnis(
    gerichtInNordrheinWestfalen[olgBezirk],
    "§ 689 Abs. 2 Satz 1, Abs. 3 ZPO",
    "Oberlandesgerichtsbezirk des Antragstellers",
  );
}

const arbeitsgericht: Mahngerichtsergebnis = {
  art: "ergebnis",
  bezeichnung: "Arbeitsgericht, das für die Klage zuständig wäre",
  norm: "§ 46a Abs. 2 ArbGG",
  stand: standDerGerichte,
  schritte: [
    {
      text: "Arbeitssache: das örtlich zuständige Arbeitsgericht, kein zentrales Mahngericht",
      norm: "§ 46a Abs. 2 ArbGG",
    },
  ],
  vermerke: [],
};

function ergebnis(id: string, norm: string, grund: string): Mahngerichtsergebnis | KeinErgebnis {
  const gericht = mahngerichte.find((g) => g.id === id);
  if (!gericht)
    return keinErgebnis("Für dieses Land ist kein Mahngericht erfasst.", norm, "antragsteller.land");
  return {
    art: "ergebnis",
    gericht,
    bezeichnung: gericht.name,
    norm,
    stand: standDerGerichte,
    schritte: [{ text: `${grund}: ${gericht.name}`, norm }],
    vermerke: [
      {
        art: "hinweis",
        text: `Anschrift nach dem Stand ${standDerGerichte}.`,
        norm,
      },
    ],
  };
}
