import type { Editor as TipTapEditor } from "@tiptap/core";
import { useCallback, useRef, useState } from "react";
import type { Tagangabe } from "./angabenfelder.tsx";
import type { Unklarheit } from "./termin.ts";
import type { Schreibstand } from "./werte.ts";

export type Schreibtext = ReturnType<typeof useSchreibtext>;

/** The text on the desk: what the fields hold, what the editor shows, and what of it cannot be saved as it stands. */
export function useSchreibtext(anfang: Schreibstand) {
  const [stand, setStand] = useState<Schreibstand>(anfang);
  // Counted up when another text takes the place of what the editor shows.
  const [fassung, setFassung] = useState(0);
  const unklar = useRef<Partial<Record<Tagangabe, Unklarheit | undefined>>>({});
  const editor = useRef<TipTapEditor | null>(null);
  const aktuell = useRef(stand);
  aktuell.current = stand;

  const lesen = useCallback(
    (): Schreibstand => ({
      ...felder(aktuell.current),
      dokument: editor.current?.getJSON() ?? aktuell.current.dokument,
    }),
    [],
  );

  return {
    stand,
    fassung,
    editor,
    /** As it stands now. */
    lesen,
    /** Fields that hold no day, though something stands in them. */
    unklar: (): Readonly<typeof unklar.current> => unklar.current,
    unklarMelden: (feld: Tagangabe, unklarheit: Unklarheit | undefined): void => {
      unklar.current[feld] = unklarheit;
    },
    /** One of the fields was changed. */
    aendern: (neu: Partial<Schreibstand>): void => {
      aktuell.current = { ...aktuell.current, ...neu };
      setStand(aktuell.current);
    },
    /** Another text takes its place. */
    ersetzen: (neu: Schreibstand): void => {
      unklar.current = {};
      setStand(felder(neu, neu.dokument));
      setFassung((alte) => alte + 1);
    },
  };
}

/** The fields alone: what the page knows besides must not be sent. */
function felder(alles: Schreibstand, dokument: unknown = alles.dokument): Schreibstand {
  const { title, excerpt, categories, tags, bild, stand, korrektur, erscheintAm } = alles;
  return { title, excerpt, categories, tags, bild, stand, korrektur, erscheintAm, dokument };
}
