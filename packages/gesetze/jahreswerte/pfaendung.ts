import { cent, type Jahreswert, type Zahlen } from "@gebuehrenportal/recht";
import {
  type Freibetraege,
  type Pfaendungsfreigrenzen,
  type Pfaendungszeitraum,
  pfaendungsgrenzen,
} from "../zpo/paragraph-850c.ts";

const zeitraeume: Readonly<Record<Pfaendungszeitraum, string>> = {
  monat: "Auszahlung monatlich",
  woche: "Auszahlung wöchentlich",
  tag: "Auszahlung täglich",
};

const betraege: Readonly<Record<keyof Freibetraege, string>> = {
  grundbetrag: "Grundbetrag",
  erstePerson: "Erste Person",
  weiterePerson: "Jede weitere Person",
  vollPfaendbarUeber: "Voll pfändbar über",
};

const alleZeitraeume = Object.keys(zeitraeume) as Pfaendungszeitraum[];
const arten = Object.keys(betraege) as (keyof Freibetraege)[];
const feldname = (zeitraum: Pfaendungszeitraum, art: keyof Freibetraege) => `${zeitraum}-${art}`;

const grenzen = (zeitraum: Pfaendungszeitraum, zahlen: Zahlen) =>
  Object.fromEntries(arten.map((art) => [art, cent(zahlen[feldname(zeitraum, art)] ?? 0)])) as Freibetraege;

/** § 850c ZPO, each 1 July. */
export const pfaendung: Jahreswert<Pfaendungsfreigrenzen> = {
  name: "pfaendung",
  titel: "Pfändungsfreigrenzen",
  reihe: pfaendungsgrenzen,
  felder: alleZeitraeume.flatMap((zeitraum) =>
    arten.map((art) => ({
      name: feldname(zeitraum, art),
      titel: betraege[art],
      einheit: "euro" as const,
      gruppe: zeitraeume[zeitraum],
    })),
  ),
  ausZahlen: (zahlen) => ({
    monat: grenzen("monat", zahlen),
    woche: grenzen("woche", zahlen),
    tag: grenzen("tag", zahlen),
  }),
  inZahlen: (wert) =>
    Object.fromEntries(
      alleZeitraeume.flatMap((zeitraum) =>
        arten.map((art) => [feldname(zeitraum, art), wert[zeitraum][art]]),
      ),
    ),
};
