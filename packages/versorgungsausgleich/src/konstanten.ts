import {
  bemessungsgrenze,
  bezugsgroesse,
  faktoren,
  rentenwert,
} from "@gebuehrenportal/gesetze/jahreswerte/rente.ts";
import type { Rentenwert } from "@gebuehrenportal/gesetze/sgb-6/paragraph-68.ts";
import type { Faktoren } from "@gebuehrenportal/gesetze/sgb-6/paragraph-187.ts";
import {
  type Cent,
  datum,
  euro,
  type Fassung,
  fassungImTakt,
  type Jahresreihe,
  type Jahreswerteintrag,
  jahresreihe,
  type KeinErgebnis,
  keinErgebnis,
  sicherheitVon,
  type Tag,
  teile,
} from "@gebuehrenportal/recht";
import type { Konstante } from "./typen.ts";

/** A value of the year with the line that shows it. */
export type Wert<W> = { readonly art: "wert"; readonly wert: W; readonly konstante: Konstante };

/** The figures of the year that rights are reckoned with: as recorded, and as the operator entered them after that. */
export type Jahresreihen = {
  readonly bezugsgroesse: Jahresreihe<Cent>;
  readonly bemessungsgrenze: Jahresreihe<Cent>;
  readonly rentenwert: Jahresreihe<Rentenwert>;
  readonly faktoren: Jahresreihe<Faktoren>;
  /** Factor that the user stated: Entgeltpunkte into contributions × 10⁴. */
  readonly eigenerFaktor: number | undefined;
};

/** The series of the law, with what the operator entered and the factor that the user stated. */
export const jahresreihen = (
  eintraege: readonly Jahreswerteintrag[] = [],
  eigenerFaktor?: number,
): Jahresreihen => ({
  bezugsgroesse: jahresreihe(bezugsgroesse, eintraege),
  bemessungsgrenze: jahresreihe(bemessungsgrenze, eintraege),
  rentenwert: jahresreihe(rentenwert, eintraege),
  faktoren: jahresreihe(faktoren, eintraege),
  eigenerFaktor,
});

/** § 18 Abs. 1 SGB IV on a day, per month. */
export const bezugsgroesseAm = (reihen: Jahresreihen, stichtag: Tag): Wert<Cent> | KeinErgebnis =>
  jahreswert(reihen.bezugsgroesse, stichtag, "Monatliche Bezugsgröße", euro);

/** §§ 159, 160 SGB VI on a day, per year. */
export const beitragsbemessungsgrenzeAm = (reihen: Jahresreihen, stichtag: Tag): Wert<Cent> | KeinErgebnis =>
  jahreswert(
    reihen.bemessungsgrenze,
    stichtag,
    "Beitragsbemessungsgrenze der allgemeinen Rentenversicherung",
    euro,
  );

/** A value that exists once a year: the year of the day must have a version of its own, a later year never takes an older one. */
function jahreswert<W>(
  reihe: Jahresreihe<W>,
  stichtag: Tag,
  titel: string,
  text: (wert: W) => string,
): Wert<W> | KeinErgebnis {
  const { jahr } = teile(stichtag);
  const fassung = fassungImTakt(reihe, stichtag);
  if (!fassung) return keinErgebnis(`${titel} ${jahr}: nicht erfasst.`, reihe.norm);
  return {
    art: "wert",
    wert: fassung.wert,
    konstante: zeile(titel, reihe, fassung, jahr, text(fassung.wert)),
  };
}

function zeile<W>(
  titel: string,
  reihe: Jahresreihe<W>,
  fassung: Fassung<W>,
  jahr: number,
  wert: string,
): Konstante {
  return {
    titel,
    norm: reihe.norm,
    jahr,
    wert,
    quelle: fassung.quelle,
    sicherheit: sicherheitVon(fassung),
    ...(fassung.eintrag && { eintrag: fassung.eintrag }),
  };
}

