import styles from "../zugang.module.css";

type GoogleKnopfProps = {
  readonly text: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
};

/** Sign-in through Google, and the word that divides it from the form. Without scripts neither is shown. */
export function GoogleKnopf({ text, disabled, onClick }: GoogleKnopfProps) {
  return (
    <div className={styles.google} data-nur-mit-skript="">
      <button
        type="button"
        className={styles.googleknopf}
        disabled={disabled}
        onClick={onClick}
        data-testid="google-button"
      >
        <img src="/google.svg" width="20" height="20" alt="" />
        {text}
      </button>
      <p className={styles.oder}>
        <span>oder mit E-Mail-Adresse</span>
      </p>
    </div>
  );
}
