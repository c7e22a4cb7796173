import { staerke, staerkestufe } from "../../pruefung.ts";
import styles from "../zugang.module.css";

/** How strong a new password is: five bars and a word. */
export function Staerkeanzeige({ passwort }: { readonly passwort: string }) {
  const punkte = staerke(passwort);
  const stufe = staerkestufe(punkte);
  return (
    <div
      className={`${styles.staerke} ${styles[stufe.toLowerCase()]}`}
      data-leer={passwort === "" || undefined}
    >
      <span className={styles.balken} aria-hidden="true">
        {[20, 40, 60, 80, 100].map((stand) => (
          <span key={stand} className={punkte >= stand ? styles.voll : undefined} />
        ))}
      </span>
      <span role="status">
        <span className="nur-vorlesen">Stärke des Passworts: </span>
        <span className={styles.stufe} data-testid="strength-label">
          {stufe}
        </span>
      </span>
    </div>
  );
}
