import { useCallback, useEffect, useReducer, useState } from "react";
import { useFormularspeicher } from "../../ui/formular/use-formularspeicher.ts";
import { useRechnung } from "../../ui/formular/use-rechnung.ts";
import { type Aktion, nachAktion } from "../formular/aktionen.ts";
import { type Formular, leeresFormular, naechsteId } from "../formular/formular.ts";
import { alsFragment, ausFragment } from "../formular/fragment.ts";
import { rechnungLaden } from "../rechnung-laden.ts";

/** A step that can be taken back. */
export type Rueckweg = { readonly text: string; readonly vorher: Formular };

/** How long the way back is offered. */
const rueckwegMs = 30_000;

/** State of the form: actions, way back, the tab's memory, and the law as soon as somebody touches the form. */
export function useRechner(anfang: Formular) {
  const [formular, melden] = useReducer(nachAktion, anfang);
  const [rueckweg, setRueckweg] = useState<Rueckweg>();
  const { rechnung, beruehren } = useRechnung(rechnungLaden);
  const ersetzen = useCallback((neu: Formular) => melden({ art: "ersetzen", formular: neu }), []);
  const { stand, beschaedigt } = useFormularspeicher({
    formular,
    anfang,
    alsText: alsFragment,
    ausText: ausFragment,
    wiederherstellen: useCallback(
      (frueher: Formular) => {
        beruehren();
        ersetzen(frueher);
      },
      [beruehren, ersetzen],
    ),
    vergessenes: useCallback(
      (leer: Formular) => {
        setRueckweg(undefined);
        ersetzen(leer);
      },
      [ersetzen],
    ),
  });

  const dispatch = useCallback(
    (aktion: Aktion) => {
      const text = rueckwegtext(aktion);
      if (text) setRueckweg({ text, vorher: stand.current });
      fokusNach(aktion, stand.current);
      beruehren();
      melden(aktion);
    },
    [beruehren, stand],
  );
  const zurueck = useCallback(() => {
    setRueckweg((weg) => {
      if (weg) ersetzen(weg.vorher);
      return undefined;
    });
  }, [ersetzen]);
  const zuruecksetzen = useCallback(() => {
    setRueckweg({ text: "Alles zurückgesetzt", vorher: stand.current });
    ersetzen(leeresFormular());
  }, [ersetzen, stand]);

  useEffect(() => {
    if (!rueckweg) return;
    const uhr = setTimeout(() => setRueckweg(undefined), rueckwegMs);
    return () => clearTimeout(uhr);
  }, [rueckweg]);

  return { formular, dispatch, rechnung, beruehren, rueckweg, zurueck, zuruecksetzen, beschaedigt };
}

function rueckwegtext(aktion: Aktion): string | undefined {
  switch (aktion.art) {
    case "schnellstart":
      return "Schnellstart geladen";
    case "position-weg":
      return "Gebühr entfernt";
    case "angelegenheit-weg":
      return "Angelegenheit entfernt";
    case "anrechnung-weg":
      return "Anrechnung entfernt";
    case "zahlung-weg":
      return "Zahlung entfernt";
    default:
      return undefined;
  }
}

/** Where the focus goes when the element that had it disappears, or something new wants to be filled in. */
function fokusNach(aktion: Aktion, vorher: Formular): void {
  const ziel = fokusziel(aktion, vorher);
  if (ziel) setTimeout(() => document.getElementById(ziel)?.focus());
}

function fokusziel(aktion: Aktion, vorher: Formular): string | undefined {
  switch (aktion.art) {
    case "position-weg":
      return `${aktion.a}.suche`;
    case "angelegenheit-dazu":
      return `${naechsteId("a", vorher)}.wert`;
    case "angelegenheit-weg":
      return "weitere-stufe";
    case "zahlung-dazu":
      return `${naechsteId("z", vorher)}.betrag`;
    case "anrechnung-dazu":
      return `${naechsteId("k", vorher)}.von`;
    default:
      return undefined;
  }
}
