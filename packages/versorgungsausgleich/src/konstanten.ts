import { bezugsgroesse } from "@gebuehrenportal/gesetze/sgb-4/paragraph-18.ts";
import { aktuellerRentenwert } from "@gebuehrenportal/gesetze/sgb-6/paragraph-68.ts";
import { beitragsbemessungsgrenze } from "@gebuehrenportal/gesetze/sgb-6/paragraph-159.ts";
import { umrechnungsfaktoren } from "@gebuehrenportal/gesetze/sgb-6/paragraph-187.ts";
import {
  type Cent,
  datum,
  euro,
  type Fassung,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  sicherheitVon,
  type Tag,
  tag,
  teile,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import type { Konstante } from "./typen.ts";

/** A value of the year with the line that shows it. */
export type Wert<W> = { readonly art: "wert"; readonly wert: W; readonly konstante: Konstante };

/** § 18 Abs. 1 SGB IV on a day, per month. */
export const bezugsgroesseAm = (stichtag: Tag): Wert<Cent> | KeinErgebnis =>
  jahreswert(bezugsgroesse, stichtag, "Monatliche Bezugsgröße", euro);

/** §§ 159, 160 SGB VI on a day, per year. */
export const beitragsbemessungsgrenzeAm = (stichtag: Tag): Wert<Cent> | KeinErgebnis =>
  jahreswert(
    beitragsbemessungsgrenze,
    stichtag,
    "Beitragsbemessungsgrenze der allgemeinen Rentenversicherung",
    euro,
  );

/** A value that exists once a year: the year of the day must have a version of its own, a later year never takes an older one. */
function jahreswert<W>(
  reihe: Zeitreihe<W>,
  stichtag: Tag,
  titel: string,
  text: (wert: W) => string,
): Wert<W> | KeinErgebnis {
  const { jahr } = teile(stichtag);
  const fassung = fassungAm(reihe, stichtag);
  if (!fassung || teile(fassung.ab).jahr !== jahr) {
    return keinErgebnis(`${titel} ${jahr}: nicht erfasst.`, reihe.norm, "ehezeitende");
  }
  return {
    art: "wert",
    wert: fassung.wert,
    konstante: zeile(titel, reihe, fassung, jahr, text(fassung.wert)),
  };
}

function zeile<W>(
  titel: string,
  reihe: Zeitreihe<W>,
  fassung: Fassung<W>,
  jahr: number,
  wert: string,
): Konstante {
  return { titel, norm: reihe.norm, jahr, wert, quelle: fassung.quelle, sicherheit: sicherheitVon(fassung) };
}

/** § 68 SGB VI (Ost: § 255a SGB VI) on a day. Values change on 1 July; after the newest one's year nothing is recorded. */
export function rentenwertAm(stichtag: Tag, ost: boolean): Wert<Cent> | KeinErgebnis {
  const titel = ost ? "Aktueller Rentenwert (Ost)" : "Aktueller Rentenwert";
  const norm = ost ? "§ 255a SGB VI" : aktuellerRentenwert.norm;
  const fassung = fassungAm(aktuellerRentenwert, stichtag);
  const letzte = aktuellerRentenwert.fassungen.at(-1);
  const nachDemLetzten = letzte !== undefined && stichtag >= tag(`${teile(letzte.ab).jahr + 1}-07-01`);
  if (!fassung || nachDemLetzten) {
    return keinErgebnis(`${titel} am ${datum(stichtag)}: nicht erfasst.`, norm, "ehezeitende");
  }
  const wert = ost ? fassung.wert.ost : fassung.wert.west;
  if (wert === undefined) {
    return keinErgebnis(
      `Am ${datum(stichtag)} gab es keine Entgeltpunkte (Ost) mehr; sie wurden zum 30.06.2024 überführt.`,
      norm,
      "ost",
    );
  }
  const konstante = zeile(titel, aktuellerRentenwert, fassung, teile(fassung.ab).jahr, euro(wert));
  return { art: "wert", wert, konstante: { ...konstante, norm } };
}

/** Four or ten decimals as text: `(96615840, 4)` → `9.661,5840`. */
export function dezimal(zahl: number, stellen: number): string {
  const text = String(zahl).padStart(stellen + 1, "0");
  const ganz = text.slice(0, -stellen).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${ganz},${text.slice(-stellen)}`;
}

/** Euros per Entgeltpunkt × 10⁴ of the year. */
export function punktInBeitragAm(stichtag: Tag, ost: boolean): Wert<number> | KeinErgebnis {
  return faktorAm(stichtag, ost, "punktInBeitrag");
}

/** Entgeltpunkte per euro × 10¹⁰ of the year. */
export function beitragInPunktAm(stichtag: Tag, ost: boolean): Wert<number> | KeinErgebnis {
  return faktorAm(stichtag, ost, "beitragInPunkt");
}

function faktorAm(
  stichtag: Tag,
  ost: boolean,
  art: "punktInBeitrag" | "beitragInPunkt",
): Wert<number> | KeinErgebnis {
  const { jahr } = teile(stichtag);
  const norm = ost ? "§ 281a Abs. 3 SGB VI" : umrechnungsfaktoren.norm;
  const was = `Der Umrechnungsfaktor${ost ? " (Ost)" : ""} für ${jahr} ist nicht erfasst.`;
  const fassung = fassungAm(umrechnungsfaktoren, stichtag);
  if (!fassung || teile(fassung.ab).jahr !== jahr) return keinErgebnis(was, norm, "ehezeitende");
  const rentenwertOst = ost ? rentenwertAm(stichtag, true) : undefined;
  if (rentenwertOst?.art === "kein-ergebnis") return rentenwertOst;
  const faktoren = ost ? fassung.wert.ost : fassung.wert;
  if (!faktoren) return keinErgebnis(was, norm, "ehezeitende");
  const wert =
    art === "punktInBeitrag"
      ? faktoren.punktInBeitrag
      : (faktoren.beitragInPunkt ?? kehrwert(faktoren.punktInBeitrag));
  const titel =
    art === "punktInBeitrag"
      ? `Umrechnungsfaktor Entgeltpunkte${ost ? " (Ost)" : ""} in Beiträge`
      : `Umrechnungsfaktor Beiträge in Entgeltpunkte${ost ? " (Ost)" : ""}`;
  const text = art === "punktInBeitrag" ? dezimal(wert, 4) : dezimal(wert, 10);
  return {
    art: "wert",
    wert,
    konstante: { ...zeile(titel, umrechnungsfaktoren, fassung, jahr, text), norm },
  };
}

/** The printed factor for the other direction is the reciprocal with ten decimals. */
const kehrwert = (punktInBeitrag: number): number => Math.round(10 ** 14 / punktInBeitrag);
