import { useState } from "react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLocation } from "react-router";
import { useTarifwechsel } from "#platform/client/tarifwechsel.ts";
import { Angabe } from "#ui/angaben.tsx";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Erfolgsmeldung, Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Dateiverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import type { Eintragsansicht } from "../ansichten/eintrag/eintragsansicht.server.ts";
import { type Eintragsergebnis, eintragshandlung } from "../ansichten/eintrag/eintragshandlung.server.ts";
import { eintragsseite } from "../ansichten/eintrag/eintragsseite.server.ts";
import styles from "../ui/buch.module.css";
import { Abweichung } from "../ui/eintrag/abweichung.tsx";
import { Handlungen } from "../ui/eintrag/handlungen.tsx";
import { Vorfristen, vorfristformulare } from "../ui/eintrag/vorfristen.tsx";
import { FaktorFehlt } from "../ui/faktor-fehlt.tsx";
import { Fristenliste } from "../ui/fristenliste.tsx";
import { Marken } from "../ui/marken.tsx";
import { Netzstand } from "../ui/netzstand.tsx";
import { Rechenweg } from "../ui/rechenweg.tsx";
import { useBuchGeaendert } from "../ui/use-buch-geaendert.ts";
import type { Route } from "./+types/eintrag.ts";

export const meta = () =>
  metadaten(
    "Frist",
    "Eine Frist mit Rechenweg, Kette und Protokoll; freigeben, erledigen, verlängern, streichen.",
  );

export const loader = (aufruf: LoaderFunctionArgs) => eintragsseite(aufruf, aufruf.params.id);
export const action = (aufruf: ActionFunctionArgs) => eintragshandlung(aufruf, aufruf.params.id);

export default function Frist({ loaderData: { eintrag, erledigt }, actionData }: Route.ComponentProps) {
  useTarifwechsel();
  const getrenntSeit = useBuchGeaendert();
  return (
    <>
      <Seitenkopf titel={eintrag?.zeile.titel ?? "Frist"} vorspann={eintrag?.zeile.aktenzeichen} />
      {eintrag ? (
        <Eintrag eintrag={eintrag} erledigt={actionData ? undefined : erledigt} ergebnis={actionData} />
      ) : (
        <FaktorFehlt />
      )}
      <Netzstand getrenntSeit={getrenntSeit} daten={eintrag} />
    </>
  );
}

/** Forms that stand beside the day that was found since. */
const entschieden: ReadonlySet<string> = new Set(["uebernehmen", "verwerfen"]);

/** The state of the entry when the page was opened: what comes anew afterwards is shown, but nobody vouches for it yet. */
function useGeoeffnet(stand: number, besuch: string): number {
  const [gesehen, setGesehen] = useState({ besuch, stand });
  if (gesehen.besuch === besuch) return gesehen.stand;
  setGesehen({ besuch, stand });
  return stand;
}

type EintragProps = {
  readonly eintrag: Eintragsansicht;
  readonly erledigt: string | undefined;
  readonly ergebnis: Eintragsergebnis | undefined;
};

function Eintrag({ eintrag, erledigt, ergebnis }: EintragProps) {
  // What is typed stays when a colleague changes the entry meanwhile; one's own change leads to another address.
  const { key: schluessel } = useLocation();
  const geoeffnet = useGeoeffnet(eintrag.stand, schluessel);
  const standDort = entschieden.has(ergebnis?.was ?? "") ? ergebnis?.felder.stand : undefined;
  const anVorfrist = vorfristformulare.has(ergebnis?.was ?? "");
  const { zeile, angaben, gruende, rechenweg, hinweise, staende, kette, verlauf, moeglich } = eintrag;
  return (
    <div className={`seitenspalte ${styles.seite}`}>
      <p>
        <Verweis nach="/fristenmanager">Fristenbuch</Verweis>
        {zeile.aktenzeichen ? (
          <>
            {" · "}
            <Verweis nach={`/fristenmanager?${new URLSearchParams({ akte: zeile.aktenzeichen })}`}>
              alle Fristen der Akte
            </Verweis>
          </>
        ) : null}
      </p>
      <Erfolgsmeldung>{erledigt}</Erfolgsmeldung>
      <Karte>
        <div className="stapel">
          <div className={styles.gliedkopf}>
            <p className={`${styles.gross} ${zeile.ueberfaellig ? styles.vorbei : ""}`}>
              {zeile.endeText}
              {zeile.uhr === null ? "" : `, ${zeile.uhr} Uhr`}
            </p>
            <Marken marken={zeile.marken} />
          </div>
          {zeile.abstand ? <p className="leise">{zeile.abstand}</p> : null}
          {gruende.length > 0 ? (
            <Hinweis art="warnung" titel="Anwaltliche Freigabe fehlt">
              <p>{gruende.join(" ")}</p>
            </Hinweis>
          ) : null}
          {eintrag.abweichung ? (
            <Abweichung
              {...eintrag.abweichung}
              stand={standDort ?? geoeffnet}
              entscheiden={moeglich.includes("abweichung")}
            />
          ) : null}
          <dl className={styles.kopfdaten}>
            {angaben.map(([name, wert]) => (
              <Angabe key={name} name={name}>
                {wert}
              </Angabe>
            ))}
          </dl>
          <Vorfristen
            eintrag={eintrag}
            ergebnis={anVorfrist ? ergebnis : undefined}
            key={`v-${schluessel}`}
          />
          <Handlungen eintrag={eintrag} ergebnis={anVorfrist ? undefined : ergebnis} key={schluessel} />
          <p>
            <Dateiverweis href={`/fristenmanager/${zeile.id}/kontrollzettel`}>
              Kontrollzettel (PDF)
            </Dateiverweis>
          </p>
        </div>
      </Karte>
      <Karte as="section" titelId="rechenweg">
        <h2 id="rechenweg" className={styles.titel}>
          Rechenweg
        </h2>
        {rechenweg.length > 0 ? (
          <Rechenweg schritte={rechenweg} />
        ) : (
          <p>Für diesen Eintrag wurde noch kein Tag gerechnet.</p>
        )}
        {hinweise.length > 0 ? (
          <Aufklapper titel="Hinweise zur Berechnung">
            <ul>
              {hinweise.map((satz) => (
                <li key={satz}>{satz}</li>
              ))}
            </ul>
          </Aufklapper>
        ) : null}
        {staende ? <p className="leise">{staende}</p> : null}
      </Karte>
      {kette.length > 0 ? (
        <section aria-labelledby="kette">
          <h2 id="kette" className={styles.titel}>
            Fristen desselben Ereignisses
          </h2>
          <Fristenliste zeilen={kette} />
        </section>
      ) : null}
      <section aria-labelledby="verlauf">
        <h2 id="verlauf" className={styles.titel}>
          Protokoll
        </h2>
        <ol className={styles.verlauf}>
          {verlauf.map(({ nr, iso, was, wer }) => (
            <li key={nr}>
              {was} · {wer}
              <br />
              <span className="leise">
                <Zeitpunkt iso={iso} /> · Nr. {nr}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
