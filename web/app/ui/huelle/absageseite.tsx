import { type ReactNode, useEffect, useState } from "react";
import { Knopfverweis } from "../knopf.tsx";
import styles from "./fehlerseite.module.css";

/** Somebody is signed in, but this page is not for him. */
export function KeinZugriff({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.seite}>
      <p className={styles.status}>Fehler 403</p>
      <h1>Kein Zugriff</h1>
      <p>{children}</p>
      <p>
        <Knopfverweis nach="/" art="haupt">
          Zur Startseite
        </Knopfverweis>
      </p>
    </div>
  );
}

type UpgradeseiteProps = {
  /** „Basic“, „Premium“, „Teams“. */
  readonly tarif: string;
  /** Where the tiers are. */
  readonly ziel: string;
  /** For visitors: where to sign in. */
  readonly anmelden?: string | undefined;
  /** Milliseconds after which the page moves on by itself. */
  readonly weiterNachMs: number;
};

/** Instead of a page that belongs to a higher tier; nothing of that page is here. */
export function Upgradeseite({ tarif, ziel, anmelden, weiterNachMs }: UpgradeseiteProps) {
  // What stands behind `#` the server never sees; it goes along to the sign-in and comes back from there.
  const [fragment, setFragment] = useState("");
  useEffect(() => setFragment(location.hash), []);
  useEffect(() => {
    const uhr = setTimeout(() => location.assign(ziel), weiterNachMs);
    return () => clearTimeout(uhr);
  }, [ziel, weiterNachMs]);
  return (
    <div className={styles.seite} data-testid="upgrade-gate">
      <h1>Upgrade erforderlich</h1>
      <p>Diese Funktion ist im Tarif {tarif} enthalten.</p>
      <p className={styles.knoepfe}>
        <Knopfverweis nach={ziel} art="haupt">
          Tarife ansehen
        </Knopfverweis>
        {anmelden ? <Knopfverweis nach={anmelden + fragment}>Anmelden</Knopfverweis> : null}
      </p>
    </div>
  );
}
