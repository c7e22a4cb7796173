import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { type Restgrund, restgruende } from "../restgrund.ts";
import { type Felderprops, feldkennung, Tagesfeld } from "./eingabefelder.tsx";
import styles from "./kostennote.module.css";

type Restfelderprops = Felderprops & {
  /** The reasons that this calculation allows; none: there is nothing to ask. */
  readonly gruende: readonly Restgrund[];
};

/** Beside an appointment: whether anybody owes what the treasury does not pay, and why. */
export function Restfelder({ gruende, ...props }: Restfelderprops) {
  if (gruende.length === 0) return null;
  return (
    <fieldset className="feldgruppe">
      <legend>Neben der Staatskasse</legend>
      <div id={feldkennung("rest")} tabIndex={-1}>
        <Optionsgruppe
          name="rest"
          label="Wer den Rest schuldet"
          vorgabe={props.felder.rest ?? ""}
          fehler={props.fehler.rest}
          optionen={[
            { wert: "", text: "Niemand: Verlangt wird nur, was die Bestellung nicht umfasst" },
            ...gruende.map((wert) => ({ wert, text: restgruende[wert].wahl })),
          ]}
        />
      </div>
      {gruende.includes("52-feststellung") ? (
        <div className={styles.tage}>
          <Tagesfeld {...props} name="restam" label="Entscheidung des Gerichts vom" />
        </div>
      ) : null}
    </fieldset>
  );
}
