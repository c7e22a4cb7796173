import { useEffect, useState } from "react";
import { Hinweis } from "#ui/hinweis.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import styles from "./buch.module.css";

type NetzstandProps = {
  /** Since when the portal cannot be reached. */
  readonly getrenntSeit: Date | undefined;
  /** What the page shows; another object was read at another time. */
  readonly daten: unknown;
};

/**
 * Without a connection the open page stays readable and says of when it is. A link or a form would put an error in its
 * place: they wait, and what was typed stays.
 */
export function Netzstand({ getrenntSeit, daten }: NetzstandProps) {
  const gelesenAm = useGelesenAm(daten);
  const getrennt = getrenntSeit !== undefined;
  const [versucht, setVersucht] = useState(false);
  useEffect(() => {
    if (!getrennt) return;
    const halten = (event: Event) => {
      const ziel = event.target instanceof Element ? event.target : undefined;
      const eigener = ziel?.closest<HTMLAnchorElement>("a[href]");
      if (event.type === "click" && (!eigener || eigener.getAttribute("href")?.startsWith("#"))) return;
      event.preventDefault();
      event.stopPropagation();
      setVersucht(true);
    };
    // Before the router hears of it. Its own way to hold somebody would be loaded by every page of the portal.
    for (const art of ["click", "submit"]) window.addEventListener(art, halten, { capture: true });
    return () => {
      for (const art of ["click", "submit"]) window.removeEventListener(art, halten, { capture: true });
      setVersucht(false);
    };
  }, [getrennt]);
  return (
    <div role="status" className={styles.netz}>
      {getrenntSeit && gelesenAm ? (
        <Hinweis
          art="warnung"
          titel={
            <>
              Keine Verbindung seit <Zeitpunkt iso={getrenntSeit.toISOString()} />
            </>
          }
          testId="deadline-offline"
        >
          <p>
            Sie lesen den Stand vom <Zeitpunkt iso={gelesenAm.toISOString()} />. Sobald das Portal wieder
            erreichbar ist, lädt sich die Seite neu.
          </p>
          {versucht ? (
            <p>Bis dahin lässt sich nichts öffnen und nichts senden; Ihre Eingaben bleiben stehen.</p>
          ) : null}
        </Hinweis>
      ) : null}
    </div>
  );
}

function useGelesenAm(daten: unknown): Date | undefined {
  const [gelesen, setGelesen] = useState<{ readonly daten: unknown; readonly am: Date }>();
  useEffect(() => setGelesen({ daten, am: new Date() }), [daten]);
  return gelesen?.am;
}
