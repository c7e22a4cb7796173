import { type Cent, cent } from "@gebuehrenportal/recht";
import { darf, type Faehigkeit, siehtAnzeigen } from "./tarif.ts";

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

/** Names, prices and seats of the four tiers; what is in each says `tarifzeilen`. */
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
    satz: "Für das ganze Büro: sechs Konten in einer Kanzlei.",
  },
};

/** What a cell of the comparison says: in, not in, or how much of it. */
export type Tarifzelle = boolean | string;

/** One thing that a tier may hold. */
export type Tarifzeile = {
  readonly text: string;
  /** What that means, where the words alone do not say it. */
  readonly hinweis?: string;
  readonly zellen: Readonly<Record<"free" | Bestelltarif, Tarifzelle>>;
};

/** The words of each capability; a feature that brings a new one writes its row here. */
const worte: Readonly<Record<Faehigkeit, { readonly text: string; readonly hinweis?: string }>> = {
  "rvg-erweitert": {
    text: "Erweiterter RVG-Rechner",
    hinweis:
      "Terminsgebühr und Einigung in jeder Instanz, jede Anrechnung, § 15 Abs. 3 RVG, Mehrvergleich, PKH mit Differenz, mehrere Angelegenheiten",
  },
  kostennote: {
    text: "Kostennote und Kostenfestsetzungsantrag",
    hinweis: "Mit fortlaufender Nummer, Prüfliste nach § 10 RVG und E‑Rechnung",
  },
  "export-pdf": { text: "PDF" },
  "export-docx": { text: "Word" },
  "export-xlsx": { text: "Excel" },
  "speichern-unbegrenzt": { text: "Gespeicherte Berechnungen" },
  schnittstelle: { text: "Schnittstelle für eigene Programme" },
};

const ausmass: Partial<Record<Faehigkeit, { readonly ohne: string; readonly mit: string }>> = {
  "speichern-unbegrenzt": { ohne: "3", mit: "unbegrenzt" },
  schnittstelle: { ohne: "60 Aufrufe je Minute", mit: "alles, 600 Aufrufe je Minute" },
};

const jeder = (text: string, hinweis?: string): Tarifzeile => ({
  text,
  ...(hinweis && { hinweis }),
  zellen: { free: true, basic: true, premium: true, teams: true },
});

function ausFaehigkeit(faehigkeit: Faehigkeit): Tarifzeile {
  const zelle = (tarif: "free" | Bestelltarif): Tarifzelle => {
    const stufe = ausmass[faehigkeit];
    const enthalten = darf(tarif, faehigkeit);
    return stufe ? (enthalten ? stufe.mit : stufe.ohne) : enthalten;
  };
  return {
    ...worte[faehigkeit],
    zellen: {
      free: zelle("free"),
      basic: zelle("basic"),
      premium: zelle("premium"),
      teams: zelle("teams"),
    },
  };
}

/** The comparison of the tiers, row by row: what is in, what is not. */
export const tarifzeilen: readonly Tarifzeile[] = [
  jeder("Alle Rechner, Tabellen und der Fristenkatalog"),
  jeder("Kopieren, Drucken, CSV, JSON und Links auf Berechnungen"),
  ...(Object.keys(worte) as Faehigkeit[]).map(ausFaehigkeit),
  {
    text: "Ohne Anzeigen",
    zellen: {
      free: !siehtAnzeigen("free"),
      basic: !siehtAnzeigen("basic"),
      premium: !siehtAnzeigen("premium"),
      teams: !siehtAnzeigen("teams"),
    },
  },
  {
    text: "Konten im Team",
    zellen: { free: false, basic: false, premium: false, teams: `${tarife.teams.plaetze}` },
  },
];

/** The tier that a text of an address or form names. */
export const bestelltarifAus = (text: string | null | undefined): Bestelltarif | undefined =>
  bestelltarife.find((tarif) => tarif === text);

/** Place of a tier in the ascending order. */
export const rang = (tarif: Bestelltarif): number => bestelltarife.indexOf(tarif);
