import { Form } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Berichtigungsangebot } from "../ansichten/rechnungsansicht.ts";
import styles from "./rechnungen.module.css";

type AnschriftberichtigungProps = {
  readonly angebot: Berichtigungsangebot;
  readonly fehler: string | undefined;
};

/** Has an invoice issued anew when the address on it is wrong. */
export function Anschriftberichtigung({
  angebot: { anschrift, rechnungen },
  fehler,
}: AnschriftberichtigungProps) {
  return (
    <Aufklapper titel="Anschrift auf einer Rechnung berichtigen" offen={fehler !== undefined}>
      <div className={`stapel ${styles.berichtigung}`}>
        <p>
          Steht auf einer Rechnung eine falsche Anschrift, stornieren wir sie und stellen sie mit Ihrer
          jetzigen neu aus. Zeitraum, Betrag und was Sie gezahlt haben, bleiben gleich.
        </p>
        <p>
          {anschrift
            ? `Ihre jetzige Anschrift: ${anschrift}. `
            : "Sie haben noch keine Anschrift angegeben. "}
          {anschrift ? "Sie ändern sie" : "Sie geben sie an"} unter{" "}
          <Verweis nach="/konto/abo">Tarif und Vertrag</Verweis>.
        </p>
        {rechnungen.length > 0 ? (
          <Form method="post" className={`feldreihe ${styles.zeilenformular}`} noValidate>
            <Auswahl
              label="Rechnung mit anderer Anschrift"
              name="rechnung"
              fehler={fehler}
              optionen={[
                { wert: "", text: "Bitte wählen" },
                ...rechnungen.map(({ id, text }) => ({ wert: id, text })),
              ]}
            />
            <Knopf type="submit">Neu ausstellen</Knopf>
          </Form>
        ) : anschrift ? (
          <p className="nebensatz">Auf allen Rechnungen steht diese Anschrift.</p>
        ) : null}
      </div>
    </Aufklapper>
  );
}
