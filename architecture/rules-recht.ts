/** What the law may not lean on, and which numbers outside of it are not its own, as data. */

/** Where the numbers of the statutes stand. */
export const gesetz = /^packages\/gesetze\//;

/** What makes a result depend on more than its arguments; forbidden in the law. */
export const unrein: Readonly<Record<string, string>> = {
  Date: "days are `Tag`, today is an argument",
  Temporal: "days are `Tag`, today is an argument",
  "Math.random": "the same input gives the same output",
  process: "no environment",
  window: "no browser",
  document: "no browser",
  localStorage: "no browser",
  sessionStorage: "no browser",
  navigator: "no browser",
  fetch: "no network",
  setTimeout: "no clock",
  performance: "no clock",
  crypto: "the same input gives the same output",
  globalThis: "no way around this list",
};

/** Numbers of the law that also are plain engineering; they may stand anywhere. */
export const technischeZahlen = new Set([
  150_000, 1_000, 2_000, 3_000, 5_000, 10_000, 15_000, 30_000, 50_000, 60_000, 86_400, 100_000, 200_000,
  1_000_000,
]);

/** Amounts in features that are not the law's, each with its reason. */
export const eigeneBetraege: readonly {
  readonly pfad: string;
  readonly betrag: number;
  readonly grund: string;
}[] = [
  {
    pfad: "web/app/features/rechner/gebuehrentabelle/wunsch.ts",
    betrag: 50_000_000,
    grund: "Where the page stops counting when nobody says otherwise; the fees themselves have no end there.",
  },
  {
    pfad: "web/app/features/rechner/gebuehrentabelle/api/tabelle.ts",
    betrag: 50_000_000,
    grund: "Where the call stops counting when nobody says otherwise; the fees themselves have no end there.",
  },
  {
    pfad: "web/app/features/seiten/rechenbeispiel.server.ts",
    betrag: 1_000_000,
    grund: "The value of the example on the home page.",
  },
  {
    pfad: "web/app/dokumente/einlesen/abschnitte.ts",
    betrag: 20_000,
    grund: "Characters of a line that are read at most.",
  },
  {
    pfad: "web/app/dokumente/einlesen/umsatz.ts",
    betrag: 20_000,
    grund: "Entries of a bank statement that are read at most.",
  },
];

/** Files outside of the law that make a series, each with its reason. */
export const reihenAusserhalb: Readonly<Record<string, string>> = {
  "packages/fristen/src/katalog/rechtsstand.ts":
    "Wraps the versions that the lines of the catalogue in packages/gesetze carry, for the page that lists them.",
};

/** Days in the rules that are no days of the law: the ends of what can be computed at all. */
export const technischeTage = new Set(["1000-01-01", "1900-01-01", "2199-12-31", "2200-01-01", "9999-12-31"]);
