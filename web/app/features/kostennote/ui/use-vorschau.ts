import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Ansicht } from "../ansichten/ansicht.server.ts";

const pauseMs = 350;

/** The texts of a form, as it sends them. */
export const formulartexte = (formular: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(formular)].flatMap(([name, wert]) => (typeof wert === "string" ? [[name, wert]] : [])),
  );

/** Asks the server, once typing pauses; only the last question counts. An answer that fails leaves the page as it is. */
export function useVorschau(
  formular: RefObject<HTMLFormElement | null>,
  zeigen: (ansicht: Ansicht) => void,
): () => void {
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
      vorschauHolen(formulartexte(formular.current), abbruch.signal).then(zeigen, () => undefined);
    }, pauseMs);
  }, [formular, zeigen]);
}

async function vorschauHolen(body: URLSearchParams, signal: AbortSignal): Promise<Ansicht> {
  const antwort = await fetch("/kostennoten/vorschau", { method: "POST", body, signal });
  if (!antwort.ok) throw new Error(`Vorschau: ${antwort.status}`);
  return antwort.json();
}
