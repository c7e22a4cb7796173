import type { Tag } from "@gebuehrenportal/recht";
import { Knopf } from "#ui/knopf.tsx";
import type { Formularfeld } from "../../../formular/formularfeld.ts";
import { Felderblock } from "../../../ui/formular/felderblock.tsx";
import styles from "../../../ui/formular/listenblock.module.css";

type EintragsblockProps<F extends string> = {
  /** What one entry is called: „Zahlung“. */
  readonly wort: string;
  readonly eintraege: readonly {
    readonly id: string;
    readonly felder: { readonly [feld: string]: string | undefined };
  }[];
  readonly formularfelder: readonly Formularfeld<F>[];
  readonly heute: Tag;
  readonly setzen: (id: string, feld: F, wert: string) => void;
  readonly weg: (id: string) => void;
  readonly dazu: () => void;
};

/** Numbered entries of one kind, each with its fields and its way out, and the button for one more. */
export function Eintragsblock<F extends string>(props: EintragsblockProps<F>) {
  const { wort, eintraege, formularfelder, heute, setzen, weg, dazu } = props;
  return (
    <div className={styles.liste}>
      {eintraege.map(({ id, felder }, i) => (
        <fieldset key={id} className={styles.eintrag}>
          <legend className={styles.titel}>
            {i + 1}. {wort}
          </legend>
          <Felderblock
            ort={id}
            formularfelder={formularfelder}
            felder={felder}
            setzen={(feld, wert) => setzen(id, feld, wert)}
            heute={heute}
          />
          <Knopf art="still" onClick={() => weg(id)}>
            {i + 1}. {wort} entfernen
          </Knopf>
        </fieldset>
      ))}
      <Knopf onClick={dazu}>{wort} hinzufügen</Knopf>
    </div>
  );
}
