import { type Katalogeintrag, katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import type { Tag } from "@gebuehrenportal/recht";
import {
  type Dauerfeld,
  type Vorfristdauer,
  type Vorlagenangaben,
  type Vorlagendauer,
  vorfristeinheiten,
} from "./vorlage.ts";

const felder: Readonly<Record<string, Dauerfeld>> = {
  tag: "days",
  woche: "weeks",
  monat: "months",
  jahr: "years",
};

/** What a template takes from an entry of the catalogue. */
export type Katalogteil = Vorlagendauer &
  Pick<Vorlagenangaben, "norm" | "begin" | "direction" | "shift" | "vorfristen"> & { readonly name: string };

/**
 * What a template takes from an entry of the catalogue, with the length that is in force on `am`.
 *
 * @returns "unbekannt": there is no such entry; "ohne-dauer": it has no plain length in days, weeks, months and years
 */
export function katalogteil(id: string, am: Tag): Katalogteil | "unbekannt" | "ohne-dauer" {
  const eintrag = katalogeintrag(id, am);
  if (!eintrag) return "unbekannt";
  const dauer = vorlagendauer(eintrag.dauer);
  if (!dauer) return "ohne-dauer";
  return {
    ...dauer,
    name: eintrag.name,
    norm: eintrag.norm,
    begin: eintrag.beginn,
    direction: eintrag.richtung,
    shift: eintrag.verschiebung,
    vorfristen: eintrag.vorfristen.filter(istVorfrist),
  };
}

function vorlagendauer(dauer: Katalogeintrag["dauer"]): Vorlagendauer | undefined {
  if (!dauer?.some(({ wert }) => wert > 0)) return undefined;
  const laenge = { days: 0, weeks: 0, months: 0, years: 0 };
  for (const { wert, einheit } of dauer) {
    const feld = felder[einheit];
    if (!feld) return undefined;
    laenge[feld] += wert;
  }
  return laenge;
}

const istVorfrist = (dauer: readonly { wert: number; einheit: string }[]): dauer is Vorfristdauer =>
  dauer.every(({ einheit }) => vorfristeinheiten.some((eine) => eine === einheit));
