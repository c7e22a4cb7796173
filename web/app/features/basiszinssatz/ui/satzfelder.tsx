import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { type Fehler, type Felder, hoechstlaengeFundstelle } from "../eingabe.ts";
import styles from "./basiszinssatz.module.css";

type SatzfelderProps = {
  /** What stands in the fields; unset: nothing. */
  readonly felder: Felder | undefined;
  readonly fehler: Fehler | undefined;
};

/** Rate and source; a rate that is unusual is asked for twice. */
export function Satzfelder({ felder = {}, fehler = {} }: SatzfelderProps) {
  return (
    <>
      <Feld
        label="Basiszinssatz"
        name="satz"
        einheit="%"
        inputMode="text"
        defaultValue={felder.satz}
        hinweis="Zum Beispiel 1,27 oder -0,88"
        maxLength={20}
        fehler={fehler.satz}
      />
      <div className={styles.breit}>
        <Feld
          label="Fundstelle"
          name="fundstelle"
          defaultValue={felder.fundstelle}
          hinweis="Steht bei jedem Ergebnis, zum Beispiel: Bundesbank, Mitteilung vom 29.12.2026"
          maxLength={hoechstlaengeFundstelle}
          fehler={fehler.fundstelle}
        />
      </div>
      {fehler.geprueft || felder.geprueft ? (
        <div className={styles.breit}>
          <Schalter
            name="geprueft"
            value="ja"
            label="Ich habe den ungewöhnlichen Satz geprüft; er stimmt."
            defaultChecked={felder.geprueft === "ja"}
          />
        </div>
      ) : null}
    </>
  );
}
