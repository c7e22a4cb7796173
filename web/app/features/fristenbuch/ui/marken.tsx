import type { Marke } from "../ansichten/zeile.ts";
import styles from "./buch.module.css";

/** What stands out about an entry, in words with a colour of their kind. */
export function Marken({ marken }: { readonly marken: readonly Marke[] }) {
  if (marken.length === 0) return null;
  return (
    <ul className={`${styles.filter} ${styles.marken}`} aria-label="Merkmale">
      {marken.map(({ art, text }) => (
        <li key={text} className={`${styles.marke} ${styles[art]}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}
