import { datum } from "@gebuehrenportal/recht";
import { Form, type LoaderFunctionArgs } from "react-router";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import { type Protokollansicht, type Pruefbild, protokollseite } from "../ansichten/protokollseite.server.ts";
import { type Protokollwahl, protokolladresse } from "../ansichten/protokollwahl.ts";
import styles from "../ui/buch.module.css";
import { Buchseite } from "../ui/buchseite.tsx";
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
            <Pruefung wahl={protokoll.wahl} pruefung={protokoll.pruefung} />
            <Fristenakte heute={protokoll.heute} akte={protokoll.wahl.akte} />
          </div>
          <Zeilen {...protokoll} />
        </div>
      )}
    </Buchseite>
  );
}

type PruefungProps = { readonly wahl: Protokollwahl; readonly pruefung: Pruefbild | undefined };

function Pruefung({ wahl, pruefung }: PruefungProps) {
  return (
    <Karte as="section" titelId="pruefung">
      <div className="stapel">
        <h2 id="pruefung" className={styles.titel}>
          Unversehrtheit
        </h2>
        <p>
          Jede Zeile trägt die Prüfsumme der vorigen. Die Prüfung rechnet alle nach und vergleicht jeden
          Eintrag des Buches mit seinem Protokoll und jedes Tagesprotokoll mit der Kette.
        </p>
        {pruefung ? <Pruefergebnis {...pruefung} /> : null}
        <p>
          <Knopfverweis nach={protokolladresse(wahl, { pruefen: true })}>
            {pruefung ? "Noch einmal prüfen" : "Protokoll prüfen"}
          </Knopfverweis>
        </p>
      </div>
    </Karte>
  );
}

const zahl = (zahl: number, eins: string, mehr: string) =>
  zahl === 1 ? `1 ${eins}` : `${zahl.toLocaleString("de-DE")} ${mehr}`;

function Pruefergebnis({ zeilen, fristen, kopf, koepfe, fehler }: Pruefbild) {
  if (fehler.length === 0)
    return (
      <Hinweis art="erfolg" rolle="status" titel="Das Protokoll ist unversehrt." testId="log-verified">
        <p>
          {zahl(zeilen, "Zeile", "Zeilen")} und {zahl(fristen, "Frist", "Fristen")} stimmen überein
          {koepfe > 0 ? `, auch mit ${zahl(koepfe, "Tagesprotokoll", "Tagesprotokollen")}` : ""}.
        </p>
        {zeilen > 0 ? (
          <p className={styles.pruefsumme}>
            Letzte Zeile: Nr. {zeilen}, {kopf}
          </p>
        ) : null}
      </Hinweis>
    );
  return (
    <Hinweis art="gefahr" rolle="alert" titel="Das Protokoll wurde verändert." testId="log-broken">
      <ul>
        {fehler.map(({ nr, fristId, satz }) => (
          <li key={`${nr} ${fristId}`}>
            Nr. {nr}: {satz}{" "}
            {fristId ? (
              <Verweis nach={`/fristenmanager/${fristId}`}>Zum Eintrag {fristId.slice(0, 8)}</Verweis>
            ) : null}
          </li>
        ))}
      </ul>
      <p>
        Vergleichen Sie die letzten Tagesprotokolle und Ausfallkopien mit dem Buch und wenden Sie sich an den
        Betreiber des Portals.
      </p>
    </Hinweis>
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
