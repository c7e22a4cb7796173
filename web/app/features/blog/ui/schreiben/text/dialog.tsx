import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { Knopf } from "#ui/knopf.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
  readonly titel: string;
  /** Words of the button that sends the form. */
  readonly fertig: string;
  readonly onFertig: () => void;
  readonly onZu: () => void;
  readonly gesperrt?: boolean;
  /** A further action, at the other end of the row. */
  readonly daneben?: ReactNode;
  readonly children: ReactNode;
};

/** A form over the page: the browser's own dialog, which keeps the focus inside and closes with Escape. */
export function Dialog({ titel, fertig, onFertig, onZu, gesperrt = false, daneben, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  function absenden(ereignis: SyntheticEvent) {
    ereignis.preventDefault();
    // The page around it may be a form, too.
    ereignis.stopPropagation();
    onFertig();
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onZu}>
      <form onSubmit={absenden} className="stapel" noValidate>
        <h2 id={id} className={styles.titel}>
          {titel}
        </h2>
        {children}
        <div className={styles.knoepfe}>
          {daneben}
          <span className={styles.luecke} />
          <Knopf onClick={() => dialog.current?.close()}>Abbrechen</Knopf>
          <Knopf type="submit" art="haupt" disabled={gesperrt}>
            {fertig}
          </Knopf>
        </div>
      </form>
    </dialog>
  );
}
