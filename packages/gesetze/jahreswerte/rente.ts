import { type Cent, cent, type Jahreswert } from "@gebuehrenportal/recht";
import { bezugsgroesse as bezugsgroessen } from "../sgb-4/paragraph-18.ts";
import { aktuellerRentenwert, type Rentenwert } from "../sgb-6/paragraph-68.ts";
import { beitragsbemessungsgrenze } from "../sgb-6/paragraph-159.ts";
import { type Faktoren, umrechnungsfaktoren } from "../sgb-6/paragraph-187.ts";

/** § 18 Abs. 1 SGB IV, per month. */
export const bezugsgroesse: Jahreswert<Cent> = {
  name: "bezugsgroesse",
  titel: "Bezugsgröße",
  reihe: bezugsgroessen,
  felder: [{ name: "betrag", titel: "Bezugsgröße im Monat", einheit: "euro" }],
  ausZahlen: ({ betrag = 0 }) => cent(betrag),
  inZahlen: (betrag) => ({ betrag }),
};

/** §§ 159, 160 SGB VI, per year. */
export const bemessungsgrenze: Jahreswert<Cent> = {
  name: "bemessungsgrenze",
  titel: "Beitragsbemessungsgrenze der Rentenversicherung",
  reihe: beitragsbemessungsgrenze,
  felder: [{ name: "betrag", titel: "Beitragsbemessungsgrenze im Jahr", einheit: "euro" }],
  ausZahlen: ({ betrag = 0 }) => cent(betrag),
  inZahlen: (betrag) => ({ betrag }),
};

/** § 68 SGB VI, each 1 July. */
export const rentenwert: Jahreswert<Rentenwert> = {
  name: "rentenwert",
  titel: "Aktueller Rentenwert",
  reihe: aktuellerRentenwert,
  felder: [{ name: "betrag", titel: "Aktueller Rentenwert", einheit: "euro" }],
  ausZahlen: ({ betrag = 0 }) => ({ west: cent(betrag) }),
  inZahlen: ({ west }) => ({ betrag: west }),
};

/** Ten-thousandths of a euro as they are printed: `96615840` → `9.661,5840`. */
const faktortext = (faktor: number): string =>
  (faktor / 10_000).toLocaleString("de-DE", { minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** Hundredths of a percent of cents: their product over this is a factor in ten-thousandths of a euro. */
const proZehntausendstel = 100;

/**
 * § 187 Abs. 3 SGB VI: the factor is contribution rate × provisional average earnings, as its announcement reckons it; the other
 * direction is the reciprocal.
 */
export const faktoren: Jahreswert<Faktoren> = {
  name: "faktoren",
  titel: "Vorläufiges Durchschnittsentgelt und Umrechnungsfaktoren",
  reihe: umrechnungsfaktoren,
  felder: [
    { name: "entgelt", titel: "Vorläufiges Durchschnittsentgelt", einheit: "euro" },
    { name: "beitragssatz", titel: "Beitragssatz der Rentenversicherung", einheit: "prozent" },
  ],
  ausZahlen: ({ entgelt = 0, beitragssatz = 0 }) => ({
    punktInBeitrag: Math.round((entgelt * beitragssatz) / proZehntausendstel),
  }),
  // A printed factor does not say what it was reckoned from.
  inZahlen: () => ({}),
  text: ({ punktInBeitrag }) => `Faktor ${faktortext(punktInBeitrag)}`,
};
