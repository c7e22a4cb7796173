import { datum, type Tag } from "@gebuehrenportal/recht";
import type { Absender } from "./absender.ts";
import { type Angaben, zahlbarBis } from "./angaben.ts";
import type { Beleg, Beleggruppe, Belegzahlung } from "./beleg.ts";
import { zahlungsarten } from "./felder.ts";
import type { Grundlage } from "./grundlage.server.ts";
import { type Besteuerung, besteuerung, durchlaufend } from "./steuer.ts";
import { belegsummen, enthalteneSteuer } from "./summen.ts";

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
  const steuer = besteuerung(lage) ?? { kategorie: "S", prozent: 0, grund: "" };
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

function gruppenAus({ gruppen }: Grundlage, { posten }: Angaben, steuer: Besteuerung): Beleggruppe[] {
  const frei = durchlaufend(steuer);
  const gerechnet = gruppen.map(({ titel, zeilen }) => ({
    ...(titel === undefined ? {} : { titel }),
    zeilen: zeilen.map(({ durchlaufend: ohne, nr: _, ...z }) => ({ ...z, steuer: ohne ? frei : steuer })),
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
