import { type Rechtsstandzeile, rechtsstandzeilen, type Tag } from "@gebuehrenportal/recht";
import { basiszinssatz } from "../gesetz/bgb/paragraph-247.ts";
import { reihen } from "../gesetz/reihen.ts";
import { type Basiszinszeile, eintragsquelle, prozentText } from "./basiszins.ts";

/**
 * Every version of every norm this package computes with, for the page „Rechtsstand“.
 *
 * @param eintraege half-years of the base rate that the operator entered, as `geltendeEintraege` gives them
 */
export const rechtsstand = (eintraege: readonly Basiszinszeile[] = []): readonly Rechtsstandzeile[] => [
  ...rechtsstandzeilen(reihen),
  ...eintraege.map(eingetragen),
];

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
