import type { AngelegenheitErgebnis, RvgErgebnis, Staatskasse, Zeile } from "@gebuehrenportal/gebuehren";
import { type Cent, cent } from "@gebuehrenportal/recht";

/** A named amount below the lines of a bill. */
export type Schlusszeile = { readonly text: string; readonly betrag: Cent };

type Gesamt = Pick<RvgErgebnis, "zahlungen" | "offen" | "staatskasse">;

/** What the last line of the bill is called: total, open amount or overpayment; where the treasury pays, that. */
export const gesamttitel = ({ zahlungen, offen, staatskasse }: Gesamt): string =>
  staatskasse
    ? "Aus der Staatskasse"
    : zahlungen
      ? offen < 0
        ? "Überzahlt"
        : "Noch zu zahlen"
      : "Gesamtbetrag";

/** The amount of that line, and the figure people came for. */
export const gesamtbetrag = ({ offen, staatskasse }: Gesamt): Cent => staatskasse?.auszahlung ?? offen;

/** Where the treasury pays: what of the regular remuneration the client does not owe, and what he owes all the same. */
export const mandantenzeilen = ({ offen, staatskasse }: Gesamt): readonly Schlusszeile[] =>
  staatskasse
    ? [
        { text: `Davon gesperrt (${staatskasse.norm})`, betrag: staatskasse.gesperrt },
        { text: offen < 0 ? "Vom Mandanten überzahlt" : "Vom Mandanten zu zahlen", betrag: offen },
      ]
    : [];

/** What the sum of fees, expenses and VAT is called where it is not the last line. */
export const bruttotitel = ({ staatskasse }: Gesamt): string =>
  staatskasse ? "Regelvergütung" : "Rechnungsbetrag";

/** A payment in words: who paid, when, and the VAT in it. */
export const zahlungstitel = (zeile: Zeile): string => zeile.schritte[0]?.text ?? "Zahlung";

/** Amounts between the treasury's lines and its payout. */
export const staatskassenschluss = (s: Staatskasse): readonly Schlusszeile[] => [
  { text: "Netto", betrag: s.netto },
  { text: "Umsatzsteuer", betrag: s.umsatzsteuer },
  ...(s.abzug === 0 ? [] : [{ text: "Abzug nach § 58 RVG", betrag: cent(-s.abzug) }]),
];

/** Heading of a block that belongs to one of several matters. */
export const blocktitel = (text: string, a: AngelegenheitErgebnis, mehrere: boolean): string =>
  mehrere && a.bezeichnung ? `${text}: ${a.bezeichnung}` : text;

export const staatskassentitel = "Vergütung aus der Staatskasse";
export const weitereVerguetung = "Weitere Vergütung (§ 50 RVG)";
export const vereinbarungstitel = "Vereinbarte und gesetzliche Vergütung, netto";
export const unterschreitung =
  "Die Vereinbarung liegt unter der gesetzlichen Vergütung. In gerichtlichen Verfahren ist das nicht zulässig (§ 49b Abs. 1 BRAO).";
