import { useCallback, useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { alleGemerkten, type Gemerktes, vergessen } from "./gemerkt.ts";

/** The Kostennoten that were begun in this tab and not stored, and how to go on with one. */
export type Wiederaufnahme = {
  readonly begonnene: readonly Gemerktes[];
  readonly fortsetzen: (eintrag: Gemerktes) => void;
  readonly verwerfen: (eintrag: Gemerktes) => void;
};

/** Whoever comes back to the page finds again what was begun in this tab; of several he chooses. */
export function useWiederaufnahme(vorhanden: boolean): Wiederaufnahme {
  const submit = useSubmit();
  const [begonnene, setBegonnene] = useState<readonly Gemerktes[]>([]);
  const fortsetzen = useCallback(
    ({ stand, platz }: Gemerktes) => {
      submit(
        { was: "uebernehmen", rechner: "/rvgrechner", stand, quelle: platz },
        { method: "post", action: "/kostennoten/neu", replace: true },
      );
    },
    [submit],
  );
  useEffect(() => {
    const alle = vorhanden || location.hash ? [] : alleGemerkten("neu");
    const [einziger, ...weitere] = alle;
    setBegonnene(weitere.length > 0 ? alle : []);
    if (einziger && weitere.length === 0) fortsetzen(einziger);
  }, [vorhanden, fortsetzen]);
  const verwerfen = (eintrag: Gemerktes) => {
    vergessen(eintrag);
    setBegonnene((offene) => offene.filter((anderer) => anderer !== eintrag));
  };
  return { begonnene, fortsetzen, verwerfen };
}
