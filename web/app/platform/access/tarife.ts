import { type Cent, cent } from "@gebuehrenportal/recht";

/** Tiers that can be ordered, in ascending order. */
export const bestelltarife = ["basic", "premium", "teams"] as const;
export type Bestelltarif = (typeof bestelltarife)[number];

/** A tier as people choose it. */
export type Tarifangabe = {
  readonly name: string;
  /** Total price of a month with VAT, in cents. */
  readonly preisCent: Cent;
  /** Accounts that work with it, the owner included. */
  readonly plaetze: number;
  /** Whom it is for, in one sentence. */
  readonly satz: string;
};

/** Members that a team may have besides its administrator. */
export const teammitgliederHoechstens = 5;

/** Names, prices and seats of the four tiers; what is in each says `tarifzeilen.ts`. */
export const tarife: Readonly<Record<"free" | Bestelltarif, Tarifangabe>> = {
  free: {
    name: "Free",
    preisCent: cent(0),
    plaetze: 1,
    satz: "Alle Rechner und Tabellen, ohne Kosten und ohne Befristung.",
  },
  basic: {
    name: "Basic",
    preisCent: cent(1199),
    plaetze: 1,
    satz: "Die vollständige Abrechnung nach dem RVG, mit allen Dateien.",
  },
  premium: {
    name: "Premium",
    preisCent: cent(2499),
    plaetze: 1,
    satz: "Der volle Umfang des Portals für eine Person.",
  },
  teams: {
    name: "Teams",
    preisCent: cent(3999),
    plaetze: 1 + teammitgliederHoechstens,
    satz: `Für das ganze Büro: ${1 + teammitgliederHoechstens} Konten in einer Kanzlei.`,
  },
};

/** The tier that a text of an address or form names. */
export const bestelltarifAus = (text: string | null | undefined): Bestelltarif | undefined =>
  bestelltarife.find((tarif) => tarif === text);

/** Place of a tier in the ascending order. */
export const rang = (tarif: Bestelltarif): number => bestelltarife.indexOf(tarif);
