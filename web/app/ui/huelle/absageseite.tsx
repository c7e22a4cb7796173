import { type Cent, euro, untrennbar } from "@gebuehrenportal/recht";
import { type ReactNode, useEffect, useState } from "react";
import { Knopf, Knopfverweis } from "../knopf.tsx";
import { Zeichen } from "../zeichen.tsx";
import upgrade from "./absageseite.module.css";
import styles from "./fehlerseite.module.css";
import { ZurStartseite } from "./zur-startseite.tsx";

/** Somebody is signed in, but this page is not for him. */
export function KeinZugriff({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.seite}>
      <p className={styles.status}>Fehler 403</p>
      <h1>Kein Zugriff</h1>
      <p>{children}</p>
      <ZurStartseite />
    </div>
  );
}

type UpgradeseiteProps = {
  /** „Basic“, „Premium“, „Teams“. */
  readonly tarif: string;
  /** Total price of a month. */
  readonly preis: Cent;
  /** What was wanted, and what the tier brings for it. */
  readonly wunsch?: { readonly was: string; readonly bringt: readonly string[] } | undefined;
  /** Where the tiers are. */
  readonly ziel: string;
  /** Where the tiers are, for browsers without script: the address carries what was wanted. */
  readonly zielOhneSkript: string;
  /** The way back; `eingaben`: what was typed stands there. */
  readonly zurueck: { readonly pfad: string; readonly text: string; readonly eingaben: boolean };
  /** For visitors: where to sign in. */
  readonly anmelden?: string | undefined;
  /** Milliseconds after which the page moves on by itself. */
  readonly weiterNachMs: number;
  /** Nonce of the page's inline scripts. */
  readonly nonce?: string | undefined;
};

/** Runs as soon as the links stand there: a click may be quicker than the scripts of the page. */
const fragmentSkript = {
  __html:
    "for(const a of document.currentScript.parentElement.querySelectorAll('a:not([href^=\"/subscription\"])'))a.setAttribute('href',a.getAttribute('href')+location.hash)",
};

/** Instead of a page that belongs to a higher tier; nothing of that page is here. */
export function Upgradeseite(props: UpgradeseiteProps) {
  const { tarif, preis, wunsch, ziel, zielOhneSkript, zurueck, anmelden, weiterNachMs, nonce } = props;
  // What stands behind `#` the server never sees; it goes along to the sign-in and comes back from there.
  const [fragment, setFragment] = useState<string>();
  useEffect(() => setFragment(location.hash), []);
  const uhr = useWeiterleitung(ziel, weiterNachMs);
  return (
    <div className={styles.seite} data-testid="upgrade-gate">
      <h1>Upgrade erforderlich</h1>
      <p>Diese Funktion ist im Tarif {tarif} enthalten.</p>
      <div className={`blattflaeche ${upgrade.angebot}`}>
        {wunsch ? (
          <>
            <h2 className={upgrade.was}>{wunsch.was}</h2>
            <ul className="hakenliste">
              {wunsch.bringt.map((text) => (
                <li key={text}>
                  <Zeichen name="haken" />
                  <span>{untrennbar(text)}</span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <p className={upgrade.preis}>
          <strong>{euro(preis)}</strong> im Monat, inkl. MwSt.
          <span className="nebenzeile">Tarif {tarif}, jederzeit zum Ende des Monats kündbar</span>
        </p>
      </div>
      <p className={styles.knoepfe}>
        <Knopfverweis nach={fragment === undefined ? zielOhneSkript : ziel} art="haupt">
          Tarife ansehen
        </Knopfverweis>
        <Knopfverweis nach={zurueck.pfad + (fragment ?? "")}>{zurueck.text}</Knopfverweis>
        {anmelden ? <Knopfverweis nach={anmelden + (fragment ?? "")}>Anmelden</Knopfverweis> : null}
        <Fragmentskript nonce={nonce} />
      </p>
      {zurueck.eingaben ? (
        <p>Ihre Eingaben bleiben erhalten, auf dem Weg zurück wie auf dem Weg zum Tarif.</p>
      ) : null}
      <Uhr {...uhr} sekunden={weiterNachMs / 1000} />
    </div>
  );
}

/**
 * The page moves on by itself, in place of this one in the history: the way back leads to where somebody came from. It
 * stays for whoever does anything here.
 */
function useWeiterleitung(ziel: string, nachMs: number) {
  const [laeuft, setLaeuft] = useState(false);
  const [gehalten, setGehalten] = useState(false);
  useEffect(() => {
    if (gehalten) return;
    const halten = () => setGehalten(true);
    const uhr = setTimeout(() => location.replace(ziel), nachMs);
    for (const art of ["keydown", "pointerdown"]) addEventListener(art, halten);
    setLaeuft(true);
    return () => {
      clearTimeout(uhr);
      for (const art of ["keydown", "pointerdown"]) removeEventListener(art, halten);
    };
  }, [ziel, nachMs, gehalten]);
  return { laeuft: laeuft && !gehalten, halten: () => setGehalten(true) };
}

type UhrProps = { readonly laeuft: boolean; readonly halten: () => void; readonly sekunden: number };

/** Says that the page will move on, and lets it stay; it keeps its place, so nothing jumps. */
const Uhr = ({ laeuft, halten, sekunden }: UhrProps) => (
  <p className={laeuft ? upgrade.uhr : `${upgrade.uhr} ${upgrade.still}`}>
    In {sekunden} Sekunden geht es weiter zu den Tarifen.{" "}
    <Knopf art="still" onClick={halten}>
      Hier bleiben
    </Knopf>
  </p>
);

function Fragmentskript({ nonce }: { readonly nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, named in the policy by its hash
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={fragmentSkript} />;
}
