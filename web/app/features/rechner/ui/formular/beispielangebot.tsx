import { untrennbar } from "@gebuehrenportal/recht";
import { Knopfverweis } from "#ui/knopf.tsx";
import type { Beispiel } from "../../formular/rechnerformular.ts";
import styles from "./beispielangebot.module.css";

type BeispielangebotProps = {
  /** Path of the calculator. */
  readonly pfad: string;
  readonly beispiel: Beispiel;
};

/** Beside an empty form: a whole example, one click away. A plain address, so that it needs no script. */
export function Beispielangebot({ pfad, beispiel: { text, query } }: BeispielangebotProps) {
  return (
    <div className={styles.angebot} data-nicht-drucken="">
      <p>
        <span className="nebenzeile">Zum Beispiel</span>
        {untrennbar(text)}
      </p>
      <Knopfverweis nach={`${pfad}?${query}`} bleiben>
        Beispiel rechnen
      </Knopfverweis>
    </div>
  );
}
