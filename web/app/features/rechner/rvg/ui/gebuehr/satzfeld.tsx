import { type KeyboardEvent, useState } from "react";
import styles from "./gebuehrenzeile.module.css";

type SatzfeldProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly einheit?: string;
  /** What was typed; empty: the default applies. */
  readonly text: string;
  /** Shown where nothing was typed: the statutory rate or amount. */
  readonly vorgabe: string;
  /** What Nr. 1008 VV adds to it: `+ 0,3`. */
  readonly zusatz?: string | undefined;
  readonly fehlerhaft: boolean;
  readonly gesperrt?: boolean;
  readonly onText: (text: string) => void;
};

/**
 * A small field that shows the statutory figure until somebody types another. While it has the focus it may be empty;
 * the statutory figure typed again counts as untouched.
 */
export function Satzfeld(props: SatzfeldProps) {
  const { text, vorgabe, zusatz, fehlerhaft, gesperrt, label, einheit, onText, ...input } = props;
  const [entwurf, setEntwurf] = useState<string>();

  function zuruecksetzen(ereignis: KeyboardEvent) {
    if (ereignis.key !== "Escape" || entwurf === undefined) return;
    setEntwurf(undefined);
    onText("");
  }
  const kasten = (
    <span className={styles.satzkasten}>
      <input
        {...input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={fehlerhaft || undefined}
        aria-describedby={fehlerhaft ? `${input.id}-fehler` : undefined}
        disabled={gesperrt ?? false}
        className={einheit ? `${styles.satz} ${styles.euro}` : styles.satz}
        value={entwurf ?? (text || vorgabe)}
        onFocus={(e) => e.currentTarget.select()}
        onChange={(e) => {
          const neu = e.currentTarget.value;
          setEntwurf(neu);
          onText(neu.trim() === vorgabe ? "" : neu);
        }}
        onBlur={() => setEntwurf(undefined)}
        onKeyDown={zuruecksetzen}
      />
      {einheit ? (
        <span className={styles.einheit} aria-hidden="true">
          {einheit}
        </span>
      ) : null}
    </span>
  );
  if (!zusatz) return kasten;
  return (
    <span className={styles.mitZusatz}>
      {kasten}
      <span className={styles.zusatz}>
        {zusatz}
        <span className="nur-vorlesen"> Erhöhung nach Nr. 1008 VV</span>
      </span>
    </span>
  );
}
