import styles from "./zugang.module.css";

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
        <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden="true">
          <path
            fill="#4285f4"
            d="M45 24.5c0-1.6-.1-2.7-.4-4H24v7.400h12c-.2 2-1.5 5-4.5 7l6.9 5.300C42.6 36.5 45 31 45 24.500Z"
          />
          <path
            fill="#34a853"
            d="M24 46c5.9 0 10.9-2 14.5-5.300l-6.9-5.400c-1.8 1.3-4.3 2.2-7.6 2.2-5.8 0-10.7-3.9-12.5-9.200l-7.1 5.500C8 41 15.4 46 24 46Z"
          />
          <path fill="#fbbc05" d="M11.5 28.300a13.6 13.6 0 0 1 0-8.600l-7.1-5.500a22 22 0 0 0 0 19.600Z" />
          <path
            fill="#ea4335"
            d="M24 10.500c4.1 0 6.9 1.8 8.5 3.300l6.2-6C34.9 4.2 29.9 2 24 2 15.4 2 8 7 4.4 14.200l7.1 5.500c1.8-5.3 6.7-9.2 12.5-9.200Z"
          />
        </svg>
        {text}
      </button>
      <p className={styles.oder}>
        <span>oder mit E-Mail-Adresse</span>
      </p>
    </div>
  );
}
