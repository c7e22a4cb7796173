import type { ComponentProps } from "react";
import { Aufgaben } from "./aufgaben.tsx";
import { Bereiche } from "./bereiche.tsx";
import styles from "./verwaltungskopf.module.css";

type VerwaltungskopfProps = ComponentProps<typeof Aufgaben> & {
  readonly bereiche: readonly { readonly pfad: string; readonly text: string }[];
};

/** The parts of the administration, on each of its pages, with what it has to do. */
export function Verwaltungskopf({ bereiche, aufgaben }: VerwaltungskopfProps) {
  return (
    <>
      <Bereiche
        name="Verwaltung"
        bereiche={bereiche.map((einer) => ({
          ...einer,
          end: bereiche.some(({ pfad }) => pfad.startsWith(`${einer.pfad}/`)),
        }))}
      />
      {aufgaben.length > 0 ? (
        <div className={styles.aufgaben}>
          <Aufgaben aufgaben={aufgaben} />
        </div>
      ) : null}
    </>
  );
}
