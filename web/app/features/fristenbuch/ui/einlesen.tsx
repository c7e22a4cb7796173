import { Form } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";
import type { Berichtszeile, Einleseansicht } from "../einlesen/einleseseite.server.ts";
import type { Teil } from "../einlesen/tabelle.ts";
import styles from "./buch.module.css";

const teilnamen: readonly (readonly [Teil, string])[] = [
  ["ende", "Ende der Frist"],
  ["titel", "Frist"],
  ["aktenzeichen", "Aktenzeichen"],
  ["vorfrist", "Vorfrist"],
  ["uhr", "Uhrzeit"],
  ["verantwortlich", "Verantwortlich"],
  ["sachbearbeiter", "Sachbearbeiter"],
  ["norm", "Norm"],
  ["notfrist", "Notfrist (ja oder nein)"],
  ["erledigt", "Erledigt (wird nicht übernommen)"],
  ["bemerkung", "Bemerkung"],
];

type VorschauProps = {
  readonly ansicht: Einleseansicht;
  /** Wording of the agreement on secrecy that is still missing. */
  readonly zustimmung: string | undefined;
};

/** What would become of a file, which column means what, and the button that takes it over. */
export function Einlesevorschau({ ansicht, zustimmung }: VorschauProps) {
  const { spalten, zuordnung, zahlen, art } = ansicht;
  return (
    <Form method="post" encType="multipart/form-data" className="stapel" data-testid="deadline-import">
      <input type="hidden" name="mit" value={ansicht.mit} />
      <Fehlermeldung>{ansicht.fehler}</Fehlermeldung>
      {art === "csv" ? (
        <fieldset className={`stapel ${styles.spaltenwahl}`}>
          <legend className={styles.titel}>Welche Spalte ist was?</legend>
          <div className={styles.felder}>
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
      ) : null}
      <Einlesebericht ansicht={ansicht} />
      {zahlen.neu > 0 ? (
        <Hinweis art="warnung" titel="Übernommen, nicht gerechnet">
          <p>
            Die Tage stehen so im Buch, wie die Datei sie nennt. Jeder Eintrag ist so gekennzeichnet und
            braucht eine anwaltliche Freigabe, bis ihn jemand mit dem Portal rechnet.
          </p>
        </Hinweis>
      ) : null}
      {zustimmung ? <Zustimmungsschalter fassung={zustimmung} /> : null}
      <div className="knopfreihe">
        <Knopf type="submit" name="was" value="uebernehmen" art="haupt" disabled={zahlen.neu === 0}>
          {zahlen.neu === 1
            ? "Eine Frist übernehmen"
            : `${zahlen.neu.toLocaleString("de-DE")} Fristen übernehmen`}
        </Knopf>
        <Knopfverweis nach="/fristenmanager/einlesen">Andere Datei</Knopfverweis>
      </div>
    </Form>
  );
}

/** How many deadlines are new, there already or refused, and which. */
export function Einlesebericht({ ansicht }: { readonly ansicht: Einleseansicht }) {
  const { zahlen, neue, vorhandene, abgelehnte, schritt, art } = ansicht;
  const fertig = schritt === "fertig";
  const nr = art === "csv" ? "Zeile" : "Nr.";
  return (
    <section className="stapel" aria-labelledby="bericht">
      <h2 id="bericht" className={styles.titel}>
        {fertig ? "Bericht" : "Was daraus wird"}
      </h2>
      <dl className={styles.summen} data-testid="deadline-import-report">
        <Zahl text={fertig ? "übernommen" : "neu"} zahl={zahlen.neu} />
        <Zahl text="schon im Buch" zahl={zahlen.vorhanden} />
        <Zahl text="nicht übernommen" zahl={zahlen.abgelehnt} />
      </dl>
      <Fristtafel titel={fertig ? "Übernommen" : "Neu"} zeilen={neue} von={zahlen.neu} nr={nr} />
      {abgelehnte.length > 0 ? (
        <Tabelle beschriftung="Nicht übernommen">
          <Tabellenkopf spalten={[nr, "Inhalt", "Grund"]} />
          <tbody>
            {abgelehnte.map((a) => (
              <tr key={a.nr}>
                <td>{a.nr}</td>
                <td>{a.text}</td>
                <td>{a.grund}</td>
              </tr>
            ))}
          </tbody>
        </Tabelle>
      ) : null}
      <Rest gezeigt={abgelehnte.length} von={zahlen.abgelehnt} />
      {vorhandene.length > 0 ? (
        <Aufklapper titel="Schon im Buch, bleibt unverändert">
          <Fristtafel titel="Schon im Buch" zeilen={vorhandene} von={zahlen.vorhanden} nr={nr} />
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

type FristtafelProps = {
  readonly titel: string;
  readonly zeilen: readonly Berichtszeile[];
  readonly von: number;
  readonly nr: string;
};

function Fristtafel({ titel, zeilen, von, nr }: FristtafelProps) {
  if (zeilen.length === 0) return null;
  return (
    <>
      <Tabelle beschriftung={titel}>
        <Tabellenkopf spalten={[nr, "Ende", "Aktenzeichen", "Frist", "Vorfrist", "Verantwortlich"]} />
        <tbody>
          {zeilen.map((z) => (
            <tr key={z.nr}>
              <td>{z.nr}</td>
              <td className={styles.zeit}>{z.ende}</td>
              <td>{z.aktenzeichen}</td>
              <td>{z.frist}</td>
              <td>{z.vorfristen}</td>
              <td>{z.verantwortlich}</td>
            </tr>
          ))}
        </tbody>
      </Tabelle>
      <Rest gezeigt={zeilen.length} von={von} />
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
