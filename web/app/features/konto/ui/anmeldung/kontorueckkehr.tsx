import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import styles from "../zugang.module.css";

/** Somebody signs in to an account that is about to be erased: the sign-in alone does not take that back. */
export function Kontorueckkehr({ onJa, onNein }: { readonly onJa: () => void; readonly onNein: () => void }) {
  return (
    <div className={`${styles.stapel} ${styles.schritt}`} data-testid="restore-form">
      <Hinweis art="warnung" rolle="alert" titel="Ihr Konto ist zur Löschung vorgemerkt">
        <p>Bis zum Ende der Frist können Sie es wiederherstellen. Danach sind alle Angaben gelöscht.</p>
      </Hinweis>
      <p className={styles.knoepfe}>
        <Knopf art="haupt" onClick={onJa}>
          Konto wiederherstellen
        </Knopf>
        <Knopf onClick={onNein}>Nicht wiederherstellen</Knopf>
      </p>
    </div>
  );
}
