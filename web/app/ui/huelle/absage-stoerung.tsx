import { useLocation } from "react-router";
import { Knopf } from "../knopf.tsx";
import styles from "./fehlerseite.module.css";
import { ZurStartseite } from "./zur-startseite.tsx";

type StoerungsseiteProps = {
  readonly satz: string;
  /** What a form has sent, to be sent once more; undefined: nothing was sent. */
  readonly gesendet?: readonly (readonly [name: string, wert: string])[] | "nicht-aufgehoben";
};

/** The portal cannot work for a moment. What was typed goes along to the next try; the page says when it cannot. */
export function Stoerungsseite({ satz, gesendet }: StoerungsseiteProps) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.seite}>
      <p className={styles.status}>Fehler 503</p>
      <h1>Gerade nicht erreichbar</h1>
      <p>{satz}</p>
      {gesendet === undefined ? (
        <p>Es liegt an uns, nicht an Ihnen. Bitte versuchen Sie es in zehn Sekunden noch einmal.</p>
      ) : gesendet === "nicht-aufgehoben" ? (
        <p>
          Ihre Eingabe wurde nicht verarbeitet. Bitte gehen Sie im Browser zurück und senden Sie sie in zehn
          Sekunden noch einmal.
        </p>
      ) : (
        <p>
          Ihre Eingabe wurde noch nicht verarbeitet, sie ist aber hier aufgehoben. Bitte senden Sie sie in
          zehn Sekunden noch einmal.
        </p>
      )}
      {Array.isArray(gesendet) ? (
        <form method="post" action={pathname + search}>
          {gesendet.map(([name, wert], stelle) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field may come twice, and their order never changes
            <input key={stelle} type="hidden" name={name} value={wert} />
          ))}
          <Knopf type="submit" art="haupt">
            Noch einmal senden
          </Knopf>
        </form>
      ) : (
        <p>
          <a href={pathname + search}>Seite noch einmal laden</a>
        </p>
      )}
      <ZurStartseite />
    </div>
  );
}

/** Something stored has a shape that the portal does not know: nothing was shown of it, and nothing changed. */
export const Unlesbares = ({ satz }: { readonly satz: string }) => (
  <div className={styles.seite}>
    <p className={styles.status}>Fehler 409</p>
    <h1>Nicht lesbar</h1>
    <p>{satz}</p>
    <ZurStartseite />
  </div>
);
