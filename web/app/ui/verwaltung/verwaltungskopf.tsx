import type { ComponentProps } from "react";
import { NavLink } from "react-router";
import { Aufgaben } from "./aufgaben.tsx";
import styles from "./verwaltungskopf.module.css";

type VerwaltungskopfProps = ComponentProps<typeof Aufgaben> & {
  readonly bereiche: readonly { readonly pfad: string; readonly text: string }[];
};

/** The parts of the administration, on each of its pages, with what it has to do. */
export function Verwaltungskopf({ bereiche, aufgaben }: VerwaltungskopfProps) {
  return (
    <>
      <nav aria-label="Verwaltung" className={styles.bereiche}>
        {bereiche.map(({ pfad, text }) => (
          <NavLink key={pfad} to={pfad} end className={styles.bereich ?? ""}>
            {text}
          </NavLink>
        ))}
      </nav>
      {aufgaben.length > 0 ? (
        <div className={styles.aufgaben}>
          <Aufgaben aufgaben={aufgaben} />
        </div>
      ) : null}
    </>
  );
}
