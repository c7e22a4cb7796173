import { Form } from "react-router";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Erfolgsmeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Einstellungsansicht } from "../../ansichten/einstellungsseite.server.ts";
import type { Seitenergebnis } from "../../ansichten/seitenpost.server.ts";
import styles from "../buch.module.css";

type Props = { readonly ansicht: Einstellungsansicht; readonly ergebnis: Seitenergebnis | undefined };

/** Who gets the head of the log by mail every day. */
export function Kopfempfang({ ansicht, ergebnis }: Props) {
  const { kopfempfaenger, personen, darfEinstellen } = ansicht;
  const eigenes = ergebnis?.was === "kopfempfang" ? ergebnis : undefined;
  const namen = personen.filter(({ wert }) => kopfempfaenger.includes(wert)).map(({ text }) => text);
  return (
    <Karte as="section" titelId="kopfempfang">
      <div className="stapel">
        <h2 id="kopfempfang" className={styles.titel}>
          Stand des Protokolls per E-Mail
        </h2>
        <p>
          Nummer und Prüfsumme der letzten Zeile gehen täglich ab 20 Uhr an zwei Personen. Erst ein Stand
          außerhalb des Portals zeigt, ob jemand das Protokoll gekürzt oder neu geschrieben hat; zwei
          Empfänger, damit nicht einer allein ihn verschwinden lassen kann.
        </p>
        <Erfolgsmeldung>{eigenes?.erledigt}</Erfolgsmeldung>
        {darfEinstellen ? (
          <Formular ansicht={ansicht} ergebnis={eigenes} />
        ) : (
          <p>{namen.length > 0 ? `Empfänger: ${namen.join(" und ")}.` : "Zurzeit bekommt ihn niemand."}</p>
        )}
      </div>
    </Karte>
  );
}

function Formular({ ansicht: { kopfempfaenger, personen }, ergebnis }: Props) {
  const optionen = [{ wert: "", text: "niemand" }, ...personen];
  const [erste = "", zweite = ""] = kopfempfaenger;
  return (
    <Form method="post" action="#kopfempfang" className="stapel" key={kopfempfaenger.join()}>
      <input type="hidden" name="was" value="kopfempfang" />
      <div className={styles.felder}>
        <Auswahl
          label="Erste Person"
          name="erste"
          defaultValue={ergebnis?.felder?.erste ?? erste}
          fehler={ergebnis?.fehler}
          optionen={optionen}
        />
        {personen.length > 1 ? (
          <Auswahl
            label="Zweite Person"
            name="zweite"
            defaultValue={ergebnis?.felder?.zweite ?? zweite}
            optionen={optionen}
          />
        ) : null}
      </div>
      <p>
        <Knopf type="submit">Empfänger festlegen</Knopf>
      </p>
    </Form>
  );
}
