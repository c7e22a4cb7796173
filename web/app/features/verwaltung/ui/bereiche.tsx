import type { Tag } from "@gebuehrenportal/recht";
import { NavLink } from "react-router";
import { Basiszinserinnerung } from "#features/basiszinssatz/index.ts";
import styles from "./verwaltung.module.css";

const bereiche = [
  { pfad: "/admin", text: "Konten" },
  { pfad: "/admin/basiszinssatz", text: "Basiszinssatz" },
  { pfad: "/admin/mails", text: "E-Mails" },
  { pfad: "/admin/protokoll", text: "Protokoll" },
] as const;

/**
 * The parts of the administration, on each of its pages, with what it has to do.
 *
 * @param fehltAb the half-year whose base rate is missing, from `fehlenderBasiszinssatz`
 */
export function Bereiche({ fehltAb }: { readonly fehltAb: Tag | undefined }) {
  return (
    <>
      <nav aria-label="Verwaltung" className={styles.bereiche}>
        {bereiche.map(({ pfad, text }) => (
          <NavLink key={pfad} to={pfad} end className={styles.bereich ?? ""}>
            {text}
          </NavLink>
        ))}
      </nav>
      {fehltAb ? (
        <div className={styles.erinnerung}>
          <Basiszinserinnerung fehltAb={fehltAb} />
        </div>
      ) : null}
    </>
  );
}
