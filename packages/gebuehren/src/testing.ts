import { type Cent, type Schritt, type Tag, tag, type Vermerk } from "@gebuehrenportal/recht";
import type { Angelegenheit, Position, RvgEingabe } from "./eingabe.ts";
import type { AngelegenheitErgebnis, RvgErgebnis } from "./ergebnis.ts";
import { rvgRechnung } from "./rvg-rechnung.ts";

/** A day within each version of the law. */
export const fassung = {
  2010: tag("2010-06-01"),
  2016: tag("2016-06-01"),
  2022: tag("2022-06-01"),
  2025: tag("2025-09-01"),
} as const satisfies Readonly<Record<number, Tag>>;

type OhneGeld<T> = { readonly [K in keyof T]: T[K] extends Cent | undefined ? number : T[K] };
export type Sachangaben = Partial<Omit<OhneGeld<Angelegenheit>, "positionen">>;

/** Position with whole cents as plain numbers. */
export const p = (nr: string, rest: Partial<Omit<OhneGeld<Position>, "nr">> = {}): Position =>
  ({ nr, ...rest }) as unknown as Position;

/** Matter of the present law with whole cents as plain numbers. */
export const sache = (positionen: readonly (string | Position)[], rest: Sachangaben = {}): Angelegenheit =>
  ({
    id: "a",
    auftragAm: fassung[2025],
    ...rest,
    positionen: positionen.map((x) => (typeof x === "string" ? p(x) : x)),
  }) as unknown as Angelegenheit;

export const antwort = (a: Angelegenheit | readonly Angelegenheit[], rest: Partial<RvgEingabe> = {}) =>
  rvgRechnung({ angelegenheiten: "id" in a ? [a] : a, leistungsende: fassung[2025], ...rest });

/** The result; fails with the reason where there is none. */
export function ergebnis(
  a: Angelegenheit | readonly Angelegenheit[],
  rest?: Partial<RvgEingabe>,
): RvgErgebnis {
  const x = antwort(a, rest);
  if (x.art !== "ergebnis") throw new Error(`${x.grund} (${x.norm}, ${x.feld})`);
  return x;
}

/** Reason, norm and field of a non-result; fails where there is a result. */
export function ohneErgebnis(a: Angelegenheit | readonly Angelegenheit[], rest?: Partial<RvgEingabe>) {
  const x = antwort(a, rest);
  if (x.art !== "kein-ergebnis") throw new Error("Es gibt ein Ergebnis.");
  return x;
}

/** Lines of a matter as `[number, amount]`, without Nr. 7002 VV. */
export const zeilen = (e: RvgErgebnis, id = "a"): (readonly [string, number])[] =>
  sacheVon(e, id)
    .zeilen.filter((z) => z.nr !== "7002")
    .map((z) => [z.angerechnet?.regel ?? z.nr, z.betrag]);

export function sacheVon(e: RvgErgebnis, id = "a"): AngelegenheitErgebnis {
  const a = e.angelegenheiten.find((x) => x.id === id);
  if (!a) throw new Error(`Keine Angelegenheit ${id}`);
  return a;
}

/** Amount of the only fee of a matter with one position. */
export const betrag = (position: string | Position, rest: Sachangaben = {}, weiteres?: Partial<RvgEingabe>) =>
  zeilen(ergebnis(sache([position], rest), weiteres))[0]?.[1];

/** A matter for which the client has legal aid. */
export const pkh = (positionen: readonly (string | Position)[], rest: Sachangaben = {}): Angelegenheit =>
  sache(positionen, { wert: 1_000_000, vertretung: "beigeordnet", ...rest });

/** What the treasury pays in one matter, if it pays. */
export const kasse = (
  a: Angelegenheit | readonly Angelegenheit[],
  rest: Partial<RvgEingabe> = {},
  id = "a",
): AngelegenheitErgebnis["staatskasse"] => sacheVon(ergebnis(a, rest), id).staatskasse;

export const texte = (e: RvgErgebnis): string[] => e.vermerke.map((v) => v.text);

/** Text with plain instead of unbreakable spaces. */
export const schlicht = (text: string): string => text.replaceAll("\u00a0", " ");

/** Steps as `text | norm | amount`. */
export const schritttexte = (schritte: readonly Schritt[]): string[] =>
  schritte.map(({ text, norm, betrag: b }) =>
    schlicht([text, norm, ...(b === undefined ? [] : [(b / 100).toFixed(2)])].join(" | ")),
  );

/** Remarks as `kind: text | norm | field`. */
export const vermerktexte = ({ vermerke }: { readonly vermerke: readonly Vermerk[] }): string[] =>
  vermerke.map(({ art, text, norm, feld }) => schlicht(`${art}: ${[text, norm, feld].join(" | ")}`));
