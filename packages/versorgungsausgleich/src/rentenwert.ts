import {
  aktuellerRentenwert,
  type FruehererRentenwert,
  fruehererRentenwert,
} from "@gebuehrenportal/gesetze/sgb-6/paragraph-68.ts";
import {
  datum,
  euro,
  type Fassung,
  type FassungAngabe,
  fassungAm,
  fassungAngabe,
  fassungImTakt,
  type KeinErgebnis,
  keinErgebnis,
  mark,
  pfennig,
  type Tag,
  teile,
} from "@gebuehrenportal/recht";
import { dezimal } from "./dezimal.ts";
import { type Jahresreihen, konstante, type Wert } from "./konstanten.ts";
import type { Waehrung } from "./waehrung.ts";

/** Per Entgeltpunkt and month, in hundred-thousandths of the currency of the day. */
export type Rentenwertzahl = Wert<number> & { readonly waehrung: Waehrung };

/** Hundred-thousandths of a euro in a cent. */
const jeCent = 1_000;

const erster = aktuellerRentenwert.fassungen[0];

/**
 * § 68 SGB VI (Ost: § 255a SGB VI) on a day. Values change on 1 July; after the newest one's year nothing is recorded, and so before the
 * first one, which stands in marks.
 */
export function rentenwertAm(
  reihen: Jahresreihen,
  stichtag: Tag,
  ost: boolean,
): Rentenwertzahl | KeinErgebnis {
  if (erster && stichtag < erster.ab) return fruehererAm(stichtag, ost);
  const titel = titelDes(ost);
  const norm = ost ? ostnorm : reihen.rentenwert.norm;
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
  const zeile = konstante(titel, reihen.rentenwert, fassung, teile(fassung.ab).jahr, euro(wert));
  return { art: "wert", waehrung: "EUR", wert: wert * jeCent, konstante: { ...zeile, norm } };
}

const ostnorm = "§ 255a SGB VI";
const titelDes = (ost: boolean) => (ost ? "Aktueller Rentenwert (Ost)" : "Aktueller Rentenwert");

function fruehererAm(stichtag: Tag, ost: boolean): Rentenwertzahl | KeinErgebnis {
  const titel = titelDes(ost);
  const norm = ost ? ostnorm : fruehererRentenwert.norm;
  const fassung = fassungAm(fruehererRentenwert, stichtag);
  if (!fassung || (ost && !ostBekannt(fassung, stichtag))) {
    return keinErgebnis(`${titel} am ${datum(stichtag)}: nicht erfasst.`, norm);
  }
  const { waehrung } = fassung.wert;
  const wert = ost ? fassung.wert.ost : fassung.wert.west;
  const text = waehrung === "DM" ? mark(pfennig(wert / jeCent)) : `${dezimal(wert, 5)}\u00a0€`;
  const zeile = konstante(titel, fruehererRentenwert, fassung, teile(fassung.ab).jahr, text);
  return { art: "wert", waehrung, wert, konstante: { ...zeile, norm } };
}

/** The version of the pension values of a day. */
export function rentenwertfassung(
  reihen: Jahresreihen,
  stichtag: Tag,
  grund: string,
): FassungAngabe | undefined {
  const reihe = erster && stichtag < erster.ab ? fruehererRentenwert : reihen.rentenwert;
  const fassung = fassungAm<unknown>(reihe, stichtag);
  return fassung && fassungAngabe(reihe, fassung, grund);
}

const ostBekannt = ({ wert: { ostBis } }: Fassung<FruehererRentenwert>, stichtag: Tag): boolean =>
  ostBis === undefined || stichtag <= ostBis;
