import { type ComponentPropsWithRef, useRef, useState } from "react";
import { type Geruestangaben, geteilt } from "./feldgeruest.tsx";

type Eingabe = ComponentPropsWithRef<"input">;

/** A field whose text is read once it is left. Further attributes go to the native input. */
export type Lesefeldangaben = Geruestangaben &
  Omit<Eingabe, keyof Geruestangaben | "children" | "value" | "defaultValue" | "ref"> & {
    readonly name: string;
    /** The typed text, where the page keeps it (with `onText`). */
    readonly text?: string;
    /** The text at first, where the form itself keeps it. */
    readonly defaultValue?: string;
    /** Called for each change, also when leaving the field tidies the text up. */
    readonly onText?: (text: string) => void;
  };

/**
 * How the text of such a field is understood, and the attributes of its input.
 *
 * @param lesen what a text says, and how it is written in full if it is understood
 */
export function useLesung<L>(
  props: Lesefeldangaben,
  lesen: (roh: string) => readonly [lesung: L, fertig: string | undefined],
) {
  const [geruest, { text, defaultValue, onText, onBlur, ...input }] = geteilt(props);
  const feld = useRef<HTMLInputElement>(null);
  const anfang = text ?? defaultValue ?? "";
  const [gelesen, setGelesen] = useState<{ readonly text: string; readonly lesung: L | undefined }>(() => ({
    text: anfang,
    lesung: ungefragt(anfang),
  }));
  // A page that puts another text into the field (quick start, undo) also takes away what was said about the old one.
  const lesung = text === undefined || gelesen.text === text ? gelesen.lesung : ungefragt(text);

  /** What stands there in full is understood at once; anything shorter waits until the field is left. */
  function ungefragt(roh: string): L | undefined {
    const [neu, fertig] = lesen(roh);
    return fertig === roh ? neu : undefined;
  }
  function setzen(neu: string, neueLesung?: L) {
    setGelesen({ text: neu, lesung: neueLesung });
    if (text === undefined && feld.current) feld.current.value = neu;
    onText?.(neu);
  }
  function uebernehmen(roh: string) {
    const [neu, fertig = roh] = lesen(roh);
    if (fertig === roh) setGelesen({ text: roh, lesung: neu });
    else setzen(fertig, neu);
  }
  const eingabe: Eingabe = {
    type: "text",
    autoComplete: "off",
    ...input,
    ref: feld,
    ...(text === undefined ? { defaultValue } : { value: text }),
    onChange({ currentTarget: { value } }) {
      setGelesen({ text: value, lesung: undefined });
      onText?.(value);
    },
    onBlur(ereignis) {
      uebernehmen(ereignis.currentTarget.value);
      onBlur?.(ereignis);
    },
  };
  return { geruest, lesung, feld, eingabe, setzen, uebernehmen };
}
