import { type ComponentPropsWithRef, useState } from "react";
import feldStyles from "#ui/felder/feld.module.css";
import { Feldgeruest, type Geruestangaben, geteilt } from "#ui/felder/feldgeruest.tsx";
import styles from "./zugang.module.css";

type PasswortfeldProps = Geruestangaben &
  Omit<ComponentPropsWithRef<"input">, keyof Geruestangaben | "children" | "type" | "className"> & {
    readonly name: string;
    readonly autoComplete: "current-password" | "new-password";
  };

/** A password that can be shown while typing. */
export function Passwortfeld(props: PasswortfeldProps) {
  const [geruest, input] = geteilt(props);
  const [sichtbar, setSichtbar] = useState(false);
  return (
    <Feldgeruest {...geruest}>
      {(bindung) => (
        <span className={feldStyles.kasten}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...bindung}
            type={sichtbar ? "text" : "password"}
            className={`${feldStyles.eingabe} ${styles.passwort}`}
          />
          <button
            type="button"
            className={feldStyles.imRahmen}
            aria-label={sichtbar ? "Passwort verbergen" : "Passwort anzeigen"}
            title={sichtbar ? "Passwort verbergen" : "Passwort anzeigen"}
            onClick={() => setSichtbar(!sichtbar)}
            data-testid="toggle-password"
            data-nur-mit-skript=""
          >
            <Auge offen={!sichtbar} />
          </button>
        </span>
      )}
    </Feldgeruest>
  );
}

function Auge({ offen }: { readonly offen: boolean }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className={styles.augenzeichnung}>
      <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10ZM10 7.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z" />
      {offen ? null : <path d="m3.5 16.5 13-13" />}
    </svg>
  );
}
