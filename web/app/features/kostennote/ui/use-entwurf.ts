import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Ansicht } from "../ansichten/ansicht.server.ts";
import { gleicheFelder, type Kostennotenfelder, kostennotenfelder } from "../felder.ts";
import {
  type Ablageort,
  angeboten,
  beiseite,
  type Gemerktes,
  gemerktes,
  merken,
  vergessen,
} from "./gemerkt.ts";
import { formulartexte, useVorschau } from "./use-vorschau.ts";

/** What the server would read of a form. */
const getippt = (formular: HTMLFormElement): Kostennotenfelder =>
  kostennotenfelder(Object.fromEntries([...formulartexte(formular)]));

type Entwurfsangaben = Ablageort & {
  readonly formular: RefObject<HTMLFormElement | null>;
  /** As the server computed it. */
  readonly ansicht: Ansicht;
  /** The calculation. */
  readonly stand: string;
  /** Changes with whatever the server shows. */
  readonly gezeigt: string;
  /** The fields stand as the server stores or proposes them, and not as they were typed and refused. */
  readonly gesichert: boolean;
  /** Nothing is on its way to the server. */
  readonly ruht: boolean;
};

/** A draft while it is typed. */
export type Entwurfszustand = {
  /** Sums and check list of what stands in the form; a moment behind. */
  readonly ansicht: Ansicht;
  /** Something differs from what the server has shown. */
  readonly geaendert: boolean;
  /** The fields at first, and a number that grows when others take their place. */
  readonly felder: Kostennotenfelder;
  readonly satz: number;
  /** What was typed before and not stored stands in the form again. */
  readonly wiederhergestellt: boolean;
  /** What was typed before, is not stored and does not stand in the form. */
  readonly angebote: readonly Gemerktes[];
  readonly uebernehmen: (angebot: Gemerktes) => void;
  readonly verwerfen: (angebot: Gemerktes) => void;
  readonly onEingabe: () => void;
  readonly onSenden: () => void;
};

type Gezeigtes = { readonly gezeigt: string; readonly felder: Kostennotenfelder };
type Eingesetztes = { readonly felder: Kostennotenfelder; readonly satz: number };

/** Keeps what is typed in the tab, puts it back after a reload, and has its sums computed while it is typed. */
export function useEntwurf(angaben: Entwurfsangaben): Entwurfszustand {
  const { formular, ansicht, seite, platz, stand, gezeigt, gesichert, ruht } = angaben;
  const anfang = useRef<Gezeigtes>(undefined);
  const gespeichert = useRef<Kostennotenfelder>(undefined);
  const gesendet = useRef<Kostennotenfelder>(undefined);
  const letzte = useRef<Kostennotenfelder>(undefined);
  const eingesetzt = useRef<Eingesetztes>(undefined);
  const [einsatz, setEinsatz] = useState<Eingesetztes>();
  const [angebote, setAngebote] = useState<readonly Gemerktes[]>([]);
  const [laufend, setLaufend] = useState<Ansicht>();
  // What was typed counts against what the server has shown last; in the picture of something newer it is none any more.
  const [getipptZu, setGetipptZu] = useState<{ readonly gezeigt: string; readonly vonVorhin: boolean }>();
  const geaendert = getipptZu?.gezeigt === gezeigt;
  const vorschau = useVorschau(formular, setLaufend);

  const onEingabe = useCallback(() => {
    if (!formular.current) return;
    const felder = getippt(formular.current);
    if (letzte.current && gleicheFelder(letzte.current, felder)) return;
    letzte.current = felder;
    const anders = anfang.current !== undefined && !gleicheFelder(anfang.current.felder, felder);
    setGetipptZu(anders ? { gezeigt, vonVorhin: false } : undefined);
    if (gespeichert.current && gleicheFelder(gespeichert.current, felder)) vergessen({ seite, platz });
    else merken({ seite, platz, stand, felder, am: new Date().toISOString() });
    vorschau();
  }, [formular, seite, platz, stand, gezeigt, vorschau]);

  // What the server has shown anew is where typing begins again; what was typed on meanwhile is ahead of it.
  useEffect(() => {
    if (!formular.current || anfang.current?.gezeigt === gezeigt) return;
    const felder = gesendet.current ?? getippt(formular.current);
    gesendet.current = undefined;
    anfang.current = { gezeigt, felder };
    if (gesichert) gespeichert.current = felder;
    letzte.current = felder;
    setLaufend(undefined);
    onEingabe();
  }, [formular, gezeigt, gesichert, onEingabe]);

  useEffect(() => {
    if (ruht) gesendet.current = undefined;
  }, [ruht]);

  useEffect(() => {
    if (!formular.current) return;
    const ort = { seite, platz };
    const jetzt = getippt(formular.current);
    const frueher = gemerktes(ort);
    if (frueher && !gleicheFelder(jetzt, frueher.felder))
      setEinsatz((bisher) => ({ felder: frueher.felder, satz: (bisher?.satz ?? 0) + 1 }));
    else if (gespeichert.current && gleicheFelder(jetzt, gespeichert.current)) vergessen(ort);
    setAngebote(angeboten(ort, frueher?.felder ?? jetzt, gespeichert.current));
  }, [formular, seite, platz]);

  // Once the fields show it, and only once: `onEingabe` is another one for each version.
  useEffect(() => {
    if (!einsatz || eingesetzt.current === einsatz) return;
    eingesetzt.current = einsatz;
    onEingabe();
    setGetipptZu({ gezeigt, vonVorhin: true });
  }, [einsatz, onEingabe, gezeigt]);

  // What stands in the form makes room and is offered in its turn.
  const uebernehmen = (angebot: Gemerktes) => {
    if (!formular.current) return;
    beiseite({ seite, platz });
    merken({ ...angebot, seite, platz, stand });
    vergessen(angebot);
    setEinsatz({ felder: angebot.felder, satz: (einsatz?.satz ?? 0) + 1 });
    setAngebote(angeboten({ seite, platz }, angebot.felder, gespeichert.current));
  };

  return {
    ansicht: laufend && geaendert ? laufend : ansicht,
    geaendert,
    felder: einsatz?.felder ?? ansicht.felder,
    satz: einsatz?.satz ?? 0,
    wiederhergestellt: geaendert && getipptZu.vonVorhin,
    angebote,
    uebernehmen,
    verwerfen: (angebot) => {
      vergessen(angebot);
      setAngebote((offene) => offene.filter((eintrag) => eintrag !== angebot));
    },
    onEingabe,
    onSenden: () => {
      if (formular.current) gesendet.current = getippt(formular.current);
    },
  };
}
