import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { Feld } from "#ui/felder/feld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { texte } from "../../texts.ts";
import styles from "../zugang.module.css";

type ZweiterFaktorProps = {
  readonly falsch: boolean;
  readonly laedt: boolean;
  readonly onCode: (code: { readonly totp: string } | { readonly recoveryCode: string }) => void;
  readonly onZurueck: () => void;
};

/** The second step of a sign-in: a code of the app, or one of the recovery codes. */
export function ZweiterFaktor({ falsch, laedt, onCode, onZurueck }: ZweiterFaktorProps) {
  const [wiederherstellung, setWiederherstellung] = useState(false);
  const [code, setCode] = useState("");
  const hinweisId = useId();
  const formular = useRef<HTMLFormElement>(null);
  // A refused code is there to be typed over.
  useEffect(() => {
    if (falsch) formular.current?.querySelector("input")?.select();
  }, [falsch]);
  const absenden = (ereignis: SyntheticEvent) => {
    ereignis.preventDefault();
    onCode(wiederherstellung ? { recoveryCode: code.trim() } : { totp: code.replace(/\s/g, "") });
  };
  return (
    <form
      className={`${styles.formular} ${styles.schritt}`}
      data-testid="second-factor-form"
      noValidate
      ref={formular}
      onSubmit={absenden}
      aria-describedby={hinweisId}
    >
      <p id={hinweisId} role="status">
        {texte.zweiterFaktor}
      </p>
      {falsch ? (
        <Hinweis art="gefahr" rolle="alert" testId="auth-alert">
          <p data-testid="alert-message">
            {wiederherstellung ? texte.wiederherstellungscodeFalsch : texte.codeFalsch}
          </p>
        </Hinweis>
      ) : null}
      {wiederherstellung ? (
        <Feld
          key="wiederherstellung"
          name="recoveryCode"
          label="Wiederherstellungscode"
          hinweis="Einer der Codes, die Sie beim Einrichten gesichert haben. Jeder gilt einmal."
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
      ) : (
        <Feld
          key="app"
          name="totp"
          label="Bestätigungscode"
          hinweis="Die sechs Ziffern aus Ihrer Authentifizierungs-App"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          autoFocus
        />
      )}
      <Knopf type="submit" art="haupt" disabled={laedt || code.trim() === ""}>
        {laedt ? "Wird geprüft ..." : "Bestätigen"}
      </Knopf>
      <p className={styles.neben}>
        <Knopf
          art="still"
          onClick={() => {
            setCode("");
            setWiederherstellung(!wiederherstellung);
          }}
        >
          {wiederherstellung ? "Code aus der App eingeben" : "Wiederherstellungscode verwenden"}
        </Knopf>
        <Knopf art="still" onClick={onZurueck}>
          Zurück
        </Knopf>
      </p>
    </form>
  );
}
