import { anteil, type Cent, cent, summe } from "@gebuehrenportal/recht";
import type { Beleg, Beleggruppe, Belegsummen, Belegzahlung, Steuersumme } from "./beleg.ts";

/**
 * Sums of a document: tax once for each category and rate from the sum of its lines, rounded half up to the cent
 * (§ 2 Abs. 2 Satz 2 RVG; BR-CO-17), so that page, PDF and data record cannot differ. VAT that a fee contained is taken as
 * it is: 15.00 € with 19 % are 12.61 € and 2.39 €, which no rounding gives (the validators of BR-CO-17 allow for it).
 */
export function belegsummen(
  gruppen: readonly Beleggruppe[],
  zahlungen: readonly Belegzahlung[],
): Belegsummen {
  const zeilen = gruppen.flatMap((g) => g.zeilen);
  const steuern = [
    ...Map.groupBy(zeilen, ({ steuer }) => `${steuer.kategorie} ${steuer.prozent}`).values(),
  ].map((gleiche): Steuersumme => {
    const netto = summe(gleiche.map((z) => z.betrag));
    const { kategorie = "S", prozent = 0 } = gleiche[0]?.steuer ?? {};
    const grund = [...new Set(gleiche.map((z) => z.steuer.grund))].filter(Boolean).join("; ");
    const enthalten = gleiche.filter((z) => z.steuerEnthalten !== undefined);
    const dazu = cent(netto - summe(enthalten.map((z) => z.betrag)));
    const steuer = summe([steuerAus(dazu, prozent), ...enthalten.map((z) => z.steuerEnthalten ?? cent(0))]);
    return { kategorie, prozent, netto, steuer, grund };
  });
  const netto = summe(zeilen.map((z) => z.betrag));
  const umsatzsteuer = summe(steuern.map((s) => s.steuer));
  const brutto = cent(netto + umsatzsteuer);
  const gezahlt = summe(zahlungen.map((z) => z.betrag));
  return { steuern, netto, umsatzsteuer, brutto, gezahlt, offen: cent(brutto - gezahlt) };
}

/** Half a cent goes away from zero, so that a Storno mirrors its document. */
const steuerAus = (netto: Cent, prozent: number): Cent => anteil(netto, prozent, 100);

const minus = (betrag: Cent): Cent => cent(betrag === 0 ? 0 : -betrag);

/** VAT contained in a gross amount. */
export const enthalteneSteuer = (brutto: Cent, prozent: number): Cent =>
  anteil(brutto, prozent, 100 + prozent);

/** The document that cancels another one: the same lines and payments with the opposite sign, its own number and day. */
export function storno(
  beleg: Beleg,
  { nummer, datum, freigegebenVon }: Pick<Beleg, "nummer" | "datum" | "freigegebenVon">,
): Beleg {
  const gruppen = beleg.gruppen.map((gruppe) => ({
    ...gruppe,
    zeilen: gruppe.zeilen.map((zeile) => ({
      ...zeile,
      betrag: minus(zeile.betrag),
      ...(zeile.steuerEnthalten === undefined ? {} : { steuerEnthalten: minus(zeile.steuerEnthalten) }),
      schritte: [],
    })),
  }));
  const zahlungen = beleg.zahlungen.map((zahlung) => ({
    ...zahlung,
    betrag: minus(zahlung.betrag),
    steuer: minus(zahlung.steuer),
  }));
  return {
    ...beleg,
    ...belegsummen(gruppen, zahlungen),
    art: "storno",
    nummer,
    datum,
    freigegebenVon,
    storniert: { nummer: beleg.nummer, datum: beleg.datum },
    text: "",
    zahlbarBis: datum,
    gruppen,
    zahlungen,
    mitRechenweg: false,
  };
}
