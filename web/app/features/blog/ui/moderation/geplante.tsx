import { Seitenlink } from "#ui/seitenlink.tsx";
import { zeitpunkttext } from "../../berlinzeit.ts";
import { entwurfsziel } from "../../ziele.ts";
import styles from "./moderation.module.css";
import type { Schlangenzeile } from "./warteschlange.tsx";

type GeplanteProps = {
  readonly zeilen: readonly (Schlangenzeile & { readonly freigegeben: boolean })[];
};

/** What will appear by itself, the next first; nothing without any. */
export function Geplante({ zeilen }: GeplanteProps) {
  if (zeilen.length === 0) return null;
  return (
    <section className={styles.abschnitt} aria-labelledby="geplant">
      <h2 id="geplant">Geplant</h2>
      <ul className={styles.liste} aria-labelledby="geplant">
        {zeilen.map(({ id, title, autor, erscheint, freigegeben }) => (
          <li key={id} className={styles.eintrag}>
            <div>
              <Seitenlink nach={entwurfsziel(id)} className={styles.name}>
                {title}
              </Seitenlink>
              <p className={styles.leise}>
                {erscheint ? `erscheint am ${zeitpunkttext(erscheint)}` : ""} · von {autor}
                {freigegeben ? "" : " · eigener Entwurf"}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
