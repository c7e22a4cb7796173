import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { Feldfehler } from "#ui/felder/feldgeruest.tsx";
import { nameHoechstens } from "../../grenzen.ts";
import { aufgenommen, namenAus, passend } from "./namen.ts";
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
 * Several short names as chips. Enter or comma takes over what is typed, or the suggestion that the arrow keys have
 * reached; a pasted list becomes a chip for each of its names; Backspace in the empty field takes the last one away.
 */
export function Marken(props: MarkenProps) {
  const { label, name, hinweis, werte } = props;
  const id = useId();
  const marken = useMarken(props);
  const { passende, stelle, fehler } = marken;
  return (
    <div className={styles.markenfeld}>
      <label className={styles.label} htmlFor={id}>
        {label} <span className={styles.leise}>(freiwillig)</span>
      </label>
      <div className={`markenkasten ${styles.markenkasten}`}>
        <Gewaehlte label={label} werte={werte} onEntfernen={marken.entfernen} />
        <input
          ref={marken.feld}
          id={id}
          name={name}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={passende.length > 0}
          aria-controls={`${id}-liste`}
          aria-activedescendant={stelle < 0 ? undefined : `${id}-${stelle}`}
          className={styles.markeneingabe}
          value={marken.text}
          maxLength={nameHoechstens}
          autoComplete="off"
          aria-describedby={fehler ? `${id}-hinweis ${id}-fehler` : `${id}-hinweis`}
          aria-invalid={fehler ? true : undefined}
          onFocus={marken.betreten}
          onChange={({ target }) => marken.geschrieben(target.value)}
          onPaste={marken.eingefuegt}
          onBlur={marken.verlassen}
          onKeyDown={marken.taste}
        />
        <Vorschlagsliste
          id={id}
          label={label}
          werte={passende}
          stelle={stelle}
          onWahl={(wert) => marken.aufnehmen([wert])}
        />
      </div>
      <p className={styles.hinweis} id={`${id}-hinweis`}>
        {hinweis}
      </p>
      <Feldfehler id={`${id}-fehler`} fehler={fehler} />
    </div>
  );
}

/** What is typed and suggested, and how a name becomes a chip or is none any more. */
function useMarken({ werte, hoechstens, vorschlaege, onWerte, ansagen }: MarkenProps) {
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
  /** @param rest what stays in the field, to be typed on */
  function aufnehmen(namen: readonly string[], rest = "") {
    setText(rest);
    zeigen(rest !== "");
    if (namen.length === 0) return;
    const kurze = namen.filter((name) => [...name].length <= nameHoechstens);
    const {
      werte: alle,
      neue,
      zuViele,
    } = aufgenommen(werte, kurze, { bekannte: bekannte ?? [], hoechstens });
    const zuLang = kurze.length < namen.length && `Ein Name hat höchstens ${nameHoechstens} Zeichen.`;
    setFehler(zuViele ? `Höchstens ${hoechstens} sind möglich.` : zuLang || undefined);
    if (neue.length === 0) return;
    onWerte(alle);
    ansagen(`${neue.join(", ")} hinzugefügt`);
  }
  /** Keyboards of phones tell of no key: the comma is there when it stands in the text. */
  function geschrieben(neu: string) {
    const ende = neu.lastIndexOf(",");
    if (ende >= 0) return aufnehmen(namenAus(neu.slice(0, ende)), neu.slice(ende + 1).trimStart());
    setText(neu);
    zeigen(neu.trim() !== "");
  }
  /** Before the field makes one line of it and cuts it off. */
  function eingefuegt(ereignis: ClipboardEvent<HTMLInputElement>) {
    const { value, selectionStart, selectionEnd } = ereignis.currentTarget;
    const neu = ereignis.clipboardData.getData("text/plain");
    if (!/[,;\t\r\n]/.test(neu.trim())) return;
    ereignis.preventDefault();
    const [davor, danach] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? value.length)];
    aufnehmen(namenAus(davor + neu + danach));
  }
  function entfernen(wert: string) {
    setFehler(undefined);
    onWerte(werte.filter((w) => w !== wert));
    ansagen(`${wert} entfernt`);
    feld.current?.focus();
  }
  function taste(ereignis: KeyboardEvent<HTMLInputElement>) {
    const schritt = { ArrowDown: 1, ArrowUp: -1 }[ereignis.key];
    if (ereignis.key === "Enter" || ereignis.key === ",") {
      ereignis.preventDefault();
      const gewaehlt = ereignis.key === "Enter" ? passende[stelle] : undefined;
      aufnehmen(gewaehlt === undefined ? namenAus(text) : [gewaehlt]);
    } else if (schritt && passende.length === 0) setOffen(true);
    else if (schritt) {
      ereignis.preventDefault();
      // Below the last one and above the first one stands what was typed.
      const stellen = passende.length + 1;
      setStelle(((stelle + 1 + schritt + stellen) % stellen) - 1);
    } else if (ereignis.key === "Escape" && passende.length > 0) {
      ereignis.preventDefault();
      zeigen(false);
    } else if (ereignis.key === "Backspace" && text === "" && werte.length > 0) entfernen(werte.at(-1) ?? "");
  }
  return {
    feld,
    text,
    fehler,
    passende,
    stelle,
    aufnehmen,
    entfernen,
    geschrieben,
    eingefuegt,
    taste,
    betreten: () => bekannte ?? void vorschlaege().then(setBekannte),
    verlassen: () => aufnehmen(namenAus(text)),
  };
}

type GewaehlteProps = {
  readonly label: string;
  readonly werte: readonly string[];
  readonly onEntfernen: (wert: string) => void;
};

function Gewaehlte({ label, werte, onEntfernen }: GewaehlteProps) {
  if (werte.length === 0) return null;
  return (
    <ul className="marken" aria-label={label}>
      {werte.map((wert) => (
        <li key={wert} className={styles.marke}>
          {wert}
          <button type="button" aria-label={`Entfernen: ${wert}`} onClick={() => onEntfernen(wert)}>
            <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
              <path d="m6 6 8 8M14 6l-8 8" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}

type VorschlagslisteProps = {
  readonly id: string;
  readonly label: string;
  readonly werte: readonly string[];
  readonly stelle: number;
  readonly onWahl: (wert: string) => void;
};

function Vorschlagsliste({ id, label, werte, stelle, onWahl }: VorschlagslisteProps) {
  return (
    <div
      id={`${id}-liste`}
      role="listbox"
      aria-label={`Vorschläge: ${label}`}
      hidden={werte.length === 0}
      className="vorschlagsflaeche"
    >
      {werte.map((wert, index) => (
        <div
          key={wert}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === stelle}
          className={styles.vorschlag}
          onPointerDown={(ereignis) => {
            // The field keeps the focus.
            ereignis.preventDefault();
            onWahl(wert);
          }}
        >
          {wert}
        </div>
      ))}
    </div>
  );
}
