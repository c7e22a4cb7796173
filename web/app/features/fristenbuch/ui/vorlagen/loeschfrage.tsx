import { useEffect, useRef } from "react";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { loeschfrage } from "../../vorlagen/texte.ts";
import type { Vorlage } from "../../vorlagen/vorlage.ts";
import styles from "./vorlagen.module.css";

type LoeschfrageProps = {
  readonly vorlage: Vorlage;
  /** Why it is still there. */
  readonly fehler: string | undefined;
  readonly laeuft: boolean;
  readonly onLoeschen: () => void;
  readonly onZu: () => void;
};

/** Asks before a template goes; first in line is the way back. */
export function Loeschfrage({ vorlage, fehler, laeuft, onLoeschen, onZu }: LoeschfrageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const zurueck = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    zurueck.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="vorlage-loeschen-titel"
      aria-describedby="vorlage-loeschen-frage"
      data-testid="template-delete-dialog"
      onClose={onZu}
    >
      <div className={styles.schleier} />
      <div className={`${styles.blatt} ${styles.schmal} stapel`}>
        <h2 id="vorlage-loeschen-titel" className={styles.titel}>
          Vorlage löschen
        </h2>
        {fehler ? (
          <Hinweis art="gefahr" rolle="alert" testId="template-error">
            {fehler}
          </Hinweis>
        ) : null}
        <p id="vorlage-loeschen-frage">{loeschfrage(vorlage.templateName)}</p>
        <div className={styles.fuss}>
          <Knopf ref={zurueck} onClick={() => dialog.current?.close()}>
            Abbrechen
          </Knopf>
          <Knopf art="haupt" data-testid="template-delete-confirm" disabled={laeuft} onClick={onLoeschen}>
            Löschen
          </Knopf>
        </div>
      </div>
    </dialog>
  );
}
