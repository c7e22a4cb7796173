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
  /** Nonce of the page's inline scripts. */
  readonly nonce?: string | undefined;
};

/** Runs as soon as the link stands there: a click may be quicker than the scripts of the page. */
const fragmentSkript = {
  __html:
    "for(const a of document.currentScript.parentElement.querySelectorAll('a[href^=\"/login\"]'))a.hash=location.hash",
};

/** Instead of a page that belongs to a higher tier; nothing of that page is here. */
export function Upgradeseite({ tarif, ziel, anmelden, weiterNachMs, nonce }: UpgradeseiteProps) {
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
        {anmelden ? (
          <>
            <Knopfverweis nach={anmelden + fragment}>Anmelden</Knopfverweis>
            <Fragmentskript nonce={nonce} />
          </>
        ) : null}
      </p>
    </div>
  );
}

function Fragmentskript({ nonce }: { readonly nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, named in the policy by its hash
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={fragmentSkript} />;
}
