import type { RvgEingabe, RvgErgebnis } from "@gebuehrenportal/gebuehren";
import { type Cent, datum, type Schritt, summe, type Tag, zahl } from "@gebuehrenportal/recht";
import { fassungssatz } from "#dokumente/blatt/blatt.ts";
import { umfangssatz, zuUmfangreich } from "#dokumente/blatt/umfang.ts";
import {
  alsRvgFragment,
  angelegenheitstitel,
  ausRvgFragment,
  type RvgAuswertung,
  type RvgFormular,
  rvgAuswertung,
  rvgFormularAusQuery,
} from "#features/rechner/index.server.ts";
import { hoechstensZahlungen, type Kostennotenfelder } from "../felder.ts";
import {
  type Auftrag,
  type Auftragsfeld,
  auftragOffen,
  auftragsfelder,
  type Leistungszeit,
  mitAuftraegen,
} from "./auftraege.server.ts";
import { aufKassenteil, type Grundzahlung } from "./grundzahlung.ts";
import { type Grundzeile, grundzeile } from "./grundzeile.server.ts";
import { type Kassenteil, kassenteil } from "./kassenteil.server.ts";

/** A calculation that can be billed: path of its page and its inputs. */
export type Berechnung = { readonly rechner: string; readonly stand: string };

/** One matter. */
export type Grundgruppe = {
  readonly id: string;
  readonly titel?: string;
  readonly auftrag: Auftrag;
  readonly zeilen: readonly Grundzeile[];
  /** Where the treasury pays: what it owes, and what of the bill the client does not owe. */
  readonly kasse?: Kassenteil;
  /** § 3a RVG: what was agreed instead of the fees, net. */
  readonly vereinbarung?: {
    readonly text: string;
    readonly netto: Cent;
    /** Less than the statutory fees. */
    readonly unterschritten: boolean;
    readonly schritte: readonly Schritt[];
  };
};

/** What a Kostennote takes from its calculation. VAT and payments are those of the Kostennote itself. */
export type Grundlage = {
  readonly gruppen: readonly Grundgruppe[];
  readonly zahlungen: readonly Grundzahlung[];
  readonly rechtsgrundlagen: readonly string[];
  readonly rechenstand: string;
  /** Percent of VAT the calculation used; 0: none. */
  readonly prozent: number;
  /** Where the Kostennote asks for the mandates. */
  readonly auftraege: readonly Auftragsfeld[];
  /** Of several matters one has no day, and it would change an amount. */
  readonly haengtAmAuftrag: boolean;
  /** Fields the calculation fills in a new draft. */
  readonly felder: Kostennotenfelder;
};

export type Grundlagenantwort =
  | { readonly art: "grundlage"; readonly grundlage: Grundlage }
  | { readonly art: "keine"; readonly text: string };

/** Whether a Kostennote can be made from results of this page. */
export const abrechenbar = (rechner: string): boolean => rechner === "/rvgrechner";

/** The state behind a GET query of the RVG calculator, for a start without a script. */
export const standAusQuery = (query: URLSearchParams): string =>
  alsRvgFragment(rvgFormularAusQuery(query).formular);

/** Computes the calculation anew, with the mandates that the Kostennote tells. Never throws for input. */
export function grundlageAus(
  { rechner, stand }: Berechnung,
  heute: Tag,
  zeit: Leistungszeit = { auftraege: [] },
): Grundlagenantwort {
  const formular = abrechenbar(rechner) ? ausRvgFragment(stand) : undefined;
  if (!formular)
    return { art: "keine", text: "Die Eingaben dieser Berechnung sind unvollständig oder beschädigt." };
  const ausgewertet = (ersatz: Tag | undefined): RvgAuswertung =>
    rvgAuswertung({
      formular: mitAuftraegen(formular, zeit, ersatz),
      heute,
      abgeschickt: true,
      erweitert: true,
    });
  const { von, bis } = zeit;
  const a = ausgewertet(von ?? bis);
  if (a.art === "ergebnis") {
    if (zuUmfangreich(a.ergebnis.angelegenheiten.flatMap(({ zeilen }) => zeilen)))
      return { art: "keine", text: umfangssatz };
    if ((a.eingabe.zahlungen ?? []).length > hoechstensZahlungen)
      return { art: "keine", text: zuVieleZahlungen };
    const mehrereOffen =
      a.ergebnis.angelegenheiten.length > 1 &&
      formular.angelegenheiten.some((x, i) => auftragOffen(x, zeit.auftraege[i]));
    const haengtAmAuftrag = mehrereOffen && von !== undefined && anders(a, ausgewertet(bis));
    return { art: "grundlage", grundlage: { ...grundlage(a, formular, zeit), haengtAmAuftrag } };
  }
  return {
    art: "keine",
    text:
      a.art === "kein-ergebnis"
        ? `${a.grund} (${a.norm})`
        : "Diese Berechnung hat noch kein Ergebnis; im RVG-Rechner steht, was fehlt.",
  };
}

const zuVieleZahlungen = `Eine Kostennote nennt höchstens ${hoechstensZahlungen} Zahlungen; fassen Sie sie in der Berechnung zusammen.`;

