import { type ActionFunctionArgs, type LoaderFunctionArgs, useLocation } from "react-router";
import { Angabe } from "#ui/angaben.tsx";
import { Erfolgsmeldung, Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import type { Seitenergebnis } from "../ansichten/seitenpost.server.ts";
import {
  type Einzelansicht,
  terminbearbeiten,
  terminbearbeitung,
} from "../ansichten/termine/terminbearbeitung.server.ts";
import styles from "../ui/buch.module.css";
import { Buchseite } from "../ui/buchseite.tsx";
import { Marken } from "../ui/marken.tsx";
import { Terminaendern } from "../ui/termine/terminaendern.tsx";
import { Art } from "../ui/termine/terminliste.tsx";
import type { Route } from "./+types/termin.ts";

export const meta = () =>
  metadaten("Termin", "Ein Termin oder eine Wiedervorlage: ändern, erledigen, streichen.");

export const loader = (aufruf: LoaderFunctionArgs) => terminbearbeitung(aufruf, aufruf.params.id);
export const action = (aufruf: ActionFunctionArgs) => terminbearbeiten(aufruf, aufruf.params.id);

export default function Termin({ loaderData: { termin, getan }, actionData }: Route.ComponentProps) {
  return (
    <Buchseite
      titel={termin?.zeile?.titel ?? termin?.felder.title ?? "Termin"}
      vorspann={termin?.felder.aktenzeichen ?? ""}
      daten={termin}
    >
      {(ansicht) => (
        <Einzeln ansicht={ansicht} ergebnis={actionData} getan={actionData ? undefined : getan} />
      )}
    </Buchseite>
  );
}

type EinzelnProps = {
  readonly ansicht: Einzelansicht;
  readonly ergebnis: Seitenergebnis | undefined;
  readonly getan: string | undefined;
};

function Einzeln({ ansicht, ergebnis, getan }: EinzelnProps) {
  // What is typed stays when a colleague changes the entry meanwhile; one's own change leads to another address.
  const { key: schluessel } = useLocation();
  const { zeile, angaben, darf, gestrichen, verlauf, nachbarn, art, wort } = ansicht;
  return (
    <div className={`seitenspalte ${styles.seite}`}>
      <p>
        <Verweis nach="/fristenmanager/termine">Termine und Wiedervorlagen</Verweis>
      </p>
      <Erfolgsmeldung>{getan}</Erfolgsmeldung>
      {gestrichen ? (
        <Hinweis art="warnung">
          <p>{gestrichen}</p>
        </Hinweis>
      ) : null}
      <Karte>
        <div className="stapel">
          <div className={styles.gliedkopf}>
            <div>
              <Art zeile={{ art, wort }} />
              <p className={styles.gross}>
                {zeile
                  ? `${zeile.tagText}${zeile.zeit ? `, ${zeile.zeit}` : ""}`
                  : "Die Serie hat keinen Tag mehr."}
              </p>
            </div>
            <Marken marken={zeile?.marken ?? []} />
          </div>
          <dl className={styles.kopfdaten}>
            {angaben.map(([name, wert]) => (
              <Angabe key={name} name={name}>
                {wert}
              </Angabe>
            ))}
          </dl>
          {nachbarn.length > 1 ? (
            <nav aria-label="Tage der Serie">
              <ul className={styles.filter}>
                {nachbarn.map(({ pfad, text, gilt }) => (
                  <li key={pfad}>
                    <Seitenlink nach={pfad} {...(gilt && { "aria-current": "true" as const })}>
                      {text}
                    </Seitenlink>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          {darf ? <Terminaendern ansicht={ansicht} ergebnis={ergebnis} key={schluessel} /> : null}
        </div>
      </Karte>
      <section aria-labelledby="verlauf">
        <h2 id="verlauf" className={styles.titel}>
          Verlauf
        </h2>
        <ol className={styles.verlauf}>
          {verlauf.map(({ was, wer, iso }) => (
            <li key={iso + was}>
              {was}
              <br />
              <span className="leise">
                {wer} · <Zeitpunkt iso={iso} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
