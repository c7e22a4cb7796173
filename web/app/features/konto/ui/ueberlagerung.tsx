import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Anmeldeformular } from "./anmeldung/anmeldeformular.tsx";
import { Anmeldelink, Registrierlink } from "./anmeldung/wechsellinks.tsx";
import { Blattkopf } from "./blatt.tsx";
import { Registrierformular } from "./registrierung/registrierformular.tsx";
import styles from "./zugang.module.css";

export type Ueberlagert = "anmeldung" | "registrierung";

type UeberlagerungProps = {
  readonly art: Ueberlagert;
  readonly onWechsel: (art: Ueberlagert) => void;
  readonly onZu: () => void;
};

const titel = {
  anmeldung: ["Willkommen zurück", "Melden Sie sich beim Gebührenportal an"],
  registrierung: ["Konto erstellen", "Kostenlos und in einer Minute"],
} as const;

/** Sign-in and registration over the page somebody is on. The dialog is the browser's own: it keeps the focus inside. */
export function Ueberlagerung({ art, onWechsel, onZu }: UeberlagerungProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    dialog.current
      ?.querySelector<HTMLInputElement>(art === "anmeldung" ? "[name=email]" : "[name=name]")
      ?.focus();
  }, [art]);
  const [ueberschrift, untertitel] = titel[art];
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.ueberlagerung}
      aria-labelledby="ueberlagerung-titel"
      data-testid={art === "anmeldung" ? "login-overlay" : "register-overlay"}
      onClose={onZu}
    >
      <Blattkopf ebene="h2" id="ueberlagerung-titel" titel={ueberschrift} untertitel={untertitel} />
      {art === "anmeldung" ? (
        <>
          <Anmeldeformular />
          <Registrierlink onWechsel={() => onWechsel("registrierung")} />
        </>
      ) : (
        <>
          <Registrierformular />
          <Anmeldelink onWechsel={() => onWechsel("anmeldung")} />
        </>
      )}
      <button
        type="button"
        className={styles.schliessen}
        aria-label="Schließen"
        onClick={() => dialog.current?.close()}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className={styles.kreuz}>
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </dialog>,
    document.body,
  );
}
