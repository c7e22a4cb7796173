import { aufbewahrungsjahre } from "@gebuehrenportal/gesetze/ustg/paragraph-14b.ts";
import { cent, datum, fassungAm, type Tag, tag, teile } from "@gebuehrenportal/recht";
import type { Absender, Beleg, Belegzeile, Empfaenger } from "#dokumente/e-rechnung/beleg.ts";
import { type Besteuerung, besteuerung } from "#dokumente/e-rechnung/steuer.ts";
import { belegsummen, enthalteneSteuer } from "#dokumente/e-rechnung/summen.ts";
import { xrechnungFehlt } from "#dokumente/e-rechnung/xrechnung.ts";
import { steuersatzAm } from "../../vertrag/preise.ts";
import type { Posten, Steuerfall, Zahlweg } from "../../vertrag/vertrag.ts";

/** What an invoice or its correction is made of. */
export type Rechnungsinhalt = {
  readonly posten: readonly Posten[];
  readonly empfaenger: Empfaenger;
  readonly absender: Absender;
  readonly steuerfall: Steuerfall;
  readonly zahlweg: Zahlweg;
  readonly nummer: string;
  readonly ausgestelltAm: Tag;
  readonly faelligAm: Tag;
  /** The invoices that a correction belongs to, the first one above all. */
  readonly zu?: readonly { readonly nummer: string; readonly datum: Tag }[];
};

/**
 * The document. Prices are total prices: each line says how much of it is VAT, so that they add up to what was ordered,
 * to the cent (11,99 € are 10,08 € and 1,91 €). Where the recipient owes the VAT, the price is net.
 */
export function rechnungsbeleg(inhalt: Rechnungsinhalt): Beleg {
  const { posten, absender, empfaenger, steuerfall, zahlweg, nummer, ausgestelltAm, faelligAm, zu } = inhalt;
  const gruppen = [{ zeilen: posten.map((p) => zeile(p, steuerfall)) }];
  const [erste, ...rest] = zu ?? [];
  const weitere = rest.map((r) => `die Rechnung ${r.nummer} vom ${datum(r.datum)}`);
  return {
    ...belegsummen(gruppen, []),
    fassung: 1,
    art: zu ? "storno" : "rechnung",
    nummer,
    datum: ausgestelltAm,
    ...(erste ? { storniert: erste } : {}),
    ...(rest.length > 0 ? { weitere: rest } : {}),
    absender,
    freigegebenVon: "",
    empfaenger,
    betreff: "",
    aktenzeichen: "",
    leistung: zeitraum(posten),
    text: weitere.length > 0 ? `Sie betrifft auch ${weitere.join(" und ")}.` : "",
    zahlbarBis: zu ? ausgestelltAm : faelligAm,
    ...(zahlweg === "stripe" ? { zahlweg: "online" } : {}),
    gruppen,
    zahlungen: [],
    rechtsgrundlagen: [],
    rechenstand: "",
    mitRechenweg: false,
  };
}

function zeile(posten: Posten, steuerfall: Steuerfall): Belegzeile {
  const steuer = steuerVon(steuerfall, posten.bis);
  const enthalten = enthalteneSteuer(posten.brutto, steuer.prozent);
  return {
    text: `${posten.text}, ${datum(posten.von)} bis ${datum(posten.bis)}`,
    norm: "",
    betrag: cent(posten.brutto - enthalten),
    ...(steuer.kategorie === "S" ? { steuerEnthalten: enthalten } : {}),
    steuer,
    schritte: [],
  };
}

/** The end of a period decides the rate (§ 27 Abs. 1 UStG). */
function steuerVon(steuerfall: Steuerfall, leistungsende: Tag): Besteuerung {
  const ort = steuerfall === "inland" ? "inland" : "eu-unternehmer";
  const steuer = besteuerung({ ort, kleinunternehmer: false, steuersatz: steuersatzAm(leistungsende) });
  if (!steuer) throw new RangeError(`Für ${leistungsende} ist kein Umsatzsteuersatz erfasst.`);
  return steuer;
}

function zeitraum(posten: readonly Posten[]): Beleg["leistung"] {
  const von = posten.map((p) => p.von).toSorted()[0];
  const bis = posten
    .map((p) => p.bis)
    .toSorted()
    .at(-1);
  if (!von || !bis) throw new Error("Eine Rechnung ohne Posten lässt sich nicht ausstellen.");
  return { von, bis };
}

/**
 * An invoice issued anew to another recipient under another number; what was paid on the one before is deducted
 * (BT-113).
 *
 * @param offen what is open on the one before
 * @param ueberweisen it is not debited any more
 */
export function erneuerterBeleg(
  alt: Beleg,
  {
    offen,
    ueberweisen = false,
    ...neu
  }: Pick<Beleg, "nummer" | "datum" | "absender" | "empfaenger" | "offen"> & {
    readonly ueberweisen?: boolean;
  },
): Beleg {
  const { zahlweg: _, ...ohneZahlweg } = alt;
  const { nummer, datum, brutto, steuern } = alt;
  const prozent = steuern[0]?.prozent ?? 0;
  const betrag = cent(brutto - offen);
  const zahlungen =
    betrag > 0
      ? [
          {
            text: `Gezahlt auf ${nummer}`,
            norm: "",
            betrag,
            prozent,
            steuer: enthalteneSteuer(betrag, prozent),
          },
        ]
      : [];
  return {
    ...(ueberweisen ? ohneZahlweg : alt),
    ...belegsummen(alt.gruppen, zahlungen),
    ...neu,
    zahlungen,
    ersetzt: [{ nummer, datum }, ...(alt.ersetzt ?? [])],
  };
}

/** The lines that take an invoice back as a whole. */
export const zurueckgenommen = (posten: readonly Posten[]): readonly Posten[] =>
  posten.map((p) => ({ ...p, brutto: cent(-p.brutto) }));

/** „GP-2026-00042“ */
export const rechnungsnummer = (jahr: number, laufend: number): string =>
  `GP-${jahr}-${String(laufend).padStart(5, "0")}`;

/** The name of the claim that an invoice is about, however often it was issued anew: `R1/2` → `R1`. */
export const forderungsschluessel = (schluessel: string): string => schluessel.split("/")[0] ?? schluessel;

/** How an invoice is named when it is issued once more: `R1` → `R1/2` → `R1/3`. */
export const erneuterSchluessel = (schluessel: string): string =>
  `${forderungsschluessel(schluessel)}/${Number(schluessel.split("/")[1] ?? 1) + 1}`;

/** Last day on which a document has to be kept (§ 14b Abs. 1 UStG, § 147 Abs. 3 AO). */
export function aufbewahrenBis(ausgestelltAm: Tag): Tag {
  const fassung = fassungAm(aufbewahrungsjahre, ausgestelltAm);
  if (!fassung) throw new RangeError("Für die Aufbewahrung ist keine Fassung erfasst.");
  return tag(`${teile(ausgestelltAm).jahr + fassung.wert}-12-31`);
}

/** What an authority wants of an XRechnung, and the whole address of its recipient. */
export const xrechnungMoeglich = (beleg: Pick<Beleg, "empfaenger" | "absender">): boolean =>
  beleg.empfaenger.strasse !== "" && xrechnungFehlt(beleg).length === 0;
