import { Form } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";
import type { Formularstand } from "../adressbuch/seite.server.ts";
import type { Einleseansicht } from "../einlesen/einleseseite.server.ts";
import type { Teil } from "../einlesen/tabelle.ts";
import type { Angaben } from "../kontakt.ts";
import styles from "./kontakte.module.css";

type VorschauProps = { readonly ansicht: Einleseansicht; readonly stand: Formularstand };

const teilnamen: readonly (readonly [Teil, string])[] = [
  ["email", "E-Mail-Adresse"],
  ["name", "Name"],
  ["vorname", "Vorname"],
  ["nachname", "Nachname"],
  ["firma", "Firma (wenn ein Name fehlt)"],
];

/** What would become of a file, which column means what, and the button that takes it over. */
export function Vorschau({ ansicht, stand }: VorschauProps) {
  const { spalten, zuordnung, zahlen, art } = ansicht;
  return (
    <Form method="post" encType="multipart/form-data" className="stapel" data-testid="contact-import">
      <input type="hidden" name="mit" value={ansicht.mit} />
      <Fehlermeldung>{ansicht.fehler}</Fehlermeldung>
      {art === "csv" ? (
        <fieldset className="stapel">
          <legend className={styles.titel}>Welche Spalte ist was?</legend>
          <div className={styles.zuordnung}>
            {teilnamen.map(([teil, label]) => (
              <Auswahl
                key={teil}
                label={label}
                name={`spalte-${teil}`}
                defaultValue={String(zuordnung[teil] ?? "")}
                optionen={[
                  { wert: "", text: "keine" },
                  ...spalten.map((text, i) => ({ wert: String(i), text })),
                ]}
              />
            ))}
          </div>
          <p>
            <Knopf type="submit" name="was" value="vorschau">
              Vorschau erneuern
            </Knopf>
          </p>
        </fieldset>
      ) : (
        <>
          <input type="hidden" name="spalte-name" value="0" />
          <input type="hidden" name="spalte-email" value="1" />
        </>
      )}
      <Bericht ansicht={ansicht} />
      {stand.team ? (
        <Schalter
          name="geteilt"
          value="1"
          defaultChecked={ansicht.geteilt}
          label="Im Team verwenden"
          hinweis="Alle im Team sehen diese Kontakte und wählen sie als Empfänger."
        />
      ) : null}
      {stand.zustimmung ? <Zustimmungsschalter fassung={stand.zustimmung} /> : null}
      <div className="knopfreihe">
        <Knopf type="submit" name="was" value="uebernehmen" art="haupt" disabled={zahlen.neu === 0}>
          {zahlen.neu === 1
            ? "Einen Kontakt anlegen"
            : `${zahlen.neu.toLocaleString("de-DE")} Kontakte anlegen`}
        </Knopf>
        <Knopfverweis nach="/kontakte/einlesen">Andere Datei</Knopfverweis>
      </div>
    </Form>
  );
}

/** How many contacts are new, there already or refused, and which. */
export function Bericht({ ansicht }: { readonly ansicht: Einleseansicht }) {
  const { zahlen, neue, vorhandene, abgelehnte, schritt, art } = ansicht;
  const fertig = schritt === "fertig";
  return (
    <section className="stapel" aria-labelledby="bericht">
      <h2 id="bericht" className={styles.titel}>
        {fertig ? "Bericht" : "Was daraus wird"}
      </h2>
      <dl className={styles.zahlen} data-testid="contact-import-report">
        <Zahl text={fertig ? "angelegt" : "neu"} zahl={zahlen.neu} />
        <Zahl text="schon vorhanden" zahl={zahlen.vorhanden} />
        <Zahl text="nicht übernommen" zahl={zahlen.abgelehnt} />
      </dl>
      <Angabentabelle titel={fertig ? "Angelegt" : "Neu"} angaben={neue} von={zahlen.neu} />
      {abgelehnte.length > 0 ? (
        <Tabelle beschriftung="Nicht übernommen">
          <Tabellenkopf spalten={[art === "csv" ? "Zeile" : "Nr.", "Inhalt", "Grund"]} />
          <tbody>
            {abgelehnte.map(({ nr, text, grund }) => (
              <tr key={nr}>
                <td>{nr}</td>
                <td>{text}</td>
                <td>{grund}</td>
              </tr>
            ))}
          </tbody>
        </Tabelle>
      ) : null}
      <Rest gezeigt={abgelehnte.length} von={zahlen.abgelehnt} />
      {vorhandene.length > 0 ? (
        <Aufklapper titel="Schon vorhanden, bleibt unverändert">
          <Angabentabelle titel="Schon vorhanden" angaben={vorhandene} von={zahlen.vorhanden} />
        </Aufklapper>
      ) : null}
    </section>
  );
}

const Zahl = ({ text, zahl }: { readonly text: string; readonly zahl: number }) => (
  <div>
    <dt>{text}</dt>
    <dd>{zahl.toLocaleString("de-DE")}</dd>
  </div>
);

type AngabentabelleProps = {
  readonly titel: string;
  readonly angaben: readonly Angaben[];
  readonly von: number;
};

function Angabentabelle({ titel, angaben, von }: AngabentabelleProps) {
  if (angaben.length === 0) return null;
  return (
    <>
      <Tabelle beschriftung={titel}>
        <Tabellenkopf spalten={["Name", "E-Mail-Adresse"]} />
        <tbody>
          {angaben.map(({ name, email }) => (
            <tr key={email}>
              <th scope="row">{name}</th>
              <td>{email}</td>
            </tr>
          ))}
        </tbody>
      </Tabelle>
      <Rest gezeigt={angaben.length} von={von} />
    </>
  );
}

function Rest({ gezeigt, von }: { readonly gezeigt: number; readonly von: number }) {
  if (von <= gezeigt) return null;
  const weitere = von - gezeigt;
  return (
    <p className="nebensatz">
      {weitere === 1 ? "Ein weiterer Eintrag" : `${weitere.toLocaleString("de-DE")} weitere Einträge`}
    </p>
  );
}
