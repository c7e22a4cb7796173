import { type ReactNode, useId } from "react";
import { Zeichen } from "../zeichen.tsx";
import type { Option } from "./auswahl.tsx";
import styles from "./feld.module.css";
import { Feldfehler } from "./feldgeruest.tsx";

type OptionsgruppeProps = {
  readonly name: string;
  readonly label: ReactNode;
  readonly optionen: readonly Option[];
  readonly hinweis?: ReactNode;
  readonly fehler?: ReactNode;
  /** The chosen value; the page keeps it (`onWert`). */
  readonly wert?: string;
  /** The value chosen at first, where the form itself keeps it. */
  readonly vorgabe?: string;
  readonly onWert?: (wert: string) => void;
  /** Side by side for two or three short choices. */
  readonly anordnung?: "spalte" | "zeile";
};

/** A question with a few choices, all in view: native radio buttons in a fieldset. */
export function Optionsgruppe(props: OptionsgruppeProps) {
  const id = useId();
  const beschrieben = [props.hinweis && `${id}-hinweis`, props.fehler && `${id}-fehler`]
    .filter(Boolean)
    .join(" ");
  const gesteuert = props.wert !== undefined;
  return (
    <fieldset aria-describedby={beschrieben || undefined}>
      <legend className={styles.label}>{props.label}</legend>
      <div className={props.anordnung === "zeile" ? `${styles.gruppe} ${styles.zeile}` : styles.gruppe}>
        {props.optionen.map((o) => (
          <div key={o.wert}>
            <label className={styles.wahl}>
              <input
                type="radio"
                className={styles.knopf}
                name={props.name}
                value={o.wert}
                disabled={o.gesperrt ?? false}
                onChange={() => props.onWert?.(o.wert)}
                {...(gesteuert
                  ? { checked: props.wert === o.wert }
                  : { defaultChecked: props.vorgabe === o.wert })}
              />
              <span>
                {o.text}
                {o.hinweis ? <span className={styles.wahlhinweis}>{o.hinweis}</span> : null}
              </span>
            </label>
            {o.einzelheiten ? (
              <details className={styles.einzelheiten}>
                <summary className="klapptitel">
                  <Zeichen name="winkel" className={styles.klappwinkel ?? ""} />
                  {o.einzelheiten.titel}
                </summary>
                <p>{o.einzelheiten.text}</p>
              </details>
            ) : null}
          </div>
        ))}
      </div>
      {props.hinweis ? (
        <p className={styles.hinweis} id={`${id}-hinweis`}>
          {props.hinweis}
        </p>
      ) : null}
      <Feldfehler id={`${id}-fehler`} fehler={props.fehler} />
    </fieldset>
  );
}
