import { Knopfverweis } from "#ui/knopf.tsx";
import { Blatt, Blattkopf } from "../blatt.tsx";
import styles from "../zugang.module.css";

/** Instead of sign-in and registration, for somebody who is signed in. */
export function BereitsAngemeldet({ name }: { readonly name: string }) {
  return (
    <Blatt>
      <div data-testid="already-logged-in">
        <Blattkopf titel="Bereits angemeldet" untertitel={`Sie sind als ${name} angemeldet.`} />
        <p className={styles.knoepfe}>
          <Knopfverweis nach="/dashboard" art="haupt">
            Zum Dashboard
          </Knopfverweis>
          <Knopfverweis nach="/">Zur Startseite</Knopfverweis>
        </p>
      </div>
    </Blatt>
  );
}
