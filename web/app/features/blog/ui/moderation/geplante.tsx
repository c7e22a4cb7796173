import { Form, useNavigation } from "react-router";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { zeitpunkttext } from "../../berlinzeit.ts";
import { entwurfsziel } from "../../ziele.ts";
import styles from "./moderation.module.css";
import type { Schlangenzeile } from "./warteschlange.tsx";

type GeplanteProps = {
  readonly zeilen: readonly (Schlangenzeile & {
    readonly version: number;
    /** Without its day it waits for approval again; one's own that nobody has submitted does not. */
    readonly freigegeben: boolean;
  })[];
  /** Why a day was not given up. */
  readonly fehler: string | undefined;
};

/** What will appear by itself, the next first, and the way to stop it; nothing without any. */
export function Geplante({ zeilen, fehler }: GeplanteProps) {
  const laeuft = useNavigation().state === "submitting";
  if (zeilen.length === 0) return null;
  return (
    <section className={styles.abschnitt} aria-labelledby="geplant">
      <h2 id="geplant">Geplant</h2>
      <Fehlermeldung>{fehler}</Fehlermeldung>
      <ul className="linienliste" aria-labelledby="geplant">
        {zeilen.map(({ id, version, title, autor, erscheint, freigegeben }) => (
          <li key={id} className={styles.eintrag}>
            <div className={styles.breit}>
              <Seitenlink nach={entwurfsziel(id)} className={styles.name}>
                {title}
              </Seitenlink>
              <p className="leise">
                {erscheint ? `erscheint am ${zeitpunkttext(erscheint)}` : ""} · von {autor}
                {freigegeben ? "" : " · eigener Artikel"}
              </p>
              <Form method="post" action="/moderation" className={styles.werkzeuge}>
                <input type="hidden" name="was" value="termin-aufheben" />
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="version" value={version} />
                <Knopf
                  type="submit"
                  art="still"
                  disabled={laeuft}
                  aria-label={`${aufheben(freigegeben)}: ${title}`}
                >
                  {aufheben(freigegeben)}
                </Knopf>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const aufheben = (freigegeben: boolean) => (freigegeben ? "Freigabe zurücknehmen" : "Termin streichen");
