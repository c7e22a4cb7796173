import type { ReactNode } from "react";
import { Form } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Dateifeld } from "#ui/felder/dateifeld.tsx";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";
import type { Berichtszeile, Einleseansicht, Einleseausgang } from "./einleseschritt.server.ts";
import styles from "./einleseseite.module.css";
import type { Teilspalte } from "./tabelle.ts";

/** Words for one and for many; the number stands before those for many. */
type Zahlwort = readonly [eins: string, viele: string];

/** A column of the report. */
type Berichtsspalte = {
  readonly text: string;
  readonly klasse?: string | undefined;
  /** Its cells name their rows. */
  readonly zeilenkopf?: true;
};

/** What a page that takes files over says and shows; all of it data. */
export type Einleseworte<T extends string> = {
  /** The page itself, and the list that the entries go to. */
  readonly pfad: string;
  readonly liste: { readonly pfad: string; readonly text: string };
  readonly accept: string;
  readonly hinweis: string;
  readonly testid: string;
  /** What an entry is made of, in the order of the form. */
  readonly teile: readonly Teilspalte<T>[];
  /** Columns of the report; the first one may be the number of the row in the file. */
  readonly spalten: readonly Berichtsspalte[];
  readonly nummeriert?: true;
  /** „3 Kontakte anlegen“, „3 Kontakte sind angelegt.“ */
  readonly knopf: Zahlwort;
  readonly erfolg: Zahlwort;
  /** What was done with new entries, and where the others are already: „Angelegt“, „Schon vorhanden“. */
  readonly getan: string;
  readonly schonDa: string;
};

const zahl = (anzahl: number): string => anzahl.toLocaleString("de-DE");
const gezaehlt = (anzahl: number, [eins, viele]: Zahlwort): string =>
  anzahl === 1 ? eins : `${zahl(anzahl)} ${viele}`;

type SchritteProps<T extends string> = {
  readonly worte: Einleseworte<T>;
  readonly ergebnis: Einleseausgang<T> | undefined;
  /** What the form of the preview asks or says besides. */
  readonly vorschau: (ansicht: Einleseansicht<T>) => ReactNode;
  /** What is said besides when it is done. */
  readonly fertig?: (ansicht: Einleseansicht<T>) => ReactNode;
};

/** The file, what would become of it, what has become of it: one form after the other. */
export function Einleseschritte<T extends string>({ worte, ergebnis, vorschau, fertig }: SchritteProps<T>) {
  if (!ergebnis || "dateifehler" in ergebnis)
    return <Dateiwahl worte={worte} fehler={ergebnis?.dateifehler} />;
  if (ergebnis.schritt === "vorschau")
    return (
      <Vorschau worte={worte} ansicht={ergebnis}>
        {vorschau(ergebnis)}
      </Vorschau>
    );
  return (
    <>
      <Erfolgsmeldung>
        <p>{gezaehlt(ergebnis.zahlen.neu, worte.erfolg)}</p>
      </Erfolgsmeldung>
      {fertig?.(ergebnis)}
      <Einlesebericht worte={worte} ansicht={ergebnis} />
      <p className="knopfreihe">
        <Knopfverweis nach={worte.liste.pfad} art="haupt">
          {worte.liste.text}
        </Knopfverweis>
        <Knopfverweis nach={worte.pfad}>Weitere Datei einlesen</Knopfverweis>
      </p>
    </>
  );
}

type DateiwahlProps<T extends string> = {
  readonly worte: Einleseworte<T>;
  readonly fehler: string | undefined;
};

/** The file, and the button that shows what would become of it. */
function Dateiwahl<T extends string>({ worte, fehler }: DateiwahlProps<T>) {
  const formular = useErstesFehlerfeld(fehler);
  return (
    <Form method="post" encType="multipart/form-data" className="stapel" noValidate ref={formular}>
      <Dateifeld label="Datei" name="datei" accept={worte.accept} hinweis={worte.hinweis} fehler={fehler} />
      <div className="knopfreihe">
        <Knopf type="submit" art="haupt">
          Vorschau
        </Knopf>
        <Knopfverweis nach={worte.liste.pfad}>Abbrechen</Knopfverweis>
      </div>
    </Form>
  );
}

type AnsichtProps<T extends string> = {
  readonly worte: Einleseworte<T>;
  readonly ansicht: Einleseansicht<T>;
};

