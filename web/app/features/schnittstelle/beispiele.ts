/** A request that the page shows and the server answers while the page is made. */
export type Beispiel = {
  /** What is asked, as a sentence for a lawyer. */
  readonly frage: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** One worked example for each call, by method and path. */
export const beispiele: Readonly<Record<string, Beispiel>> = {
  "POST /api/rechner/rvg": {
    frage: "Klage über 10.000 € mit Termin: Verfahrens- und Terminsgebühr, Auftrag heute.",
    body: { angelegenheiten: [{ wert: 1_000_000, positionen: [{ nr: "3100" }, { nr: "3104" }] }] },
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
