import { type Cent, cent, type Tag, tag } from "@gebuehrenportal/recht";
import type { Angelegenheit, Position, RvgEingabe } from "../src/eingabe.ts";

/** A published calculation: inputs and amounts typed in from the source, never from this engine. */
export type Fall = {
  readonly titel: string;
  readonly quelle: FallQuelle;
  readonly eingabe: RvgEingabe;
  readonly erwartet: Erwartet;
  /** Misprint in the source, reason for a switch, or what the source leaves open. */
  readonly bemerkung?: string;
};

/** Where the calculation was published. `datum`: day or issue as the source shows it, else the day it was read. */
export type FallQuelle = { readonly titel: string; readonly datum: string; readonly fundort: string };

/** Only amounts which the source prints. Unstated amounts are not compared. */
export type Erwartet = {
  /** Lines of the regular remuneration, of all matters; further lines of the result must add up to the net amount. */
  readonly zeilen?: readonly ErwarteteZeile[];
  /** Net amounts by id of the matter. */
  readonly jeAngelegenheit?: Readonly<Record<string, Cent>>;
  readonly netto?: Cent;
  readonly umsatzsteuer?: Cent;
  readonly brutto?: Cent;
  readonly offen?: Cent;
  /** What the treasury pays, for the only or first matter with a treasury. */
  readonly staatskasse?: {
    readonly zeilen?: readonly ErwarteteZeile[];
    readonly gebuehren?: Cent;
    readonly netto?: Cent;
    readonly umsatzsteuer?: Cent;
    readonly brutto?: Cent;
    readonly abzug?: Cent;
    readonly auszahlung?: Cent;
    readonly weitereVerguetung?: Cent;
  };
};
export type ErwarteteZeile = { readonly nr: string; readonly betrag: Cent };

/** A day within each version of the law, for sources which state none. */
export const rvg2004: Tag = tag("2010-06-01");
export const rvg2013: Tag = tag("2016-06-01");
export const rvg2021: Tag = tag("2022-06-01");
export const rvg2025: Tag = tag("2025-09-01");

export const abgerufen = "abgerufen 21.11.2026";

/** A matter; `id` only matters for credits. */
export const sache = (
  auftragAm: Tag,
  positionen: readonly Position[],
  weiteres: Omit<Partial<Angelegenheit>, "auftragAm" | "positionen" | "wert"> & {
    readonly wert?: number;
  } = {},
): Angelegenheit => {
  const { wert, ...rest } = weiteres;
  return { id: "sache", auftragAm, positionen, ...rest, ...(wert === undefined ? {} : { wert: cent(wert) }) };
};

/** A position; money in whole cents. */
export const p = (
  nr: string,
  weiteres: Omit<Position, "nr" | "wert" | "betrag" | "forderung"> & {
    readonly wert?: number;
    readonly betrag?: number;
    readonly forderung?: number;
  } = {},
): Position => {
  const { wert, betrag, forderung, ...rest } = weiteres;
  return {
    nr,
    ...rest,
    ...(wert === undefined ? {} : { wert: cent(wert) }),
    ...(betrag === undefined ? {} : { betrag: cent(betrag) }),
    ...(forderung === undefined ? {} : { forderung: cent(forderung) }),
  };
};

/** Inputs of a calculation; the service ends on the day of the last mandate unless told otherwise. */
export const eingabe = (
  angelegenheiten: Angelegenheit | readonly Angelegenheit[],
  weiteres: Partial<Omit<RvgEingabe, "angelegenheiten">> = {},
): RvgEingabe => {
  const liste = "id" in angelegenheiten ? [angelegenheiten] : angelegenheiten;
  return { angelegenheiten: liste, leistungsende: liste.at(-1)?.auftragAm ?? rvg2021, ...weiteres };
};

export type Zeilenliste = readonly (readonly [nr: string, betrag: number])[];

export const zeilen = (liste: Zeilenliste): readonly ErwarteteZeile[] =>
  liste.map(([nr, betrag]) => ({ nr, betrag: cent(betrag) }));

/** Lines, net, VAT and gross as printed. */
export const rechnung = (
  liste: Zeilenliste,
  netto?: number,
  umsatzsteuer?: number,
  brutto?: number,
): Erwartet => ({
  zeilen: zeilen(liste),
  ...(netto === undefined ? {} : { netto: cent(netto) }),
  ...(umsatzsteuer === undefined ? {} : { umsatzsteuer: cent(umsatzsteuer) }),
  ...(brutto === undefined ? {} : { brutto: cent(brutto) }),
});

/** Lines of several bills and the net amount of each; `gesamt`: sums of what the bills print. */
export const rechnungen = (
  liste: Zeilenliste,
  netto: Readonly<Record<string, number>>,
  gesamt: { readonly netto?: number; readonly umsatzsteuer?: number; readonly brutto?: number } = {},
): Erwartet => ({
  ...rechnung(liste, gesamt.netto, gesamt.umsatzsteuer, gesamt.brutto),
  jeAngelegenheit: Object.fromEntries(Object.entries(netto).map(([id, betrag]) => [id, cent(betrag)])),
});

/** Credit of one position of a matter to a position of another. */
export const aufrechnung = (
  von: readonly [angelegenheit: string, position: string],
  auf: readonly [angelegenheit: string, position: string],
  weiteres: { readonly regel?: string; readonly wert?: number } = {},
) => {
  const { wert, regel } = weiteres;
  return {
    ...(regel === undefined ? {} : { regel }),
    von: { angelegenheit: von[0], position: von[1] },
    auf: { angelegenheit: auf[0], position: auf[1] },
    ...(wert === undefined ? {} : { wert: cent(wert) }),
  };
};

const haufeWurzel = "https://www.haufe.de/recht/deutsches-anwalt-office-premium/";

/** Page of the online library "Deutsches Anwalt Office Premium", read on the day given. */
export const haufe = (titel: string, seite: string, datum: string = abgerufen): FallQuelle => ({
  titel,
  datum,
  fundort: `${haufeWurzel}${seite}.html`,
});
