import { basiszinssatz } from "@gebuehrenportal/gesetze/bgb/paragraph-247.ts";
import { geprueft } from "@gebuehrenportal/gesetze/geprueft.ts";
import { reihen } from "@gebuehrenportal/gesetze/reihen/forderung.ts";
import { gerichteAm, standDerGerichte } from "@gebuehrenportal/gesetze/zpo/mahngerichte.ts";
import { type Rechtsstandzeile, rechtsstandzeilen, type Tag } from "@gebuehrenportal/recht";
import { type Basiszinszeile, eintragsquelle, prozentText } from "./basiszins.ts";

/**
 * Every version of every norm this package computes with, for the page „Rechtsstand“.
 *
 * @param eintraege half-years of the base rate that the operator entered, as `geltendeEintraege` gives them
 */
export const rechtsstand = (eintraege: readonly Basiszinszeile[] = []): readonly Rechtsstandzeile[] => [
  ...rechtsstandzeilen(reihen),
  verzeichnisDerMahngerichte,
  ...eintraege.map(eingetragen),
];

/** Addresses and numbers of the dunning courts: read once, so that nobody should take the numbers for confirmed. */
const verzeichnisDerMahngerichte: Rechtsstandzeile = {
  norm: "§ 689 Abs. 3 ZPO",
  titel: "Mahngerichte: Anschriften; ihre XJustiz-Kennungen sind nur durch eine Quelle belegt",
  ab: gerichteAm,
  geprueft,
  quelle: { titel: "Die Mahngerichte der Länder", fundstelle: `mahngerichte.de, Stand ${standDerGerichte}` },
  sicherheit: "mittel",
};

const titel = reihen.find(({ reihe }) => reihe === basiszinssatz)?.titel ?? "";

function eingetragen(zeile: Basiszinszeile): Rechtsstandzeile {
  const { titel: herkunft, fundstelle } = eintragsquelle(zeile);
  const geprueft: Tag = zeile.eingetragenAm ?? zeile.ab;
  return {
    norm: basiszinssatz.norm,
    titel,
    ab: zeile.ab,
    geprueft,
    quelle: { titel: `${prozentText(zeile.prozent100)}, ${herkunft}`, fundstelle },
    sicherheit: "mittel",
  };
}
