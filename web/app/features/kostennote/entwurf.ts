import { cent, datum, euro, type Tag } from "@gebuehrenportal/recht";
import type { Absender, Beleg, Beleggruppe, Belegzahlung, Belegzeile } from "#dokumente/e-rechnung/beleg.ts";
import { type Besteuerung, durchlaufend } from "#dokumente/e-rechnung/steuer.ts";
import { belegsummen, enthalteneSteuer } from "#dokumente/e-rechnung/summen.ts";
import { type Angaben, zahlbarBis } from "./angaben.ts";
import { gebuehrensteuer } from "./beleg/gebuehrensteuer.ts";
import { zahlungsarten } from "./felder.ts";
import type { Grundgruppe, Grundlage, Grundzeile } from "./grundlage.server.ts";

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
  const lage = {
    ort: angaben.leistungsort,
    kleinunternehmer: absender.kleinunternehmer,
    leistungsende: bis,
  };
  const steuer = gebuehrensteuer(lage) ?? { kategorie: "S", prozent: 0, grund: "" };
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
    rechtsgrundlagen: grundlage.rechtsgrundlagen,
    rechenstand: grundlage.rechenstand,
    mitRechenweg: angaben.mitRechenweg,
  };
}

function gruppenAus({ gruppen }: Grundlage, angaben: Angaben, steuer: Besteuerung): Beleggruppe[] {
  const { posten, nachGesetz } = angaben;
  const frei = durchlaufend(steuer);
  const gerechnet = gruppen.map((gruppe) => ({
    ...(gruppe.titel === undefined ? {} : { titel: gruppe.titel }),
    zeilen: [
      ...(nachGesetz ? [] : vereinbart(gruppe, steuer)),
      ...gruppe.zeilen
        .filter(({ gebuehr }) => nachGesetz || !gruppe.vereinbarung || !gebuehr)
        .map((z) => belegzeile(z, z.durchlaufend ? frei : steuer)),
      ...(nachGesetz || !gruppe.vereinbarung ? bewilligterTeil(gruppe, steuer) : []),
    ],
  }));
  if (posten.length === 0) return gerechnet;
  const weitere = {
    titel: "Durchlaufende Posten",
    zeilen: posten.map((p) => ({
      ...p,
      norm: "§ 10 Abs. 1 Satz 5 UStG",
      steuer: frei,
      schritte: [],
    })),
  };
  return [...gerechnet, weitere];
}

/** § 122 Abs. 1 Nr. 3 ZPO: under legal aid for a part the client owes the difference only (BGHZ 13, 373). */
const bewilligterTeil = ({ bewilligt }: Grundgruppe, steuer: Besteuerung): Belegzeile[] =>
  bewilligt
    ? [
        {
          text: bewilligt.text,
          norm: "§ 122 Abs. 1 Nr. 3 ZPO",
          betrag: cent(-bewilligt.netto),
          steuer,
          schritte: bewilligt.schritte,
        },
      ]
    : [];

/** § 3a RVG: the agreed fee stands in place of the statutory ones; expenses stay as computed. */
const vereinbart = ({ vereinbarung }: Grundgruppe, steuer: Besteuerung): Belegzeile[] =>
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
  zahlungen.map((z) => {
    const { text, norm } = zahlungsarten[z.art];
    const prozent = z.prozent ?? steuer.prozent;
    return {
      text: z.am ? `${text} vom ${datum(z.am)}` : text,
      norm,
      betrag: z.betrag,
      prozent,
      steuer: enthalteneSteuer(z.betrag, prozent),
    };
  });
