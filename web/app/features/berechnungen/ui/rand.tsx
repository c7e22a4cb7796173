import { datum } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { BasicMarke } from "#features/rechner/index.ts";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import type { Listenzeile, Version, Versionszeile } from "../berechnung.ts";
import { laengsterKopf } from "../grenzen.ts";
import styles from "./berechnungen.module.css";
import { Handlungsknopf } from "./handlungsknopf.tsx";

type RandProps = {
  readonly zeile: Listenzeile;
  readonly version: Version;
  readonly versionen: readonly Versionszeile[];
  /** One day decides which law holds: the law of two days can be compared. */
  readonly mitStichtag: boolean;
  /** The tier holds PDF, Word and Excel. */
  readonly dokumente: boolean;
  /** Where a fault of this result is reported; unset: there is no such address yet. */
  readonly fehlerAn: string | undefined;
};

const dateien = [
  ["pdf", "PDF"],
  ["docx", "Word"],
  ["xlsx", "Excel"],
] as const;

/** Beside the sheet: going on with the inputs, files, name, versions, comparison. */
export function Berechnungsrand({ zeile, version, versionen, mitStichtag, dokumente, fehlerAn }: RandProps) {
  const { id, bezeichnung } = zeile;
  const datei = (format: string) => `/meine-berechnungen/${id}/datei/${format}?version=${version.version}`;
  return (
    <aside className={styles.rand} data-nicht-drucken="" aria-label="Werkzeuge dieser Berechnung">
      <div className={`${styles.knoepfe} ${styles.handlungen}`}>
        {/* A document of its own: the calculator reads its inputs from the address when it loads. */}
        <a
          className={styles.weiter}
          href={`${zeile.rechner}?berechnung=${id}&basis=${zeile.version}#${version.stand}`}
        >
          Bearbeiten
        </a>
        {zeile.geloescht ? null : (
          <>
            <Abrechnung zeile={zeile} version={version} mitTarif={dokumente} />
            <Handlungsknopf was="kopie" id={id} text="Kopieren" bezeichnung={bezeichnung} />
            <Handlungsknopf was="loeschen" id={id} text="Löschen" bezeichnung={bezeichnung} />
          </>
        )}
      </div>
      <section aria-labelledby="dateien-titel">
        <h2 id="dateien-titel">Dateien</h2>
        <p className={styles.knoepfe}>
          {(dokumente ? dateien : []).map(([format, text]) => (
            <a key={format} href={datei(format)} download="">
              {text}
            </a>
          ))}
          <a href={datei("csv")} download="">
            CSV
          </a>
          <a href={datei("json")} download="">
            JSON
          </a>
        </p>
        {dokumente ? null : <p className="leise">PDF, Word und Excel sind im Tarif Basic enthalten.</p>}
      </section>
      {zeile.geloescht ? null : (
        <Aufklapper titel="Umbenennen">
          <Form method="post" className={styles.felder}>
            <input type="hidden" name="was" value="umbenennen" />
            <input type="hidden" name="id" value={id} />
            <Feld
              label="Bezeichnung"
              name="bezeichnung"
              defaultValue={bezeichnung}
              maxLength={laengsterKopf}
              required
            />
            <Feld
              label="Aktenzeichen"
              name="aktenzeichen"
              defaultValue={zeile.aktenzeichen}
              maxLength={laengsterKopf}
              freiwillig
            />
            <Knopf type="submit">Übernehmen</Knopf>
          </Form>
        </Aufklapper>
      )}
      <section aria-labelledby="versionen-titel">
        <h2 id="versionen-titel">Versionen</h2>
        <ol className={styles.versionen} reversed>
          {versionen.map((eine) => (
            <li key={eine.version}>
              <Seitenlink
                nach={`/meine-berechnungen/${id}?version=${eine.version}`}
                aria-current={eine.version === version.version ? "true" : undefined}
              >
                Version {eine.version}
              </Seitenlink>
              : {eine.kennzahl}
              <div className="eintragsangaben">
                {datum(eine.berechnetAm)}, Rechenstand {eine.rechenstand}
              </div>
            </li>
          ))}
        </ol>
      </section>
      {fehlerAn ? (
        <p>
          <a href={fehlerAn}>Fehler melden</a>
        </p>
      ) : null}
      <Vergleichswahl id={id} versionen={versionen} mitStichtag={mitStichtag} />
    </aside>
  );
}

/** Straight to a Kostennote, which takes Aktenzeichen and name along; in the body, so that they stand in no address. */
function Abrechnung({
  zeile: { rechner, aktenzeichen, bezeichnung },
  version: { stand, blatt },
  mitTarif,
}: Pick<RandProps, "zeile" | "version"> & { readonly mitTarif: boolean }) {
  if (rechner !== "/rvgrechner") return null;
  const felder = {
    was: "uebernehmen",
    rechner,
    stand,
    aktenzeichen,
    betreff: bezeichnung === blatt.titel ? "" : bezeichnung,
  };
  return (
    <form method="post" action="/kostennoten/neu">
      {Object.entries(felder).map(([name, wert]) => (
        <input key={name} type="hidden" name={name} value={wert} />
      ))}
      <Knopf type="submit" art="still">
        Kostennote{mitTarif ? null : <BasicMarke />}
      </Knopf>
    </form>
  );
}

function Vergleichswahl({
  id,
  versionen,
  mitStichtag,
}: Pick<RandProps, "versionen" | "mitStichtag"> & { readonly id: string }) {
  const [neueste, davor] = versionen;
  const nach = `/meine-berechnungen/${id}/vergleich`;
  if (!davor && !mitStichtag) return null;
  return (
    <section aria-labelledby="vergleich-titel">
      <h2 id="vergleich-titel">Vergleichen</h2>
      {neueste && davor ? (
        <p>
          <Knopfverweis art="still" nach={`${nach}?a=${davor.version}&b=${neueste.version}`}>
            {`Version ${davor.version} mit ${neueste.version}`}
          </Knopfverweis>
        </p>
      ) : null}
      {mitStichtag ? (
        <Form method="get" action={nach} className={styles.felder}>
          <Feld label="Recht vom" name="tag" placeholder="01.05.2025" required />
          <Feld label="und Recht vom" name="gegen" hinweis="Leer: heute" freiwillig />
          <Knopf type="submit">Altes und neues Recht vergleichen</Knopf>
        </Form>
      ) : null}
    </section>
  );
}
