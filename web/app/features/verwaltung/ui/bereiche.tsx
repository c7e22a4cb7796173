import { NavLink } from "react-router";
import styles from "./verwaltung.module.css";

const bereiche = [
  { pfad: "/admin", text: "Konten" },
  { pfad: "/admin/mails", text: "E-Mails" },
  { pfad: "/admin/protokoll", text: "Protokoll" },
] as const;

/** The parts of the administration, on each of its pages. */
export function Bereiche() {
  return (
    <nav aria-label="Verwaltung" className={styles.bereiche}>
      {bereiche.map(({ pfad, text }) => (
        <NavLink key={pfad} to={pfad} end className={styles.bereich ?? ""}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
