import { Form } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Einlesebericht, Rest, Spaltenwahl } from "#ui/einlesen.tsx";
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
      {art === "csv" ? <Spaltenwahl teile={teilnamen} spalten={spalten} zuordnung={zuordnung} /> : null}
      <Fristbericht ansicht={ansicht} />
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
export function Fristbericht({ ansicht }: { readonly ansicht: Einleseansicht }) {
  const { zahlen, neue, vorhandene, abgelehnte, schritt, art } = ansicht;
  const fertig = schritt === "fertig";
  const nr = art === "csv" ? "Zeile" : "Nr.";
  return (
    <Einlesebericht
      fertig={fertig}
      nummer={nr}
      zahlen={[
        [fertig ? "übernommen" : "neu", zahlen.neu],
        ["schon im Buch", zahlen.vorhanden],
        ["nicht übernommen", zahlen.abgelehnt],
      ]}
      abgelehnt={{ anzahl: zahlen.abgelehnt, zeilen: abgelehnte }}
      testid="deadline-import-report"
      vorhanden={
        vorhandene.length > 0 ? (
          <Aufklapper titel="Schon im Buch, bleibt unverändert">
            <Fristtafel titel="Schon im Buch" zeilen={vorhandene} von={zahlen.vorhanden} nr={nr} />
          </Aufklapper>
        ) : null
      }
    >
      <Fristtafel titel={fertig ? "Übernommen" : "Neu"} zeilen={neue} von={zahlen.neu} nr={nr} />
    </Einlesebericht>
  );
}

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
