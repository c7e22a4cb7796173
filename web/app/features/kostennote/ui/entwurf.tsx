import { Form } from "react-router";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import type { Formularausgang, Kostennotenseite } from "../kostennotenseite.server.ts";
import { Kostennotenformular } from "./formular.tsx";
import { Freigabe } from "./freigabe.tsx";
import styles from "./kostennote.module.css";
import { Pruefliste } from "./pruefliste.tsx";
import { Vorschau } from "./vorschau.tsx";

type EntwurfProps = {
  readonly seite: Extract<Kostennotenseite, { art: "entwurf" }>;
  readonly absage: Extract<Formularausgang, { art: "absage" }> | undefined;
};

/** A draft: the bill, what is missing, the form; issued by its lawyer. */
export function Entwurf({ seite, absage }: EntwurfProps) {
  return (
    <>
      <Seitenkopf titel="Entwurf einer Kostennote" vorspann="Noch ohne Nummer; Sie können alles ändern." />
      <div className={styles.seite}>
        {absage ? (
          <Hinweis art="gefahr" rolle="alert">
            {absage.meldung}
          </Hinweis>
        ) : null}
        {seite.ohneGrundlage ? <Hinweis art="gefahr">{seite.ohneGrundlage}</Hinweis> : null}
        {seite.rechnung ? (
          <Vorschau beschriftung="Stand des gespeicherten Entwurfs" tabelle={seite.rechnung} />
        ) : null}
        <p className={styles.knoepfe}>
          <a href={`/kostennoten/${seite.id}/entwurf.pdf`}>Entwurf als PDF</a>
          <a href={`${seite.rechner}#${seite.stand}`}>Berechnung öffnen</a>
          {/* In a window of its own: here may stand what is not saved yet. */}
          <a href="/konto/absender" target="_blank" rel="noreferrer">
            Absender ändern (neues Fenster)
          </a>
        </p>
        <Pruefliste liste={seite.liste} />
        <Form method="post" noValidate className={styles.formular} key={seite.id}>
          <input type="hidden" name="version" value={absage?.version ?? seite.version} />
          <Kostennotenformular
            felder={absage?.felder ?? seite.felder}
            fehler={absage?.fehler ?? seite.fehler}
            zustimmung={absage?.zustimmung}
            mitVereinbarung={seite.mitVereinbarung}
          >
            {/* Whatever was saved since is looked through anew. */}
            <Freigabe
              key={absage?.version ?? seite.version}
              stand={absage?.freigabe}
              label="Ich habe die Rechnung geprüft und gebe sie frei."
              hinweis="Nur zum Ausstellen nötig."
            />
            <div className={styles.knoepfe}>
              <Knopf type="submit" name="was" value="speichern">
                Entwurf speichern
              </Knopf>
              <Knopf type="submit" name="was" value="ausstellen" art="haupt">
                Freigeben und ausstellen
              </Knopf>
              <Knopf type="submit" name="was" value="verwerfen" art="still">
                Entwurf verwerfen
              </Knopf>
            </div>
            <p className={styles.leise}>
              {seite.ausstellbar ? "" : "Die Prüfliste nennt noch Fehlendes. "}
              Mit dem Ausstellen übernehmen Sie die Verantwortung für die Berechnung (§ 10 Abs. 1 RVG), sie
              bekommt ihre Nummer und lässt sich nicht mehr ändern, nur stornieren.
            </p>
          </Kostennotenformular>
        </Form>
      </div>
    </>
  );
}
