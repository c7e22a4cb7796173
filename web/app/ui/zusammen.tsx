import styles from "./zusammen.module.css";

/** `§ 15a`, `Nr. 3100`, `Abs. 3`: sign and number. */
const paar = /((?:§§?|Nrn?\.|Abs\.|Art\.|Satz) (?=[\dIVX(])\S+)/;

/**
 * Text whose signs never part from their numbers at the end of a line. What is copied or read aloud is the text itself,
 * unlike with `untrennbar`, which changes it.
 */
export function Zusammen({ text }: { readonly text: string }) {
  const teile = text.split(paar);
  return teile.length === 1
    ? text
    : teile.map((teil, index) =>
        index % 2 === 0 ? (
          teil
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
          <span key={index} className={styles.zusammen}>
            {teil}
          </span>
        ),
      );
}
