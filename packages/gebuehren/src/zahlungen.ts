import { anteil, type Cent, cent, datum, summe } from "@gebuehrenportal/recht";
import type { Zahlung } from "./eingabe.ts";
import type { RvgErgebnis, Zeile } from "./ergebnis.ts";

const normen = {
  vorschuss: "§ 9 RVG",
  mandant: "§ 10 Abs. 2 RVG",
  gegner: "§ 10 Abs. 2 RVG",
  staatskasse: "§ 47 RVG",
};
const namen = {
  vorschuss: "Vorschuss",
  mandant: "Zahlung",
  gegner: "Zahlung des Gegners",
  staatskasse: "Zahlung der Staatskasse",
};

/** VAT contained in a payment, with its own rate (up to two decimals) or that of the bill. */
export const enthalteneSteuer = (zahlung: Zahlung, prozent: number): Cent => {
  const prozent100 = Math.round((zahlung.umsatzsteuerProzent ?? prozent) * 100);
  return anteil(zahlung.betrag, prozent100, 10_000 + prozent100);
};

/** Payments as negative gross lines, with the VAT they contain (§ 10 Abs. 2 RVG, § 14 Abs. 5 Satz 2 UStG). */
export function zahlungen(liste: readonly Zahlung[], prozent: number): Pick<RvgErgebnis, "zahlungen"> {
  if (liste.length === 0) return {};
  const zeilen = liste.map((eintrag): Zeile => {
    const norm = normen[eintrag.von];
    const text = `${namen[eintrag.von]}${eintrag.am ? ` vom ${datum(eintrag.am)}` : ""}, darin ${String(eintrag.umsatzsteuerProzent ?? prozent).replace(".", ",")} % Umsatzsteuer`;
    return {
      art: "zahlung",
      nr: eintrag.von,
      nummern: [],
      norm,
      ...(eintrag.position === undefined ? {} : { position: eintrag.position }),
      betrag: cent(-eintrag.betrag),
      schritte: [{ text, norm, betrag: enthalteneSteuer(eintrag, prozent) }],
    };
  });
  return {
    zahlungen: {
      zeilen,
      brutto: summe(liste.map((z) => z.betrag)),
      enthalteneUmsatzsteuer: summe(liste.map((z) => enthalteneSteuer(z, prozent))),
    },
  };
}
