import styles from "./marke.module.css";

/** The mark: the section sign of the text face on a tile of ink. It is drawn in the favicon, which every browser has. */
export function Marke() {
  return (
    <svg
      className={styles.marke}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="32" height="32" rx="7" fill="currentColor" />
      <use className={styles.zeichen} href="/favicon.svg#zeichen" />
    </svg>
  );
}
