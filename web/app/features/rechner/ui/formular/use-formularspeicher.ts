import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { beimVergessen } from "#platform/client/eingaben.ts";
import { gemerktes, merken, nichtMehrWarten, vergessen } from "../../formular/merken.ts";

const merkpauseMs = 300;

type Speicherangaben<F> = {
  readonly formular: F;
  /** As the server sent it. */
  readonly anfang: F;
  /** The form as a fragment of an address and back; both keep their identity, as do the functions below. */
  readonly alsText: (formular: F) => string;
  readonly ausText: (text: string) => F | undefined;
  /** What was typed before, or what the address holds, is to stand in the form. */
  readonly wiederherstellen: (formular: F) => void;
  /** Nothing that was typed is to stay. */
  readonly vergessenes: (anfang: F) => void;
};

/**
 * The tab's memory of a form: puts back what was typed, keeps it shortly after the last key and at once when the page is
 * left. Gives the form at this moment and whether the address held one that cannot be read.
 */
export function useFormularspeicher<F>(angaben: Speicherangaben<F>) {
  const { formular, anfang, alsText, ausText, wiederherstellen, vergessenes } = angaben;
  const stand = useRef(formular);
  stand.current = formular;
  const [beschaedigt, setBeschaedigt] = useState(false);
  useLayoutEffect(() => {
    const frueher = gemerktes(ausText);
    if (frueher === "beschaedigt") setBeschaedigt(true);
    else if (frueher) return wiederherstellen(frueher);
    nichtMehrWarten();
  }, [ausText, wiederherstellen]);
  useEffect(() => {
    if (formular === anfang) return;
    const uhr = setTimeout(() => merken(alsText(formular)), merkpauseMs);
    return () => clearTimeout(uhr);
  }, [formular, anfang, alsText]);
  useEffect(() => {
    const sichern = () => (stand.current === anfang ? vergessen() : merken(alsText(stand.current)));
    addEventListener("pagehide", sichern);
    return () => {
      removeEventListener("pagehide", sichern);
      if (stand.current !== anfang) merken(alsText(stand.current));
    };
  }, [anfang, alsText]);
  // At once, not with the next render: the page may be left before it, and would keep what is to be forgotten.
  useEffect(
    () =>
      beimVergessen(() => {
        stand.current = anfang;
        vergessenes(anfang);
      }),
    [anfang, vergessenes],
  );
  return { stand, beschaedigt };
}