/** § 68 SGB VI (Ost: § 255a SGB VI) on a day. Values change on 1 July; after the newest one's year nothing is recorded. */
export function rentenwertAm(reihen: Jahresreihen, stichtag: Tag, ost: boolean): Wert<Cent> | KeinErgebnis {
  const titel = ost ? "Aktueller Rentenwert (Ost)" : "Aktueller Rentenwert";
  const norm = ost ? "§ 255a SGB VI" : reihen.rentenwert.norm;
  const fassung = fassungImTakt(reihen.rentenwert, stichtag);
  if (!fassung) return keinErgebnis(`${titel} am ${datum(stichtag)}: nicht erfasst.`, norm);
  const wert = ost ? fassung.wert.ost : fassung.wert.west;
  if (wert === undefined) {
    return keinErgebnis(
      `Am ${datum(stichtag)} gab es keine Entgeltpunkte (Ost) mehr; sie wurden zum 30.06.2024 überführt.`,
      norm,
      "ost",
    );
  }
  const konstante = zeile(titel, reihen.rentenwert, fassung, teile(fassung.ab).jahr, euro(wert));
  return { art: "wert", wert, konstante: { ...konstante, norm } };
}

/** Four or ten decimals as text: `(96615840, 4)` → `9.661,5840`. */
export function dezimal(zahl: number, stellen: number): string {
  const text = String(zahl).padStart(stellen + 1, "0");
  const ganz = text.slice(0, -stellen).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${ganz},${text.slice(-stellen)}`;
}

/** Euros per Entgeltpunkt × 10⁴ of the year. */
export function punktInBeitragAm(
  reihen: Jahresreihen,
  stichtag: Tag,
  ost: boolean,
): Wert<number> | KeinErgebnis {
  return faktorAm(reihen, stichtag, ost, "punktInBeitrag");
}

/** Entgeltpunkte per euro × 10¹⁰ of the year. */
export function beitragInPunktAm(
  reihen: Jahresreihen,
  stichtag: Tag,
  ost: boolean,
): Wert<number> | KeinErgebnis {
  return faktorAm(reihen, stichtag, ost, "beitragInPunkt");
}

function faktorAm(
  reihen: Jahresreihen,
  stichtag: Tag,
  ost: boolean,
  art: "punktInBeitrag" | "beitragInPunkt",
): Wert<number> | KeinErgebnis {
  const { jahr } = teile(stichtag);
  const norm = ost ? "§ 281a Abs. 3 SGB VI" : reihen.faktoren.norm;
  const was = `Der Umrechnungsfaktor${ost ? " (Ost)" : ""} für ${jahr} ist nicht erfasst.`;
  const rentenwertOst = ost ? rentenwertAm(reihen, stichtag, true) : undefined;
  if (rentenwertOst?.art === "kein-ergebnis" && rentenwertOst.feld === "ost") return rentenwertOst;
  const fassung = fassungImTakt(reihen.faktoren, stichtag);
  const erfasst = ost ? fassung?.wert.ost : fassung?.wert;
  const werte = reihen.eigenerFaktor === undefined ? erfasst : { punktInBeitrag: reihen.eigenerFaktor };
  if (!werte) return keinErgebnis(was, norm);
  const wert =
    art === "punktInBeitrag"
      ? werte.punktInBeitrag
      : (werte.beitragInPunkt ?? kehrwert(werte.punktInBeitrag));
  const titel =
    art === "punktInBeitrag"
      ? `Umrechnungsfaktor Entgeltpunkte${ost ? " (Ost)" : ""} in Beiträge`
      : `Umrechnungsfaktor Beiträge in Entgeltpunkte${ost ? " (Ost)" : ""}`;
  const text = art === "punktInBeitrag" ? dezimal(wert, 4) : dezimal(wert, 10);
  const eigene = reihen.eigenerFaktor !== undefined;
  return {
    art: "wert",
    wert,
    konstante:
      eigene || !fassung
        ? { titel, norm, jahr, wert: text, quelle: angabe, sicherheit: "hoch" }
        : { ...zeile(titel, reihen.faktoren, fassung, jahr, text), norm },
  };
}

const angabe = { titel: "Ihre Angabe", fundstelle: "nach der Auskunft des Trägers" };

/** The printed factor for the other direction is the reciprocal with ten decimals. */
const kehrwert = (punktInBeitrag: number): number => Math.round(10 ** 14 / punktInBeitrag);
