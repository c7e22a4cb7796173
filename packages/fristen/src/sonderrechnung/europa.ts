import { emrkFrist, eugFristen } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import { fassungAm, type KeinErgebnis, keinErgebnis, type Tag } from "@gebuehrenportal/recht";
import { frist } from "../frist.ts";
import { dauerAus } from "../rechnung/dauer.ts";
import { wertVom } from "../rechnung/fassung.ts";
import { tagPruefen } from "../rechnung/pruefung.ts";
import type { Dauer, FristErgebnis, Grundeingabe } from "../typen.ts";

/** An application to the European Court of Human Rights. */
export type EmrkEingabe = Grundeingabe & {
  /** Service or pronouncement of the final domestic decision. */
  readonly ereignisAm: Tag;
  /** Day of that decision where it was served later; decides between six and four months. */
  readonly entscheidungAm?: Tag;
};

/** Art. 35 Abs. 1 EMRK: four months (six for decisions before 1 February 2022), never moved (GK Sabri Güneş). */
export function emrk(eingabe: EmrkEingabe): FristErgebnis | KeinErgebnis {
  const fehler = tagPruefen(eingabe.ereignisAm, "ereignisAm");
  if (fehler) return fehler;
  const fassung = fassungAm(emrkFrist, eingabe.entscheidungAm ?? eingabe.ereignisAm);
  if (!fassung) return keinErgebnis("Keine Fassung erfasst.", "Art. 35 Abs. 1 EMRK", "ereignisAm");
  const r = frist({
    ...eingabe,
    regime: "EMRK",
    ereignisArt: "zustellung",
    dauer: dauerAus(fassung.wert.monate, "monat"),
  });
  if (r.art !== "ergebnis") return r;
  return {
    ...r,
    vermerke: [
      ...r.vermerke,
      {
        art: "hinweis",
        text: "Maßgebend ist das Datum des Poststempels auf dem vollständigen Formular.",
        norm: "Art. 47 VerfO-EGMR",
      },
    ],
  };
}

/** An action before the General Court or the Court of Justice. */
export type EugEingabe = Grundeingabe & {
  /** Publication, notification or knowledge. */
  readonly ereignisAm: Tag;
  /** Default: two months (Art. 263 Abs. 6 AEUV). */
  readonly dauer?: Dauer;
  readonly amtsblatt?: boolean;
};

/** Art. 263 Abs. 6 AEUV, Art. 58–60 VerfO-EuG: two months, from the 14th day after the Official Journal, ten days for distance, then weekends. */
export function eugFrist(eingabe: EugEingabe): FristErgebnis | KeinErgebnis {
  const monate = wertVom(eugFristen, eingabe.ereignisAm).klageMonate;
  return frist({ ...eingabe, regime: "EUG", dauer: eingabe.dauer ?? dauerAus(monate, "monat") });
}
