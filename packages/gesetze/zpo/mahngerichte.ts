import { type Land, tag } from "@gebuehrenportal/recht";

/** A central court for the dunning procedure (§ 689 Abs. 3 ZPO). Telephone and e-mail change too often to be kept here. */
export type Mahngericht = {
  readonly id: string;
  readonly name: string;
  /** Land of its seat, whose public holidays count there. */
  readonly land: Land;
  readonly postanschrift: string;
  readonly hausanschrift: string;
  /** Known from one source only. */
  readonly xjustizId: string;
};

export type { Land };

/** Districts of the Higher Regional Courts of North Rhine-Westphalia. */
export type OlgBezirk = "hamm" | "duesseldorf" | "koeln";

export const mahngerichte: readonly Mahngericht[] = [
  {
    id: "stuttgart",
    name: "Amtsgericht Stuttgart – Zentrales Mahngericht",
    land: "BW",
    postanschrift: "70154 Stuttgart",
    hausanschrift: "Hauffstraße 5, 70190 Stuttgart",
    xjustizId: "B2609",
  },
  {
    id: "coburg",
    name: "Amtsgericht Coburg – Zentrales Mahngericht",
    land: "BY",
    postanschrift: "96441 Coburg",
    hausanschrift: "Heiligkreuzstraße 22, 96450 Coburg",
    xjustizId: "D4401",
  },
  {
    id: "wedding",
    name: "Amtsgericht Wedding – Zentrales Mahngericht Berlin-Brandenburg",
    land: "BE",
    postanschrift: "13343 Berlin",
    hausanschrift: "Schönstedtstraße 5, 13357 Berlin",
    xjustizId: "F1102",
  },
  {
    id: "bremen",
    name: "Amtsgericht Bremen – Mahnabteilung",
    land: "HB",
    postanschrift: "28184 Bremen",
    hausanschrift: "Ostertorstraße 25–31, 28195 Bremen",
    xjustizId: "H1101",
  },
  {
    id: "hamburg-altona",
    name: "Amtsgericht Hamburg-Altona – Gemeinsames Mahngericht der Länder Hamburg und Mecklenburg-Vorpommern",
    land: "HH",
    postanschrift: "22747 Hamburg",
    hausanschrift: "Max-Brauer-Allee 89, 22765 Hamburg",
    xjustizId: "K1102",
  },
  {
    id: "huenfeld",
    name: "Amtsgericht Hünfeld – Mahnabteilung",
    land: "HE",
    postanschrift: "36084 Hünfeld",
    hausanschrift: "Hauptstraße 24, 36088 Hünfeld",
    xjustizId: "M1307",
  },
  {
    id: "uelzen",
    name: "Amtsgericht Uelzen – Zentrales Mahngericht",
    land: "NI",
    postanschrift: "Rosenmauer 2, 29525 Uelzen",
    hausanschrift: "Rosenmauer 2, 29525 Uelzen",
    xjustizId: "P2510",
  },
  {
    id: "hagen",
    name: "Amtsgericht Hagen – Zentrale Mahnabteilung",
    land: "NW",
    postanschrift: "58081 Hagen",
    hausanschrift: "Hagener Straße 145, 58099 Hagen",
    xjustizId: "R2602",
  },
  {
    id: "euskirchen",
    name: "Amtsgericht Euskirchen – Zentrale Mahnabteilung",
    land: "NW",
    postanschrift: "53878 Euskirchen",
    hausanschrift: "Kölner Straße 40–42, 53879 Euskirchen",
    xjustizId: "R3203",
  },
  {
    id: "mayen",
    name: "Amtsgericht Mayen – Zentrale Mahnabteilung",
    land: "RP",
    postanschrift: "56723 Mayen",
    hausanschrift: "St.-Veit-Straße 38, 56727 Mayen",
    xjustizId: "T2213",
  },
  {
    id: "aschersleben",
    name: "Amtsgericht Aschersleben – Gemeinsames Mahngericht (Dienstgebäude Staßfurt)",
    land: "ST",
    postanschrift: "Lehrter Straße 15, 39418 Staßfurt",
    hausanschrift: "Lehrter Straße 15, 39418 Staßfurt",
    xjustizId: "W1101",
  },
  {
    id: "schleswig",
    name: "Amtsgericht Schleswig – Zentrales Mahngericht",
    land: "SH",
    postanschrift: "Postfach 1170, 24821 Schleswig",
    hausanschrift: "Lollfuß 78, 24837 Schleswig",
    xjustizId: "X1119",
  },
];

/** Court by Land of the applicant; North Rhine-Westphalia has two and is split by district. */
export const gerichtDesLandes: Readonly<Record<Exclude<Land, "NW">, string>> = {
  BW: "stuttgart",
  BY: "coburg",
  BE: "wedding",
  BB: "wedding",
  HB: "bremen",
  HH: "hamburg-altona",
  HE: "huenfeld",
  MV: "hamburg-altona",
  NI: "uelzen",
  RP: "mayen",
  SL: "mayen",
  SN: "aschersleben",
  ST: "aschersleben",
  SH: "schleswig",
  TH: "aschersleben",
};

export const gerichtInNordrheinWestfalen: Readonly<Record<OlgBezirk, string>> = {
  hamm: "hagen",
  duesseldorf: "hagen",
  koeln: "euskirchen",
};

/** § 689 Abs. 2 Satz 2 ZPO (no general venue in Germany) and § 1087 ZPO (European order for payment). */
export const gerichtOhneInland = "wedding";

/** State of the stored lists of courts, and the day it stands for. */
export const standDerGerichte = "August 2026";
export const gerichteAm = tag("2026-08-01");
