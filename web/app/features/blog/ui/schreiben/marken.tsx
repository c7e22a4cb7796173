import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Feldfehler } from "#ui/felder/feldrahmen.tsx";
import styles from "./schreibtisch.module.css";

type MarkenProps = {
  readonly label: string;
  readonly name: string;
  readonly hinweis: string;
  readonly werte: readonly string[];
  readonly hoechstens: number;
  /** What the portal knows already; asked for when the field is first touched. */
  readonly vorschlaege: () => Promise<readonly string[]>;
  readonly onWerte: (werte: readonly string[]) => void;
  readonly ansagen: (text: string) => void;
};

/**
 * Several short names as chips. Enter or comma takes over what is typed, Backspace in the empty field takes the last one
 * away; suggestions are the browser's own list.
 */
export function Marken(props: MarkenProps) {
  const { label, name, hinweis, werte, hoechstens, vorschlaege, onWerte, ansagen } = props;
  const id = useId();
  const [text, setText] = useState("");
  const [bekannte, setBekannte] = useState<readonly string[]>();
  const [fehler, setFehler] = useState<string>();
  const feld = useRef<HTMLInputElement>(null);

  function aufnehmen(roh: string) {
    const neu = roh.replace(/\s+/g, " ").trim();
    setText("");
    if (neu === "") return;
    // As the portal writes it, where it knows the name.
    const geschrieben = bekannte?.find((b) => gleich(b, neu)) ?? neu;
    if (werte.some((w) => gleich(w, geschrieben))) return;
    if (werte.length >= hoechstens) return setFehler(`Höchstens ${hoechstens} sind möglich.`);
    setFehler(undefined);
    onWerte([...werte, geschrieben]);
    ansagen(`${geschrieben} hinzugefügt`);
  }
  function entfernen(wert: string) {
    setFehler(undefined);
    onWerte(werte.filter((w) => w !== wert));
    ansagen(`${wert} entfernt`);
    feld.current?.focus();
  }
  function taste(e: KeyboardEvent<HTMLInputElement>) {
    if (e.key === "Enter" || e.key === ",") {
      e.preventDefault();
      aufnehmen(text);
    } else if (e.key === "Backspace" && text === "" && werte.length > 0) entfernen(werte.at(-1) ?? "");
  }
  return (
    <div className={styles.markenfeld}>
      <label className={styles.label} htmlFor={id}>
        {label} <span className={styles.leise}>(freiwillig)</span>
      </label>
      <div className={styles.markenkasten}>
        {werte.length > 0 ? (
          <ul className={styles.marken} aria-label={label}>
            {werte.map((wert) => (
              <li key={wert} className={styles.marke}>
                {wert}
                <button type="button" aria-label={`Entfernen: ${wert}`} onClick={() => entfernen(wert)}>
                  <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
                    <path d="m6 6 8 8M14 6l-8 8" />
                  </svg>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <input
          ref={feld}
          id={id}
          name={name}
          list={`${id}-liste`}
          className={styles.markeneingabe}
          value={text}
          maxLength={100}
          autoComplete="off"
          aria-describedby={fehler ? `${id}-hinweis ${id}-fehler` : `${id}-hinweis`}
          aria-invalid={fehler ? true : undefined}
          onFocus={() => bekannte ?? void vorschlaege().then(setBekannte)}
          onChange={({ target, nativeEvent }) => {
            // Chosen from the list, not typed.
            const gewaehlt = (nativeEvent as InputEvent).inputType === "insertReplacementText";
            if (gewaehlt || (nativeEvent as InputEvent).inputType === undefined) aufnehmen(target.value);
            else setText(target.value);
          }}
          onBlur={() => aufnehmen(text)}
          onKeyDown={taste}
        />
        <datalist id={`${id}-liste`}>
          {bekannte
            ?.filter((b) => !werte.includes(b))
            .map((b) => (
              <option key={b} value={b} />
            ))}
        </datalist>
      </div>
      <p className={styles.hinweis} id={`${id}-hinweis`}>
        {hinweis}
      </p>
      <Feldfehler id={`${id}-fehler`} fehler={fehler} />
    </div>
  );
}

const gleich = (a: string, b: string) => a.toLocaleLowerCase("de") === b.toLocaleLowerCase("de");
