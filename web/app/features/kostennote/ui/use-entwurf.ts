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
  /** Changes with whatever the server shows. */
  readonly gezeigt: string;
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
export function useEntwurf({ formular, ansicht, seite, stand, gezeigt }: Entwurfsangaben): Entwurfszustand {
  const anfang = useRef<Kostennotenfelder>(undefined);
  const letzte = useRef<Kostennotenfelder>(undefined);
  const [gemerkt, setGemerkt] = useState<Kostennotenfelder>();
  const [laufend, setLaufend] = useState<Ansicht>();
  // What was typed counts against what the server has shown last; in the picture of something newer it is none any more.
  const [getipptZu, setGetipptZu] = useState<{ readonly gezeigt: string; readonly vonVorhin: boolean }>();
  const geaendert = getipptZu?.gezeigt === gezeigt;
  const vorschau = useVorschau(formular, setLaufend);

  const onEingabe = useCallback(() => {
    if (!formular.current) return;
    const felder = getippt(formular.current);
    const anders = anfang.current !== undefined && !gleicheFelder(anfang.current, felder);
    if (letzte.current && gleicheFelder(letzte.current, felder)) return;
    letzte.current = felder;
    setGetipptZu(anders ? { gezeigt, vonVorhin: false } : undefined);
    if (anders) merken(seite, { stand, felder });
    else vergessen(seite);
    vorschau();
  }, [formular, seite, stand, gezeigt, vorschau]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server has shown anew is where typing begins again
  useEffect(() => {
    if (!formular.current) return;
    anfang.current = getippt(formular.current);
    letzte.current = anfang.current;
    setLaufend(undefined);
  }, [formular, gezeigt]);

  useEffect(() => {
    if (!anfang.current) return;
    const frueher = gemerktes(seite);
    if (frueher?.stand === stand && !gleicheFelder(anfang.current, frueher.felder))
      setGemerkt(frueher.felder);
    else if (frueher) vergessen(seite);
  }, [seite, stand]);

  // Once the fields show it: `onEingabe` is another one for each version.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was kept is put back, and only once
  useEffect(() => {
    if (!gemerkt) return;
    onEingabe();
    setGetipptZu({ gezeigt, vonVorhin: true });
  }, [gemerkt]);

  return {
    ansicht: laufend && geaendert ? laufend : ansicht,
    geaendert,
    felder: gemerkt ?? ansicht.felder,
    satz: gemerkt ? 1 : 0,
    wiederhergestellt: geaendert && getipptZu.vonVorhin,
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
    uhr.current = setTimeout(() => {
      if (!formular.current) return;
      const abbruch = new AbortController();
      letzte.current = abbruch;
      vorschauHolen(texte(formular.current), abbruch.signal).then(zeigen, () => undefined);
    }, pauseMs);
  }, [formular, zeigen]);
}

async function vorschauHolen(body: URLSearchParams, signal: AbortSignal): Promise<Ansicht> {
  const antwort = await fetch("/kostennoten/vorschau", { method: "POST", body, signal });
  if (!antwort.ok) throw new Error(`Vorschau: ${antwort.status}`);
  return antwort.json();
}
