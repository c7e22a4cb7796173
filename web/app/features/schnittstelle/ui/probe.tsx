import { Knopf } from "#ui/knopf.tsx";
import type { Aufrufbild } from "../aufrufe.server.ts";
import styles from "./probe.module.css";

type ProbeProps = Pick<Aufrufbild, "id" | "methode" | "pfad"> & {
  /** What the field holds at first: the example's JSON, or its query string. */
  readonly inhalt: string;
};

/**
 * A call to try out: folded, so that nothing moves when the script comes. The page itself answers the form
 * (`probieren.ts`, loaded then); until it can, `method="dialog"` keeps the browser from sending anything anywhere.
 */
export function Probe({ id, methode, pfad, inhalt }: ProbeProps) {
  const mitKoerper = methode !== "GET";
  const feld = `${id}-probe`;
  return (
    <details className={styles.probe}>
      <summary>
        Ausprobieren<span className="nur-vorlesen">: {pfad}</span>
      </summary>
      <form method="dialog" data-methode={methode} data-pfad={pfad}>
        <label htmlFor={feld} className={styles.label}>
          {mitKoerper ? "Anfrage (JSON)" : "Angaben in der Adresse (nach dem Fragezeichen)"}
        </label>
        <textarea
          id={feld}
          name="inhalt"
          className={styles.eingabe}
          rows={Math.min(16, inhalt.split("\n").length + (mitKoerper ? 4 : 1))}
          spellCheck={false}
          autoComplete="off"
          defaultValue={inhalt}
        />
        <label htmlFor={`${feld}-merkmal`} className={styles.label}>
          Zugriffsmerkmal <span className={styles.freiwillig}>(freiwillig)</span>
        </label>
        <input
          id={`${feld}-merkmal`}
          name="merkmal"
          className={styles.eingabe}
          spellCheck={false}
          autoComplete="off"
        />
        <p className={styles.senden}>
          <Knopf type="submit">Aufruf senden</Knopf>
        </p>
        <p className={styles.ohneSkript}>
          Ohne JavaScript sendet diese Seite keine Aufrufe. Das Beispiel darüber läuft mit curl in jeder
          Befehlszeile.
        </p>
        <p className={styles.stand} role="status" data-stand="" />
        <pre className={styles.antwort} hidden />
      </form>
    </details>
  );
}
