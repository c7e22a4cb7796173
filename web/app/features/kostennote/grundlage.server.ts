import type { RvgErgebnis, Zeile } from "@gebuehrenportal/gebuehren";
import { type Cent, datum, type Schritt, type Tag, zahl } from "@gebuehrenportal/recht";
import { umfangssatz, zuUmfangreich } from "../rechner/ausgabe/umfang.ts";
import { fassungssatz } from "../rechner/blatt.ts";
import type { Auswertung } from "../rechner/rvg/auswertung.ts";
import { alsFragment, ausFragment } from "../rechner/rvg/fragment.ts";
import { auswertung } from "../rechner/rvg/motor.ts";
import { formularAusQuery } from "../rechner/rvg/query.ts";
import type { Titel } from "../rechner/rvg/titel.ts";
import { zeilentitel } from "../rechner/vvzeile.ts";
import type { Kostennotenfelder } from "./felder.ts";
import { hoechstensZahlungen } from "./felder.ts";

/** A calculation that can be billed: path of its page and its inputs. */
export type Berechnung = { readonly rechner: string; readonly stand: string };

export type Grundzeile = {
  readonly text: string;
  readonly norm: string;
  readonly nr: string;
  /** Every number of the VV that was applied; a client must find each in the printed line (§ 10 Abs. 2 RVG). */
  readonly nummern: readonly string[];
  readonly wert?: Cent;
  /** Rate × 100; absent where the text names rates from two values. */
  readonly satz100?: number;
  readonly betrag: Cent;
  /** A fee, or what a cap or a credit takes away from one; everything else are expenses. */
  readonly gebuehr: boolean;
  /** Chosen within a frame (§ 14 RVG). */
  readonly rahmen: boolean;
  /** Paid in the client's name: no part of the price. */
  readonly durchlaufend: boolean;
  readonly schritte: readonly Schritt[];
};

/** One matter. */
export type Grundgruppe = {
  readonly titel?: string;
  readonly zeilen: readonly Grundzeile[];
  /** § 3a RVG: what was agreed instead of the fees, net. */
  readonly vereinbarung?: {
    readonly text: string;
    readonly netto: Cent;
    /** Less than the statutory fees. */
    readonly unterschritten: boolean;
    readonly schritte: readonly Schritt[];
  };
};

/** A payment the calculation deducts, gross. */
export type Grundzahlung = {
  readonly von: "mandant" | "vorschuss" | "gegner" | "staatskasse";
  readonly betrag: Cent;
};

/** What a Kostennote takes from its calculation. VAT and payments are those of the Kostennote itself. */
export type Grundlage = {
  readonly gruppen: readonly Grundgruppe[];
  readonly zahlungen: readonly Grundzahlung[];
  readonly rechtsgrundlagen: readonly string[];
  readonly rechenstand: string;
  /** Percent of VAT the calculation used; 0: none. */
  readonly prozent: number;
  /** Counsel is appointed or assigned: the treasury may owe instead of the client. */
  readonly staatskasse: boolean;
  /** Fields the calculation fills in a new draft. */
  readonly felder: Kostennotenfelder;
};

export type Grundlagenantwort =
  | { readonly art: "grundlage"; readonly grundlage: Grundlage }
  | { readonly art: "keine"; readonly text: string };

/** Whether a Kostennote can be made from results of this page. */
export const abrechenbar = (rechner: string): boolean => rechner === "/rvgrechner";

/** Whether there is an agreement to choose. */
export const hatVereinbarung = ({ gruppen }: Grundlage): boolean =>
  gruppen.some(({ vereinbarung }) => vereinbarung !== undefined);

/** The state behind a GET query of the RVG calculator, for a start without a script. */
export const standAusQuery = (query: URLSearchParams): string =>
  alsFragment(formularAusQuery(query).formular);

