import { Form, useActionData, useNavigation } from "react-router";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Kontenergebnis } from "../konten.server.ts";
import { mehrfachaenderungen } from "../nutzer.ts";
import styles from "./verwaltung.module.css";

/** Id of the form to which the boxes of the table belong. */
export const mehrereFormular = "mehrere";

/** Form for one change of all accounts that are ticked, and what came of it. */
export function Mehrere() {
  const ergebnis = (useActionData() as Kontenergebnis | undefined)?.mehrere;
  const laeuft = useNavigation().state !== "idle";
  return (
    <>
      {ergebnis ? (
        <Hinweis art={ergebnis.fehler.length > 0 ? "warnung" : "erfolg"} rolle="status">
          <p>{anzahltext(ergebnis.geaendert)}</p>
          {ergebnis.fehler.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Hinweis>
      ) : null}
      <Form method="post" id={mehrereFormular} className={`feldreihe ${styles.mehrere}`}>
        <input type="hidden" name="was" value="mehrere" />
        <Auswahl
          label="Ausgewählte Konten"
          name="aenderung"
          optionen={[{ wert: "", text: "Bitte wählen" }, ...mehrfachaenderungen]}
        />
        <Knopf type="submit" disabled={laeuft}>
          Anwenden
        </Knopf>
      </Form>
    </>
  );
}

const anzahltext = (anzahl: number): string =>
  anzahl === 1 ? "1 Konto geändert." : `${anzahl} Konten geändert.`;