type MitErgebnis = Extract<RvgAuswertung, { art: "ergebnis" }>;

const anders = (a: MitErgebnis, b: RvgAuswertung): boolean =>
  b.art !== "ergebnis" || nettobetrag(a.ergebnis) !== nettobetrag(b.ergebnis);

const nettobetrag = ({ angelegenheiten }: RvgErgebnis): Cent =>
  summe(angelegenheiten.flatMap(({ zeilen }) => zeilen.map(({ betrag }) => betrag)));

function grundlage(
  { eingabe, ergebnis, titel }: MitErgebnis,
  formular: RvgFormular,
  zeit: Leistungszeit,
): Omit<Grundlage, "haengtAmAuftrag"> {
  const { angelegenheiten } = ergebnis;
  const mehrere = angelegenheiten.length > 1;
  const auftrag = (id: string): Auftrag => auftragVon(id, formular, zeit, eingabe);
  const gruppen = angelegenheiten.map((angelegenheit, index) => {
    const ueberschrift = angelegenheitstitel(angelegenheit, index, mehrere);
    return {
      id: angelegenheit.id,
      ...(ueberschrift !== undefined && { titel: ueberschrift }),
      auftrag: auftrag(angelegenheit.id),
      zeilen: angelegenheit.zeilen.map((z) => grundzeile(z, titel[angelegenheit.id] ?? {})),
      ...(angelegenheit.staatskasse
        ? {
            kasse: kassenteil(angelegenheit, angelegenheit.staatskasse, {
              eingabe,
              ergebnis,
              zeile: (z) => grundzeile(z, titel[angelegenheit.id] ?? {}),
            }),
          }
        : {}),
      ...(angelegenheit.vereinbarung ? { vereinbarung: vereinbarung(angelegenheit.vereinbarung) } : {}),
    };
  });
  const titelVon = (id: string) => gruppen[angelegenheiten.findIndex((a) => a.id === id)]?.titel;
  return {
    gruppen,
    zahlungen: (eingabe.zahlungen ?? []).map(({ von, betrag, angelegenheit, am }) => ({
      von,
      betrag,
      ...(angelegenheit === undefined ? {} : { angelegenheit }),
      ...(am === undefined ? {} : { am }),
    })),
    rechtsgrundlagen: [...new Set(angelegenheiten.map((a) => rechtssatz(a.fassung, auftrag(a.id), zeit)))],
    rechenstand: ergebnis.rechenstand,
    prozent: ergebnis.umsatzsteuer.prozent,
    auftraege: auftragsfelder(formular, mehrere ? titelVon : () => undefined),
    felder: {
      bis: datum(eingabe.leistungsende),
      ...zahlungsfelder(
        (eingabe.zahlungen ?? []).filter((z) => !aufKassenteil(z, gruppen)),
        ergebnis,
      ),
    },
  };
}

function auftragVon(
  id: string,
  { angelegenheiten }: RvgFormular,
  { auftraege }: Leistungszeit,
  eingabe: RvgEingabe,
): Auftrag {
  const i = angelegenheiten.findIndex((a) => a.id === id);
  const a = angelegenheiten[i];
  if (a && auftragOffen(a, auftraege[i])) return { art: "offen" };
  const { auftragAm, weitereAuftraegeAm = [] } = eingabe.angelegenheiten.find((x) => x.id === id) ?? {};
  const [am] = [...(auftragAm ? [auftragAm] : []), ...weitereAuftraegeAm].sort();
  return am ? { art: "genannt", am } : { art: "beigeordnet" };
}

/** Which version of the law was used and why; a mandate that nobody has told is no reason. */
function rechtssatz(
  fassung: RvgErgebnis["angelegenheiten"][number]["fassung"],
  { art }: Auftrag,
  { von, bis }: Leistungszeit,
): string {
  const ersatz = von ?? bis;
  // Otherwise another mandate or an appeal decided, and that is told.
  const angenommen = /Auftrag/.test(fassung.grund) && (!ersatz || fassung.grund.includes(datum(ersatz)));
  if (art !== "offen" || !angenommen) return fassungssatz(fassung);
  const grund = von
    ? `weil die Leistung am ${datum(von)} begann (§ 60 Abs. 1 Satz 1 RVG)`
    : "solange Beginn der Leistung und Tag des Auftrags nicht angegeben sind (§ 60 Abs. 1 Satz 1 RVG)";
  return fassungssatz({ ...fassung, grund });
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
      .flatMap((zahlung, index) => [
        [`zahlungsart${index + 1}`, zahlung.von === "mandant" ? "zahlung" : zahlung.von],
        [`zahlungbetrag${index + 1}`, zahl(zahlung.betrag)],
        [
          `zahlungsteuer${index + 1}`,
          String(Math.round(zahlung.umsatzsteuerProzent ?? umsatzsteuer.prozent)),
        ],
        ...(zahlung.am ? [[`zahlungam${index + 1}`, datum(zahlung.am)]] : []),
      ]),
  );
}
