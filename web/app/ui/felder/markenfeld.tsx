import { type ComponentPropsWithRef, type KeyboardEvent, useRef } from "react";
import { Feldgeruest, type Geruestangaben } from "./feldgeruest.tsx";
import styles from "./markenfeld.module.css";
import { type Vorschlagsangaben, Vorschlagsfeld } from "./vorschlagsfeld.tsx";

type Eingabe = ComponentPropsWithRef<"input">;

type MarkenfeldProps<T> = Pick<Geruestangaben, "label" | "hinweis" | "fehler"> &
  Pick<Eingabe, "name" | "inputMode" | "maxLength" | "onPaste" | "onFocus" | "onClick"> &
  Vorschlagsangaben<T> & {
    readonly id: string;
    /** Name of the list of what has been taken. */
    readonly aufgenommene: string;
    readonly werte: readonly string[];
    /** Words of the button that takes one out again. */
    readonly entfernen: (wert: string) => string;
    /** What is typed and not taken yet. */
    readonly text: string;
    readonly onText: (text: string) => void;
    /** Also on leaving the field. */
    readonly onAufnehmen: (text: string) => void;
    readonly onEntfernen: (wert: string) => void;
  };

/**
 * Several short texts as chips, with suggestions. Enter or comma takes what is typed, or the suggestion that the arrow keys
 * have reached; leaving the field takes what is typed, too; Backspace in the empty field takes the last chip out.
 */
export function Markenfeld<T>(props: MarkenfeldProps<T>) {
  const { id, label, hinweis, fehler, aufgenommene, werte, entfernen, text, ...weitere } = props;
  const { onText, onAufnehmen, onEntfernen, ...feld } = weitere;
  const eingabe = useRef<HTMLInputElement>(null);

  function herausnehmen(wert: string) {
    onEntfernen(wert);
    eingabe.current?.focus();
  }
  function taste(ereignis: KeyboardEvent) {
    const letzter = werte.at(-1);
    if (ereignis.key === "Backspace" && text === "" && letzter !== undefined) return herausnehmen(letzter);
    if (ereignis.key !== "," && (ereignis.key !== "Enter" || text.trim() === "")) return;
    ereignis.preventDefault();
    onAufnehmen(text);
  }
  return (
    <Feldgeruest id={id} label={label} hinweis={hinweis} fehler={fehler} freiwillig>
      {(bindung) => (
        <div className={styles.kasten}>
          {werte.length > 0 ? (
            <ul className={styles.marken} aria-label={aufgenommene}>
              {werte.map((wert) => (
                <li key={wert} className={styles.marke} data-testid={feld.testId && `${feld.testId}-chip`}>
                  {wert}
                  <button type="button" aria-label={entfernen(wert)} onClick={() => herausnehmen(wert)}>
                    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
                      <path d="m6 6 8 8M14 6l-8 8" />
                    </svg>
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
          <Vorschlagsfeld
            {...feld}
            {...bindung}
            ref={eingabe}
            type="text"
            className={styles.eingabe}
            value={text}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
            onBlur={() => {
              feld.onOffen(false);
              onAufnehmen(text);
            }}
            onKeyDown={taste}
          />
        </div>
      )}
    </Feldgeruest>
  );
}
