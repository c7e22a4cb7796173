import { NavLink } from "react-router";
import styles from "./moderation.module.css";

const bereiche = [
  { pfad: "/moderation", text: "Warteschlange", end: true },
  { pfad: "/moderation/artikel", text: "Veröffentlichte", end: false },
  { pfad: "/moderation/ordnung", text: "Kategorien und Tags", end: false },
] as const;

/** The parts of the moderation, on each of its pages. */
export function Bereiche() {
  return (
    <nav aria-label="Moderation" className={styles.bereiche}>
      {bereiche.map(({ pfad, text, end }) => (
        <NavLink key={pfad} to={pfad} end={end} className={styles.bereich ?? ""}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
