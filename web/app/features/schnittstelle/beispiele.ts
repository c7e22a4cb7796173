/** A request that the page shows and the server answers while the page is made. */
export type Beispiel = {
  /** What is asked, as a sentence for a lawyer. */
  readonly frage: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Values of the path's `:names`. */
  readonly params?: Readonly<Record<string, string>>;
};

/** One worked example for each call, by method and path. */
export const beispiele: Readonly<Record<string, Beispiel>> = {
  "POST /api/rechner/rvg": {
    frage: "Klage über 10.000 € mit Termin: Verfahrens- und Terminsgebühr, Auftrag heute.",
    body: { angelegenheiten: [{ wert: 1_000_000, positionen: [{ nr: "3100" }, { nr: "3104" }] }] },
  },
  "POST /api/rechner/gerichtskosten": {
    frage: "Klage über 10.000 €, durch gerichtlichen Vergleich beendet.",
    body: { positionen: [{ nr: "1210", wert: 1_000_000, ermaessigt: "1211" }] },
  },
  "POST /api/rechner/prozesskosten": {
    frage: "Kostenrisiko über zwei Instanzen bei 10.000 €, ein Viertel der Kosten selbst zu tragen.",
    body: { wert: 1_000_000, instanzen: [{}, {}], kostenquote: 25 },
  },
  "POST /api/rechner/mahnverfahren": {
    frage: "Mahnbescheid und Vollstreckungsbescheid über 10.000 €, Antragsteller in Hessen.",
    body: { wert: 1_000_000, vollstreckungsbescheid: true, antragsteller: { land: "HE" } },
  },
  "POST /api/rechner/zinsen": {
    frage: "Verzugszinsen aus 10.000 € gegen einen Verbraucher, mit einer Zahlung.",
    body: {
      hauptforderungen: [
        { id: "f1", betrag: 1_000_000, verzugAb: "2026-01-15", zinssatz: { art: "verbraucher" } },
      ],
      zahlungen: [{ am: "2026-06-30", betrag: 200_000 }],
      bis: "2026-09-30",
    },
  },
  "GET /api/rechner/basiszinssatz": {
    frage: "Der Basiszinssatz am 15. März 2025.",
    query: { stichtag: "2025-03-15" },
  },
  "POST /api/rechner/pfaendung": {
    frage: "2.000 € netto im Monat, zwei Unterhaltspflichten.",
    body: { nettoeinkommen: 200_000, unterhaltspflichten: 2 },
  },
  "POST /api/rechner/streitwert": {
    frage: "Räumung einer Wohnung, Miete 845 € im Monat, mit dem zuständigen Gericht.",
    body: {
      regel: "raeumung",
      angaben: { monatsentgelt: 84_500 },
      zustaendigkeit: { sache: "wohnraummiete" },
    },
  },
  "GET /api/rechner/streitwert": {
    frage: "Die Wertregeln für Miete und Pacht mit ihren Feldern.",
    query: { gebiet: "miete" },
  },
  "POST /api/rechner/pkh": {
    frage: "3.120 € Lohn, 1.010 € Abzüge, ein Kind von acht Jahren, 700 € Miete.",
    body: {
      einnahmen: [{ bezeichnung: "Lohn", betrag: 312_000 }],
      abzuege: [{ bezeichnung: "Steuern und Sozialversicherung", betrag: 101_000 }],
      erwerbstaetig: true,
      unterhaltsberechtigte: [{ alter: 8 }],
      unterkunft: 70_000,
    },
  },
  "POST /api/rechner/versorgungsausgleich": {
    frage: "Verfahrenswert bei 2.460 € und 1.540 € Monatsnetto und drei Anrechten.",
    body: { verfahrenswert: { nettoeinkommen1: 246_000, nettoeinkommen2: 154_000, anrechte: 3 } },
  },
  "POST /api/rechner/fristen": {
    frage:
      "Berufung gegen ein am 2. April 2026 zugestelltes Urteil, Oberlandesgericht in Nordrhein-Westfalen.",
    body: { operation: "katalog", id: "zpo-517", ereignisAm: "2026-04-02", ort: { land: "NW" } },
  },
  "GET /api/rechner/feiertage": {
    frage: "Die Feiertage des Jahres 2027 in Sachsen.",
    query: { jahr: "2027", land: "SN" },
  },
  "GET /api/rechner/orte": {
    frage: "Die Kennung des Bundesgerichtshofs.",
    query: { q: "Bundesgerichtshof" },
  },
  "GET /api/fristenkatalog": {
    frage: "Die ersten drei Einträge zur Berufung im Zivilprozess.",
    query: { q: "Berufung", gebiet: "zivil", anzahl: "3" },
  },
  "GET /api/fristenkatalog/:id": {
    frage: "Alles, was der Katalog zur Berufungsbegründung weiß.",
    params: { id: "zpo-520" },
  },
  "GET /api/rechner/tabelle": {
    frage: "Die 1,0-Gebühr nach § 13 RVG aus 10.000 €, vor und seit dem 1. Juni 2025.",
    query: { tabelle: "rvg13", wert: "1000000", stichtag: "2025-05-31", vergleich: "2025-06-01" },
  },
};

/** An input with two faults, so that the page can show how they are named. */
export const fehlerhaft = {
  angelegenheiten: [{ wert: 1_000_000, positionen: [{ nr: "3100", satz: 1.333 }, { nr: "3999" }] }],
};

/** A mandate of a day for which no version of the law is recorded. */
export const ohneFassung = {
  angelegenheiten: [{ auftragAm: "1990-01-02", wert: 1_000_000, positionen: [{ nr: "3100" }] }],
};
