import { cent, type KeinErgebnis, type Schritt, tag, type Vermerk } from "@gebuehrenportal/recht";
import type { AnrechtEingabe, Geld, Punkte, Traeger } from "./typen.ts";

export const geld = (einheit: Geld["einheit"], betrag: number): Geld => ({ einheit, betrag: cent(betrag) });
export const punkte = (zehntausendstel: number): Punkte => ({ einheit: "entgeltpunkte", zehntausendstel });

/** A pension of 1,200 a month, earned in 480 months, of which the marriage lasted 120. */
export const zeitratierlich = {
  art: "zeitratierlich",
  gesamt: geld("rente", 1_200_00),
  zeitInEhe: 120,
  zeitGesamt: 480,
} as const;

/** A right valued directly, with the marriage ending on 30 June 2022. */
export const recht = (
  traeger: Traeger,
  ehezeitanteil: Geld | Punkte,
  weiteres: Partial<AnrechtEingabe> = {},
): AnrechtEingabe => ({
  traeger,
  bewertung: { art: "direkt", ehezeitanteil },
  ehezeitende: tag("2022-06-30"),
  ...weiteres,
});

type Antwort = {
  readonly art: "ergebnis";
  readonly schritte: readonly Schritt[];
  readonly vermerke: readonly Vermerk[];
};

const glatt = (text: string): string => text.replaceAll("\u00a0", " ");

/** A result, or the reason why there is none as an error. */
export function ergebnis<A extends Antwort>(antwort: A | KeinErgebnis): A {
  if (antwort.art === "kein-ergebnis") throw new Error(antwort.grund);
  return antwort;
}

/** Every line of the derivation as the page prints it: norm, words, amount in cents. */
export const weg = (antwort: Antwort | KeinErgebnis): string[] =>
  ergebnis(antwort).schritte.map(({ norm, text, betrag }) => `${norm} | ${glatt(text)} | ${betrag ?? "–"}`);

/** Every remark: norm, words, field. */
export const anmerkungen = (antwort: Antwort | KeinErgebnis): string[] =>
  ergebnis(antwort).vermerke.map(
    ({ art, norm, text, feld }) => `${art} | ${norm} | ${glatt(text)} | ${feld ?? "–"}`,
  );
