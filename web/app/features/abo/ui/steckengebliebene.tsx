import { Form } from "react-router";
import { Knopf } from "#ui/knopf.tsx";
import type { Steckengeblieben } from "../ansichten/verwaltungsansicht.ts";
import styles from "./rechnungen.module.css";
import { zeitpunkt } from "./zeitpunkt.ts";

/** Documents that could not be made, with what went wrong, and a way to try them at once. */
export function Steckengebliebene({ stand: { anzahl, belege } }: { readonly stand: Steckengeblieben }) {
  if (anzahl === 0) return null;
  return (
    <section aria-labelledby="steckengeblieben" className="stapel">
      <h2 className={styles.titel} id="steckengeblieben">
        Nicht ausgestellt
      </h2>
      <p className="nebensatz">
        {anzahl === 1 ? "Ein Beleg ließ" : `${anzahl} Belege ließen`} sich nicht ausstellen. Das Portal
        versucht es in wachsenden Abständen weiter; spätere Belege desselben Vertrags warten so lange.
      </p>
      <ul className={styles.liste}>
        {belege.map((b) => (
          <li key={`${b.id} ${b.was}`} className={styles.posten} data-testid="steckengeblieben">
            <div className={styles.postenkopf}>
              <div>
                <h3 className={styles.name}>{b.was}</h3>
                <p className={styles.fehlertext}>{b.fehler}</p>
              </div>
              <div className={styles.rechts}>
                <p>{b.versuche === 1 ? "Ein Versuch" : `${b.versuche} Versuche`}</p>
                <p className="nebensatz">seit {zeitpunkt(b.seit)}</p>
                <p className="nebensatz">wieder ab {zeitpunkt(b.naechster)}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Form method="post">
        <input type="hidden" name="handlung" value="erneut" />
        <Knopf type="submit">Jetzt noch einmal versuchen</Knopf>
      </Form>
    </section>
  );
}
