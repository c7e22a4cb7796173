import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import styles from "./kostennote.module.css";

/** Where the treasury pays: the way to its application, for a form that holds the calculation. */
export const ZumAntrag = () => (
  <Hinweis titel="Es zahlt die Staatskasse">
    <div className={styles.angebot}>
      <p>Was sie schuldet, wird mit einem eigenen Antrag festgesetzt (§ 55 RVG).</p>
      <div className={styles.knoepfe}>
        <Knopf type="submit" art="klein" formAction="/kostenfestsetzung" name="was" value="uebernehmen">
          Zum Antrag an die Staatskasse
        </Knopf>
      </div>
    </div>
  </Hinweis>
);
