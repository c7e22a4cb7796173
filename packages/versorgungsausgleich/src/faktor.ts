import { type Faktoren, umrechnungsfaktorenInMark } from "@gebuehrenportal/gesetze/sgb-6/paragraph-187.ts";
import {
  type Fassung,
  type FassungAngabe,
  fassungAngabe,
  type KeinErgebnis,
  keinErgebnis,
  type Quelle,
  type Tag,
  tagAus,
  teile,
  type Vermerk,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import { dezimal } from "./dezimal.ts";
import { fassungDesJahres, type Jahresreihen, konstante, type Wert } from "./konstanten.ts";
import { rentenwertAm } from "./rentenwert.ts";
import type { Konstante } from "./typen.ts";
import { type Waehrung, waehrungAm } from "./waehrung.ts";

/** A factor of the year; before 2002 per mark. */
export type Faktorwert = Wert<number> & { readonly waehrung: Waehrung };

/** Euros or marks per Entgeltpunkt × 10⁴ of the year. */
export const punktInBeitragAm = (reihen: Jahresreihen, stichtag: Tag, ost: boolean) =>
  faktorAm(reihen, stichtag, ost, "punktInBeitrag");

/** Entgeltpunkte per euro or mark × 10¹⁰ of the year. */
export const beitragInPunktAm = (reihen: Jahresreihen, stichtag: Tag, ost: boolean) =>
  faktorAm(reihen, stichtag, ost, "beitragInPunkt");

function faktorAm(
  reihen: Jahresreihen,
  stichtag: Tag,
  ost: boolean,
  art: "punktInBeitrag" | "beitragInPunkt",
): Faktorwert | KeinErgebnis {
  const { jahr } = teile(stichtag);
  const reihe = reiheAm(reihen, stichtag);
  const norm = ost ? ostnorm : reihe.norm;
  const was = `Der Umrechnungsfaktor${ost ? " (Ost)" : ""} für ${jahr} ist nicht erfasst.`;
  const rentenwertOst = ost ? rentenwertAm(reihen, stichtag, true) : undefined;
  if (rentenwertOst?.art === "kein-ergebnis" && rentenwertOst.feld === "ost") return rentenwertOst;
  const fassung = fassungDesJahres(reihe, stichtag);
  const { eigenerFaktor } = reihen;
  const werte = eigenerFaktor === undefined ? erfasst(fassung, ost) : { punktInBeitrag: eigenerFaktor };
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
  return {
    art: "wert",
    waehrung: waehrungAm(stichtag),
    wert,
    konstante:
      eigenerFaktor !== undefined || !fassung
        ? { titel, norm, jahr, wert: text, quelle: angabe, sicherheit: "hoch" }
        : { ...konstante(titel, reihe, fassung, jahr, text), norm },
  };
}

const ostnorm = "§ 281a Abs. 3 SGB VI";

const reiheAm = (reihen: Jahresreihen, stichtag: Tag): Zeitreihe<Faktoren> =>
  waehrungAm(stichtag) === "DM" ? umrechnungsfaktorenInMark : reihen.faktoren;

const erfasst = (fassung: Fassung<Faktoren> | undefined, ost: boolean) =>
  ost ? fassung?.wert.ost : fassung?.wert;

const angabe: Quelle = { titel: "Ihre Angabe", fundstelle: "nach der Auskunft des Trägers" };

/** The printed factor for the other direction is the reciprocal with ten decimals. */
const kehrwert = (punktInBeitrag: number): number => Math.round(10 ** 14 / punktInBeitrag);

/** The version of the factors of a year that has one, or the user's own factor of the year. */
export function faktorfassung(reihen: Jahresreihen, stichtag: Tag, grund: string): FassungAngabe | undefined {
  const reihe = reiheAm(reihen, stichtag);
  const fassung = fassungDesJahres(reihe, stichtag);
  const ab = tagAus(teile(stichtag).jahr, 1, 1);
  if (reihen.eigenerFaktor === undefined || !ab) return fassung && fassungAngabe(reihe, fassung, grund);
  return { norm: reihe.norm, ab, quelle: angabe, grund, sicherheit: "hoch" };
}

/** Says of a factor that the user stated which currency it was taken in, and which recorded one it replaces. */
export function faktorvermerke(
  { eigenerFaktor, ...reihen }: Jahresreihen,
  stichtag: Tag,
  ost: boolean,
  konstanten: readonly Konstante[],
): readonly Vermerk[] {
  const eigene = konstanten.find(({ quelle }) => quelle === angabe);
  if (eigenerFaktor === undefined || !eigene) return [];
  const { jahr } = teile(stichtag);
  const statt = punktInBeitragAm({ ...reihen, eigenerFaktor: undefined }, stichtag, ost);
  const inDm = waehrungAm(stichtag) === "DM";
  const mark = inDm ? " als DM je Entgeltpunkt" : "";
  const zeit = inDm ? ", wie er für diese Zeit bekannt gemacht wurde" : "";
  const vorrang = statt.art === "wert" ? ` Er zählt statt des erfassten (${statt.konstante.wert}).` : "";
  if (!inDm && vorrang === "") return [];
  return [
    {
      art: "hinweis",
      text: `Ihr Umrechnungsfaktor für ${jahr} (${dezimal(eigenerFaktor, 4)}) ist${mark} verwendet${zeit}.${vorrang}`,
      norm: eigene.norm,
      feld: "umrechnungsfaktor",
    },
  ];
}
