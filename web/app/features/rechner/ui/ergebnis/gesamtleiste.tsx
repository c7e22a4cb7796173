import { Zeichen } from "#ui/zeichen.tsx";
import styles from "../rechner.module.css";

type GesamtleisteProps = {
  /** „Gesamtbetrag“ */
  readonly text: string;
  /** The figure; `–` as long as there is none. */
  readonly wert: string;
};

/** The key figure, always in sight on narrow screens; on wide ones the result stands beside the form. */
export function Gesamtleiste({ text, wert }: GesamtleisteProps) {
  return (
    <>
      <a href="#ergebnis" className={`summenleiste ${styles.leiste}`} data-nicht-drucken="">
        <span className={styles.sprung}>
          {text}
          <Zeichen name="winkel" />
        </span>
        <strong className={styles.betrag}>{wert}</strong>
      </a>
      <span role="status" className="nur-vorlesen">
        {wert === "–" ? "" : `${text} ${wert}`}
      </span>
    </>
  );
}
