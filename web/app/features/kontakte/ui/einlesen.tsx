import { Form } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Einlesebericht, Rest, Spaltenwahl } from "#ui/einlesen.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";
import type { Formularstand } from "../ansichten/seite.server.ts";
import type { Einleseansicht } from "../einlesen/einleseseite.server.ts";
import type { Teil } from "../einlesen/tabelle.ts";
import type { Angaben } from "../kontakt.ts";

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
        <Spaltenwahl teile={teilnamen} spalten={spalten} zuordnung={zuordnung} />
      ) : (
        <>
          <input type="hidden" name="spalte-name" value="0" />
          <input type="hidden" name="spalte-email" value="1" />
        </>
      )}
      <Kontaktbericht ansicht={ansicht} />
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
export function Kontaktbericht({ ansicht }: { readonly ansicht: Einleseansicht }) {
  const { zahlen, neue, vorhandene, abgelehnte, schritt, art } = ansicht;
  const fertig = schritt === "fertig";
  return (
    <Einlesebericht
      fertig={fertig}
      nummer={art === "csv" ? "Zeile" : "Nr."}
      zahlen={[
        [fertig ? "angelegt" : "neu", zahlen.neu],
        ["schon vorhanden", zahlen.vorhanden],
        ["nicht übernommen", zahlen.abgelehnt],
      ]}
      abgelehnt={{ anzahl: zahlen.abgelehnt, zeilen: abgelehnte }}
      testid="contact-import-report"
      vorhanden={
        vorhandene.length > 0 ? (
          <Aufklapper titel="Schon vorhanden, bleibt unverändert">
            <Angabentabelle titel="Schon vorhanden" angaben={vorhandene} von={zahlen.vorhanden} />
          </Aufklapper>
        ) : null
      }
    >
      <Angabentabelle titel={fertig ? "Angelegt" : "Neu"} angaben={neue} von={zahlen.neu} />
    </Einlesebericht>
  );
}

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
