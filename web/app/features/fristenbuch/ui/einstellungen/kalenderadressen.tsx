import { Form } from "react-router";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Erfolgsmeldung, Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Kopierknopf } from "#ui/kopierknopf.tsx";
import type { Einstellungsansicht } from "../../ansichten/einstellungsseite.server.ts";
import type { Seitenergebnis } from "../../ansichten/seitenpost.server.ts";
import { inhaltsworte } from "../../worte/inhaltsworte.ts";
import styles from "../buch.module.css";
import eigene from "../pflichten.module.css";

type Props = { readonly ansicht: Einstellungsansicht; readonly ergebnis: Seitenergebnis | undefined };

/** The private calendars of the reader. */
export function Kalenderadressen({ ansicht: { kalender, inhalte }, ergebnis }: Props) {
  const eigenes = ergebnis?.was === "kalender" || ergebnis?.was === "widerrufen" ? ergebnis : undefined;
  const adresse = ergebnis?.adresse;
  return (
    <Karte as="section" titelId="kalender">
      <div className="stapel">
        <h2 id="kalender" className={styles.titel}>
          Ihr persönlicher Kalender
        </h2>
        <p className="nebensatz">
          Kalenderprogramme lesen Ihre Fristen unter einer Adresse, die nur Sie kennen; ändern können sie
          nichts. Das Fristenbuch geht vor, der Kalender ist eine Kopie.
        </p>
        <Erfolgsmeldung>{eigenes?.erledigt}</Erfolgsmeldung>
        <Fehlermeldung>{eigenes?.fehler}</Fehlermeldung>
        {adresse ? (
          <Hinweis art="warnung" rolle="status" titel="Die Adresse erscheint nur jetzt">
            <p>Wer sie kennt, liest Ihren Kalender. Tragen Sie sie nur in Ihr Kalenderprogramm ein.</p>
            <p className={eigene.adresse} data-testid="feed-url">
              {adresse}
            </p>
            <Kopierknopf inhalt={() => ({ text: adresse })}>Adresse kopieren</Kopierknopf>
          </Hinweis>
        ) : null}
        {kalender.length > 0 ? (
          <ul className="linienliste">
            {kalender.map(({ id, inhalt, seit, zuletzt }) => (
              <li key={id} className={eigene.posten} data-testid="feed">
                <div>
                  {inhaltsworte[inhalt]}
                  <p className="leise">
                    angelegt am {seit} ·{" "}
                    {zuletzt ? `zuletzt abgerufen am ${zuletzt}` : "noch nicht abgerufen"}
                  </p>
                </div>
                <Form method="post" action="#kalender">
                  <input type="hidden" name="was" value="widerrufen" />
                  <input type="hidden" name="id" value={id} />
                  <Knopf type="submit">
                    Widerrufen<span className="nur-vorlesen"> (angelegt am {seit})</span>
                  </Knopf>
                </Form>
              </li>
            ))}
          </ul>
        ) : null}
        <Form method="post" action="#kalender" className="stapel">
          <input type="hidden" name="was" value="kalender" />
          <Auswahl
            label="Inhalt"
            name="content"
            optionen={inhalte.map((wert) => ({ wert, text: inhaltsworte[wert] }))}
            defaultValue="frist"
            hinweis="Nie mehr, als die Kanzlei für E-Mails und Kalender gewählt hat."
          />
          <p>
            <Knopf type="submit">Kalender anlegen</Knopf>
          </p>
        </Form>
      </div>
    </Karte>
  );
}
