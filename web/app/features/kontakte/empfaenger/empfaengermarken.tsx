import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { Feldfehler } from "#ui/felder/feldgeruest.tsx";
import type { Empfaengerangaben } from "./angaben.ts";
import { empfaengerAus, empfaengerText } from "./empfaenger.ts";
import styles from "./empfaengermarken.module.css";
import { useKontaktvorschlaege, type Vorschlag, type Vorschlagsstand } from "./use-kontaktvorschlaege.ts";

/**
 * Addresses as entries that can be taken out again, with contacts to choose from: Enter or a comma adds what was typed,
 * arrows go through the contacts, Backspace in the empty field takes the last entry.
 */
export function Empfaengermarken({ id, label, hinweis, fehler, wert, onWert }: Empfaengerangaben) {
  const [getippt, setGetippt] = useState("");
  const [meldung, setMeldung] = useState("");
  const [ohneAt, setOhneAt] = useState(false);
  const [offen, setOffen] = useState(true);
  const [aktiv, setAktiv] = useState(-1);
  const eingabe = useRef<HTMLInputElement>(null);
  const empfaenger = empfaengerAus(wert);
  const stand = useKontaktvorschlaege(offen, getippt);
  const vorschlaege =
    stand.art === "da" ? stand.kontakte.filter(({ email }) => !empfaenger.includes(email)) : [];
  // The plain line had the focus when this came in its place; no key may fall between the two.
  useLayoutEffect(() => eingabe.current?.focus(), []);

  function setzen(neu: readonly string[]) {
    onWert(empfaengerText(neu));
  }
  function aufnehmen(roh: string) {
    const neu = empfaengerAus(roh);
    setGetippt("");
    setAktiv(-1);
    if (neu.length > 0) setzen([...new Set([...empfaenger, ...neu])]);
    setMeldung(neu.length > 0 ? `${empfaengerText(neu)} aufgenommen` : "");
    setOhneAt(neu.length === 0 && roh.trim() !== "");
  }
  function entfernen(name: string) {
    setzen(empfaenger.filter((e) => e !== name));
    setMeldung(`${name} entfernt`);
    setOhneAt(false);
    eingabe.current?.focus();
  }
  function taste(ereignis: KeyboardEvent<HTMLInputElement>) {
    const letzter = empfaenger.at(-1);
    if (ereignis.key === "Backspace" && getippt === "" && letzter) return entfernen(letzter);
    if (ereignis.key === "Escape") return setOffen(false);
    if (ereignis.key === "ArrowDown" || ereignis.key === "ArrowUp") {
      ereignis.preventDefault();
      setOffen(true);
      return setAktiv(schritt(aktiv, ereignis.key === "ArrowDown" ? 1 : -1, vorschlaege.length));
    }
    if (ereignis.key !== "Enter" && ereignis.key !== ",") return;
    const gewaehlt = ereignis.key === "Enter" && offen ? vorschlaege[aktiv] : undefined;
    if (ereignis.key === "Enter" && !gewaehlt && getippt.trim() === "") return;
    ereignis.preventDefault();
    aufnehmen(gewaehlt?.email ?? getippt);
  }
  const gezeigt = offen ? vorschlaege : [];
  const falsch = ohneAt ? "Ohne @ ist das keine E-Mail-Adresse; der Eintrag wurde nicht übernommen." : fehler;
  return (
    <div className={styles.feld} data-testid="recipient-field">
      <label className={styles.label} htmlFor={id}>
        {label} <span className={styles.freiwillig}>(freiwillig)</span>
      </label>
      <input type="hidden" name={id} value={empfaengerText(empfaenger)} data-testid="recipient-value" />
      <div className={`markenkasten ${styles.kasten}`}>
        {empfaenger.length > 0 ? (
          <ul className="marken" aria-label="Empfänger">
            {empfaenger.map((name) => (
              <li key={name} className={styles.marke} data-testid="recipient-chip">
                {name}
                <button type="button" className={styles.weg} onClick={() => entfernen(name)}>
                  <span aria-hidden="true">×</span>
                  <span className="nur-vorlesen">{name} entfernen</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <input
          ref={eingabe}
          id={id}
          type="text"
          inputMode="email"
          autoComplete="off"
          className={styles.eingabe}
          data-testid="recipient-input"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={gezeigt.length > 0}
          aria-controls={`${id}-kontakte`}
          aria-activedescendant={gezeigt[aktiv] ? `${id}-kontakt-${aktiv}` : undefined}
          aria-describedby={`${id}-hinweis${falsch ? ` ${id}-fehler` : ""}`}
          aria-invalid={falsch ? true : undefined}
          value={getippt}
          onChange={(ereignis) => {
            const neu = ereignis.currentTarget.value;
            setOffen(true);
            setAktiv(-1);
            // Pasted lists come with their commas.
            if (/[,;\n]/.test(neu)) aufnehmen(neu);
            else setGetippt(neu);
          }}
          onClick={() => setOffen(true)}
          onFocus={() => setOffen(true)}
          onKeyDown={taste}
          onBlur={() => {
            setOffen(false);
            aufnehmen(getippt);
          }}
        />
        {offen ? (
          <Kontaktangebot
            id={id}
            stand={stand}
            vorschlaege={vorschlaege}
            aktiv={aktiv}
            waehlen={({ email }) => aufnehmen(email)}
          />
        ) : null}
      </div>
      <p id={`${id}-hinweis`} className={styles.hinweis}>
        {hinweis}
      </p>
      <Feldfehler id={`${id}-fehler`} fehler={falsch} />
      <p role="status" className="nur-vorlesen">
        {meldung}
      </p>
    </div>
  );
}

/** Round the list, with the field itself between its end and its beginning. */
const schritt = (aktiv: number, richtung: 1 | -1, anzahl: number): number =>
  ((aktiv + 1 + richtung + anzahl + 1) % (anzahl + 1)) - 1;

type KontaktangebotProps = {
  readonly id: string;
  readonly stand: Vorschlagsstand;
  readonly vorschlaege: readonly Vorschlag[];
  readonly aktiv: number;
  readonly waehlen: (kontakt: Vorschlag) => void;
};

/** The contacts below the field, or why there are none; it covers what stands there instead of moving it. */
function Kontaktangebot({ id, stand, vorschlaege, aktiv, waehlen }: KontaktangebotProps) {
  const text =
    stand.art === "laden"
      ? "Kontakte laden..."
      : stand.art === "gestoert"
        ? "Ihre Kontakte sind gerade nicht erreichbar. Adressen können Sie eintippen."
        : vorschlaege.length === 0
          ? "Keine Kontakte gefunden"
          : "";
  return (
    <div className="vorschlagsflaeche">
      <p role="status" className={text ? styles.stand : "nur-vorlesen"} data-testid="recipient-status">
        {text || (vorschlaege.length === 1 ? "Ein Kontakt" : `${vorschlaege.length} Kontakte`)}
      </p>
      <div
        id={`${id}-kontakte`}
        role="listbox"
        aria-label="Kontakte"
        hidden={vorschlaege.length === 0}
        data-testid="recipient-options"
      >
        {vorschlaege.map((kontakt, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which names the active option
          <div
            key={kontakt.id}
            id={`${id}-kontakt-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === aktiv}
            className={styles.option}
            data-testid="recipient-option"
            ref={index === aktiv ? (e) => e?.scrollIntoView({ block: "nearest" }) : null}
            // The field keeps the focus; a finger may scroll the list.
            onMouseDown={(e) => e.preventDefault()}
            onClick={() => waehlen(kontakt)}
          >
            <span>{kontakt.name}</span>
            <span className={styles.adresse}>{kontakt.email}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
