import { aufgeloest, type Haus } from "../haus.ts";

type Reihe = {
  readonly titel: string;
  readonly reihe: {
    readonly norm: string;
    readonly geprueft: string;
    readonly fassungen: readonly {
      readonly ab: string;
      readonly quelle: { readonly titel: string; readonly fundstelle: string };
    }[];
  };
};

/** Versions without a source that can be looked up, and series nobody says to have compared with the text. */
export function herkunftPruefen(reihen: readonly Reihe[]): string[] {
  return reihen.flatMap(({ titel, reihe }) => [
    ...reihe.fassungen
      .filter(({ quelle }) => quelle.titel.trim() === "" || !/\d/.test(quelle.fundstelle))
      .map(({ ab }) => `${titel} (${reihe.norm}), Fassung ab ${ab}: keine Quelle`),
    ...(/^\d{4}-\d\d-\d\d$/.test(reihe.geprueft) && reihe.norm !== ""
      ? []
      : [`${titel}: kein Tag der Prüfung`]),
  ]);
}

/**
 * Files of the law with a dated series that no test reaches, directly or through the rules that read it. The list of
 * all series does not count as reading them.
 */
export function ungepruefteReihen(haus: Haus): string[] {
  const erreicht = new Set([...haus.quellen.keys()].filter((pfad) => /^packages\/.+\.test\.ts$/.test(pfad)));
  for (const pfad of erreicht) {
    if (/^packages\/([^/]+\/gesetz\/reihen\.ts$|gesetze\/reihen\/)/.test(pfad)) continue;
    for (const { ziel, nurTyp } of haus.quellen.get(pfad)?.importe ?? []) {
      const datei = aufgeloest(haus, pfad, ziel);
      if (datei !== undefined && !nurTyp) erreicht.add(datei);
    }
  }
  return [...haus.quellen.values()]
    .filter(
      ({ pfad, text }) => /^packages\/([^/]+\/gesetz|gesetze)\//.test(pfad) && /\bzeitreihe(<|\()/.test(text),
    )
    .map(({ pfad }) => pfad)
    .filter((pfad) => !erreicht.has(pfad));
}
