import type { Quelle, Sicherheit } from "./quelle.ts";
import type { Tag } from "./tag.ts";
import { laeuftAus } from "./takt.ts";
import type { Fassung, Zeitreihe } from "./zeitreihe.ts";

/** One version of one norm, as the page „Rechtsstand“ lists it. */
export type Rechtsstandzeile = {
  readonly norm: string;
  readonly titel: string;
  readonly ab: Tag;
  /** Day up to which somebody compared the series with the official text. */
  readonly geprueft: Tag;
  readonly quelle: Quelle;
  /** How sure value and day are: the lesser of both. */
  readonly sicherheit: Sicherheit;
  /** Last day of a figure that ends by itself; only its newest version has one. */
  readonly laeuftAus?: Tag;
  /** Last day of a series that has ended; only its newest version has one. */
  readonly bis?: Tag;
};

/** A series with the words a reader finds it by. */
export type Reihe = { readonly titel: string; readonly reihe: Zeitreihe<unknown> };

const rang: readonly Sicherheit[] = ["niedrig", "mittel", "hoch"];

/** The least sure of all; `hoch` for none. */
export const geringste = (sicherheiten: Iterable<Sicherheit | undefined>): Sicherheit => {
  let i = rang.length - 1;
  for (const s of sicherheiten) i = Math.min(i, rang.indexOf(s ?? "hoch"));
  return rang[i] ?? "niedrig";
};

/** How sure a version is, value and day together. */
export const sicherheitVon = (f: Fassung<unknown>): Sicherheit => geringste([f.sicherheit, f.abSicherheit]);

/** Every version of every series, each series newest first. */
export const rechtsstandzeilen = (reihen: readonly Reihe[]): Rechtsstandzeile[] =>
  reihen.flatMap(({ titel, reihe }) =>
    reihe.fassungen
      .map((fassung, index) => ({
        norm: reihe.norm,
        titel,
        ab: fassung.ab,
        geprueft: reihe.geprueft,
        quelle: fassung.quelle,
        sicherheit: sicherheitVon(fassung),
        ...(reihe.takt &&
          index === reihe.fassungen.length - 1 && { laeuftAus: laeuftAus({ ...reihe, takt: reihe.takt }) }),
        ...(reihe.bis && index === reihe.fassungen.length - 1 && { bis: reihe.bis }),
      }))
      .reverse(),
  );
