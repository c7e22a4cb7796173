import { ortAus } from "@gebuehrenportal/fristen";
import { type Katalogeintrag, verlaengerungssatz } from "@gebuehrenportal/fristen/katalog";
import { monatswort, untrennbar } from "@gebuehrenportal/recht";
import type { ReactNode } from "react";
import { Normverweis } from "#dokumente/blatt/ansicht/normverweis.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopfverweis } from "#ui/knopf.tsx";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import type { Beispiel } from "../beispiel.server.ts";
import {
  artwort,
  beginnsatz,
  dauerworte,
  ortswort,
  regimeworte,
  verlaengerungswort,
  verschiebungssatz,
} from "../worte.ts";
import { Beispielrechnung } from "./beispielrechnung.tsx";
import styles from "./eintragsblatt.module.css";
import { Folgen } from "./folgen.tsx";
import { Rechtsaenderung } from "./rechtsaenderung.tsx";

type EintragsblattProps = {
  readonly eintrag: Katalogeintrag;
  readonly beispiel: Beispiel | undefined;
  /** State of the catalogue, `JJJJ-MM`. */
  readonly stand: string;
  /** Where a fault of it is reported. */
  readonly fehlerAn: string;
};

/** All that the catalogue knows of one period, in plain German, with a worked example. */
export function Eintragsblatt({ eintrag, beispiel, stand, fehlerAn }: EintragsblattProps) {
  const { id, name, gebiet, gebietName, dauerText, ausloeser, hinweis, nachweis } = eintrag;
  return (
    <article className={styles.blatt}>
      <nav aria-label="Sie sind hier" className={styles.pfad} data-nicht-drucken="">
        <a href="/fristenkatalog">Fristenkatalog</a>
        <span aria-hidden="true"> › </span>
        <a href={`/fristenkatalog?gebiet=${gebiet}`}>{gebietName}</a>
      </nav>
      <Seitenkopf
        titel={untrennbar(name.replace(" – ", "\u00a0– "))}
        vorspann={untrennbar(`${dauerText}, ausgelöst durch: ${ausloeser}.`)}
      />
      <Sicherheitshinweis eintrag={eintrag} />
      <p data-nicht-drucken="">
        <Knopfverweis nach={`/fristenrechner?frist=${id}`} art="haupt">
          Diese Frist berechnen
        </Knopfverweis>
      </p>
      <section aria-labelledby="angaben" className={styles.abschnitt}>
        <h2 id="angaben">Auf einen Blick</h2>
        <Angaben eintrag={eintrag} />
      </section>
      {hinweis ? (
        <section aria-labelledby="beachten" className={styles.abschnitt}>
          <h2 id="beachten">Zu beachten</h2>
          <p className={styles.text}>{untrennbar(hinweis)}</p>
        </section>
      ) : null}
      <Rechtsaenderung eintrag={eintrag} />
      <Folgen eintrag={eintrag} beispiel={beispiel} />
      <Beispielrechnung eintrag={eintrag} beispiel={beispiel} />
      <p className={styles.fuss}>
        Stand des Katalogs: {monatswort(stand)}. Nachweis: {untrennbar(nachweis)}.{" "}
        <a href={fehlerAn} data-nicht-drucken="">
          Fehler melden
        </a>
      </p>
    </article>
  );
}

/** Medium and low confidence are said before anything else. */
function Sicherheitshinweis({
  eintrag: { sicherheit, nachweis, bestaetigung },
}: {
  readonly eintrag: Katalogeintrag;
}) {
  if (sicherheit === "hoch") return null;
  return (
    <Hinweis
      art="warnung"
      titel={sicherheit === "mittel" ? "Nicht voll gesichert" : "Nur ein Hinweis"}
      testId="sicherheit"
    >
      <p>
        {sicherheit === "mittel"
          ? "Diese Frist beruht auf herrschender Meinung, entsprechender Anwendung, Herleitung oder auf Übergangsrecht oder einem Text, die nicht geprüft sind. Prüfen Sie sie, bevor Sie sich darauf verlassen."
          : "Diese Frist steht nicht als Zahl im Gesetz, sondern folgt aus Rechtsprechung, Vertrag oder Tarif."}{" "}
        {bestaetigung
          ? "Sie darf erst eingetragen werden, wenn eine Anwältin oder ein Anwalt sie bestätigt hat. "
          : ""}
        Nachweis: {nachweis}.
      </p>
    </Hinweis>
  );
}

function Angaben({ eintrag }: { readonly eintrag: Katalogeintrag }) {
  const {
    norm,
    dauerText,
    regime,
    ort,
    gericht,
    verlaengerung,
    grenze,
    varianten,
    vorfristen,
    begruendungsnorm,
  } = eintrag;
  const art = artwort(eintrag);
  const sitz = gericht === undefined ? undefined : ortAus(gericht);
  return (
    <dl className={styles.angaben}>
      <Angabe name="Norm">
        <Normverweis norm={norm} />
      </Angabe>
      <Angabe name="Dauer">
        {untrennbar(dauerText)}
        {varianten.map((variante) => (
          <span key={variante.id} className="nebenzeile">
            {untrennbar(variante.name)}: {dauerworte(variante.dauer)}
          </span>
        ))}
      </Angabe>
      <Angabe name="Auslöser">
        {untrennbar(eintrag.ausloeser)}
        <span className="nebenzeile">{untrennbar(beginnsatz(eintrag))}</span>
      </Angabe>
      <Angabe name="Art">
        {art.name}
        <span className="nebenzeile">{art.satz}</span>
      </Angabe>
      <Angabe name="Gezählt nach">{untrennbar(regimeworte[regime])}</Angabe>
      <Angabe name="Ort">
        {sitz ? `${sitz.name} (${sitz.lage})` : untrennbar(ortswort(ort))}
        {sitz && !ort.includes(sitz.name) ? (
          <span className="nebenzeile">{untrennbar(ortswort(ort))}</span>
        ) : null}
      </Angabe>
      <Angabe name="Wochenende, Feiertag">{verschiebungssatz(eintrag)}</Angabe>
      <Angabe name="Verlängerung">
        {untrennbar(verlaengerungssatz(eintrag.verlaengerbar))}
        {verlaengerung === "nein" ? null : (
          <span className="nebenzeile">{untrennbar(verlaengerungswort(verlaengerung))}</span>
        )}
      </Angabe>
      {grenze ? <Angabe name="Äußerste Grenze">{untrennbar(grenze)}</Angabe> : null}
      {vorfristen.length > 0 ? (
        <Angabe name="Vorfristen">
          {vorfristen.map(dauerworte).join(" und ")} vor dem Ende, je Kanzlei änderbar
          {begruendungsnorm === undefined ? null : (
            <span className="nebenzeile">
              {untrennbar(
                `Begründungsfrist (${begruendungsnorm}): eine Vorfrist gehört immer dazu, unter drei Wochen auf halbem Weg und mindestens einen Werktag vor dem Ende.`,
              )}
            </span>
          )}
        </Angabe>
      ) : null}
    </dl>
  );
}

function Angabe({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