/** Computes the calculation anew. Never throws for input. */
export function grundlageAus({ rechner, stand }: Berechnung, heute: Tag): Grundlagenantwort {
  const formular = abrechenbar(rechner) ? ausFragment(stand) : undefined;
  if (!formular)
    return { art: "keine", text: "Die Eingaben dieser Berechnung sind unvollständig oder beschädigt." };
  const a = auswertung({ formular, heute, abgeschickt: true, erweitert: true });
  if (a.art === "ergebnis")
    return zuUmfangreich(a.ergebnis.angelegenheiten.flatMap(({ zeilen }) => zeilen))
      ? { art: "keine", text: umfangssatz }
      : { art: "grundlage", grundlage: grundlage(a) };
  return {
    art: "keine",
    text:
      a.art === "kein-ergebnis"
        ? `${a.grund} (${a.norm})`
        : "Diese Berechnung hat noch kein Ergebnis; im RVG-Rechner steht, was fehlt.",
  };
}

function grundlage({ eingabe, ergebnis, titel }: Extract<Auswertung, { art: "ergebnis" }>): Grundlage {
  const { angelegenheiten } = ergebnis;
  const mehrere = angelegenheiten.length > 1;
  return {
    gruppen: angelegenheiten.map((a, i) => ({
      ...(mehrere || a.bezeichnung
        ? { titel: `${mehrere ? `${i + 1}. ` : ""}${a.bezeichnung ?? "Angelegenheit"}` }
        : {}),
      zeilen: a.zeilen.map((z) => grundzeile(z, titel[a.id] ?? {})),
      ...(a.vereinbarung ? { vereinbarung: vereinbarung(a.vereinbarung) } : {}),
    })),
    zahlungen: (eingabe.zahlungen ?? []).map(({ von, betrag }) => ({ von, betrag })),
    rechtsgrundlagen: [...new Set(angelegenheiten.map((a) => fassungssatz(a.fassung)))],
    rechenstand: ergebnis.rechenstand,
    prozent: ergebnis.umsatzsteuer.prozent,
    staatskasse: angelegenheiten.some((a) => a.staatskasse !== undefined),
    felder: { bis: datum(eingabe.leistungsende), ...zahlungsfelder(eingabe.zahlungen ?? [], ergebnis) },
  };
}

function vereinbarung({
  netto,
  unterschritten,
  schritte,
}: NonNullable<RvgErgebnis["angelegenheiten"][number]["vereinbarung"]>): NonNullable<
  Grundgruppe["vereinbarung"]
> {
  const wie = schritte[0]?.text ?? "vereinbarte Vergütung";
  const text = /^vereinbart/.test(wie) ? `V${wie.slice(1)}` : `Vereinbarte Zeitvergütung, ${wie}`;
  return { text, netto, unterschritten, schritte };
}

function grundzeile(z: Zeile, titel: Titel): Grundzeile {
  return {
    text: zeilentitel(z, titel),
    norm: z.norm,
    nr: z.nr,
    nummern: z.nummern,
    ...(z.wert === undefined ? {} : { wert: z.wert }),
    ...(z.satz100 === undefined || z.gemeinsamerWert !== undefined ? {} : { satz100: z.satz100 }),
    betrag: z.betrag,
    gebuehr: z.art === "gebuehr" || z.art === "kappung" || z.art === "anrechnung",
    rahmen: z.rahmen !== undefined,
    durchlaufend: z.nr === "durchlaufend",
    schritte: z.schritte,
  };
}

/** Payments the calculation already deducts become those of the draft. */
function zahlungsfelder(
  zahlungen: readonly {
    readonly betrag: Cent;
    readonly von: string;
    readonly umsatzsteuerProzent?: number;
    readonly am?: Tag;
  }[],
  { umsatzsteuer }: RvgErgebnis,
): Kostennotenfelder {
  return Object.fromEntries(
    zahlungen
      .slice(0, hoechstensZahlungen)
      .flatMap((z, i) => [
        [`zahlungsart${i + 1}`, z.von === "mandant" ? "zahlung" : z.von],
        [`zahlungbetrag${i + 1}`, zahl(z.betrag)],
        [`zahlungsteuer${i + 1}`, String(Math.round(z.umsatzsteuerProzent ?? umsatzsteuer.prozent))],
        ...(z.am ? [[`zahlungam${i + 1}`, datum(z.am)]] : []),
      ]),
  );
}
