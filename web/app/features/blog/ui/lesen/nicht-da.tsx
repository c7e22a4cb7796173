import { Knopfverweis } from "#ui/knopf.tsx";
import styles from "./artikel/artikelfuss.module.css";
import { Suchleiste } from "./liste/suchleiste.tsx";

/** In the place of a post that is not there, or cannot be had right now. */
export function ArtikelNichtDa({ gestoert }: { readonly gestoert: boolean }) {
  return (
    <div className={styles.nichtDa}>
      <h1>Artikel nicht gefunden</h1>
      <p>
        {gestoert
          ? "Der Artikel lässt sich gerade nicht laden. Bitte versuchen Sie es in einigen Minuten noch einmal."
          : "Unter dieser Adresse steht kein Artikel. Vielleicht wurde er zurückgezogen, oder die Adresse ist nicht vollständig."}
      </p>
      <Suchleiste />
      <p>
        <Knopfverweis nach="/blog">Alle Artikel</Knopfverweis>
      </p>
    </div>
  );
}
