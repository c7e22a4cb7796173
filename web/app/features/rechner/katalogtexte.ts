import { metadaten } from "#ui/metadaten.ts";
import { katalog, type Rechner } from "./katalog.ts";

/** What is said about a calculator outside of its page. */
type Rechnertext = {
  /** Sentence on the tile and description for search engines. */
  readonly kachel: string;
  /** Heading of the browser window. */
  readonly titel: string;
};

const texte: Readonly<Record<Rechner["pfad"], Rechnertext>> = {
  "/rvgrechner": {
    kachel: "Anwaltsgebühren nach dem RVG, Zeile für Zeile hergeleitet, mit dem Recht des richtigen Tages.",
    titel: "RVG-Rechner: Anwaltsgebühren mit Rechenweg",
  },
  "/fristenrechner": {
    kachel: "Fristende mit Zustellung, Feiertagen des Ortes und Vorfrist, jeder Schritt mit seiner Norm.",
    titel: "Fristenrechner: Fristende mit Feiertagen und Rechenweg",
  },
  "/gerichtskostenrechner": {
    kachel:
      "Kosten der Gerichte, Notare und Gerichtsvollzieher nach den ganzen Verzeichnissen, seit August 2013.",
    titel: "Gerichtskostenrechner: GKG, FamGKG, GNotKG und GvKostG",
  },
  "/prozesskostenrechner": {
    kachel:
      "Kostenrisiko über bis zu drei Instanzen: Gericht, beide Anwälte, Kostenquote und Gewinnschwelle.",
    titel: "Prozesskostenrechner: Kostenrisiko über alle Instanzen",
  },
  "/gebuehrentabelle": {
    kachel: "Gebühren nach RVG, GKG, FamGKG und GNotKG für jeden Wert und jeden Stichtag, zum Drucken.",
    titel: "Gebührentabelle: RVG, GKG, FamGKG und GNotKG",
  },
  "/mahnverfahren": {
    kachel: "Kosten, zuständiges Gericht und Fristen von Mahnbescheid und Vollstreckungsbescheid.",
    titel: "Mahnverfahren: Kosten, Gericht, Fristen",
  },
  "/zinsrechner": {
    kachel: "Verzugs- und Prozesszinsen Tag für Tag, mit Teilzahlungen, Kosten und Forderungskonto.",
    titel: "Zinsrechner: Verzugszinsen mit Forderungskonto",
  },
  "/pfaendungsrechner": {
    kachel: "Pfändbares Arbeitseinkommen und Freibetrag des Pfändungsschutzkontos, seit Juli 2021.",
    titel: "Pfändungsrechner: pfändbarer Betrag und P-Konto",
  },
  "/streitwert": {
    kachel: "Streitwert und Verfahrenswert nach Regel und Katalog, mit Zuständigkeit und Rechtsmitteln.",
    titel: "Streitwert: Wert, Zuständigkeit, Rechtsmittel",
  },
  "/pkh-rechner": {
    kachel: "Einzusetzendes Einkommen und Raten der Prozess- und Verfahrenskostenhilfe, seit 2019.",
    titel: "PKH-Rechner: Raten der Prozesskostenhilfe",
  },
  "/versorgungsausgleich": {
    kachel: "Verfahrenswert mit Kosten, Ehezeit, Teilung der Anrechte und Umrechnung von Entgeltpunkten.",
    titel: "Versorgungsausgleich: Verfahrenswert und Anrechte",
  },
};

/** Meta data of a calculator's page. */
export function rechnerMeta(pfad: Rechner["pfad"]) {
  const text = texte[pfad];
  return text ? metadaten(text.titel, text.kachel) : [];
}

/** A tile: where it leads, its name and its sentence. */
export type Rechnerkachel = { readonly pfad: string; readonly text: string; readonly satz: string };

/** The tiles of all calculators, in the order of the catalogue. */
export const rechnerkacheln = (): readonly Rechnerkachel[] =>
  katalog.map(({ pfad, name }) => ({ pfad, text: name, satz: texte[pfad]?.kachel ?? "" }));
