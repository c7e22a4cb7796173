import { cent, datum, euro, type Tag } from "@gebuehrenportal/recht";
import type { Absender, Beleg, Beleggruppe, Belegzahlung, Belegzeile } from "#dokumente/e-rechnung/beleg.ts";
import { type Besteuerung, durchlaufend } from "#dokumente/e-rechnung/steuer.ts";
import { belegsummen, enthalteneSteuer } from "#dokumente/e-rechnung/summen.ts";
import { type Angaben, zahlbarBis } from "../angaben.ts";
import { zahlungsarten } from "../felder.ts";
import type { Grundlage } from "../grundlage/grundlage.server.ts";
import type { Grundzeile } from "../grundlage/grundzeile.server.ts";
import { schuldsaetze, type Verlangtes, verlangt } from "../grundlage/verlangt.ts";
import { gebuehrensteuer } from "./gebuehrensteuer.ts";

export type Belegteile = {
  readonly grundlage: Grundlage;
  readonly angaben: Angaben;
  readonly absender: Absender;
  /** Day of the document. */
  readonly datum: Tag;
};

/** The document a draft makes on this day, still without a number. */
export function belegAus({ grundlage, angaben, absender, datum: am }: Belegteile): Beleg {
  const bis = angaben.bis ?? am;
  const leistung = {
    ort: angaben.leistungsort,
    kleinunternehmer: absender.kleinunternehmer,
    leistungsende: bis,
  };
  const steuer = gebuehrensteuer(leistung) ?? { kategorie: "S", prozent: 0, grund: "" };
  const gruppen = gruppenAus(grundlage, angaben, steuer);
  const zahlungen = zahlungenAus(angaben, steuer);
  return {
    ...belegsummen(gruppen, zahlungen),
    fassung: 1,
    art: "rechnung",
    nummer: "",
    datum: am,
    absender,
    freigegebenVon: absender.rechtsanwalt,
    empfaenger: angaben.empfaenger,
    betreff: angaben.betreff,
    aktenzeichen: angaben.aktenzeichen,
    leistung: { von: angaben.von ?? bis, bis },
    text: angaben.text,
    zahlbarBis: zahlbarBis(angaben, am),
    gruppen,
    zahlungen,
    rechtsgrundlagen: [...grundlage.rechtsgrundlagen, ...schuldsaetze(grundlage, angaben)],
    rechenstand: grundlage.rechenstand,
    mitRechenweg: angaben.mitRechenweg,
  };
}

function gruppenAus(grundlage: Grundlage, angaben: Angaben, steuer: Besteuerung): Beleggruppe[] {
  const { posten } = angaben;
  const frei = durchlaufend(steuer);
  const gerechnet = verlangt(grundlage, angaben).map((gruppe) => ({
    ...(gruppe.titel === undefined ? {} : { titel: gruppe.titel }),
    zeilen: [
      ...vereinbart(gruppe, steuer),
      ...gruppe.zeilen.map((z) => belegzeile(z, z.durchlaufend ? frei : steuer)),
      ...abgezogen(gruppe, steuer),
    ],
  }));
  if (posten.length === 0) return gerechnet;
  const weitere = {
    titel: "Durchlaufende Posten",
    zeilen: posten.map((posten) => ({
      ...posten,
      norm: "§ 10 Abs. 1 Satz 5 UStG",
      steuer: frei,
      schritte: [],
    })),
  };
  return [...gerechnet, weitere];
}

/** What the client does not owe beside the treasury, under legal aid for a part the granted one (BGHZ 13, 373). */
const abgezogen = ({ abzug }: Verlangtes, steuer: Besteuerung): Belegzeile[] =>
  abzug
    ? [
        {
          text: abzug.text,
          norm: abzug.norm,
          betrag: cent(-abzug.netto),
          steuer,
          schritte: abzug.schritte,
        },
      ]
    : [];

/** § 3a RVG: the agreed fee stands in place of the statutory ones. */
const vereinbart = ({ vereinbarung }: Verlangtes, steuer: Besteuerung): Belegzeile[] =>
  vereinbarung
    ? [
        {
          text: vereinbarung.text,
          norm: "§ 3a RVG",
          betrag: vereinbarung.netto,
          steuer,
          schritte: vereinbarung.schritte.slice(0, 1),
        },
      ]
    : [];

function belegzeile(
  { nr, text, norm, wert, satz100, betrag, schritte }: Grundzeile,
  steuer: Besteuerung,
): Belegzeile {
  const zeile = {
    text,
    norm,
    ...(wert === undefined ? {} : { wert }),
    ...(satz100 === undefined ? {} : { satz100 }),
    betrag,
    steuer,
    schritte,
  };
  // Nr. 2500 VV contains its VAT: no expenses stand beside it (Anm. Satz 1), VAT being one of them (Nr. 7008 VV).
  if (nr !== "2500" || steuer.prozent === 0) return zeile;
  const steuerEnthalten = enthalteneSteuer(betrag, steuer.prozent);
  return {
    ...zeile,
    text: `${text} (${euro(betrag)} mit Umsatzsteuer)`,
    betrag: cent(betrag - steuerEnthalten),
    steuerEnthalten,
  };
}

const zahlungenAus = ({ zahlungen }: Angaben, steuer: Besteuerung): Belegzahlung[] =>
  zahlungen.map((zahlung) => {
    const { text, norm } = zahlungsarten[zahlung.art];
    const prozent = zahlung.prozent ?? steuer.prozent;
    return {
      text: zahlung.am ? `${text} vom ${datum(zahlung.am)}` : text,
      norm,
      betrag: zahlung.betrag,
      prozent,
      steuer: enthalteneSteuer(zahlung.betrag, prozent),
    };
  });
