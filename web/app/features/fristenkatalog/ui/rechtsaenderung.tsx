import type { Katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import { untrennbar } from "@gebuehrenportal/recht";
import { zeitwort } from "../worte.ts";
import styles from "./eintragsblatt.module.css";

/** A change of law with both versions; nothing for entries without one. */
export function Rechtsaenderung({ eintrag }: { readonly eintrag: Katalogeintrag }) {
  const { aenderung, dauerText } = eintrag;
  if (!aenderung) return null;
  const { seit, bis, vorher, nachher } = aenderung;
  return (
    <section aria-labelledby="aenderung" className={styles.abschnitt}>
      <h2 id="aenderung">Geändertes Recht</h2>
      <p className={styles.text}>
        Der Tag des Vorgangs entscheidet, welche Fassung gilt. Liegt er nahe an der Änderung, nennt der
        Rechner beide Tage.
      </p>
      <dl className={styles.angaben}>
        {vorher === undefined ? null : (
          <Fassung name={seit ? `Vor ${zeitwort(seit, "dat")}` : "Zuvor"} text={vorher} />
        )}
        <Fassung
          name={
            seit ? `Seit ${zeitwort(seit, "dat")}` : bis ? `Bis ${zeitwort(bis, "akk")}` : "Dieser Eintrag"
          }
          text={dauerText}
        />
        {nachher === undefined ? null : <Fassung name="Danach" text={nachher} />}
      </dl>
    </section>
  );
}

function Fassung({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{untrennbar(text)}</dd>
    </div>
  );
}
