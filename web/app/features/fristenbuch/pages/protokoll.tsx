import { datum } from "@gebuehrenportal/recht";
import { Form, type LoaderFunctionArgs } from "react-router";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import { type Protokollansicht, protokollseite } from "../ansichten/protokollseite.server.ts";
import { protokolladresse } from "../ansichten/protokollwahl.ts";
import styles from "../ui/buch.module.css";
import { Buchseite } from "../ui/buchseite.tsx";
import { Pruefung } from "../ui/protokollpruefung.tsx";
import type { Route } from "./+types/protokoll.ts";

export const meta = () =>
  metadaten(
    "Protokoll",
    "Wer wann was in das Fristenbuch eingetragen hat; prüfen und als Fristenakte ausgeben.",
  );

export const loader = async (aufruf: LoaderFunctionArgs) => ({ protokoll: await protokollseite(aufruf) });

export default function Protokoll({ loaderData: { protokoll } }: Route.ComponentProps) {
  return (
    <Buchseite
      titel="Protokoll"
      vorspann="Jede Eintragung mit Zeit und Person. Nichts davon lässt sich ändern oder löschen."
      daten={protokoll}
    >
      {(protokoll) => (
        <div className={`seitenspalte ${styles.seite}`}>
          <div className={styles.paar}>
            <Pruefung {...protokoll} />
            <Fristenakte heute={protokoll.heute} akte={protokoll.wahl.akte} />
          </div>
          <Zeilen {...protokoll} />
        </div>
      )}
    </Buchseite>
  );
}

type FristenakteProps = { readonly heute: Protokollansicht["heute"]; readonly akte: string };

function Fristenakte({ heute, akte }: FristenakteProps) {
  return (
    <Karte as="section" titelId="fristenakte">
      <Form
        method="get"
        action="/fristenmanager/fristenakte/pdf"
        reloadDocument
        className="stapel"
        key={akte}
      >
        <h2 id="fristenakte" className={styles.titel}>
          Fristenakte
        </h2>
        <p>Das Buch, wie es am Ende eines Tages stand, mit allen Zeilen bis dahin.</p>
        <div className={styles.felder}>
          <Tagfeld label="Stand am Ende des" name="tag" heute={heute} defaultValue={datum(heute)} />
          <Feld
            label="Aktenzeichen"
            name="akte"
            freiwillig
            maxLength={200}
            defaultValue={akte}
            hinweis="leer: alle Akten"
          />
        </div>
        <div className="knopfreihe">
          <Knopf type="submit">Als PDF</Knopf>
          <Knopf type="submit" formAction="/fristenmanager/fristenakte/json">
            Als JSON
          </Knopf>
        </div>
        <p>
          Das ganze Buch von heute, auch als Tabelle und Kalenderdatei:{" "}
          <Verweis nach="/konto/fristen">Fristenbuch mitnehmen</Verweis>
        </p>
      </Form>
    </Karte>
  );
}

function Zeilen({ heute, wahl, zeilen, weiter, personen, arten }: Protokollansicht) {
  const gefiltert = Boolean(wahl.von ?? wahl.bis) || wahl.art !== "" || wahl.wer !== "" || wahl.akte !== "";
  return (
    <section aria-labelledby="zeilen" className="stapel">
      <h2 id="zeilen" className={styles.titel}>
        Zeilen
      </h2>
      <Form method="get" className="stapel" key={protokolladresse(wahl)}>
        <div className={styles.felder}>
          <Tagfeld label="Von" name="von" heute={heute} defaultValue={wahl.von ? datum(wahl.von) : ""} />
          <Tagfeld label="Bis" name="bis" heute={heute} defaultValue={wahl.bis ? datum(wahl.bis) : ""} />
          <Auswahl
            label="Vorgang"
            name="art"
            defaultValue={wahl.art}
            optionen={[{ wert: "", text: "alle" }, ...arten]}
          />
          {personen.length > 1 ? (
            <Auswahl
              label="Person"
              name="wer"
              defaultValue={wahl.wer}
              optionen={[{ wert: "", text: "alle" }, ...personen]}
            />
          ) : null}
          <Feld label="Aktenzeichen" name="akte" maxLength={200} defaultValue={wahl.akte} />
        </div>
        <div className="knopfreihe">
          <Knopf type="submit">Anzeigen</Knopf>
          {gefiltert ? <Knopfverweis nach={protokolladresse({})}>Alle Zeilen</Knopfverweis> : null}
        </div>
      </Form>
      {zeilen.length === 0 ? (
        <p>{gefiltert ? "Dazu gibt es keine Zeile." : "Noch wurde nichts eingetragen."}</p>
      ) : (
        <Tabelle beschriftung="Zeilen, die neueste zuerst" beschriftungVerbergen dicht>
          <Tabellenkopf spalten={["Nr.", "Zeit", "Vorgang", "Frist", "Person"]} />
          <tbody>
            {zeilen.map((zeile) => (
              <tr key={zeile.nr} data-testid="log-line">
                <td>{zeile.nr}</td>
                <td className={styles.zeit}>
                  <Zeitpunkt iso={zeile.iso} />
                </td>
                <td>{zeile.was}</td>
                <td>
                  {zeile.fristId ? (
                    <Verweis nach={`/fristenmanager/${zeile.fristId}`}>{zeile.frist || "Eintrag"}</Verweis>
                  ) : (
                    "Fristenbuch"
                  )}
                </td>
                <td>{zeile.wer}</td>
              </tr>
            ))}
          </tbody>
        </Tabelle>
      )}
      {weiter ? (
        <p>
          <Knopfverweis nach={weiter}>Ältere Zeilen</Knopfverweis>
        </p>
      ) : null}
    </section>
  );
}
