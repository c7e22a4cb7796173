import { untrennbar } from "@gebuehrenportal/recht";
import { useEffect } from "react";
import { Form } from "react-router";
import { Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Dateiverweis, Knopf } from "#ui/knopf.tsx";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Formularausgang, Kostennotenseite } from "../ansichten/kostennotenseite.server.ts";
import { Freigabe } from "./freigabe.tsx";
import { alleGemerkten, vergessen } from "./gemerkt.ts";
import styles from "./kostennote.module.css";
import { Rechnungstabelle } from "./rechnungstabelle.tsx";

type AusgestelltProps = {
  readonly seite: Extract<Kostennotenseite, { art: "ausgestellt" }>;
  readonly absage: Extract<Formularausgang, { art: "absage" }> | undefined;
};

/** A document that has been issued: its files, and its Storno. */
export function Ausgestellt({ seite, absage }: AusgestelltProps) {
  const { id, storniertDurch, stornoZu, xrechnungFehlt: fehlt } = seite;
  // It can no longer be changed, whatever was typed.
  useEffect(() => alleGemerkten(id).forEach(vergessen), [id]);
  return (
    <>
      <Seitenkopf
        titel={seite.titel}
        vorspann={`Ausgestellt am ${seite.datum}, freigegeben von ${seite.freigegebenVon}.`}
      />
      <div className={`seitenspalte ${styles.seite}`}>
        {absage ? <Fehlermeldung>{absage.meldung}</Fehlermeldung> : null}
        {storniertDurch ? (
          <Hinweis art="warnung" titel="Storniert">
            <p>
              Durch die{" "}
              <Verweis nach={`/kostennoten/${storniertDurch.id}`}>
                Stornorechnung {storniertDurch.nummer}
              </Verweis>
              .
            </p>
          </Hinweis>
        ) : null}
        {stornoZu && seite.storniert ? (
          <p>
            Storniert die <Verweis nach={`/kostennoten/${stornoZu}`}>{seite.storniert}</Verweis>.
          </p>
        ) : null}
        <div className={styles.brief}>
          <dl className={styles.angaben}>
            {seite.angaben.map(([name, wert]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{wert}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.zeilen}>{seite.einleitung.join("\n")}</p>
          <Rechnungstabelle beschriftung={`Für ${seite.empfaenger.join(", ")}`} tabelle={seite.rechnung} />
          {seite.schluss.map((satz) => (
            <p key={satz} className={styles.leise}>
              {satz}
            </p>
          ))}
        </div>
        <section aria-labelledby="dateien">
          <h2 id="dateien" className={styles.titel}>
            Dateien
          </h2>
          <div className={styles.knoepfe}>
            <Dateiverweis href={`/kostennoten/${id}/rechnung.pdf`}>PDF mit Datensatz (ZUGFeRD)</Dateiverweis>
            {fehlt.length === 0 ? (
              <Dateiverweis href={`/kostennoten/${id}/xrechnung.xml`}>XRechnung (XML)</Dateiverweis>
            ) : null}
          </div>
          {fehlt.length === 0 ? null : (
            <p className={styles.leise}>XRechnung nicht möglich, es fehlt: {fehlt.join(", ")}</p>
          )}
        </section>
        {seite.stornierbar ? (
          <Form method="post" noValidate className={styles.abschluss}>
            <Freigabe stand={absage?.freigabe} label="Ja, diese Kostennote stornieren" required />
            <div>
              <Knopf type="submit" name="was" value="stornieren">
                Stornieren
              </Knopf>
            </div>
            <p className={styles.leise}>
              {untrennbar(
                "Das Storno ist ein eigener Beleg mit eigener Nummer; beide bleiben erhalten (§ 14 Abs. 6 UStG, § 31 Abs. 5 UStDV).",
              )}
            </p>
          </Form>
        ) : null}
        <p>
          <Verweis nach="/kostennoten">Alle Kostennoten</Verweis>
        </p>
      </div>
    </>
  );
}
