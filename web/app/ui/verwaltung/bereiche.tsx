import { NavLink } from "react-router";
import styles from "./bereiche.module.css";

export type Bereich = {
  readonly pfad: string;
  readonly text: string;
  /** Marked only on its own address, not on those below it. */
  readonly end: boolean;
};

type BereicheProps = { readonly name: string; readonly bereiche: readonly Bereich[] };

/** Links to the parts of a work area, the present one marked. */
export function Bereiche({ name, bereiche }: BereicheProps) {
  return (
    <nav aria-label={name} className={styles.bereiche} data-nicht-drucken="">
      {bereiche.map(({ pfad, text, end }) => (
        <NavLink key={pfad} to={pfad} end={end} className={styles.bereich ?? ""}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
