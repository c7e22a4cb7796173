import type { Land, laender } from "#dokumente/e-rechnung/laender.ts";
import styles from "#ui/felder/feld.module.css";
import type { Bindung } from "#ui/felder/feldgeruest.tsx";
import { Zeichen } from "#ui/zeichen.tsx";

export type Laenderwahlprops = {
  readonly bindung: Bindung;
  readonly laender: ReturnType<typeof laender>;
  readonly vorgabe: string;
};

/** Countries by their names: Germany, the EU, the rest. A browser finds them by their first letters. */
export function Laenderwahl({ bindung, laender: { eu, uebrige }, vorgabe }: Laenderwahlprops) {
  return (
    <span className={styles.kasten}>
      <select
        {...bindung}
        name="land"
        defaultValue={vorgabe}
        className={`${styles.eingabe} ${styles.auswahl}`}
      >
        <option value="DE">Deutschland</option>
        <optgroup label="Europäische Union">{eu.map(eintrag)}</optgroup>
        <optgroup label="Weitere Länder">{uebrige.map(eintrag)}</optgroup>
      </select>
      <span className={styles.winkel}>
        <Zeichen name="winkel" />
      </span>
    </span>
  );
}

const eintrag = ([code, name]: Land) => (
  <option key={code} value={code}>
    {name}
  </option>
);
