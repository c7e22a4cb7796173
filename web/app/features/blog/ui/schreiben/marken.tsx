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

const vorschlaegeHoechstens = 8;

/**
 * Several short names as chips. Enter or comma takes over what is typed, or the suggestion that the arrow keys have
 * reached; Backspace in the empty field takes the last one away.
 */
export function Marken(props: MarkenProps) {
  const { label, name, hinweis, werte, hoechstens, vorschlaege, onWerte, ansagen } = props;
  const id = useId();
  const [text, setText] = useState("");
  const [bekannte, setBekannte] = useState<readonly string[]>();
  const [fehler, setFehler] = useState<string>();
  const [offen, setOffen] = useState(false);
  // -1: what is typed counts, not a suggestion.
  const [stelle, setStelle] = useState(-1);
  const feld = useRef<HTMLInputElement>(null);
  const passende = offen ? passend(bekannte ?? [], text, werte) : [];

  function zeigen(ja: boolean) {
    setOffen(ja);
    setStelle(-1);
  }
  function aufnehmen(roh: string) {
    const neu = roh.replace(/\s+/g, " ").trim();
    setText("");
    zeigen(false);
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
    const schritt = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (e.key === "Enter" || e.key === ",") {
      e.preventDefault();
      aufnehmen((e.key === "Enter" ? passende[stelle] : undefined) ?? text);
    } else if (schritt && passende.length === 0) setOffen(true);
    else if (schritt) {
      e.preventDefault();
      // Below the last one and above the first one stands what was typed.
      const stellen = passende.length + 1;
      setStelle(((stelle + 1 + schritt + stellen) % stellen) - 1);
    } else if (e.key === "Escape" && passende.length > 0) {
      e.preventDefault();
      zeigen(false);
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
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={passende.length > 0}
          aria-controls={`${id}-liste`}
          aria-activedescendant={stelle < 0 ? undefined : `${id}-${stelle}`}
          className={styles.markeneingabe}
          value={text}
          maxLength={100}
          autoComplete="off"
          aria-describedby={fehler ? `${id}-hinweis ${id}-fehler` : `${id}-hinweis`}
          aria-invalid={fehler ? true : undefined}
          onFocus={() => bekannte ?? void vorschlaege().then(setBekannte)}
          onChange={({ target }) => {
            setText(target.value);
            setOffen(target.value.trim() !== "");
            setStelle(-1);
          }}
          onBlur={() => aufnehmen(text)}
          onKeyDown={taste}
        />
        <div
          id={`${id}-liste`}
          role="listbox"
          aria-label={`Vorschläge: ${label}`}
          hidden={passende.length === 0}
          className={styles.vorschlaege}
        >
          {passende.map((wert, i) => (
            <div
              key={wert}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === stelle}
              className={styles.vorschlag}
              onPointerDown={(e) => {
                // The field keeps the focus.
                e.preventDefault();
                aufnehmen(wert);
              }}
            >
              {wert}
            </div>
          ))}
        </div>
      </div>
      <p className={styles.hinweis} id={`${id}-hinweis`}>
        {hinweis}
      </p>
      <Feldfehler id={`${id}-fehler`} fehler={fehler} />
    </div>
  );
}

const gleich = (a: string, b: string) => a.toLocaleLowerCase("de") === b.toLocaleLowerCase("de");

/** What is known and not chosen yet, that beginning with the text first. */
function passend(bekannte: readonly string[], text: string, werte: readonly string[]): readonly string[] {
  const [gesucht, ...namen] = [text.trim(), ...bekannte].map((name) => name.toLocaleLowerCase("de"));
  const rang = (i: number) => namen[i]?.indexOf(gesucht ?? "") ?? -1;
  return bekannte
    .map((name, i) => ({ name, rang: rang(i) }))
    .filter((b) => b.rang >= 0 && !werte.some((w) => gleich(w, b.name)))
    .toSorted((a, b) => Math.min(a.rang, 1) - Math.min(b.rang, 1))
    .slice(0, vorschlaegeHoechstens)
    .map(({ name }) => name);
}
