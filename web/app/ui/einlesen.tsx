import type { ReactNode } from "react";
import { Form } from "react-router";
import styles from "./einlesen.module.css";
import { Auswahl } from "./felder/auswahl.tsx";
import { Dateifeld } from "./felder/dateifeld.tsx";
import { useErstesFehlerfeld } from "./felder/erstes-fehlerfeld.ts";
import { Knopf, Knopfverweis } from "./knopf.tsx";
import { Tabelle, Tabellenkopf } from "./tabelle.tsx";

/** Parts of the pages that take over what a file holds, after a preview that stores nothing. */

type DateiwahlProps = {
  readonly accept: string;
  readonly hinweis: string;
  readonly fehler: string | undefined;
  /** Where who changes his mind goes. */
  readonly zurueck: string;
};

/** The file, and the button that shows what would become of it. */
export function Dateiwahl({ accept, hinweis, fehler, zurueck }: DateiwahlProps) {
  const formular = useErstesFehlerfeld(fehler);
  return (
    <Form method="post" encType="multipart/form-data" className="stapel" noValidate ref={formular}>
      <Dateifeld label="Datei" name="datei" accept={accept} hinweis={hinweis} fehler={fehler} />
      <div className="knopfreihe">
        <Knopf type="submit" art="haupt">
          Vorschau
        </Knopf>
        <Knopfverweis nach={zurueck}>Abbrechen</Knopfverweis>
      </div>
    </Form>
  );
}

type SpaltenwahlProps<T extends string> = {
  readonly teile: readonly (readonly [T, string])[];
  readonly spalten: readonly string[];
  readonly zuordnung: Readonly<Partial<Record<T, number>>>;
};

/** Which column of a table means what. */
export const Spaltenwahl = <T extends string>({ teile, spalten, zuordnung }: SpaltenwahlProps<T>) => (
  <fieldset className={`stapel ${styles.spalten}`}>
    <legend className={styles.titel}>Welche Spalte ist was?</legend>
    <div className={styles.zuordnung}>
      {teile.map(([teil, label]) => (
        <Auswahl
          key={teil}
          label={label}
          name={`spalte-${teil}`}
          defaultValue={String(zuordnung[teil] ?? "")}
          optionen={[{ wert: "", text: "keine" }, ...spalten.map((text, i) => ({ wert: String(i), text }))]}
        />
      ))}
    </div>
    <p>
      <Knopf type="submit" name="was" value="vorschau">
        Vorschau erneuern
      </Knopf>
    </p>
  </fieldset>
);

type BerichtProps = {
  readonly fertig: boolean;
  /** „Zeile“ of a table, „Nr.“ of other files. */
  readonly nummer: string;
  /** What was or would be done, in words and numbers. */
  readonly zahlen: readonly (readonly [string, number])[];
  readonly abgelehnt: {
    readonly anzahl: number;
    readonly zeilen: readonly { readonly nr: number; readonly text: string; readonly grund: string }[];
  };
  readonly testid: string;
  /** What is new. */
  readonly children: ReactNode;
  /** What is there already, folded away. */
  readonly vorhanden: ReactNode;
};

/** How many entries are new, there already or refused, and which. */
export const Einlesebericht = ({
  fertig,
  nummer,
  zahlen,
  abgelehnt,
  testid,
  children,
  vorhanden,
}: BerichtProps) => (
  <section className="stapel" aria-labelledby="bericht">
    <h2 id="bericht" className={styles.titel}>
      {fertig ? "Bericht" : "Was daraus wird"}
    </h2>
    <dl className={styles.zahlen} data-testid={testid}>
      {zahlen.map(([text, zahl]) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{zahl.toLocaleString("de-DE")}</dd>
        </div>
      ))}
    </dl>
    {children}
    {abgelehnt.zeilen.length > 0 ? (
      <Tabelle beschriftung="Nicht übernommen">
        <Tabellenkopf spalten={[nummer, "Inhalt", "Grund"]} />
        <tbody>
          {abgelehnt.zeilen.map(({ nr, text, grund }) => (
            <tr key={nr}>
              <td>{nr}</td>
              <td>{text}</td>
              <td>{grund}</td>
            </tr>
          ))}
        </tbody>
      </Tabelle>
    ) : null}
    <Rest gezeigt={abgelehnt.zeilen.length} von={abgelehnt.anzahl} />
    {vorhanden}
  </section>
);

/** How many more there are than are shown. */
export function Rest({ gezeigt, von }: { readonly gezeigt: number; readonly von: number }) {
  if (von <= gezeigt) return null;
  const weitere = von - gezeigt;
  return (
    <p className="nebensatz">
      {weitere === 1 ? "Ein weiterer Eintrag" : `${weitere.toLocaleString("de-DE")} weitere Einträge`}
    </p>
  );
}
