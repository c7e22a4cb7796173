import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Ansicht } from "../ansicht.server.ts";
import { gleicheFelder, type Kostennotenfelder, kostennotenfelder } from "../felder.ts";
import { gemerktes, merken, vergessen } from "./gemerkt.ts";

/** What the server would read of a form. */
const getippt = (formular: HTMLFormElement): Kostennotenfelder =>
  kostennotenfelder(Object.fromEntries([...texte(formular)]));

const texte = (formular: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(formular)].flatMap(([name, wert]) => (typeof wert === "string" ? [[name, wert]] : [])),
  );

type Entwurfsangaben = {
  readonly formular: RefObject<HTMLFormElement | null>;
  /** As the server computed it. */
  readonly ansicht: Ansicht;
  /** `neu`, or the id of the draft. */
  readonly seite: string;
  /** The version, or the calculation. */
  readonly stand: string;
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
  readonly onEingabe: () => void;
};

const pauseMs = 350;

/** Keeps what is typed in the tab, puts it back after a reload, and has its sums computed while it is typed. */
export function useEntwurf({ formular, ansicht, seite, stand }: Entwurfsangaben): Entwurfszustand {
  const anfang = useRef<Kostennotenfelder>(undefined);
  const [gemerkt, setGemerkt] = useState<Kostennotenfelder>();
  const [laufend, setLaufend] = useState<Ansicht>();
  const [geaendert, setGeaendert] = useState(false);
  const vorschau = useVorschau(formular, setLaufend);

  const onEingabe = useCallback(() => {
    if (!formular.current) return;
    const felder = getippt(formular.current);
    const anders = anfang.current !== undefined && !gleicheFelder(anfang.current, felder);
    setGeaendert(anders);
    if (anders) merken(seite, { stand, felder });
    else vergessen(seite);
    vorschau();
  }, [formular, seite, stand, vorschau]);

  useEffect(() => {
    if (!formular.current) return;
    anfang.current = getippt(formular.current);
    const frueher = gemerktes(seite);
    if (frueher?.stand === stand && !gleicheFelder(anfang.current, frueher.felder))
      setGemerkt(frueher.felder);
    else if (frueher) vergessen(seite);
  }, [formular, seite, stand]);

  useEffect(() => {
    if (gemerkt) onEingabe();
  }, [gemerkt, onEingabe]);

  return {
    ansicht: laufend && geaendert ? laufend : ansicht,
    geaendert,
    felder: gemerkt ?? ansicht.felder,
    satz: gemerkt ? 1 : 0,
    wiederhergestellt: gemerkt !== undefined,
    onEingabe,
  };
}

/** Asks the server, once typing pauses; only the last question counts. An answer that fails leaves the page as it is. */
function useVorschau(formular: RefObject<HTMLFormElement | null>, zeigen: (ansicht: Ansicht) => void) {
  const uhr = useRef<ReturnType<typeof setTimeout>>(undefined);
  const letzte = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(uhr.current);
      letzte.current?.abort();
    },
    [],
  );
  return useCallback(() => {
    clearTimeout(uhr.current);
    letzte.current?.abort();
    uhr.current = setTimeout(async () => {
      if (!formular.current) return;
      const abbruch = new AbortController();
      letzte.current = abbruch;
      const antwort = await fetch("/kostennoten/vorschau", {
        method: "POST",
        body: texte(formular.current),
        signal: abbruch.signal,
      }).catch(() => undefined);
      if (antwort?.ok) zeigen(await antwort.json());
    }, pauseMs);
  }, [formular, zeigen]);
}
