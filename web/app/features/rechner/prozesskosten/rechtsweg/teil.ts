import { type Cent, cent } from "@gebuehrenportal/recht";
import type { Rechnungen } from "../anwalt.ts";
import type { ProzesskostenEingabe } from "../eingabe.ts";
import type { Abschnitt, Anwaltskosten, Nichterstattung } from "../ergebnis.ts";
import type { Stufe } from "./rechtsweg.ts";

/** What every part of the case is computed from. */
export type Aufgabe = {
  readonly eingabe: ProzesskostenEingabe;
  readonly rechnungen: Rechnungen;
  /** The instances, with their courts where these are known. */
  readonly stufen: readonly Stufe[];
};

/** A part with its sums. */
export function zusammen(
  kopf: Omit<Abschnitt, "eigene" | "gegner" | "summen" | "nichtErstattet">,
  eigene: Anwaltskosten | undefined,
  gegner: Anwaltskosten | undefined,
  nichtErstattet: Nichterstattung,
): Abschnitt {
  const nichts: Cent = cent(0);
  const summen = {
    eigene: eigene?.betrag ?? nichts,
    gegner: gegner?.betrag ?? nichts,
    gericht: kopf.gericht?.summe ?? nichts,
  };
  return {
    ...kopf,
    ...(eigene && { eigene }),
    ...(gegner && { gegner }),
    summen: { ...summen, zusammen: cent(summen.eigene + summen.gegner + summen.gericht) },
    nichtErstattet,
  };
}

/** Norms of several reasons, each once; a text may hold several already. */
export const normenliste = (texte: readonly string[]): string =>
  [...new Set(texte.flatMap((text) => text.split("; ")))].filter((norm) => norm !== "").join("; ");