/** What would become of a file, which column means what, and the button that takes it over. */
function Vorschau<T extends string>({
  worte,
  ansicht,
  children,
}: AnsichtProps<T> & { readonly children: ReactNode }) {
  const { neu } = ansicht.zahlen;
  return (
    <Form method="post" encType="multipart/form-data" className="stapel" data-testid={worte.testid}>
      <input type="hidden" name="mit" value={ansicht.mit} />
      <Fehlermeldung>{ansicht.fehler}</Fehlermeldung>
      {ansicht.art === "csv" ? <Spaltenwahl worte={worte} ansicht={ansicht} /> : null}
      <Einlesebericht worte={worte} ansicht={ansicht} />
      {children}
      <div className="knopfreihe">
        <Knopf type="submit" name="was" value="uebernehmen" art="haupt" disabled={neu === 0}>
          {gezaehlt(neu, worte.knopf)}
        </Knopf>
        <Knopfverweis nach={worte.pfad}>Andere Datei</Knopfverweis>
      </div>
    </Form>
  );
}

/** Which column of a table means what. */
const Spaltenwahl = <T extends string>({
  worte: { teile },
  ansicht: { spalten, zuordnung },
}: AnsichtProps<T>) => (
  <fieldset className={`stapel ${styles.spalten}`}>
    <legend className={styles.titel}>Welche Spalte ist was?</legend>
    <div className={styles.zuordnung}>
      {teile.map(({ teil, label }) => (
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

/** How many entries are new, there already or refused, and which. */
function Einlesebericht<T extends string>({ worte, ansicht }: AnsichtProps<T>) {
  const { zahlen, neue, vorhandene, abgelehnte, schritt, art } = ansicht;
  const { schonDa } = worte;
  const nummer = { text: art === "csv" ? "Zeile" : "Nr." };
  const spalten = worte.nummeriert ? [nummer, ...worte.spalten] : worte.spalten;
  const neu = schritt === "fertig" ? worte.getan : "Neu";
  const summen = [
    [neu, zahlen.neu],
    [schonDa, zahlen.vorhanden],
    ["Nicht übernommen", zahlen.abgelehnt],
  ] as const;
  return (
    <section className="stapel" aria-labelledby="bericht">
      <h2 id="bericht" className={styles.titel}>
        {schritt === "fertig" ? "Bericht" : "Was daraus wird"}
      </h2>
      <dl className={styles.zahlen} data-testid={`${worte.testid}-report`}>
        {summen.map(([text, anzahl]) => (
          <div key={text}>
            <dt>{text.charAt(0).toLowerCase() + text.slice(1)}</dt>
            <dd>{zahl(anzahl)}</dd>
          </div>
        ))}
      </dl>
      <Berichtstafel titel={neu} spalten={spalten} zeilen={neue} von={zahlen.neu} />
      <Berichtstafel
        titel="Nicht übernommen"
        spalten={[nummer, { text: "Inhalt" }, { text: "Grund" }]}
        zeilen={abgelehnte.map(({ nr, text, grund }) => [String(nr), text, grund])}
        von={zahlen.abgelehnt}
      />
      {vorhandene.length > 0 ? (
        <Aufklapper titel={`${schonDa}, bleibt unverändert`}>
          <Berichtstafel titel={schonDa} spalten={spalten} zeilen={vorhandene} von={zahlen.vorhanden} />
        </Aufklapper>
      ) : null}
    </section>
  );
}

type TafelProps = {
  readonly titel: string;
  readonly spalten: readonly Berichtsspalte[];
  readonly zeilen: readonly Berichtszeile[];
  readonly von: number;
};

/** The first rows of a kind, and how many more there are. */
function Berichtstafel({ titel, spalten, zeilen, von }: TafelProps) {
  if (zeilen.length === 0) return null;
  const weitere = von - zeilen.length;
  return (
    <>
      <Tabelle beschriftung={titel}>
        <Tabellenkopf spalten={spalten.map(({ text }) => text)} />
        <tbody>
          {zeilen.map((zellen) => (
            <tr key={zellen.join("|")}>
              {spalten.map(({ text, klasse, zeilenkopf }, i) =>
                zeilenkopf ? (
                  <th key={text} scope="row" className={klasse}>
                    {zellen[i]}
                  </th>
                ) : (
                  <td key={text} className={klasse}>
                    {zellen[i]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Tabelle>
      {weitere > 0 ? (
        <p className="nebensatz">
          {weitere === 1 ? "Ein weiterer Eintrag" : `${zahl(weitere)} weitere Einträge`}
        </p>
      ) : null}
    </>
  );
}
