import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { beimVergessen } from "#platform/client/eingaben.ts";
import { gemerktes, merken, nichtMehrWarten, vergessen } from "../../merken.ts";
import { type Aktion, nachAktion } from "../aktionen.ts";
import { type Formular, leeresFormular, naechsteId } from "../formular.ts";
import { alsFragment, ausFragment } from "../fragment.ts";
import { motorLaden } from "../motor-laden.ts";

type Motor = Awaited<ReturnType<typeof motorLaden>>;

/** A step that can be taken back. */
export type Rueckweg = { readonly text: string; readonly vorher: Formular };

const merkpauseMs = 300;
/** How long the way back is offered. */
const rueckwegMs = 30_000;

/** State of the form: actions, way back, the tab's memory, and the law as soon as somebody touches the form. */
export function useRechner(anfang: Formular) {
  const [formular, melden] = useReducer(nachAktion, anfang);
  const stand = useRef(formular);
  stand.current = formular;
  const [rueckweg, setRueckweg] = useState<Rueckweg>();
  const [beschaedigt, setBeschaedigt] = useState(false);
  const { motor, beruehren } = useMotor();

  const dispatch = useCallback(
    (aktion: Aktion) => {
      const text = rueckwegtext(aktion);
      if (text) setRueckweg({ text, vorher: stand.current });
      fokusNach(aktion, stand.current);
      beruehren();
      melden(aktion);
    },
    [beruehren],
  );
  const zurueck = useCallback(() => {
    setRueckweg((weg) => {
      if (weg) melden({ art: "ersetzen", formular: weg.vorher });
      return undefined;
    });
  }, []);
  const zuruecksetzen = useCallback(() => {
    setRueckweg({ text: "Alles zurückgesetzt", vorher: stand.current });
    melden({ art: "ersetzen", formular: leeresFormular() });
  }, []);

  useEffect(() => {
    if (!rueckweg) return;
    const uhr = setTimeout(() => setRueckweg(undefined), rueckwegMs);
    return () => clearTimeout(uhr);
  }, [rueckweg]);
  useLayoutEffect(() => {
    const frueher = gemerktes(ausFragment);
    if (frueher === "beschaedigt") setBeschaedigt(true);
    else if (frueher) {
      beruehren();
      melden({ art: "ersetzen", formular: frueher });
      return;
    }
    nichtMehrWarten();
  }, [beruehren]);
  // Inputs put back are shown together with their result, once the law is there.
  useEffect(() => {
    if (motor) nichtMehrWarten();
  }, [motor]);
  useMerken(formular, anfang, stand);
  // At once, not with the next render: the page may be left before it, and would keep what is to be forgotten.
  useEffect(
    () =>
      beimVergessen(() => {
        stand.current = anfang;
        setRueckweg(undefined);
        melden({ art: "ersetzen", formular: anfang });
      }),
    [anfang],
  );

  return { formular, dispatch, motor, beruehren, rueckweg, zurueck, zuruecksetzen, beschaedigt };
}

function useMotor() {
  const [motor, setMotor] = useState<Motor>();
  const gerufen = useRef(false);
  const beruehren = useCallback(() => {
    if (gerufen.current) return;
    gerufen.current = true;
    motorLaden().then(
      (geladen) => setMotor(() => geladen),
      // Offline: the next touch tries again.
      () => {
        gerufen.current = false;
        nichtMehrWarten();
      },
    );
  }, []);
  return { motor, beruehren };
}

/** Keeps the form shortly after the last key, and at once when the page is left. */
function useMerken(formular: Formular, anfang: Formular, stand: RefObject<Formular>): void {
  useEffect(() => {
    if (formular === anfang) return;
    const uhr = setTimeout(() => merken(alsFragment(formular)), merkpauseMs);
    return () => clearTimeout(uhr);
  }, [formular, anfang]);
  useEffect(() => {
    const sichern = () => (stand.current === anfang ? vergessen() : merken(alsFragment(stand.current)));
    addEventListener("pagehide", sichern);
    return () => {
      removeEventListener("pagehide", sichern);
      if (stand.current !== anfang) merken(alsFragment(stand.current));
    };
  }, [anfang, stand]);
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
