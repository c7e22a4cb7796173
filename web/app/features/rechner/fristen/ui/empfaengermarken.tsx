import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { Zeichen } from "#ui/zeichen.tsx";
import type { Eigenfeld } from "../../ui/ablegen/eigene.ts";
import { empfaengerAus, empfaengerText } from "../versand.ts";
import styles from "./empfaengermarken.module.css";

/** Addresses as entries that can be taken out again: Enter or comma adds one, Backspace in the empty field takes the last. */
export function Empfaengermarken({ id, label, hinweis, text, werte, ersetzen }: Eigenfeld) {
  const [getippt, setGetippt] = useState("");
  const [meldung, setMeldung] = useState("");
  const eingabe = useRef<HTMLInputElement>(null);
  const empfaenger = empfaengerAus(text);
  // The plain line had the focus when this came in its place; no key may fall between the two.
  useLayoutEffect(() => eingabe.current?.focus(), []);

  function setzen(neu: readonly string[]) {
    ersetzen({ ...werte, [id]: empfaengerText(neu) });
  }
  function aufnehmen(roh: string) {
    const neu = empfaengerAus(roh);
    setGetippt("");
    if (neu.length > 0) setzen([...new Set([...empfaenger, ...neu])]);
    setMeldung(
      neu.length > 0
        ? `${empfaengerText(neu)} aufgenommen`
        : roh.trim() === ""
          ? ""
          : "Ohne @ ist das keine E-Mail-Adresse; der Eintrag wurde nicht übernommen.",
    );
  }
  function entfernen(wer: string) {
    setzen(empfaenger.filter((e) => e !== wer));
    setMeldung(`${wer} entfernt`);
    eingabe.current?.focus();
  }
  function taste(e: KeyboardEvent<HTMLInputElement>) {
    const letzter = empfaenger.at(-1);
    if (e.key === "Backspace" && getippt === "" && letzter) return entfernen(letzter);
    if (e.key !== "Enter" && e.key !== ",") return;
    if (e.key === "Enter" && getippt.trim() === "") return;
    e.preventDefault();
    aufnehmen(getippt);
  }
  return (
    <div className={styles.feld}>
      <label className={styles.label} htmlFor={id}>
        {label} <span className={styles.freiwillig}>(freiwillig)</span>
      </label>
      <input type="hidden" name={id} value={empfaengerText(empfaenger)} />
      <div className={styles.kasten}>
        {empfaenger.length > 0 ? (
          <ul className={styles.marken} aria-label="Empfänger">
            {empfaenger.map((wer) => (
              <li key={wer} className={styles.marke}>
                {wer}
                <button type="button" className={styles.weg} onClick={() => entfernen(wer)}>
                  <span aria-hidden="true">×</span>
                  <span className="nur-vorlesen">{wer} entfernen</span>
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
          aria-describedby={`${id}-hinweis`}
          value={getippt}
          onChange={(e) => {
            const neu = e.currentTarget.value;
            // Pasted lists come with their commas.
            if (/[,;\n]/.test(neu)) aufnehmen(neu);
            else setGetippt(neu);
          }}
          onKeyDown={taste}
          onBlur={() => aufnehmen(getippt)}
        />
      </div>
      <p id={`${id}-hinweis`} className={styles.hinweis}>
        {hinweis}
      </p>
      <p role="status" className={meldung.startsWith("Ohne") ? styles.meldung : "nur-vorlesen"}>
        {meldung.startsWith("Ohne") ? <Zeichen name="achtung" /> : null} {meldung}
      </p>
    </div>
  );
}
