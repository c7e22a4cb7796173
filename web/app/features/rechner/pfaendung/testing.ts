import { stand } from "../testing-stand.ts";

/** States that every form of a result is made from: page, files and call, with the amount or day that is known of them. */
export const staende = [
  stand("netto=3000&stichtag=2026-07-01", "988,82"),
  stand("netto=3000&personen=2&stichtag=2025-07-01&kindergeld=510&weitere=Pflegegeld 347,00", "213,49"),
  // 7/10 von 1.412,60 = 988,82; mit einer Person 5/10 von 815,18 = 407,59; die Hälfte dazwischen
  stand("netto=3000&personen=1&anteile=50&stichtag=2026-07-01", "698,20"),
  stand("netto=500&zeitraum=woche&stichtag=2026-11-21", "94,27"),
];

/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "POST /api/rechner/pfaendung": [{ nettoeinkommen: 200_000, unterhaltspflichten: 1 }],
};

type Freibetraege = {
  readonly weitere: readonly { readonly bezeichnung: string; readonly betrag: number }[];
};

/** The call knows of further allowances what they are called and how much they are. */
export const alsAnfrage = ({ weitere, ...rest }: Freibetraege) => ({
  ...rest,
  weitere: weitere.map(({ bezeichnung, betrag }) => ({ bezeichnung, betrag })),
});
