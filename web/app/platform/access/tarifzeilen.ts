import { darf, type Faehigkeit, oeffnet, siehtAnzeigen, type Tarifstufe } from "./tarif.ts";
import { type Bestelltarif, tarife } from "./tarife.ts";

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

/** A feature behind a gate. */
const abStufe = (stufe: Tarifstufe, text: string, hinweis: string): Tarifzeile => ({
  text,
  hinweis,
  zellen: {
    free: oeffnet("free", stufe),
    basic: oeffnet("basic", stufe),
    premium: oeffnet("premium", stufe),
    teams: oeffnet("teams", stufe),
  },
});

/** The comparison of the tiers, row by row: what is in, what is not. */
export const tarifzeilen: readonly Tarifzeile[] = [
  jeder("Alle Rechner, Tabellen und der Fristenkatalog"),
  jeder("Kopieren, Drucken, CSV, JSON und Links auf Berechnungen"),
  ...(Object.keys(worte) as Faehigkeit[]).map(ausFaehigkeit),
  abStufe(
    "premium",
    "Fristenmanager",
    "Fristenbuch mit Ketten, Vorfristen, Rechenweg, Kontrolle, Freigabe und Protokoll",
  ),
  abStufe(
    "premium",
    "Eigene Vorlagen für Fristen",
    "Dauer, Norm, Vorfristen und Aktenangaben speichern, im Team teilen",
  ),
  abStufe(
    "premium",
    "Kontakte",
    "Als Empfänger wählen, aus CSV und vCard einlesen und dorthin ausführen, im Team teilen",
  ),
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
